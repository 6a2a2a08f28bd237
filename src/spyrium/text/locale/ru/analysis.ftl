# The analysis of a finished game. Chances come formatted, losses are in percentage points.

analysis-title = Анализ
analysis-of = { $names }: решений — { $n }, симуляций на каждое — { $simulations }
analysis-chances = Шансы на победу
analysis-round = Раунд { $n }
analysis-mistakes = Ошибки
analysis-no-mistakes = Ни одно решение не стоило 5 процентных пунктов или больше.
analysis-turning-points = Переломные моменты
analysis-deal = Расклад раунда { $n }
analysis-decision = Решение { $n }
analysis-change = { $name }: { $before } → { $after }
analysis-played = Сыграно: { $decision }
analysis-better = Лучше: { $decision }
analysis-exact = просчитано точно
analysis-player = Игрок
analysis-result = Результат
analysis-accuracy = Точность
analysis-mean-loss = Потеря на решение, п. п.
analysis-progress = Идёт анализ

judgement-inaccuracy = Неточность
judgement-mistake = Ошибка
judgement-blunder = Грубая ошибка

reason-price = Так карта «{ $card }» обойдётся в £{ $n } вместо £{ $instead }.
reason-kept = Здание «{ $card }» не приходится заменять.
reason-vp = Это сразу приносит на { $n } ПО больше.
reason-end = В конце партии это даёт на { $n } ПО больше.
reason-money = Остаётся на £{ $n } больше.
reason-spyrium =
    { $n ->
        [one] Остаётся на { $n } кристалл спирия больше.
        [few] Остаётся на { $n } кристалла спирия больше.
       *[many] Остаётся на { $n } кристаллов спирия больше.
    }
reason-workers =
    { $n ->
        [one] Это на { $n } рабочего больше.
        [few] Это на { $n } рабочих больше.
       *[many] Это на { $n } рабочих больше.
    }
reason-income = Доход за раунд растёт на £{ $n }.
reason-plan = Замысел: активировать оттуда карту «{ $card }» за £{ $n }.
reason-earn = Замысел: забрать этого рабочего за £{ $n }.
reason-rival = Иначе { $name } может взять карту «{ $card }».
reason-dearer = Тогда { $name } платит за карту «{ $card }» £{ $n } вместо £{ $instead }.
reason-takings = Тогда рабочие принесут за раунд £{ $n } вместо £{ $instead }.
reason-idle =
    { $n ->
        [one] Иначе в этом раунде { $n } рабочий останется без дела.
        [few] Иначе в этом раунде { $n } рабочих останутся без дела.
       *[many] Иначе в этом раунде { $n } рабочих останутся без дела.
    }
reason-event = Тогда в этом раунде ещё можно использовать событие.
reason-round-score = К концу раунда это должно дать на { $n } ПО больше.
reason-final-score = В итоговом подсчёте это должно дать на { $n } ПО больше.
reason-round-workers =
    { $n ->
        [one] К концу раунда должно быть на { $n } рабочего больше.
        [few] К концу раунда должно быть на { $n } рабочих больше.
       *[many] К концу раунда должно быть на { $n } рабочих больше.
    }
reason-round-income = К концу раунда доход должен вырасти на £{ $n }.
reason-round-spyrium =
    { $n ->
        [one] К концу раунда должно остаться на { $n } кристалл спирия больше.
        [few] К концу раунда должно остаться на { $n } кристалла спирия больше.
       *[many] К концу раунда должно остаться на { $n } кристаллов спирия больше.
    }
reason-round-money = К концу раунда должно остаться на £{ $n } больше.
reason-denied = К концу раунда { $name } будет иметь на { $n } ПО меньше.
reason-expected = Ожидаемый итог: { $n } ПО вместо { $instead }.
reason-expected-rival = Ожидаемый итог игрока { $name }: { $n } ПО вместо { $instead }.

ledger-title = Из чего сложился результат
ledger-even = Равная доля
ledger-deals = Расклад
ledger-own = Свои решения
ledger-others = Решения других
ledger-unforeseen = Непредвиденное
ledger-note = Решения оцениваются по тому, что можно было знать, — в среднем по всем раскладам, которые могли выпасть. Между сильными игроками расклад решает мало; «непредвиденное» — то, что поиск увидел лишь позже.

## Looking back at a finished game with its analysis, and hints while playing.

review-open = Анализ
review-open-text = Шансы на протяжении всей партии, ошибки и что было бы лучше
review-close = Закрыть анализ
review-wait = Каждое решение партии рассматривается заново. Тем временем можно смотреть дальше.
review-moment = Этот момент
review-begin = Выберите момент на графике или ошибку: на столе будет показано, что было лучше.
review-played = сыграно
review-better = лучше
review-only = единственное хорошее решение
review-previous = Предыдущая ошибка
review-next = Следующая ошибка
review-mistakes-of = Ошибки: { $name }
review-ledger = Баланс
review-luck-good = Благодаря раскладам шансы игрока { $name } выросли на { $n } п. п.
review-luck-bad = Из-за раскладов шансы игрока { $name } упали на { $n } п. п.
review-luck-none = Расклады игроку { $name } не помогли и не помешали.
review-own-lost = Собственные неточные решения стоили { $n } п. п.
review-engine = Движок
review-engine-on = Показывать, что думает движок
review-thinking = Думает…
review-simulations = Симуляций: { $n }
review-learn = Учиться на ошибках
review-try = Попробовать
review-find = Здесь можно найти решение лучше. Что бы вы сделали?
review-judging = { $decision }… Посмотрим.
review-found = Отличная находка!
review-as-good = Это не хуже лучшего решения.
review-near = Это уступает лучшему решению не больше чем на { $n } п. п.
review-missed = Это стоит { $n } п. п.
review-again = Ещё раз
review-solution = Показать решение
review-next-lesson = Дальше
review-last-lesson = Это была последняя ошибка.

advice-button = Подсказка
advice-look = Посмотрите сюда.
advice-tell = Подсказать
advice-chance = Шансы на победу: { $n }
advice-thinking = Подсказка обдумывается…

## Расклады, определённые заранее, и как это проверить.

fair-fixed = Расклады определены заранее: проверено
fair-fixed-seed = Расклады следуют из начального числа: проверено
fair-secret-to-come = Секрет раскладов раскроется в конце партии; тогда их можно будет проверить
fair-differs = Раунд { $round } разложен не так, как было определено заранее
fair-differs-start = Первый игрок или первое событие не те, что были определены заранее
fair-another-secret = Секрет не соответствует обязательству
fair-unknown = Не указано, из чего получены расклады: проверить их нельзя
fair-drawn = { $n ->
    [one] Пересчитан { $n } расклад.
    [few] Пересчитано { $n } расклада.
   *[many] Пересчитано { $n } раскладов.
}
fair-skipped = { $n ->
    [one] Не хватает { $n } жеребьёвки: столько раскладов должно было быть отменено.
   *[many] Не хватает { $n } жеребьёвок: столько раскладов должно было быть отменено.
}
fair-given = { $n ->
    [one] { $n } расклад взят из партии, которую продолжает эта.
    [few] { $n } расклада взяты из партии, которую продолжает эта.
   *[many] { $n } раскладов взято из партии, которую продолжает эта.
}
fair-expected = Должно было быть так: { $deal }
fair-commitment = Обязательство
fair-secret = Секрет
fair-how = Как это проверяется
fair-how-text = Перед первым раскладом сервер опубликовал обязательство — отпечаток секретного числа. Все случайности партии вычисляются из этого секрета, а в конце он раскрывается. Поэтому никто не мог подобрать расклад, и каждый может всё пересчитать: сохраните запись партии и запустите «{ $command }».
fair-here = Ваш браузер сравнил секрет с обязательством, которое получил во время партии.
fair-checking = Расклады проверяются…

# The analysis of a finished game. Chances come formatted, losses are in percentage points.

analysis-title = Анализ
analysis-of = { $names }: решений — { $n }, симуляций на каждое — { $simulations }
analysis-chances = Шансы на победу
analysis-round = Раунд { $n }
analysis-mistakes = Ошибки
analysis-no-mistakes = Ни одно решение не стоило 5 процентных пунктов или больше.
analysis-turning-points = Переломные моменты
analysis-deal = Расклад раунда { $n }
analysis-decision = Решение { $n }: { $name }
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

reason-price = Карта «{ $card }» обошлась бы в £{ $n } вместо £{ $instead }.
reason-vp = Это сразу приносит на { $n } ПО больше.
reason-end = В конце игры это даёт на { $n } ПО больше.
reason-money = Остаётся на £{ $n } больше.
reason-spyrium =
    { $n ->
        [one] Остаётся на { $n } кристалл спирия больше.
        [few] Остаётся на { $n } кристалла спирия больше.
       *[many] Остаётся на { $n } кристаллов спирия больше.
    }
reason-workers =
    { $n ->
        [one] Это ещё { $n } рабочий.
        [few] Это ещё { $n } рабочих.
       *[many] Это ещё { $n } рабочих.
    }
reason-income = Доход за раунд растёт на £{ $n }.
reason-rival = { $name } может следующим взять карту «{ $card }».

ledger-title = Из чего сложился результат
ledger-even = Равная доля
ledger-deals = Расклад
ledger-own = Свои решения
ledger-others = Решения других
ledger-unforeseen = Непредвиденное
ledger-note = Решения оцениваются по тому, что можно было знать, — в среднем по всем раскладам, которые могли выпасть. Между сильными игроками расклад решает мало; «непредвиденное» — то, что поиск увидел лишь позже.

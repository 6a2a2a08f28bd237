var e=Object.values([`# The analysis of a finished game. Chances are whole per cent, losses are in win points (per cent of a victory).

analysis-title = Анализ
analysis-of = { $names }: решений – { $n }, симуляций на каждое – { $simulations }
analysis-chances = Шансы на победу
analysis-round = Раунд { $n }
analysis-mistakes = Ошибки
analysis-no-mistakes = Ни одно решение не стоило 5 процентов победы или больше.
analysis-turning-points = Переломные моменты
analysis-deal = Расклад раунда { $n }
analysis-decision = Решение { $n }: { $name }
analysis-change = { $name }: { $before } % → { $after } %
analysis-played = Сыграно: { $decision }
analysis-better = Лучше: { $decision }
analysis-exact = просчитано точно
analysis-player = Игрок
analysis-result = Результат
analysis-accuracy = Точность
analysis-mean-loss = Потеря процентов победы на решение
analysis-progress = Идёт анализ

judgement-inaccuracy = Неточность
judgement-mistake = Ошибка
judgement-blunder = Грубая ошибка

reason-price = «{ $card }» обошлась бы в £{ $n } вместо £{ $instead }.
reason-vp = Это сразу приносит на { $n } ПО больше.
reason-end = В конце игры это даёт на { $n } ПО больше.
reason-money = Остаётся на £{ $n } больше.
reason-spyrium = Остаётся больше спириума: +{ $n }.
reason-workers = Рабочих становится больше: +{ $n }.
reason-income = Доход за раунд растёт на £{ $n }.
reason-rival = { $name } может следующим взять карту «{ $card }».

ledger-title = Из чего сложился результат
ledger-even = Равная доля
ledger-deals = Расклад
ledger-own = Свои решения
ledger-others = Решения других
ledger-unforeseen = Непредвиденное
ledger-note = Решения оцениваются по тому, что можно было знать, – по всем раскладам, которые могли прийти. У сильных игроков расклад решает мало; «непредвиденное» – то, что поиск увидел лишь позже.
`,`# What cards and events do, in a sentence; \`option-…\` is one use of a building. Their numbers come from the rules.

## Buildings

effect-mine-1 = Отправьте { $workers1 } рабочего и получите { $gains1 } кристалл спирия.
effect-mine-2 = Даёт { $gains1 } кристалл спирия без рабочих или { $gains2 } с одним рабочим.
effect-mine-3 = При постройке: столько спирия, сколько указано на жетоне. При использовании: { $gains1 } кристалл без рабочих или { $gains2 } с одним рабочим.
effect-workshop-1 = { $workers1 } рабочий превращает { $pays1 } кристалл спирия в { $gains1 } ПО.
effect-workshop-2 = { $workers1 } рабочий превращает { $pays1 } кристалла спирия в { $gains1 } ПО.
effect-factory-1 = { $workers1 } рабочий превращает { $pays1 } кристалла спирия в { $gains1 } ПО, или { $workers2 } рабочих превращают { $pays2 } кристалла в { $gains2 } ПО.
effect-factory-2 = { $workers1 } рабочих превращают { $pays1 } кристалла спирия в { $gains1 } ПО или { $pays2 } кристаллов в { $gains2 } ПО.
effect-laboratory-1 = { $workers1 } рабочий превращает { $pays1 } кристалл спирия в { $gains1 } ПО. Считается и фабрикой, и наукой.
effect-laboratory-2 = { $workers1 } рабочий превращает { $pays1 } кристалл спирия в { $gains1 } ПО. Считается и фабрикой, и наукой.
effect-laboratory-3 = { $workers1 } рабочий превращает { $pays1 } кристалла спирия в { $gains1 } ПО. Считается и фабрикой, и наукой.
effect-neighbourhood-1 = При постройке: { $workers } рабочий из вашего запаса, сразу активный. Потом задействовать нельзя.
effect-neighbourhood-2 = При постройке: { $workers } рабочих из вашего запаса (или последний), сразу активные. Потом задействовать нельзя.
effect-residence-1 = При постройке: передвиньтесь на деление по счётчику резиденций или получите ПО по числу своего деления. Потом задействовать нельзя.
effect-residence-2 = { effect-residence-1 }
effect-university-1 = При постройке: столько ПО, сколько указано на жетоне. При использовании: { $workers1 } рабочий приносит { $gains1 } ПО.
effect-university-2 = При постройке: столько ПО, сколько указано на жетоне. При использовании: { $workers1 } рабочий приносит { $gains1 } ПО, { $workers2 } рабочих — { $gains2 } ПО.
effect-luxury-home = В игре ничего не делает, зато приносит очки в конце.
effect-mansion = В игре ничего не делает, зато приносит много очков в конце.
effect-palace = В игре ничего не делает; самое роскошное здание с наибольшим числом очков в конце.

## Uses of buildings

option-yields-spyrium =
    { $workers ->
        [0] без рабочих
        [one] { $workers } рабочий
        [few] { $workers } рабочих
       *[many] { $workers } рабочих
    } → { $gains ->
        [one] { $gains } кристалл
        [few] { $gains } кристалла
       *[many] { $gains } кристаллов
    }
option-scores =
    { $workers ->
        [one] { $workers } рабочий
        [few] { $workers } рабочих
       *[many] { $workers } рабочих
    } → { $gains } ПО
option-scores-for-spyrium =
    { $workers ->
        [one] { $workers } рабочий
        [few] { $workers } рабочих
       *[many] { $workers } рабочих
    } + { $pays ->
        [one] { $pays } кристалл
        [few] { $pays } кристалла
       *[many] { $pays } кристаллов
    } → { $gains } ПО

## Characters

effect-miner = Возьмите жетон: получите столько же спирия.
effect-geologist = Получите { $gains } кристалла спирия.
effect-apprentice = Заплатите { $pays } кристалл спирия, получите { $gains } ПО.
effect-engineer = Заплатите { $pays } кристалл спирия, получите { $gains } ПО.
effect-bureaucrat = Возьмите жетон: получите столько же ПО.
effect-adviser = Получите { $gains } ПО.
effect-banker = Возьмите жетон и заплатите его значение в £: получите { $gains } ПО.
effect-financier = Возьмите жетон и заплатите его значение в £: получите { $gains } ПО.
effect-architect = Возьмите жетон и заплатите его значение в £: передвиньтесь на деление по счётчику резиденций или получите ПО по числу своего деления.

## Techniques: during the game

effect-automation = Вашим шахтам не нужны рабочие.
effect-capitalization = На £{ $pays } больше при каждом действии «Заработать деньги».
effect-engineering = Ваши здания с символом фабрики приносят на { $gains } ПО больше за каждого занятого рабочего.
effect-crane = Новое место обходится вам на £{ $saves } дешевле, но не меньше £0.
effect-lobbying = Раз в раунд: активируйте карту без доплаты.
effect-taylorism = Раз в раунд, как действие фазы II: верните использованное здание в вертикальное положение и сразу задействуйте его снова. Рабочих и спирий тратите ещё раз.
effect-commerce = Оставляйте себе жетоны, взятые с карт рынка, не больше { $limit }. Раз в раунд считайте жетон за 1, 2 или 3.

## Techniques: scoring at the end (never more than 7 VP each)

final-automation = 1 ПО за каждый кристалл спирия
final-capitalization = 1 ПО за каждые полные £2
final-engineering = ещё раз ПО ваших зданий с символом фабрики
final-crane = 1 ПО за каждое здание
final-lobbying = ПО по числу вашего деления счётчика резиденций
final-taylorism = 1 ПО за каждого вашего рабочего
final-commerce = 1 ПО за каждый сохранённый жетон
final-limit = Не больше { $limit } ПО за технологию
final-building = { $points } ПО в конце партии
scored-automation = { spyrium }, по 1 ПО
scored-capitalization = £{ $n }, 1 ПО за каждые полные £2
scored-engineering = { $n } ПО на зданиях с символом фабрики
scored-crane = { buildings }, по 1 ПО
scored-lobbying = Деление { $n } счётчика резиденций
scored-taylorism = { workers }, по 1 ПО
scored-commerce = Сохранённых жетонов: { $n }, по 1 ПО

## Events

effect-windfall = Получите столько фунтов, спирия или ПО, сколько указано на жетоне. Жетон остаётся для остальных.
effect-country-house = Заплатите { $pays } кристалл спирия: передвиньтесь на деление по счётчику резиденций или получите ПО по числу своего деления.
effect-patronage = Заплатите £{ $pays1 } за { $gains1 } ПО или £{ $pays2 } за { $gains2 } ПО.
effect-export = Продайте { $pays1 } кристалл спирия за £{ $gains1 } или { $pays2 } кристалла за £{ $gains2 }.
effect-night-shift = Только в фазе II. Заплатите £{ $pays }, верните использованное здание в вертикальное положение и сразу задействуйте его снова. Рабочих и спирий тратите ещё раз.
effect-recruitment = Заплатите по £1 за каждого своего рабочего и получите ещё одного, сразу активного. Нельзя, если рабочих уже { $limit }.
effect-late-arrival = Только в фазе II. Разместите ещё одного активного рабочего в промежутке.

# Where long words of names may be broken on a card.
card-hyphens = Автомати-зация Архитек-тор Капитали-зация Коммер-ция Лабора-тория Лоббиро-вание Мастер-ская Проекти-рование Резиден-ция Роскош-ный Тейло-ризм Универси-тет Финан-сист
`,`# Decisions of the notation. \`decide-…\` is a button, \`decided-…\` the same in the log, with the player's $name.
# $gap is the text of gap-between, gap-beside or gap-empty; $card a card's name; $money, $n, $value whole numbers; $effect an option-… text.

## Phase I

decide-place = Разместить рабочего { $gap }
decided-place = { $name } размещает рабочего { $gap }.
decide-phase2 = Перейти в фазу II
decided-phase2 = { $name } переходит в фазу II.

## The event

decided-event = { $name } использует событие «{ $event }».
decide-event-windfall-1 = Взять £{ $n }
decided-event-windfall-1 = { $name } берёт £{ $n }: событие «Удача».
decide-event-windfall-2 = Взять { spyrium }
decided-event-windfall-2 = { $name } берёт { spyrium }: событие «Удача».
decide-event-windfall-3 = Взять { points }
decided-event-windfall-3 = { $name } получает { points }: событие «Удача».
decide-event-windfall-value-1 = Взять значение жетона деньгами
decide-event-windfall-value-2 = Взять значение жетона спирием
decide-event-windfall-value-3 = Взять значение жетона победными очками
decided-event-windfall-value-1 = { $name } берёт «Удачу» деньгами.
decided-event-windfall-value-2 = { $name } берёт «Удачу» спирием.
decided-event-windfall-value-3 = { $name } берёт «Удачу» победными очками.
decide-event-country-house = Заплатить { $pays } кристалл спирия за эффект резиденции
decided-event-country-house = { $name } платит { $pays } кристалл спирия за эффект резиденции.
decide-event-patronage-1 = Заплатить £{ $pays1 } за { $gains1 } ПО
decided-event-patronage-1 = { $name } платит £{ $pays1 } за { $gains1 } ПО.
decide-event-patronage-2 = Заплатить £{ $pays2 } за { $gains2 } ПО
decided-event-patronage-2 = { $name } платит £{ $pays2 } за { $gains2 } ПО.
decide-event-export-1 = Продать { $pays1 } кристалл спирия за £{ $gains1 }
decided-event-export-1 = { $name } продаёт { $pays1 } кристалл спирия за £{ $gains1 }.
decide-event-export-2 = Продать { $pays2 } кристалла спирия за £{ $gains2 }
decided-event-export-2 = { $name } продаёт { $pays2 } кристалла спирия за £{ $gains2 }.
decide-event-night-shift = Заплатить £{ $pays } и снова задействовать здание
decided-event-night-shift = { $name } платит £{ $pays } за ночную смену.
decide-event-recruitment = Заплатить £{ $money } за ещё одного рабочего
decided-event-recruitment = { $name } платит £{ $money } за ещё одного рабочего.
decide-event-late-arrival = Разместить ещё одного рабочего
decided-event-late-arrival = { $name } отправляет опоздавшего на рынок.

## Workers leave the market

decide-gain = Взять £{ $money } у карты «{ $card }»
decided-gain = { $name } берёт £{ $money } у карты «{ $card }».
decide-gain-from = Взять £{ $money } у карты «{ $card }», рабочий { $gap }
decide-gain-empty = Забрать рабочего за £{ $money }
decided-gain-empty = { $name } забирает рабочего за £{ $money }.
decide-activate-from = Активировать карту «{ $card }» за £{ $money }, рабочий { $gap }
decide-activate-building = Построить здание «{ $card }»: от £{ $money }
decided-activate-building = { $name } строит здание «{ $card }».
decide-activate-character = Обратиться к персонажу «{ $card }» за £{ $money }
decided-activate-character = { $name } обращается к персонажу «{ $card }» за £{ $money }.
decide-activate-character-fee = Обратиться к персонажу «{ $card }» за £{ $money } и ещё { $fees } по жетону
decide-activate-technique = Запатентовать технологию «{ $card }» за £{ $money }
decided-activate-technique = { $name } патентует технологию «{ $card }» за £{ $money }.
decide-lobby = Активировать карту «{ $card }» за £{ $money } с лоббированием
decided-lobby = { $name } активирует карту «{ $card }» за £{ $money } с лоббированием.
decide-lobby-from = Активировать карту «{ $card }» за £{ $money } с лоббированием, рабочий { $gap }

## Where a building goes

decide-space = Построить на новом месте: всего £{ $money }
decided-space = { $name } строит на новом месте.
decide-replace = Заменить здание «{ $card }»: всего £{ $money }
decided-replace = { $name } заменяет здание «{ $card }».
decide-replace-inclined = Заменить здание «{ $card }» (использовано): всего £{ $money }
decided-replace-inclined = { $name } заменяет уже использованное здание «{ $card }».
way-space = На новом месте: { $cost }
way-replace = Вместо здания «{ $card }»: { $cost }
way-replace-inclined = Вместо здания «{ $card }» (использовано): { $cost }
way-token = и ещё { $fees } по жетону

## Tokens and values

decide-token = Взять жетон { $n }
decided-token = { $name } берёт жетон { $n }.
decided-token-fee = { $name } берёт жетон { $n } и платит £{ $money }.
decide-token-as = Взять жетон { $n } и считать за { $value }
decided-token-as = { $name } берёт жетон { $n } и благодаря коммерции считает его за { $value }.
decide-value = Считать за { $value }
decided-value = { $name } благодаря коммерции считает жетон за { $value }.
decide-value-printed = Оставить { $value }
decided-value-printed = { $name } оставляет значение жетона { $value }.

## Buildings at work

decide-use = Задействовать здание «{ $card }»: { $effect }
decided-use = { $name } задействует здание «{ $card }»: { $effect }.
decide-taylorism = Снова задействовать здание: тейлоризм
decided-taylorism = { $name } применяет тейлоризм.
decide-reuse = Снова задействовать здание «{ $card }»: { $effect }
decided-reuse = { $name } снова задействует здание «{ $card }»: { $effect }.

## Residence and bonus

decide-advance = Перейти на деление { $n }
decided-advance = { $name } переходит на деление { $n } счётчика резиденций.
decide-score = Получить { points }
decided-score = { $name } получает { points } за резиденцию.
decide-worker = Взять рабочего
decided-worker = { $name } выбирает бонус: рабочий.
decide-cash = Взять £5
decided-cash = { $name } выбирает бонус: £5.

## Passing

decide-pass = Спасовать
decided-pass = { $name } пасует.
`,`# Errors as people see them: what is wrong and what to do.

## Playing

error-game-moved-on = Партия ушла вперёд; стол обновлён.

## Connection

error-offline = Нет сети. Проверьте подключение и попробуйте снова.
error-server-unreachable = Сервер не отвечает. Попробуйте чуть позже.
error-server = На сервере произошла ошибка. Ваша партия не потеряна.
error-unexpected = Что-то пошло не так. Обновите страницу: партия продолжится с того же места.

## Tables and seats

error-game-not-found = Такой партии нет.
error-page-not-found = По этому адресу ничего нет.

## Forms

error-wrong-password = Неверное имя или пароль.
error-copy-failed = Скопировать не удалось. Выделите текст и скопируйте сами.
`,`# The log: what changed, in sentences. $name is a player, $card a card's name, amounts are whole numbers.

## Rounds

log-round-began = Начинается раунд { $n }.
log-round-ended = Раунд { $n } завершён.
log-income = { $name } получает доход: £{ $n }.
log-event = Событие раунда: { $event }.
log-market-dealt = Рынок выложен: { $cards }.
log-first-player = Новый первый игрок: { $name }.
log-phase-entered = { decided-phase2 }
log-passed = { $name } пасует до конца раунда.

## Workers

log-worker-placed = { decided-place }
log-worker-withdrawn = { $name } забирает рабочего, стоявшего { $gap }.

## Paying, item by item

log-paid = { $name } платит £{ $n }.
log-paid-items = { $name } платит £{ $n }: { $items }.
log-paid-spyrium = { $name } платит { spyrium }.
item-price = { $n } (цена)
item-surcharge = { $n } (рабочие рядом)
item-space = { $n } (место)
item-discount = { $n } (общий символ)
item-token = { $n } (жетон)
items-sum = £{ $total } = { $items }
items-plus = { $first } + { $second }
items-minus = { $first } − { $second }

## Gains

log-gained-money = { $name } получает £{ $n }.
log-gained-spyrium = { $name } получает { spyrium }.
log-gained-points = { $name } получает { points }.
log-gained-workers =
    { $n ->
        [one] { $name } получает { $n } рабочего.
        [few] { $name } получает { $n } рабочих.
       *[many] { $name } получает { $n } рабочих.
    }

## Cards

log-building-constructed = { $name } строит здание «{ $card }» на новом месте.
log-building-constructed-replacing = { $name } строит здание «{ $card }», заменяя здание «{ $old }».
log-technique-patented = { $name } патентует технологию «{ $card }».
log-character-called = { $name } обращается к персонажу «{ $card }».
log-building-used = { decided-use }
log-building-used-again = { $name } снова задействует здание «{ $card }»: { $effect }.
log-technique-used = { $name } применяет технологию «{ $card }».
log-building-chosen = { $name } берёт с рынка здание «{ $card }».
log-event-used = { decided-event }

## Tokens

log-token-counted = { $name } считает жетон { $n } за { $value }.
log-value-chosen = { $name } считает жетон события за { $value }.
log-token-kept = { $name } оставляет себе жетон { $n }.

## Residence and bonus

log-residence-advanced = { decided-advance }
log-bonus-received-cash = { $name } получает бонус: £5.
log-bonus-received-worker = { $name } получает бонус: рабочий.
log-bonus-received-none = { $name }: бонуса нет, рабочие в запасе закончились.

## Final scoring

log-game-ended = Итоговый подсчёт
log-final-played = Очки по ходу партии: { $n }
log-final-buildings = Здания: { $n }
log-final-technique = { $card }, { $reason }: { $n }
log-winner = Победа: { $name } ({ points }).
log-shared-victory = Общая победа: { $names } ({ points }).

## The table

log-undone = { $name } отменяет своё решение.
`,`# Расклады, определённые заранее, и как это проверить.

fair-fixed = Расклады определены заранее: проверено
fair-fixed-seed = Расклады следуют из начального числа: проверено
fair-secret-to-come = Секрет раскладов раскроется в конце партии; тогда их можно будет проверить
fair-differs = Раунд { $round } разложен не так, как было определено заранее
fair-differs-start = Первый игрок или первое событие не те, что были определены заранее
fair-another-secret = Секрет не тот, на который было дано обязательство
fair-unknown = Не указано, из чего получены расклады: проверить их нельзя
fair-drawn = { $n ->
    [one] Пересчитан { $n } расклад.
    [few] Пересчитано { $n } расклада.
   *[many] Пересчитано { $n } раскладов.
}
fair-skipped = { $n ->
    [one] Не хватает { $n } розыгрыша: столько раскладов должно было быть отменено.
   *[many] Не хватает { $n } розыгрышей: столько раскладов должно было быть отменено.
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
fair-how-text = Перед первым раскладом сервер назвал обязательство — отпечаток секретного числа. Все случайности партии вычисляются из этого секрета, а в конце он раскрывается. Поэтому никто не мог подобрать расклад, и каждый может всё пересчитать: сохраните запись партии и запустите «{ $command }».
fair-here = Ваш браузер сравнил секрет с обязательством, которое получил во время партии.
fair-checking = Расклады проверяются…
`,`# The guided first game: what the coach says.

lesson-title = Ваша первая партия
lesson-step = { $n } из { $total }
lesson-rival = Брюнель
lesson-rule = Прочитать правило
lesson-leave = Выйти из урока
lesson-play = Начать партию

lesson-welcome = Добро пожаловать! У каждого своя компания. Побеждает тот, у кого после шести раундов больше всего очков на этом счётчике. Испортить ничего нельзя: нажимается только то, о чём просит урок.
lesson-market = Это рынок: каждый раунд девять карт. Рабочие стоят в промежутках между ними, поэтому каждому доступны две карты.
lesson-place = Раунд начинается с фазы I: за ход на рынок выходит один рабочий. Нажмите на светящийся промежуток между картами «{ $mine }» и «{ $geologist }».
lesson-place-again = Рабочий соперника ({ $rival }) тоже стоит у карты «{ $geologist }». В одном промежутке может быть несколько рабочих, и каждый рядом с картой важен: карта дорожает, но и денег приносит больше. Поставьте рабочего туда же.
lesson-phase2 = Третьего рабочего оставьте дома: позже он задействует здание. Перейдите в фазу II. Вы сразу выполняете в ней действие и в этом раунде больше не размещаете рабочих.
lesson-gain = В фазе II рабочие возвращаются, по одному за ход: каждый за деньгами или за картой. Сначала деньги: £1 за каждого другого рабочего рядом с картой. Нажмите на нижнего рабочего, затем «Взять £{ $n }» на карте «{ $geologist }».
lesson-activate = Теперь карта. За неё платят её цену и £1 за каждого другого рабочего рядом: { $price }. Нажмите на рабочего, затем активируйте карту «{ $mine }».
lesson-build = Зданию нужно место. Оно стоит £1 за каждое ваше здание, так что первое бесплатно. Позже можно и заменить старое здание, на £3 дешевле, если у них общий символ. Нажмите на свободное место.
lesson-use = Здание может работать уже в этом раунде. Это отдельный ход, потом здание отдыхает до следующего раунда. Выберите один из двух эффектов; для второго нужен рабочий.
lesson-event = Раз в раунд каждый может воспользоваться событием, в любой фазе. Это событие даёт на выбор £2, 2 кристалла спирия или 2 очка. Берите что хотите.
lesson-pass = Ваших рабочих на рынке больше нет, и всё сделано: спасуйте. Остальные играют, пока не спасуют все.
lesson-round = Все спасовали, раунд окончен. Остатки рынка убраны, лежат девять новых карт, действует следующее событие, здания снова готовы, все рабочие дома. Начинает другой игрок.
lesson-income = Каждый раунд начинается с дохода: это число вашего деления на этом счётчике, сейчас £{ $n }. Некоторые карты двигают вас дальше или дают это число очками.
lesson-bonus = За 8 очков вы получаете £5 или ещё одного рабочего, на выбор; за 20 очков — второй бонус. Чем раньше появится рабочий, тем больше от него пользы.
lesson-help = Здесь всегда написано, что от вас требуется, а знак вопроса открывает правило. Всё возможное светится. Наведите указатель на карту или нажмите на неё подольше, чтобы прочитать о ней всё.
lesson-last-round = Перенесёмся в конец шестого раунда. Вы построили компанию и накопили три кристалла. { $rival } пока впереди.
lesson-factory = Фабрики превращают спирий в очки. С двумя рабочими и тремя кристаллами ваша «{ $factory }» даёт 10. Задействуйте второй эффект.
lesson-last-pass = Отлично! Вы перешагнули отметку в 20 очков, и бонус пришёл сам. { $rival } спасовал. Спасуйте и вы, и партия закончится.
lesson-scoring = Теперь прибавляются очки, напечатанные на зданиях, затем технологии, не больше 7 за каждую. Деньги, кристаллы и рабочие сами по себе очков не дают. Наведите указатель на незнакомую карту, и она всё объяснит: вперёд, к первой настоящей партии!
lesson-more = Второй урок
lesson-more-welcome = С возвращением! Четверо ваших рабочих стоят на рынке, соперники спасовали. Этот урок покажет то, чего не было в первом, и чаще оставит выбор за вами.
lesson-more-character = Персонажи срабатывают сразу и остаются на рынке. Карта «{ $architect }» работает с жетонами: обратившийся тратит один жетон и платит его значение сверх цены. Нажмите на рабочего слева от карты и обратитесь к персонажу.
lesson-more-token = Какой жетон взять? Маленький дешевле для вас, но дорогой достанется другим. Когда жетоны кончатся, обратиться к персонажу не сможет никто.
lesson-more-residence = Эффект резиденции: передвиньте фишку и получайте больше дохода в каждом следующем раунде или получите очки по числу своего деления сейчас. В начале партии выгоднее двигаться, в конце — брать очки. Решать вам.
lesson-more-technique = Теперь технология: она помогает до конца партии, не требует места и приносит очки в конце. «{ $technique }» позволяет раз в раунд активировать карту без доплаты. Нажмите на рабочего рядом и запатентуйте её.
lesson-more-building = У карты «{ $laboratory }» есть символ фабрики, как и у вашего здания «{ $workshop }». Нажмите на рабочего рядом и постройте её.
lesson-more-where = Если заменить здание «{ $workshop }», общий символ сэкономит £3, но старое здание выбудет. На новом месте останутся оба, по £1 за каждое ваше здание. Цены указаны на кнопках: выбирайте.
lesson-more-free = Остаток раунда — ваш: заберите последнего рабочего, задействуйте здания, воспользуйтесь событием. Спасуйте, когда полезных действий не останется.
lesson-more-end = Новый раунд, девять новых карт, всё снова стоит вертикально. Теперь вы знаете всё: персонажей, жетоны, технологии, замену и счётчик резиденций. Остальное придёт с опытом.
`,`# Names and counted nouns. $n is always a whole number.

## Buildings

card-mine-1 = Шахта I
card-mine-2 = Шахта II
card-mine-3 = Шахта III
card-workshop-1 = Мастерская I
card-workshop-2 = Мастерская II
card-factory-1 = Фабрика I
card-factory-2 = Фабрика II
card-laboratory-1 = Лаборатория I
card-laboratory-2 = Лаборатория II
card-laboratory-3 = Лаборатория III
card-neighbourhood-1 = Рабочий посёлок I
card-neighbourhood-2 = Рабочий посёлок II
card-residence-1 = Резиденция I
card-residence-2 = Резиденция II
card-university-1 = Университет I
card-university-2 = Университет II
card-luxury-home = Роскошный дом
card-mansion = Поместье
card-palace = Дворец

## Characters

card-miner = Шахтёр
card-geologist = Геолог
card-apprentice = Помощник
card-engineer = Инженер
card-bureaucrat = Бюрократ
card-adviser = Советник
card-banker = Банкир
card-financier = Финансист
card-architect = Архитектор

## Techniques

card-automation = Автоматизация
card-capitalization = Капитализация
card-engineering = Проектирование
card-crane = Кран
card-lobbying = Лоббирование
card-taylorism = Тейлоризм
card-commerce = Коммерция

## Events

event-windfall = Удача
event-country-house = Загородный дом
event-patronage = Меценатство
event-export = Экспорт
event-night-shift = Ночная смена
event-recruitment = Набор рабочих
event-late-arrival = Опоздавший

## The game

game-title = Спирий

## Kinds

kind-building = Здание
kind-character = Персонаж
kind-technique = Технология
kind-event = Событие

## Symbols

symbol-factory = фабрика
symbol-mine = шахта
symbol-research = наука

## Resources and pieces

resource-money = Деньги
resource-spyrium = Спирий
resource-points = Победные очки
resource-points-short = ПО
resource-workers = Рабочие
resource-tokens = Жетоны
resource-residence = Счётчик резиденций

## Phases, periods, rounds

phase-1 = Размещение
phase-2 = Активация
phase-3 = Пас
phase-1-long = Фаза I: размещение
phase-2-long = Фаза II: активация
phase-3-long = Пас до конца раунда
period-a = Период A
period-b = Период B
period-c = Период C
round-of = Раунд { $n } из { $total }

## Bonuses

bonus-cash = £5
bonus-worker = Один рабочий
bonus-8 = Бонус за 8 очков
bonus-20 = Бонус за 20 очков

## Upright and inclined

state-upright = вертикально
state-inclined = повёрнуто (использовано)

## Counted nouns

pounds-spoken =
    { $n ->
        [one] { $n } фунт
        [few] { $n } фунта
       *[many] { $n } фунтов
    }
spyrium =
    { $n ->
        [one] { $n } кристалл спирия
        [few] { $n } кристалла спирия
       *[many] { $n } кристаллов спирия
    }
points =
    { $n ->
        [one] { $n } победное очко
        [few] { $n } победных очка
       *[many] { $n } победных очков
    }
workers =
    { $n ->
        [one] { $n } рабочий
        [few] { $n } рабочих
       *[many] { $n } рабочих
    }
tokens =
    { $n ->
        [one] { $n } жетон
        [few] { $n } жетона
       *[many] { $n } жетонов
    }
buildings =
    { $n ->
        [one] { $n } здание
        [few] { $n } здания
       *[many] { $n } зданий
    }
techniques =
    { $n ->
        [one] { $n } технология
        [few] { $n } технологии
       *[many] { $n } технологий
    }
cards =
    { $n ->
        [one] { $n } карта
        [few] { $n } карты
       *[many] { $n } карт
    }
rounds =
    { $n ->
        [one] { $n } раунд
        [few] { $n } раунда
       *[many] { $n } раундов
    }
players =
    { $n ->
        [one] { $n } игрок
        [few] { $n } игрока
       *[many] { $n } игроков
    }
spectators =
    { $n ->
        [one] { $n } зритель
        [few] { $n } зрителя
       *[many] { $n } зрителей
    }
games =
    { $n ->
        [one] { $n } партия
        [few] { $n } партии
       *[many] { $n } партий
    }
seconds =
    { $n ->
        [one] { $n } секунда
        [few] { $n } секунды
       *[many] { $n } секунд
    }
minutes =
    { $n ->
        [one] { $n } минута
        [few] { $n } минуты
       *[many] { $n } минут
    }
hours =
    { $n ->
        [one] { $n } час
        [few] { $n } часа
       *[many] { $n } часов
    }
days =
    { $n ->
        [one] { $n } день
        [few] { $n } дня
       *[many] { $n } дней
    }

## Places. $first, $second and $card are card names.

gap-between = между картами «{ $first }» и «{ $second }»
gap-beside = рядом с картой «{ $card }»
gap-empty = между двумя пустыми клетками
position-empty = пусто
`,`# What goes to people who are not at the table, by web push, e-mail and webhook. $name is the receiver, $table the table's title.

notice-your-turn = { $name }, ваш ход.
notice-your-turn-at = { $name }, ваш ход за столом «{ $table }».
notice-trial = Так «Спирий» сообщает, что настал ваш ход.
notice-subject = Спирий: ваш ход
notice-code-subject = Спирий: ваш код
notice-code = Ваш код: { $code }. Введите его там, где вы указали адрес электронной почты для уведомлений о ходе. Если это были не вы, ничего не делайте: больше писем не придёт.
`,`# What the game asks, in a sentence; \`hint-…\` explains it and names the rule.

## Questions to the player who decides

prompt-action = Ваш ход: { $actions }.
prompt-action-no-workers = У вас не осталось активных рабочих: { $actions }.
prompt-action-entered = Вы перешли в фазу II: { $actions }.
prompt-action-only-pass = Больше делать нечего: спасуйте.
prompt-card = Выберите карту рядом с этим рабочим.
prompt-build = Где построить здание «{ $card }»?
prompt-token = Какой жетон взять с карты «{ $card }»?
prompt-token-building = Какое значение выбрать для жетона на карте «{ $card }»?
prompt-value = Какое значение выбрать для жетона события?
prompt-reuse = Какое здание задействовать ещё раз?
prompt-residence = Продвинуться по счётчику резиденций или получить очки по его числу?
prompt-bonus = Вы набрали 8 очков: £5 или рабочий?
prompt-late-arrival = Куда поставить опоздавшего?
prompt-confirm = Подтвердить этот ход?
prompt-confirm-phase2 = Перейти в фазу II? В этом раунде вы больше не сможете размещать рабочих.
prompt-confirm-pass = Спасовать? До конца раунда вы больше ничего не делаете.
prompt-confirm-pass-unused = Спасовать, хотя ещё можно что-то сделать?

## What can be done in a turn; the list of what can be done now stands in prompt-action…

action-place = разместите рабочего
action-withdraw = заберите рабочего ради денег или карты
action-use = задействуйте здание
action-taylorism = примените «{ card-taylorism }»
action-event = используйте событие
action-phase2 = перейдите в фазу II
action-pass = спасуйте
actions-or = { $first } или { $second }
actions-comma = { $first }, { $second }

## When somebody else decides, or nobody

prompt-waiting = Ждём: { $name }.
prompt-waiting-bot = { $name } думает.
prompt-hot-seat = Передайте устройство: теперь ходит { $name }.
prompt-lesson = Следуйте указаниям урока.
prompt-over = Партия окончена.
prompt-deal = Введите карты, выложенные на вашем столе.
prompt-replay = Вы смотрите прошлую позицию: решение { $n } из { $total }.
prompt-spectating = Вы смотрите партию. Ходит { $name }.

## Hints

web-prompt-rule = Пояснить
web-all-rules = Все правила
hint-action-1 = Рабочий стоит между двумя картами, и позже его можно использовать для любой из них (R5.1).
hint-phase2 = Переход в фазу II не тратит ход: вы сразу действуете в ней, но вернуться в этом раунде нельзя (R4.3, R4.5).
hint-action-2 = Каждый забранный рабочий приносит либо деньги, либо карту (R6.1, R6.2).
hint-gain = £1 за каждого другого рабочего возле карты, чьим бы он ни был (R6.1).
hint-activate = Цена карты плюс £1 за каждого другого рабочего возле неё, чьим бы он ни был (R6.2).
hint-build = Новое место стоит £1 за каждое ваше здание. Замена не требует места, а при общем символе обходится на £3 дешевле (R6.4).
hint-token = Взятый жетон расходуется, остальные остаются (R6.3).
hint-value = Раз в раунд коммерция позволяет выбрать 1, 2 или 3. Напечатанное значение эту возможность не тратит (R9.7).
hint-use = Здание использовано до конца раунда; его рабочие вернутся в следующем раунде (R6.7).
hint-reuse = Рабочих и спирий нужно потратить снова; затем здание опять поворачивается (R9.6, R8).
hint-residence = Чем выше деление, тем больше доход каждый раунд и тем больше очков потом (R10.1).
hint-bonus = Второе вы получите на 20 очках (R10.2).
hint-late-arrival = Подойдёт любой промежуток рядом с картой (R5.1).
hint-event = Раз в раунд; у вас должно хватать средств на все затраты (R5.2).
hint-pass = Пасовать можно, когда на рынке не осталось ваших рабочих (R6.8).
`,`# Why a typed word cannot be played. $word and $words are words of the notation, $gap and $position places of it.

refusal = «{ $word }» сыграть нельзя: { $reason } ({ $rule }).
refusal-legal = Сейчас можно: { $words }.
refusal-legal-more = Сейчас можно: { $words } и ещё { $n }.

## At any time

refusal-unknown = такого слова в нотации нет
refusal-unknown-near = такого слова в нотации нет; может быть, «{ $near }»?
refusal-over = партия окончена
refusal-deal = раунд окончен, нужны карты следующего

## Something else is asked

refusal-asked-build = сначала выберите, где построить здание
refusal-asked-token = сначала выберите, какой жетон взять
refusal-asked-value = сначала выберите значение жетона события
refusal-asked-reuse = сначала выберите, какое повёрнутое здание задействовать снова
refusal-asked-residence = сначала выберите: передвинуться по счётчику резиденций или получить очки
refusal-asked-bonus = сначала выберите бонус
refusal-asked-arrival = сначала выберите промежуток для опоздавшего
refusal-not-asked = об этом сейчас не спрашивают
refusal-in-phase-two = вы уже в фазе II
refusal-phase-two-first = это действие фазы II; сначала сыграйте «{ $command }»

## Workers and gaps

refusal-placement-only = рабочих размещают только в фазе I
refusal-no-active-worker = у вас нет активных рабочих
refusal-gap-empty = с обеих сторон промежутка { $gap } пусто
refusal-no-worker-there = в промежутке { $gap } нет вашего рабочего
refusal-name-the-card = рядом с промежутком ещё есть карта: назовите её
refusal-position-empty = на месте { $position } карты нет
refusal-workers-in-market =
    { $n ->
        [one] на рынке ещё стоит { $n } ваш рабочий
        [few] на рынке ещё стоят { $n } ваших рабочих
       *[many] на рынке ещё стоят { $n } ваших рабочих
    }
refusal-all-workers = у вас уже все рабочие ({ $n })
refusal-no-late-worker = нужен активный рабочий и промежуток рядом с картой

## Costs

refusal-too-dear = это стоит £{ $price }, а у вас £{ $money }
refusal-fee = плата по жетону — £{ $price }, а у вас £{ $money }
refusal-too-little-spyrium = нужно спирия: { $pays }, а у вас { $owned }
refusal-building-too-dear = «{ $card }» стоит не меньше £{ $price }, а у вас £{ $money }
refusal-card-too-dear = «{ $card }» стоит £{ $price } = { $base } (цена) + { $workers } (рабочие рядом), а у вас £{ $money }
refusal-recruitment-too-dear = это стоит £{ $price }, по одному за каждого рабочего, а у вас £{ $money }
refusal-effect-too-dear = нужно рабочих: { $workers }, активных: { $active }; нужно спирия: { $pays }, есть: { $owned }

## Cards, tokens, events

refusal-no-upright = у вас нет неиспользованного здания «{ $card }»
refusal-no-inclined = у вас нет повёрнутого здания «{ $card }»
refusal-nothing-to-reuse = с вашими рабочими и спирием ни одно повёрнутое здание не задействовать снова
refusal-no-technique = технологии «{ $card }» у вас нет
refusal-technique-used = технология «{ $card }» в этом раунде уже использована
refusal-needs-technique = нужна технология «{ $card }», не использованная в этом раунде
refusal-needs-technique-for-value = чтобы выбрать другое значение жетона, нужна технология «{ $card }», не использованная в этом раунде
refusal-no-surcharge = доплаты, от которой можно избавиться, нет
refusal-no-such-token = на карте нет жетона { $n }
refusal-no-token-left = на карте «{ $card }» не осталось жетонов
refusal-tokens-too-dear = после оплаты карты «{ $card }» не хватит ни на один жетон
refusal-last-space = фишка на последнем делении
refusal-event-used = в этом раунде вы уже воспользовались событием
refusal-event-one-effect = у события «{ $event }» один эффект: напишите «{ $command }»
refusal-event-effects = у события «{ $event }» несколько эффектов: напишите от «{ $first }» до «{ $last }»
refusal-event-phase-two = событие «{ $event }» действует только в фазе II
refusal-event-no-token = на событии «{ $event }» нет жетона
`,`# The rules page. Ids follow the numbers of the rules: rules-r5-1-text explains R5.1.

## In one minute

rules-overview-1 = Вы управляете компанией в Англии эпохи пара, где нашли полный энергии зелёный кристалл — спирий. Побеждает тот, у кого после шести раундов больше всего победных очков.
rules-overview-2 = В каждом раунде на рынке квадратом лежат девять карт. Вы ставите рабочих в промежутки, и каждый стоит рядом с двумя картами.
rules-overview-3 = Когда захотите, вы переходите в фазу II и по одному забираете рабочих: ради денег или чтобы активировать карту рядом с ними.
rules-overview-4 = Толпа вокруг карты выгодна для заработка, но делает карту дороже: каждый другой рабочий приносит £1, когда вы берёте деньги, и стоит £1, когда вы активируете карту.
rules-overview-5 = Персонажи помогают сразу, здания остаются в вашем районе и работают раз в раунд, технологии действуют до конца партии.
rules-overview-6 = Шахты дают спирий, фабрики превращают его в очки. В конце очки приносят также ваши здания и технологии.

## A round at a glance

rules-summary-title = Раунд вкратце
rules-summary-1 = Начало: все получают доход, объявленное событие вступает в силу и открывается следующее, выкладываются девять карт с жетонами, все рабочие активны.
rules-summary-2 = Фаза I, одно действие за ход: разместить рабочего, воспользоваться событием или перейти в фазу II.
rules-summary-3 = Фаза II, одно действие за ход: забрать рабочего ради денег или карты, задействовать здание, воспользоваться событием или спасовать, когда на рынке не осталось ваших рабочих.
rules-summary-4 = Конец: когда все спасовали, рынок и событие сбрасываются, использованные карты возвращаются в вертикальное положение, меняется первый игрок. После шестого раунда — итоговый подсчёт.

## 1. Components

rules-r1-title = Компоненты игры
rules-r1-1-title = Игроки и рабочие
rules-r1-1-text = Играют от двух до пяти человек. Вы начинаете с 3 рабочими своего цвета, ещё 4 ждут в запасе. Больше 7 рабочих ни у кого не бывает.
rules-r1-2-title = Жетоны с цифрами
rules-r1-2-text = Всего 24 жетона: по восемь со значениями 1, 2 и 3. Они лежат на некоторых картах и показывают, сколько те дают или стоят.
rules-r1-3-title = Деньги и спирий
rules-r1-3-text = Деньги и спирий в банке не кончаются. Уйти в минус нельзя.
rules-r1-4-title = Карты рынка
rules-r1-4-text = Всего 59 карт рынка: 35 зданий, 17 персонажей и 7 технологий. Они делятся на три периода: 30 карт в A, 20 в B и 9 в C.
rules-r1-5-title = Карты событий
rules-r1-5-text = Всего 7 событий. Шесть из них вступают в игру, по одному в каждом раунде.
rules-r1-6-title = Счётчик резиденций
rules-r1-6-text = Ваша фишка стоит на одном из делений. Его число — это ваш доход каждый раунд и очки, которые можно там получить. Счётчик идёт от 2 до 7.

## 2. Setup

rules-r2-title = Подготовка
rules-r2-1-title = С чем вы начинаете
rules-r2-1-text = У каждого 3 рабочих, 2 кристалла спирия, £8 и ни одного очка; фишка резиденции стоит на первом делении — 2.
rules-r2-2-title = Колоды и события
rules-r2-2-text = Три колоды периодов и события перемешивают. Верхнее событие лежит открыто как будущее; если ему нужен жетон, кладут случайный.
rules-r2-3-title = Первый игрок
rules-r2-3-text = Кто начинает, решает случай.

## 3. Start of a round

rules-r3-title = Начало раунда
rules-r3-1-title = Доход
rules-r3-1-text = Вы получаете столько фунтов, сколько указано на вашем делении счётчика резиденций. Поэтому первый раунд все начинают с £10.
rules-r3-2-title = События сдвигаются
rules-r3-2-text = Объявленное ранее событие вступает в силу и сохраняет свой жетон. Затем открывают следующее (если ему нужен жетон, кладут случайный), так что вы всегда знаете, что впереди.
rules-r3-3-title = Рынок
rules-r3-3-text = Выкладывают девять карт: три ряда по три. В раундах 1–3 берут карты периода A, в раундах 4 и 5 — периода B, в раунде 6 — периода C. Поэтому три карты A и две карты B в партии не появятся.
rules-r3-4-title = Жетоны на картах
rules-r3-4-text = Здание, которому нужен жетон ({ card-mine-3 }, { card-university-1 }, { card-university-2 }), получает один. Персонаж с жетонами ({ card-miner }, { card-bureaucrat }, { card-banker }, { card-financier }, { card-architect }) получает на один жетон меньше, чем число игроков. Жетоны вытягивают случайно и кладут открыто.
rules-r3-5-title = Все в фазе I
rules-r3-5-text = Все ваши рабочие снова активны, и все игроки находятся в фазе I — размещении.

## 4. Order of play

rules-r4-title = Порядок ходов
rules-r4-1-title = По одному действию
rules-r4-1-text = Начиная с первого игрока, все по часовой стрелке выполняют по одному действию, пока каждый не спасует. Спасовавших пропускают.
rules-r4-2-title = Ваша собственная фаза
rules-r4-2-text = Ваши действия зависят только от вашей фазы. Остальные в это время могут быть в другой.
rules-r4-3-title = В фазе I
rules-r4-3-text = Разместите рабочего, воспользуйтесь событием или перейдите в фазу II. При переходе вы в тот же ход выполняете действие фазы II.
rules-r4-4-title = В фазе II
rules-r4-4-text = Заработайте деньги, активируйте карту, используйте событие, задействуйте здание, примените тейлоризм, если он у вас есть, или спасуйте.
rules-r4-5-title = Назад нельзя
rules-r4-5-text = Перейдя в фазу II, вы остаётесь в ней до конца раунда.

## 5. Phase I

rules-r5-title = { phase-1-long }
rules-r5-1-title = Разместить рабочего
rules-r5-1-text = Поставьте активного рабочего в промежуток между двумя соседними картами. Там помещается сколько угодно рабочих. Хотя бы на одной из двух клеток должна ещё лежать карта; снаружи квадрата промежутков нет.
rules-r5-2-title = Использовать событие
rules-r5-2-text = Раз в раунд в любой фазе можно воспользоваться событием. Если эффектов несколько, выберите один; у вас должно хватать средств на его оплату. Два события действуют только в фазе II.

## 6. Phase II

rules-r6-title = { phase-2-long }
rules-r6-1-title = Заработать деньги
rules-r6-1-text = Заберите своего рабочего и выберите карту рядом с ним: вы получаете £1 за каждого другого рабочего вокруг этой карты, своего или чужого. Если обеих карт уже нет, вы не получаете ничего (с технологией «{ card-capitalization }» — £2), но действие засчитывается. Рабочий отдыхает до следующего раунда.
rules-r6-1-example = Пример: вокруг Шахты стоят пять других рабочих. Забрав там своего ради денег, вы получаете £5.
rules-r6-2-title = Активировать карту
rules-r6-2-text = Заберите своего рабочего и выберите карту рядом с ним: заплатите её цену и доплату £1 за каждого другого рабочего вокруг неё, своего или чужого. Рабочий отдыхает до следующего раунда.
rules-r6-3-title = Персонажи
rules-r6-3-text = Персонаж срабатывает один раз и остаётся на рынке: с другим рабочим к нему можно обратиться снова, в том числе и вам. У вас должно хватать средств на оплату его эффекта. Если он работает с жетонами, вы тратите один по выбору; когда жетонов не осталось, обратиться к нему нельзя, но зарабатывать возле него по-прежнему можно.
rules-r6-4-title = Здания
rules-r6-4-text = Здание переходит в ваш район. Новое место стоит £1 за каждое уже имеющееся у вас здание, так что первое бесплатно. Либо замените одно из своих зданий, повёрнутое или нет: за место платить не нужно, а старое здание выбывает из игры. Если у них есть общий символ — фабрика, шахта или наука, — цена (но не доплата) ниже на £3, но не меньше £0; два общих символа дают те же £3. Новое здание стоит вертикально и может работать уже в этом раунде. Рабочие с заменённого здания вернутся в следующем раунде.
rules-r6-4-example = Пример: Фабрика I стоит £{ $price }, рядом два других рабочих, у вас есть Рабочий посёлок и Лаборатория. На новом месте вы платите { $price } + 2 + 2 = £{ $space }, вместо Рабочего посёлка { $price } + 2 = £{ $replace }, вместо Лаборатории с тем же символом фабрики { $reduced } + 2 = £{ $shared }.
rules-r6-5-title = Мгновенные эффекты
rules-r6-5-text = Некоторые здания сразу после оплаты один раз что-то дают: спирий или очки по жетону, новых рабочих (сколько осталось в запасе) или эффект резиденции. Жетон сбрасывают; без жетона вы ничего не получаете.
rules-r6-6-title = Технологии
rules-r6-6-text = Технология остаётся у вас до конца партии и не требует места. Она действует со следующего вашего хода, то есть не на собственное приобретение. Их может быть сколько угодно.
rules-r6-7-title = Задействовать здание
rules-r6-7-text = Выберите своё вертикальное здание и один из его эффектов, затем поверните его: в этом раунде оно отработало. Нужные рабочие берутся из активных и отдыхают до следующего раунда, нужный спирий уходит в банк.
rules-r6-8-title = Спасовать
rules-r6-8-text = Пасовать можно, когда на рынке нет ваших рабочих, даже если остались активные рабочие или вертикальные здания. После этого вы ждёте следующего раунда.
rules-r6-9-title = Сначала платим
rules-r6-9-text = Сначала платите, потом получаете. Тем, что приносит действие, нельзя оплатить его само.

## 7. Market cards

rules-r7-title = Карты рынка
rules-r7-text = Шахты дают спирий; мастерские, фабрики и лаборатории превращают его в очки; университетам для очков нужны только рабочие. Рабочие посёлки дают рабочих, резиденции двигают вас по счётчику, а роскошные дома приносят очки в конце. Плата по жетону персонажа добавляется к цене и доплате.

## 8. Events

rules-r8-title = События
rules-r8-text = Событие раз в раунд предлагает каждому небольшую сделку: деньги, спирий или очки по числу на жетоне, очки за деньги, деньги за спирий, рабочего, эффект резиденции. «Ночная смена» и «Опоздавший» действуют только в фазе II; но можно перейти в фазу II и воспользоваться ими в тот же ход. При «Ночной смене» рабочих и спирий здания тратят ещё раз. Жетон события не расходуется.

## 9. Techniques

rules-r9-title = Технологии
rules-r9-1-title = { card-automation }
rules-r9-1-text = Ваши шахты работают без рабочих. В конце: 1 очко за каждый кристалл спирия, не больше 7.
rules-r9-2-title = { card-capitalization }
rules-r9-2-text = Каждый раз, когда рабочий зарабатывает деньги, вы получаете на £2 больше, даже между двумя пустыми клетками. В конце: 1 очко за каждые полные £2, не больше 7.
rules-r9-3-title = { card-engineering }
rules-r9-3-text = Ваши здания с символом фабрики приносят на 1 очко больше за каждого занятого там рабочего. В конце: ещё раз их напечатанные очки, не больше 7.
rules-r9-4-title = { card-crane }
rules-r9-4-text = Новое место обходится вам на £3 дешевле, но не меньше £0. В конце: 1 очко за каждое ваше здание, не больше 7.
rules-r9-5-title = { card-lobbying }
rules-r9-5-text = Раз в раунд вы можете активировать карту без доплаты. В конце: столько очков, сколько указано на вашем делении счётчика резиденций.
rules-r9-6-title = { card-taylorism }
rules-r9-6-text = Раз в раунд, как действие фазы II, верните повёрнутое здание в вертикальное положение и сразу задействуйте снова; рабочих и спирий тратите ещё раз. Вместе с «Ночной сменой» одно здание может сработать трижды. В конце: 1 очко за каждого вашего рабочего.
rules-r9-7-title = { card-commerce }
rules-r9-7-text = Жетоны, взятые с карт рынка, вы оставляете себе, не больше 7; лишние сбрасываются. Раз в раунд можно считать, что на жетоне карты или события «Удача» стоит 1, 2 или 3, в том числе чтобы заплатить меньше; напечатанное значение этого права не тратит. Жетон «Удачи» остаётся на месте. В конце: 1 очко за каждый сохранённый жетон.
rules-r9-8-title = Каждый раунд заново
rules-r9-8-text = Лоббирование, тейлоризм и коммерцию можно снова применять в каждом новом раунде.

## 10. Residence effect and bonuses

rules-r10-title = Резиденция и бонусы
rules-r10-1-title = Эффект резиденции
rules-r10-1-text = Либо передвиньте фишку на одно деление вперёд, либо получите столько очков, сколько указано на её нынешнем делении; одно из двух обязательно. На последнем делении можно только получить очки.
rules-r10-1-example = Пример для трёх игроков: ваша фишка на делении 3, на Архитекторе лежат жетоны 1 и 2. Вы берёте жетон 1, платите £1 сверх цены и доплаты и переходите на деление 4 или получаете 3 очка. Следующий возьмёт жетон 2 и заплатит £2; после этого к этому Архитектору обратиться нельзя.
rules-r10-2-title = Бонусы за 8 и 20 очков
rules-r10-2-text = Как только у вас 8 очков или больше, выберите £5 или рабочего из запаса, сразу активного; бонус берётся в конце этого действия. На 20 очках вы получаете второй бонус. Итоговый подсчёт бонусов не даёт.
rules-r10-3-title = Если запас пуст
rules-r10-3-text = Если рабочих в запасе нет, бонус-рабочий ничего не даёт, а на 8 очках остаются только £5. Если за один раз пройдены обе отметки, вы получаете оба бонуса.

## 11. End of round, end of game

rules-r11-title = Конец раунда, конец партии
rules-r11-1-title = Раунд заканчивается
rules-r11-1-text = Когда все спасовали, остатки рынка, событие и все жетоны на них сбрасывают, здания и технологии возвращают в вертикальное положение, первым становится сосед первого игрока слева. После раунда 6 сразу идёт итоговый подсчёт.
rules-r11-2-title = Если жетоны кончились
rules-r11-2-text = Если нужен жетон, а их не осталось, сброшенные становятся новым запасом. Если нет и таких, остальные карты в этом раунде остаются без жетонов.
rules-r11-3-title = { log-game-ended }
rules-r11-3-text = Прибавьте очки, напечатанные на ваших зданиях, затем очки за технологии, не больше 7 за каждую. Деньги, спирий и рабочие сами по себе очков не дают.
rules-r11-4-title = Кто победил
rules-r11-4-text = Побеждает тот, у кого больше очков. При равенстве победа общая.
rules-r11-5-title = Редакции
rules-r11-5-text = Цены, очки зданий, число и период карт зависят от редакции, в которую вы играете. В галерее карт показано каждое число и откуда оно взято.

## Rulings

rules-rulings-title = Где печатные правила расходятся
rules-rulings-text = Есть пять книг правил, печатных и переводных, и они не всегда согласны между собой. Здесь действует следующее:
rules-rulings-1 = При равенстве побеждают все, у кого больше всего очков.
rules-rulings-2 = «Один раз» у технологии — это один раз за раунд.
rules-rulings-3 = Доплата считается за каждого другого рабочего, в том числе вашего, а не за игрока.
rules-rulings-4 = Мастерская II приносит 5 очков. Экспорт приносит £3 или £6.
rules-rulings-5 = Тейлоризм приносит очки в конце игры, а не раунда. Повторное использование здания (Тейлоризм, «Ночная смена») оплачивается полностью.
rules-rulings-6 = С Коммерцией можно собрать не больше семи жетонов.
rules-rulings-7 = «Опоздавший» действует только в фазе II.
rules-rulings-8 = Бонус даётся, как только у вас 8 или 20 очков или больше, но не при итоговом подсчёте.
rules-rulings-9 = К персонажу, чьи жетоны закончились, в этом раунде обратиться больше нельзя.
rules-rulings-10 = Общий символ снижает только цену здания, но не доплату.

## The symbols

legend-title = Как читать карту
legend-price = цена
legend-seal = очки в конце партии
legend-instant = срабатывает один раз, сразу после постройки
legend-use = использование: перед стрелкой затраты, после неё результат
legend-token = столько, сколько указано на жетоне карты
legend-around = рабочие вокруг карты: каждый делает её дороже на £1 и приносит на £1 больше, когда берут деньги
legend-goods = деньги, спирий, очки
legend-residence = эффект резиденции: на деление вперёд или очки
legend-symbol = фабрика, шахта или наука: замена здания с тем же символом дешевле на £3
legend-first = первый игрок раунда
legend-worker = рабочий: один из ваших активных
legend-no-worker = рабочий не нужен
legend-new-space = новое место под здание
legend-once = раз в раунд
legend-straighten = вернуть использованное здание в вертикальное положение
legend-end = в конце партии
legend-phases = фаза I, размещение; фаза II, активация
legend-passed = пас до конца раунда
legend-event = событие раунда
legend-kinds = здание, персонаж, технология: виды карт рынка
`,`# The table in the browser: prices, standings, pace, the end.

## Prices and standings

table-for-you = для вас
standings-now = Сейчас
standings-projected = если бы конец

## Pace

settings-pace = Темп чужих ходов
settings-pace-slow = Медленно
settings-pace-normal = Обычно
settings-pace-fast = Быстро
settings-forced = Переходить к фазе II и пасовать автоматически, если больше ничего нельзя
web-skip = Пропустить

## The end

end-picture = Поделиться картинкой
end-link = Скопировать ссылку
`,`# What only the terminal says.

terminal-hint = ? — справка
terminal-opponents = Вы играете против: { $names } ({ $level }).
terminal-help = Введите номер варианта или его слово (серым), например { $example }.
terminal-help-help = эта справка
terminal-help-board = показать стол ещё раз
terminal-help-cards = что делают событие и карты рынка
terminal-help-log = вся партия в предложениях
terminal-help-undo = отменить ваше последнее решение и ответы ботов
terminal-help-save = записать партию в файл
terminal-help-quit = выйти
terminal-legend = Цифры между картами — рабочие по номеру места. «{ resource-workers } 2+1/3»: активные + на рынке / всего. * — использованная карта.
terminal-file = ФАЙЛ
terminal-nothing-to-undo = Отменять пока нечего.
terminal-saved = Сохранено. Продолжить: { $command }
terminal-not-written = Не удалось записать { $file }: { $error }
terminal-card = карта
terminal-effect = эффект
`,`# The interface: pages, labels, buttons, accessible names.

## Home

home-tagline = Постройте свою компанию в Англии пара и зелёных кристаллов.
home-play = Играть
home-play-text = Партия против ботов в один щелчок
home-friends = С друзьями
home-friends-text = Отправьте ссылку и садитесь за стол вместе
home-days = На несколько дней
home-days-text = Делайте ход, когда найдётся минутка
home-learn = Впервые здесь? Обучение
home-learn-text = Освойте игру за десять минут прямо за столом
home-mixed = Разная
home-watch = Смотреть
home-watch-text = Понаблюдайте за чужой игрой
home-continue = Продолжить партию
home-hot-seat = За одним экраном
home-hot-seat-text = Несколько человек играют на одном устройстве
home-games-running =
    { $n ->
        [one] Идёт { $n } партия
        [few] Идут { $n } партии
       *[many] Идёт { $n } партий
    }

## Navigation

nav-home = Главная
nav-lobby = Лобби
nav-my-games = Мои партии
nav-rules = Правила
nav-gallery = Карты
nav-profile = Профиль
nav-settings = Настройки
nav-ratings = Рейтинг
nav-menu = Меню
nav-skip = Перейти к основному тексту

## Buttons

button-yes = Да
button-no = Нет
button-confirm = Подтвердить
button-cancel = Отмена
button-next = Далее
button-close = Закрыть
button-undo = Отменить
button-try-again = Попробовать снова
button-reload = Обновить
button-copy = Копировать
button-copied = Скопировано
button-share = Поделиться
button-save = Сохранить
button-send = Отправить
button-open = Открыть
button-start = Начать партию
button-join = Присоединиться
button-watch = Смотреть
button-rematch = Сыграть ещё
button-what-changed = Что изменилось?
button-reset = Сбросить
button-install = Установить приложение
button-sign-in = Войти
button-sign-out = Выйти из аккаунта
button-sign-up = Создать аккаунт

## Lobby

lobby-title = { nav-lobby }
lobby-open-tables = Открытые столы
lobby-running = Партии для просмотра
lobby-empty = Сейчас нет открытых столов. Создайте свой!
lobby-new-table = Новый стол
lobby-seats-free =
    { $n ->
        [one] { $n } свободное место
        [few] { $n } свободных места
       *[many] { $n } свободных мест
    }

## Table setup and invitation

setup-title = Настройка стола
setup-players = Игроки
setup-seat = Место { $n }
setup-seat-you = Вы
setup-seat-open = Открыто для всех
setup-seat-bot = Бот
setup-name = Имя
setup-bot-level = Сила бота
setup-pace = Темп
setup-pace-none = Без часов
setup-pace-live = В реальном времени
setup-pace-days = На несколько дней
setup-pace-per-turn = Время на ход
setup-pace-per-game = Время на партию
setup-visibility = Кто может играть
setup-public = Все желающие
setup-private = Только по ссылке
setup-rated = Рейтинговая партия
setup-seed = Начальное число
setup-seed-text = При том же числе придут те же карты. Кто знает число, знает и карты, поэтому партия идёт без рейтинга.
setup-more = Другие настройки
invite-title = Пригласить
invite-text = Отправьте эту ссылку. Любой, кто её откроет, сразу сможет сесть за стол.
invite-link = Ссылка-приглашение
invite-qr = QR-код приглашения
invite-waiting = Партия начнётся, когда все места будут заняты и все будут готовы.
invite-fill-bots = Занять свободные места ботами

## Bots

bot-random = Случайный
bot-random-text = Решает наугад: для первого знакомства с игрой.
bot-greedy = Жадный
bot-greedy-text = Берёт то, что выгоднее всего прямо сейчас.
bot-apprentice = { card-apprentice }
bot-apprentice-text = Играет быстро, учится вместе с вами и прощает ошибки.
bot-engineer = { card-engineer }
bot-engineer-text = Любит шахты и фабрики и не даёт им простаивать.
bot-adviser = { card-adviser }
bot-adviser-text = Просчитывает на несколько ходов вперёд и ждёт удобного момента.
bot-financier = { card-financier }
bot-financier-text = Считает каждый фунт и наказывает за расточительность.
bot-master = Мастер
bot-master-text = Сильнейший за столом. Приходите с планом.
bot-name-1 = Брюнель
bot-name-2 = Стефенсон
bot-name-3 = Бессемер
bot-name-4 = Несмит
bot-name-5 = Уитворт
bot-named = { $level } (бот)
bot-thinking = Думает

## The table

table-market = Рынок
table-board = Поле
table-company = Компания игрока { $name }
table-others = Соперники
table-buildings = Здания
table-techniques = Технологии
table-no-buildings = Пока нет зданий
table-no-techniques = Пока нет технологий
table-kept-tokens = Сохранённые жетоны
table-workers-active = Активные
table-workers-market = На рынке
table-workers-busy = Отдыхают
table-workers-reserve = В запасе
workers-active-short = Наготове
workers-market-short = Рынок
workers-busy-short = Отдых
workers-reserve-short = Запас
table-income = Доход
table-score-track = Счётчик очков
table-projected = Счёт, если закончить
table-final = Итоговый счёт
table-projected-text = Сколько очков было бы у каждого, закончись партия сейчас
table-projected-now = Уже набрано
table-event-current = Этот раунд
table-event-future = Следующий раунд
table-event-used = В этом раунде уже использовано
table-first-player = Первый игрок
table-your-turn = Ваш ход
table-price = Цена
table-symbols = Символы
table-effect-final = В конце
table-tokens-left = Значения жетонов: { $values }
table-cost-now = Для вас сейчас:
table-cost-standing = При нынешней расстановке:
table-gain-now = Здесь сейчас можно взять: £{ $n }
table-cannot-afford = Не хватает £{ $n }
table-preview = После этого хода
table-clock = Часы
table-time-left = Осталось времени: { $time }
table-as-text = Поле текстом

## Deck browser

deck-title = Что ещё может прийти
deck-left =
    { $n ->
        [one] { $n } карта ещё не появлялась
        [few] { $n } карты ещё не появлялись
       *[many] { $n } карт ещё не появлялось
    }
deck-explained = ×: сколько таких карт ещё не появлялось. Процент — вероятность, что хотя бы одна из них окажется на следующем рынке.
deck-certain = точно
deck-out = Больше не придёт
deck-events-left = Будущие события
deck-tokens = Жетоны
deck-token = в запасе { $supply }, в сбросе { $discard }

## Log, chat, spectators, connection

log-title = Журнал
log-to-now = К текущему ходу
log-slider = Момент партии
chat-title = Чат
chat-placeholder = Напишите сообщение
chat-unread =
    { $n ->
        [one] { $n } новое сообщение
        [few] { $n } новых сообщения
       *[many] { $n } новых сообщений
    }
spectators-title = Зрители
connection-connecting = Подключение
connection-reconnecting = Переподключение
connection-offline = Нет сети
connection-saved = Ваша партия сохранена на сервере.

## My games

my-games-title = { nav-my-games }
my-games-your-turn = Ждут вашего хода
my-games-running = Идут
my-games-finished = Завершённые
my-games-empty = Пока нет партий. Сыграйте!
my-games-won = Победа
my-games-shared = Общая победа
my-games-lost = Поражение
my-games-import = Открыть запись партии

## Replay

replay-title = Повтор
replay-play = Воспроизвести
replay-pause = Пауза
replay-first = В начало
replay-previous = Предыдущее решение
replay-next = Следующее решение
replay-last = В конец
replay-fork = Играть с этого места
replay-fork-text = Начинает новую партию с этой позиции; старая не меняется.
replay-export = Сохранить запись

## Profile and ratings

profile-title = { nav-profile }
profile-name = Ваше имя
profile-guest = Гость
profile-email = Электронная почта
profile-password = Пароль
profile-rating = Рейтинг
profile-rank = Место в рейтинге
profile-games-played = Сыграно партий
profile-games-won = Выиграно партий
profile-average = Средний счёт
profile-best = Лучший счёт
profile-notifications = Уведомления
profile-notify-turn = Сообщать, когда мой ход

## Rules page

rules-page-title = { nav-rules }
rules-page-search = Поиск по правилам
rules-page-no-results = По запросу «{ $query }» правил не найдено.
rules-page-contents = Содержание
rules-page-overview = За одну минуту

## Card gallery

gallery-title = Галерея карт
gallery-all = Все
gallery-building = Здания
gallery-character = Персонажи
gallery-technique = Технологии
gallery-event = События
gallery-filter = Фильтр
gallery-copies = Экземпляры
gallery-provenance = Откуда взяты числа
provenance-rulebook = Из правил
provenance-rulebook-text = Указано в официальных правилах.
provenance-reported = Со слов игроков
provenance-reported-text = По рассказам владельцев игры.
provenance-house = Подобрано нами
provenance-house-text = Подобрано нами и выверено во множестве пробных партий.

## Settings

settings-title = { nav-settings }
settings-language = Язык
settings-theme = Тема
settings-theme-system = Как на устройстве
settings-theme-light = Светлая
settings-theme-dark = Тёмная
settings-theme-contrast = Высокий контраст
settings-text-size = Размер текста
settings-text-small = Мелкий
settings-text-normal = Обычный
settings-text-large = Крупный
settings-text-huge = Очень крупный
settings-motion = Анимация
settings-motion-full = Полная
settings-motion-none = Нет
settings-sound = Звук
settings-confirm-turn = Подтверждать каждый ход
settings-confirm-phase2 = Спрашивать перед переходом в фазу II
settings-keys-change = Нажмите новую клавишу
settings-on = Вкл.
settings-off = Выкл.
settings-saved = Сохранено

## Keys

keys-title = Игра с клавиатуры
key-move = Переход между вариантами
key-choose = Выбрать
key-undo = Отменить последнее решение
key-escape = Снять выбор, закрыть окно
key-market = К рынку
key-board-text = Прочитать поле текстом
key-type-move = Ввести ход
key-help = Показать клавиши

## End of the game

end-title = Партия окончена
end-you-win = Вы победили!
end-you-share = Вы разделили победу!
end-winner = Победитель: { $name }
end-shared = Победу делят { $names }
end-scoring = Подсчёт по строкам
end-scoring-short = Итоговый подсчёт
end-place = Вы на { $place }-м месте
end-chart = Счёт по ходу партии
end-chart-text = Счёт после каждого решения: сколько очков было бы у каждого, закончись партия в этот момент.
end-chart-round = Раунд { $n }
end-chart-rounds = Раунд
end-total = Итого
end-scored = Набрано по ходу партии
end-rating-change = Рейтинг: { $before } → { $after }
end-review = Пересмотреть партию

## Waiting

wait-loading = Загрузка
wait-table = Стол готовится.
wait-offline-title = Нет соединения
wait-offline-page = Этой странице нужен сервер
wait-offline-text = Ваши партии там в безопасности. Как только связь восстановится, страница откроется сама.
wait-offline-read = Можно играть на этом устройстве и читать правила и карты; для других партий нужен сервер.

## Accessible names

a11y-workers-of =
    { $n ->
        [one] { $name }: { $n } рабочий
        [few] { $name }: { $n } рабочих
       *[many] { $name }: { $n } рабочих
    }
a11y-options =
    { $n ->
        [one] { $n } вариант
        [few] { $n } варианта
       *[many] { $n } вариантов
    }
a11y-new-window = откроется в новом окне
a11y-dialog-close = Закрыть это окно
a11y-type-move = Ввести ход в нотации

## Page titles

title-table-your-turn = Ваш ход · Спирий
`,`# Texts that only the browser shows.

web-gap = Промежуток { $gap }
web-pick-worker = Выбрать рабочего { $gap }
web-take = Взять £{ $n }
web-activate = Активировать: £{ $n }
web-activate-from = Активировать от £{ $n }
web-lobby = С лоббированием: £{ $n }
web-around =
    { $n ->
        [one] Цена £{ $price }; рядом стоит { $n } рабочий.
        [few] Цена £{ $price }; рядом стоят { $n } рабочих.
       *[other] Цена £{ $price }; рядом стоит { $n } рабочих.
    }
web-would-cost = { $card }: £{ $price }, рядом { workers }
web-options = Все варианты
web-prompt = О чём вопрос
web-undo-asked = { $name } просит отменить ход.
web-table-title = Название стола
web-return = Снова здесь
web-undo-waiting = Ждём согласия остальных.
web-undo-refused = { $name } не соглашается.
web-stand-in = За игрока { $name } продолжает бот.
web-returned = { $name } снова за столом.
web-replace = Пусть продолжит бот
web-mute = Заглушить игрока { $name }
web-unmute = Снова дать слово игроку { $name }

## The first start after an update

web-preparing = Правила готовятся в первый раз…
web-preparing-text = Это делается один раз после обновления и может занять минуту.
web-preparing-starts = Партия начнётся сама, как только всё будет готово.
web-preparing-step = Шаг { $done } из { $steps }

## Leaving a game, handing over

web-leave-title = Выйти из партии
web-leave-text = Вместо вас продолжит бот ({ $level }). Пока партия идёт, вы можете вернуться и играть дальше.
web-leave-rated = Партия рейтинговая: как только бот решит за вас, вам засчитают последнее место.
web-device-link = Играть на другом устройстве
web-device-drop = Освободить место от { $name }
web-leave-seat = Передать боту
web-leave-open = На главную
web-leave-open-text = Без бота: партия ждёт вас в разделе «{ nav-my-games }».
web-left = За вас играет бот. Возвращайтесь, когда захотите.
web-handover-ready = Я { $name }

## Settings of the browser: table, keys, notices, tokens

settings-look = Вид и звук
settings-table = За столом
settings-handover = Несколько человек за одним экраном
settings-handover-notice = Показывать, чей ход
settings-handover-wait = Ждать нажатия
settings-handover-off = Без уведомления
settings-chat = Показывать чат
settings-key-taken = «{ $key }» уже занята: { $action }.
settings-key-fixed = у неё постоянное значение
notify-text = Вас известят, если в ваш ход вас нет за столом.
notify-when-days = В партиях на несколько дней
notify-when-all = Во всех партиях
notify-when-none = Никогда
notify-push = На этом устройстве
notify-webhook = Адрес вебхука
notify-test = Проверить
notify-sent =
    { $n ->
        [one] Отправлено { $n } уведомление.
        [few] Отправлены { $n } уведомления.
       *[many] Отправлено { $n } уведомлений.
    }
notify-nothing-set = Пока ничего не настроено.
notify-refused = Браузер не разрешает здесь уведомления.
account-password = Смена пароля
account-password-text = На других устройствах вы выйдете из аккаунта, а ботам понадобятся новые токены.
account-password-old = Старый пароль
account-password-new = Новый пароль
account-password-change = Сменить
account-sign-out-text = Вы выйдете из аккаунта на всех устройствах.
lobby-later = Более новые столы
lobby-earlier = Более старые столы
tokens-scope = Что он может
tokens-scope-play = смотреть и играть
tokens-scope-read = только смотреть
email-code = Код из письма
email-code-text = Пока адрес не подтверждён, уведомления на него не отправляются.
email-code-again = Отправить код ещё раз
email-code-sent = Код отправлен.
email-confirmed = Адрес подтверждён.
tokens-title = Токены для ботов
tokens-text = С токеном ваша программа может играть под вашим именем.
tokens-docs = Как это работает
tokens-name = Для чего
tokens-create = Создать токен
tokens-once = Скопируйте сейчас: больше он показан не будет.
tokens-used = последнее использование: { $date }
tokens-unused = не использовался
tokens-revoke = Отозвать

## Pages around the table

web-imprint = «{ game-title }» — игра Вильяма Аттьи, изданная компанией { $publisher }. Это неофициальная версия, не связанная с автором и издателем.
web-page-missing-text = Возможно, ссылка неполная или адрес изменился.
web-games-empty-text = Здесь хранятся партии, которые вы начали или к которым присоединились, чтобы продолжить в другой день.
web-watch-empty = Сейчас нет партий, открытых для зрителей.
web-watch-bots = Смотреть, как играют боты
web-watch-bots-text = Пусть четыре бота сыграют партию, а вы посмотрите им через плечо.
web-ratings-empty = Здесь пока никого нет.
web-ratings-text = Сюда попадают те, кто закончил пять рейтинговых партий с таким числом игроков. Партия рейтинговая, если никакие два места не занимает один человек или боты одной силы.
web-games = Партии
web-just-now = только что
web-history = Рейтинг после каждой рейтинговой партии: { $from } — { $to }
web-account = Аккаунт
web-account-text = Аккаунт хранит ваши партии и рейтинги на всех устройствах.
replay-forked = Это новая партия. Прежняя остаётся как была.
replay-forked-link = Открыть прежнюю партию
replay-result = Итог
web-seat-here = За этим экраном
web-seat-invited = По приглашению
web-waiting-title = Ждём игроков
web-seats-taken = Занято мест: { $n } из { $total }.
waiting-not-ready = Ещё не готовы: { $names }.
waiting-others-ready = Все остальные готовы.
waiting-ready = готово
waiting-seed = выбрано хозяином стола
waiting-close = Закрыть стол
waiting-close-ask = Закрыть этот стол для всех? Никто больше не сможет к нему сесть.
waiting-closed = Этот стол закрыт.
button-ready = Можно начинать
web-seat-expected = ещё не за столом
web-player = Игрок { $n }
setup-grace = Если кто-то отошёл
setup-grace-text = По истечении этого времени остальные могут передать место боту. Кто вернётся, продолжит сам.
setup-rated-text = В рейтинговой партии можно отменить только текущий ход, а кто передал место боту, получает рейтинг за последнее место.
unrated-seed = начальное число выбрано
unrated-origin = она продолжает другую партию
unrated-bots = играют только боты
unrated-seats = к началу не все были за столом
unrated-twice = кто-то занимает несколько мест
unrated-grace = отошедшему даётся меньше двух минут на возвращение
setup-clock-text = После каждого хода добавляется 10 секунд. За того, у кого вышло время, продолжит бот.
setup-days-text = За того, кто думает над ходом дольше, продолжит бот.
setup-private-text = Стола нет в списке; прийти может тот, у кого есть ссылка.
setup-public-text = Стол виден в лобби; остальные могут смотреть.
setup-create = Открыть стол и пригласить
invite-local = Эта ссылка работает только на этом компьютере. Чтобы к столу могли подключиться другие из вашей сети, запустите сервер командой «{ $command }» и откройте его по адресу компьютера.
gallery-search = Поиск по картам
gallery-none = Ни одна карта не подходит к запросу «{ $query }».
gallery-provenance-text = Опубликованы не все напечатанные числа. Рядом с каждым указано, откуда оно:
rules-page-found =
    { $n ->
        [one] Найдено { $n } правило
        [few] Найдено { $n } правила
       *[many] Найдено { $n } правил
    }
notify-push-ask = При включении браузер спросит у вас разрешение.
notify-push-on = На это устройство придут уведомления.
notify-push-denied = Браузер блокирует уведомления этого сайта. Разрешите их в его настройках для этого сайта (рядом с адресом) и вернитесь.
notify-push-insecure = Для уведомлений на устройстве нужно защищённое соединение ({ $scheme }), а эта страница открыта без него.
notify-push-missing = Этот браузер не показывает уведомлений, когда страница закрыта. Другие способы ниже работают везде.
notify-push-service = Браузер не смог связаться со службой уведомлений: возможно, её нет или она отключена. Другие способы ниже работают везде.

## Refusals of the server, where there is no translation of the reason

error-code-bad-request = Сервер этого не принял: { $reason }
error-code-unauthorised = { error-wrong-password }
error-code-forbidden = Здесь это вам недоступно.
error-code-origin = { error-code-forbidden }
error-code-not-found = Такого здесь нет (или уже нет).
error-code-not-your-turn = Сейчас не ваш ход.
error-code-stale = { error-game-moved-on }
error-code-illegal = Сейчас это невозможно.
error-code-not-playing = Партия сейчас не идёт.
error-code-taken = Это уже занято.
error-code-conflict = Кто-то оказался быстрее. Попробуйте ещё раз.
error-code-too-large = Это слишком длинно.
error-code-rate-limited = Слишком много сразу. Подождите немного и попробуйте ещё раз.
error-code-internal = { error-server }

## The board as text

text-event-now = Событие этого раунда: { $event }
text-event-next = Событие следующего раунда: { $event }
text-event-users = В этом раунде им воспользовались: { $names }.
text-token = жетон { $n }
text-track = Счётчик резиденций: деления { $spaces }. Число на вашем делении — ваш доход в начале каждого раунда.
text-kind = { $kind }, цена £{ $price }.
text-around = Вокруг — { $workers }.
text-nobody = никого
text-workers-title = Рабочие на рынке
text-market-empty = На рынке нет рабочих.
text-gap = Промежуток { $gap }, { $where } — { $workers }.
text-you = { $name } (вы)
text-workers = { $workers }: активных { $active }, на рынке { $market }, отдыхают { $work }. В запасе: { $reserve }.
text-residence = Счётчик резиденций: деление { $n }, доход £{ $n } за раунд.
text-bonuses = Бонусы впереди: £5 или рабочий при 8 очках, оставшийся — при 20.
text-bonuses-taken = Оба бонуса уже получены.
text-used = В этом раунде уже задействовано.
text-unused = В этом раунде ещё можно задействовать.

## Games of this browser

local-here = На этом устройстве
local-play-text = В браузере, в том числе без сети. Без рейтинга: отменять ходы можно сколько угодно.
local-rated-text = На сервере, на рейтинг, против ботов разной силы.
local-will-be-here = Эта партия останется на этом устройстве и не влияет на рейтинг.
local-will-be-there = Эта партия пройдёт на сервере и не влияет на рейтинг.
local-will-be-rated = Эта партия пройдёт на сервере, на рейтинг.
local-kept = Эта партия хранится в этом браузере.
local-send = Отправить на сервер
local-send-text = Партия сохранится и на сервере: её можно посмотреть и показать другим.
local-delete = Удалить
local-delete-ask = Удалить эту партию с устройства навсегда?
local-no-engine = Браузер не смог запустить игру: ей нужны WebAssembly и немного памяти.
local-wrong-record = Строку { $line } этой записи нельзя сыграть.
local-other-version = Эту партию сохранила другая версия Spyrium: она цела, но эта версия не может её показать.
local-damaged = Сохранённая в браузере партия повреждена; ничего не изменено.
local-not-kept = Браузер не смог сохранить это решение, поэтому оно не принято: освободите место и повторите.
local-passing = Браузер ничего не хранит: партия исчезнет вместе со страницей, если не сохранить запись.
local-two-tabs = Эта партия открыта и в другой вкладке; обе показывают одно и то же.
site-needs-server = Для этого нужен сервер
site-needs-server-text = Партии с другими людьми, рейтинг и профили живут на сервере; если есть Python, его можно запустить из исходников:
error-code-no-server = { site-needs-server }
`]);export{e as default};
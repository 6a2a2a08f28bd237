# Decisions of the notation. `decide-…` is a button, `decided-…` the same in the log, with the player's $name.
# $gap is the text of gap-between, gap-beside or gap-empty; $card a card's name; $money, $n, $value whole numbers; $effect an option-… text.

## Phase I

decide-place = Разместить рабочего { $gap }
decided-place = { $name } размещает рабочего { $gap }.
decide-phase2 = Перейти в фазу II
decided-phase2 = { $name } переходит в фазу II.

## The event

decide-event = Использовать событие
decided-event = { $name } использует событие «{ $event }».
decide-event-windfall-1 = Взять £{ $n }
decided-event-windfall-1 = { $name } берёт £{ $n }: событие «Удача».
decide-event-windfall-2 = Взять { spyrium }
decided-event-windfall-2 = { $name } берёт { spyrium }: событие «Удача».
decide-event-windfall-3 = Взять { points }
decided-event-windfall-3 = { $name } получает { points }: событие «Удача».
decide-event-windfall-value-1 = Взять его значение в £
decide-event-windfall-value-2 = Взять его значение в спирии
decide-event-windfall-value-3 = Взять его значение в ПО
decide-event-country-house = Заплатить 1 кристалл спирия за эффект резиденции
decided-event-country-house = { $name } платит 1 кристалл спирия за эффект резиденции.
decide-event-patronage-1 = Заплатить £3 за 3 ПО
decided-event-patronage-1 = { $name } платит £3 за 3 ПО.
decide-event-patronage-2 = Заплатить £6 за 5 ПО
decided-event-patronage-2 = { $name } платит £6 за 5 ПО.
decide-event-export-1 = Продать 1 кристалл спирия за £3
decided-event-export-1 = { $name } продаёт 1 кристалл спирия за £3.
decide-event-export-2 = Продать 3 кристалла спирия за £6
decided-event-export-2 = { $name } продаёт 3 кристалла спирия за £6.
decide-event-night-shift = Заплатить £1 и снова задействовать здание
decided-event-night-shift = { $name } платит £1 за ночную смену.
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
decide-activate = Активировать карту «{ $card }» за £{ $money }
decided-activate = { $name } активирует карту «{ $card }» за £{ $money }.
decide-activate-from = Активировать карту «{ $card }» за £{ $money }, рабочий { $gap }
decide-activate-building = Построить здание «{ $card }»: от £{ $money }
decided-activate-building = { $name } строит здание «{ $card }».
decide-activate-character = Обратиться к персонажу «{ $card }» за £{ $money }
decided-activate-character = { $name } обращается к персонажу «{ $card }» за £{ $money }.
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

## Tokens and values

decide-token = Взять жетон { $n }
decided-token = { $name } берёт жетон { $n }.
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

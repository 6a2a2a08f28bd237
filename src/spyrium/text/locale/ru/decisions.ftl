# Decisions of the notation. `decide-…` is a button, `decided-…` the same in the log, with the player's $name.
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

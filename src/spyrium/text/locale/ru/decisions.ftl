# Decisions of the notation. `decide-…` is a button, `decided-…` the same in the log, with the player's $name.
# $gap is the text of gap-between, gap-beside or gap-empty; $card a card's name; $money, $n, $value whole numbers; $effect an option-… text.

## Phase I

decide-place = Разместить рабочего { $gap }
decided-place = { $name } размещает рабочего { $gap }.
decide-phase2 = Перейти в фазу II
decided-phase2 = { $name } переходит в фазу II.

## The event

decided-event = { $name } пользуется событием «{ $event }».
decide-event-windfall-1 = Взять £{ $n }
decided-event-windfall-1 = { $name } берёт £{ $n }: событие «Удача».
decide-event-windfall-2 = Взять { spyrium }
decided-event-windfall-2 = { $name } берёт { spyrium }: событие «Удача».
decide-event-windfall-3 = Взять { points }
decided-event-windfall-3 = { $name } получает { points }: событие «Удача».
decide-event-windfall-value-1 = Взять £1–3
decide-event-windfall-value-2 = Взять 1–3 кристалла спирия
decide-event-windfall-value-3 = Взять 1–3 победных очка
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
decided-lobby =
    { $money ->
        [0] { $name } активирует карту «{ $card }» с лоббированием.
       *[other] { $name } активирует карту «{ $card }» за £{ $money } с лоббированием.
    }
decide-lobby-from = Активировать карту «{ $card }» за £{ $money } с лоббированием, рабочий { $gap }

## Where a building goes

decide-space = Построить на новом месте: всего £{ $money }
decided-space = { $name } строит на новом месте.
decide-replace = Заменить здание «{ $card }»: всего £{ $money }
decided-replace = { $name } заменяет здание «{ $card }».
decide-replace-inclined = Заменить здание «{ $card }» (использовано): всего £{ $money }
decided-replace-inclined = { $name } заменяет уже использованное здание «{ $card }».
way-space = На новом месте: { $cost }
way-space-short = Новое место
way-replace = Вместо здания «{ $card }»: { $cost }
way-replace-inclined = Вместо здания «{ $card }» (использовано): { $cost }
way-replace-any = Вместо любого из ваших зданий: { $cost }
way-token = и ещё { $fees } по жетону

## Tokens and values

decide-token = Взять жетон { $n }
decide-token-fee = Взять жетон { $n } и заплатить £{ $money }
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
decide-taylorism = Применить тейлоризм
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

## What the game asks, in a sentence; `hint-…` explains it and names the rule.

## Questions to the player who decides

prompt-action = Ваш ход: { $actions }.
prompt-action-no-workers = У вас не осталось активных рабочих: { $actions }.
prompt-action-entered = Вы перешли в фазу II: { $actions }.
prompt-action-below = Ваш ход: что вы делаете?
prompt-action-only-pass = Больше делать нечего: спасуйте.
prompt-card = Выберите карту рядом с этим рабочим.
prompt-build = Где построить здание «{ $card }»?
prompt-token = Какой жетон взять с карты «{ $card }»?
prompt-token-building = Какое значение выбрать для жетона на карте «{ $card }»?
prompt-value = Какое значение выбрать для жетона события?
prompt-reuse = Какое здание задействовать ещё раз?
prompt-residence = Продвинуться по счётчику резиденций или получить очки по числу своего деления?
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
action-taylorism = примените тейлоризм
action-event = воспользуйтесь событием
action-phase2 = перейдите в фазу II
action-pass = спасуйте
actions-or = { $first } или { $second }
actions-comma = { $first }, { $second }

## When somebody else decides, or nobody

prompt-waiting = Ждём: { $name }.
prompt-waiting-bot = { $name } думает.
prompt-hot-seat = Передайте устройство: теперь ходит { $name }.
prompt-lesson = Пока решать нечего: читайте урок дальше.
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

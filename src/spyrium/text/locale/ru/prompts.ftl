# What the game asks, in a sentence; `hint-…` explains it and names the rule.

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

# Why a typed word cannot be played. $word and $words are words of the notation, $gap and $position places of it.

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
refusal-position-empty = на клетке { $position } карты нет
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
refusal-building-too-dear = здание «{ $card }» стоит не меньше £{ $price }, а у вас £{ $money }
refusal-card-too-dear = карта «{ $card }» стоит £{ $price } = { $base } (цена) + { $workers } (рабочие рядом), а у вас £{ $money }
refusal-recruitment-too-dear = это стоит £{ $price }, по £1 за каждого рабочего, а у вас £{ $money }
refusal-effect-too-dear = нужно рабочих: { $workers }, активных: { $active }; нужно спирия: { $pays }, есть: { $owned }

## Cards, tokens, events

refusal-no-upright = у вас нет неиспользованного здания «{ $card }»
refusal-no-inclined = у вас нет повёрнутого здания «{ $card }»
refusal-nothing-to-reuse = с вашими рабочими и спирием ни одно повёрнутое здание не задействовать снова
refusal-no-technique = технологии «{ $card }» у вас нет
refusal-technique-used = технология «{ $card }» в этом раунде уже использована
refusal-needs-technique = нужна технология «{ $card }», не использованная в этом раунде
refusal-needs-technique-for-value = чтобы выбрать другое значение жетона, нужна технология «{ $card }», не использованная в этом раунде
refusal-no-surcharge = доплаты нет, убирать нечего
refusal-no-such-token = на карте нет жетона { $n }
refusal-no-token-left = на карте «{ $card }» не осталось жетонов
refusal-tokens-too-dear = после оплаты карты «{ $card }» не хватит ни на один жетон
refusal-last-space = фишка на последнем делении
refusal-event-used = в этом раунде вы уже воспользовались событием
refusal-event-one-effect = у события «{ $event }» один эффект: напишите «{ $command }»
refusal-event-effects = у события «{ $event }» несколько эффектов: напишите от «{ $first }» до «{ $last }»
refusal-event-phase-two = событие «{ $event }» действует только в фазе II
refusal-event-no-token = на событии «{ $event }» нет жетона

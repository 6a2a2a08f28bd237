# The log: what changed, in sentences. $name is a player, $card a card's name, amounts are whole numbers.

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
log-engineering = { card-engineering }: +{ $n } { resource-points-short }.
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

# What cards and events do, in a sentence; `option-…` is one use of a building. Their numbers come from the rules.

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
scored-capped = { $counted }, но не больше { $limit }

## Events

effect-windfall = Получите столько фунтов, спирия или ПО, сколько указано на жетоне. Жетон остаётся для остальных.
effect-country-house = Заплатите { $pays } кристалл спирия: передвиньтесь на деление по счётчику резиденций или получите ПО по числу своего деления.
effect-patronage = Заплатите £{ $pays1 } за { $gains1 } ПО или £{ $pays2 } за { $gains2 } ПО.
effect-export = Продайте { $pays1 } кристалл спирия за £{ $gains1 } или { $pays2 } кристалла за £{ $gains2 }.
effect-night-shift = Только в фазе II. Заплатите £{ $pays }, верните использованное здание в вертикальное положение и сразу задействуйте его снова. Рабочих и спирий тратите ещё раз.
effect-recruitment = Заплатите по £1 за каждого своего рабочего и получите ещё одного, сразу активного. Нельзя, если рабочих уже { $limit }.
effect-late-arrival = Только в фазе II. Разместите ещё одного активного рабочего в промежутке.

# Where long words of names may be broken on a card.
card-hyphens = Автомати-зация Активиро-вать Архитек-тор Капитали-зация Коммер-ция Лабора-тория Лоббиро-вание Мастер-ская Проекти-рование Резиден-ция Роскош-ный Тейло-ризм Универси-тет Финан-сист

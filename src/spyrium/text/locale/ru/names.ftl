# Names and counted nouns. $n is always a whole number.

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

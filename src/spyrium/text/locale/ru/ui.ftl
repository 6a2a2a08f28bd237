# The interface: pages, labels, buttons, accessible names.

## Home

home-tagline = Постройте свою компанию в Англии пара и зелёных кристаллов.
home-pitch = Настольная игра о верном моменте: рабочие встают между девятью картами и возвращаются с деньгами или с картой рядом. Шесть раундов, против ботов — минут двадцать.
home-play = Играть
home-play-text = Партия против ботов в один щелчок
home-friends = С друзьями
home-friends-text = Отправьте ссылку и садитесь за стол вместе
home-days = На несколько дней
home-days-text = Делайте ход, когда найдётся минутка
home-learn = Впервые здесь? Обучение
home-learn-text = Освойте игру за десять минут прямо за столом
home-learn-on = Продолжить обучение
home-learn-on-text = Второй урок: жетоны, технологии, замена
home-learn-again = Пройти уроки ещё раз
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
nav-back = Вернуться к партии
nav-ratings = Рейтинг
nav-menu = Меню
nav-skip = Перейти к основному тексту

## Buttons

button-yes = Да
button-no = Нет
button-confirm = Подтвердить
button-confirm-phase2 = Да, перейти в фазу II
button-confirm-pass = Да, спасовать
button-cancel = Отмена
button-next = Далее
button-close = Закрыть
button-undo = Отменить
button-try-again = Попробовать снова
button-reload = Обновить
button-copy = Копировать
button-copied = Скопировано
button-saved = Сохранено
button-share = Поделиться
button-save = Сохранить
button-send = Отправить
button-open = Открыть
button-start = Начать партию
button-join = Присоединиться
button-watch = Смотреть
button-rematch = Сыграть ещё
button-what-changed = Что изменилось?
button-to-buildings = Ваши здания ({ $n })
log-since-yours = После вашего последнего хода
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
setup-pace-increment = { $time } + { $increment } за ход
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
section-own = Компания
section-events = События
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
table-cost-standing = При нынешней расстановке стоит:
table-gain-now = Здесь сейчас можно взять: £{ $n }
table-cannot-afford = Не хватает £{ $n }
table-preview = После этого решения
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
log-enlarge = Развернуть журнал
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
my-games-place = { $place }-е место из { $total }
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
profile-accuracy-course = Точность в каждой проанализированной партии: { $from } — { $to }
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
rules-page-lessons = Учиться за столом

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
end-you-resigned = Вы сдались
end-scoring = Подсчёт по строкам
end-scoring-short = Итоговый подсчёт
end-place = Вы на { $place }-м месте
end-place-shared = Вы делите { $place }-е место
end-chart = Счёт по ходу партии
end-chart-text = Счёт после каждого решения: сколько очков было бы у каждого, закончись партия в этот момент.
end-chart-round = Раунд { $n }
end-chart-rounds = Раунд
end-ahead =
    { $n ->
        [one] Перевес: { $n } очко. Далее: { $name }
        [few] Перевес: { $n } очка. Далее: { $name }
       *[many] Перевес: { $n } очков. Далее: { $name }
    }
end-behind =
    { $n ->
        [one] Отставание: { $n } очко. Впереди: { $name }
        [few] Отставание: { $n } очка. Впереди: { $name }
       *[many] Отставание: { $n } очков. Впереди: { $name }
    }
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

## The table in the browser: prices, standings, pace, the end.

## Prices and standings

table-for-you = для вас
table-for-you-from = от
table-short = ещё £{ $n }
standings-now = Сейчас
standings-projected = если закончить

## Pace

settings-pace = Темп чужих ходов
settings-pace-slow = Медленно
settings-pace-normal = Обычно
settings-pace-fast = Быстро
settings-forced = Переходить в фазу II и пасовать автоматически, если больше ничего нельзя
web-skip = Пропустить

## The end

end-picture = Поделиться картинкой
end-link = Скопировать ссылку

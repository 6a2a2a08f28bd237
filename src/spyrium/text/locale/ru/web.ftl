# Texts that only the browser shows.

web-gap = Промежуток { $gap }
web-pick-worker = Выбрать рабочего { $gap }
web-take = Взять £{ $n }
web-activate = Активировать: £{ $n }
web-activate-from = Активировать от £{ $n }
web-lobby = Лоббирование: £{ $n }
web-lobby-from = Лоббирование: от £{ $n }
web-card-used = { $card } (использовано)
web-used = использовано
web-around =
    { $n ->
        [one] Цена £{ $price }; рядом стоит { $n } рабочий.
        [few] Цена £{ $price }; рядом стоят { $n } рабочих.
       *[other] Цена £{ $price }; рядом стоит { $n } рабочих.
    }
web-would-cost = { $card }: £{ $price }, рядом { workers }
web-options = Все варианты
web-prompt = Ваше решение
welcome-title = Первая партия?
welcome-text = Рабочий ставится в зелёный промежуток; позже вы забираете его ради денег или соседней карты.
web-undo-asked = { $name } просит отменить решение.
web-table-title = Название стола
web-return = Снова здесь
web-undo-waiting = Ждём согласия остальных.
web-undo-refused = { $name } не соглашается.
web-stand-in-left = { $name } покидает партию; дальше играет бот.
web-stand-in-time = У игрока { $name } вышло время; дальше играет бот.
web-stand-in-away = { $name } отсутствует; дальше играет бот.
web-stand-in-resigned = { $name } сдаётся; дальше играет бот.
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
web-device-drop = Забрать место у игрока { $name }
web-leave-seat = Передать боту
web-leave-open = На главную
web-leave-open-text = Без бота: партия ждёт вас в разделе «{ nav-my-games }».
web-left = За вас играет бот. Возвращайтесь, когда захотите.
web-resign = Сдаться
web-resign-sure = Сдаться окончательно? Бот доиграет партию за вас; вернуться будет нельзя.
web-resign-sure-rated = Сдаться окончательно? Бот доиграет партию за вас; вернуться будет нельзя, и вам засчитают последнее место.
web-you-resigned = Вы сдались; за вас играет бот.
web-resigned-seat = Партия сдана
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
web-ratings-text = Сюда попадают те, кто закончил пять рейтинговых партий с таким числом игроков. Партия рейтинговая, если хозяин стола не решил иначе, никто не занимает несколько мест и играют не одни боты.
web-ratings-play = Рейтинговая партия против ботов
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
unrated-because = Партия не рейтинговая: { $reason }.
unrated-seed = хозяин стола выбрал начальное число
unrated-origin = она продолжает другую партию
unrated-bots = играют только боты
unrated-seats = к началу не все были за столом
unrated-twice = кто-то занимает несколько мест
unrated-grace = отошедшему даётся меньше двух минут на возвращение
unrated-hint = использована подсказка
setup-clock-text = После каждого хода добавляется 10 секунд. За того, у кого вышло время, продолжит бот.
setup-days-text = За того, кто думает над ходом дольше, продолжит бот.
setup-private-text = Стола нет в лобби; сесть за него может любой, у кого есть ссылка.
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
notify-push-denied = Браузер блокирует уведомления этого сайта. Разрешите их в настройках сайта (рядом с адресом) и вернитесь.
notify-push-insecure = Для уведомлений на устройстве нужно защищённое соединение ({ $scheme }), а эта страница открыта без него.
notify-push-missing = Этот браузер не показывает уведомлений, когда страница закрыта. Другие способы ниже работают везде.
notify-push-service = Браузер не смог связаться со службой уведомлений: возможно, её нет или она отключена. Другие способы ниже работают везде.

## Refusals of the server, where there is no translation of the reason

error-code-bad-request = Сервер этого не принял: { $reason }
error-code-unauthorised = { error-wrong-password }
error-code-forbidden = Здесь это вам недоступно.
error-code-origin = { error-code-forbidden }
error-code-unproven = Эта партия продолжает другую, которая, возможно, ещё не окончена: подсказок, анализа и ботов здесь нет.
error-code-not-found = Такого здесь нет (или уже нет).
error-code-not-your-turn = Сейчас не ваш ход.
error-code-stale = { error-game-moved-on }
error-code-illegal = Сейчас это невозможно.
error-code-not-playing = Партия сейчас не идёт.
error-code-taken = Это уже занято.
error-code-conflict = Кто-то оказался быстрее. Попробуйте ещё раз.
error-code-too-large = Это слишком длинно.
error-code-rate-limited = Слишком много запросов. Подождите немного и попробуйте ещё раз.
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
local-sent = Отправлено.
local-sent-text = Теперь партия есть и на сервере.
local-sent-link = Ссылка на партию
game-delete = Удалить
game-delete-ask = Удалить эту партию навсегда?
local-no-engine = Запустить игру здесь не удалось: нужны современный браузер, немного памяти и в первый раз сеть.
local-wrong-record = Строку { $line } этой записи нельзя сыграть.
local-other-version = Эту партию сохранила другая версия игры: партия цела, но эта версия не может её показать.
local-damaged = Сохранённая в браузере партия повреждена; ничего не изменено.
local-not-kept = Браузер не смог сохранить это решение, поэтому оно не принято: освободите место и повторите.
local-passing = Браузер ничего не хранит: партия исчезнет вместе со страницей, если не сохранить запись.
local-two-tabs = Эта партия открыта и в другой вкладке; обе показывают одно и то же.
site-needs-server = Для этого нужен сервер
site-needs-server-text = Партии с другими людьми, рейтинг и профили живут на сервере. Если у вас есть Python, его можно запустить из исходников:
error-code-no-server = { site-needs-server }

## Errors as people see them: what is wrong and what to do.

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

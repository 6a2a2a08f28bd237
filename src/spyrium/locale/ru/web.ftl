# Texts that only the browser shows.

web-gap = Промежуток { $gap }
web-pick-worker = Выбрать рабочего { $gap }
web-take = Взять £{ $n }
web-activate = Активировать £{ $n }
web-lobby = Лобби £{ $n }
web-around =
    { $n ->
        [one] Цена £{ $price }; рядом стоит { $n } рабочий.
        [few] Цена £{ $price }; рядом стоят { $n } рабочих.
       *[other] Цена £{ $price }; рядом стоит { $n } рабочих.
    }
web-options = Все варианты
web-prompt = О чём вопрос
web-undo-asked = { $name } просит вернуть ход.
web-table-title = Название стола
web-return = Снова здесь
web-undo-waiting = Ждём согласия остальных.
web-undo-refused = { $name } не соглашается.
web-stand-in = За { $name } продолжает бот.
web-returned = { $name } снова за столом.
web-replace = Пусть продолжит бот
web-mute = Заглушить { $name }
web-unmute = Снова дать слово { $name }

## The first start after an update

web-preparing = Правила готовятся в первый раз…
web-preparing-text = Это делается один раз после обновления и может занять минуту.
web-preparing-starts = Игра начнётся сама, как только всё будет готово.
web-preparing-step = Шаг { $done } из { $steps }

## Leaving a game, handing over

web-leave-title = Выйти из игры
web-leave-text = Вместо вас продолжит бот ({ $level }). Пока игра идёт, вы можете вернуться и играть дальше.
web-leave-seat = Передать боту
web-leave-open = На главную
web-leave-open-text = Без бота: игра ждёт вас в разделе «{ nav-my-games }».
web-left = За вас играет бот. Возвращайтесь, когда захотите.
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
notify-text = Вас известят, когда наступит ваш ход, а вас нет за столом.
notify-when-days = В играх на несколько дней
notify-when-all = Во всех играх
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
tokens-title = Токены для ботов
tokens-text = С токеном ваша программа может играть под вашим именем.
tokens-docs = Как это работает
tokens-name = Для чего
tokens-create = Создать токен
tokens-once = Скопируйте сейчас: больше он показан не будет.
tokens-used = последнее использование: { $date }
tokens-unused = не использовался
tokens-revoke = Отозвать

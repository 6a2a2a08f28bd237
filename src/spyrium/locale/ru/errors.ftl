# Errors as people see them: what is wrong and what to do.

## Playing

error-not-your-turn = Сейчас не ваш ход: ходит { $name }.
error-illegal-move = Здесь так нельзя.
error-illegal-move-rule = Здесь так нельзя (правило { $rule }).
error-unknown-move = «{ $word }» — в игре нет такого хода.
error-too-expensive = Нужно £{ $need }, а у вас £{ $have }.
error-game-moved-on = Партия ушла вперёд; стол обновлён.
error-game-over = Эта партия окончена.
error-nothing-to-undo = Отменять нечего.
error-undo-refused = Это решение уже нельзя отменить.
error-out-of-time = Ваше время вышло.

## Connection

error-offline = Нет сети. Проверьте подключение и попробуйте снова.
error-server-unreachable = Сервер не отвечает. Попробуйте чуть позже.
error-timeout = Это заняло слишком много времени. Попробуйте снова.
error-too-many-requests =
    { $n ->
        [one] Слишком быстро. Подождите { $n } секунду.
        [few] Слишком быстро. Подождите { $n } секунды.
       *[many] Слишком быстро. Подождите { $n } секунд.
    }
error-server = На сервере произошла ошибка. Ваша партия не потеряна.
error-unexpected = Что-то пошло не так. Обновите страницу: партия продолжится с того же места.
error-outdated-client = Вышла новая версия. Обновите страницу.

## Tables and seats

error-table-not-found = Такого стола нет. Возможно, ссылка неполная.
error-game-not-found = Такой партии нет.
error-page-not-found = По этому адресу ничего нет.
error-seat-taken = Это место занято. Выберите другое.
error-table-full = За столом нет мест. Можно смотреть.
error-already-seated = Вы уже сидите за этим столом.
error-not-seated = У вас нет места за этим столом.
error-not-host = Это может сделать только хозяин стола.
error-not-enough-players = Должно быть занято хотя бы два места.
error-already-started = Партия уже началась.
error-invite-expired = Приглашение устарело. Попросите новое.
error-private-table = Это закрытый стол. Нужна ссылка-приглашение.

## Forms and files

error-name-empty = Введите имя.
error-name-too-long =
    { $n ->
        [one] Имя слишком длинное: не больше { $n } символа.
        [few] Имя слишком длинное: не больше { $n } символов.
       *[many] Имя слишком длинное: не больше { $n } символов.
    }
error-name-taken = Это имя занято. Выберите другое.
error-name-characters = В имени не должно быть символа | и переносов строки.
error-message-too-long =
    { $n ->
        [one] Сообщение слишком длинное: не больше { $n } символа.
        [few] Сообщение слишком длинное: не больше { $n } символов.
       *[many] Сообщение слишком длинное: не больше { $n } символов.
    }
error-wrong-password = Имя и пароль не совпадают.
error-password-too-short =
    { $n ->
        [one] В пароле должен быть хотя бы { $n } символ.
        [few] В пароле должно быть хотя бы { $n } символа.
       *[many] В пароле должно быть хотя бы { $n } символов.
    }
error-sign-in-needed = Для этого нужно войти.
error-record-invalid = В записи партии ошибка в строке { $line }: { $reason }
error-position-invalid = Эту позицию нельзя разыграть: { $reason }
error-edition-unknown = Для этой партии нужна неустановленная редакция: { $edition }
error-file-too-large = Файл слишком большой.
error-copy-failed = Скопировать не удалось. Выделите текст и скопируйте сами.
error-deal-invalid = Эти карты сейчас выложить нельзя: { $reason }

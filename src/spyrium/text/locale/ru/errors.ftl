# Errors as people see them: what is wrong and what to do.

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

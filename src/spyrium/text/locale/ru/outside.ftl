# What is said outside of the page: in the terminal, and to people who are not at the table.

## What goes to people who are not at the table, by web push, e-mail and webhook. $name is the receiver, $table the table's title.

notice-your-turn = { $name }, ваш ход.
notice-your-turn-at = { $name }, ваш ход за столом «{ $table }».
notice-trial = Так «Спирий» сообщает, что настал ваш ход.
notice-subject = Спирий: ваш ход
notice-picture = Стол на этот момент
notice-code-subject = Спирий: ваш код
notice-code = Ваш код: { $code }. Введите его там, где вы указали адрес электронной почты для уведомлений о ходе. Если это были не вы, ничего не делайте: больше писем не придёт.

## What only the terminal says.

terminal-hint = ? — справка
terminal-opponents = Вы играете против: { $names } ({ $level }).
terminal-help = Введите номер варианта или его слово (серым), например { $example }.
terminal-help-help = эта справка
terminal-help-board = показать стол ещё раз
terminal-help-cards = что делают событие и карты рынка
terminal-help-log = ход партии словами
terminal-help-undo = отменить ваше последнее решение и ответы ботов
terminal-help-save = записать партию в файл
terminal-help-quit = выйти
terminal-legend = Цифры между картами — рабочие по номеру места. «{ resource-workers } 2+1/3»: активные + на рынке / всего. * — использованная карта.
terminal-file = ФАЙЛ
terminal-nothing-to-undo = Отменять пока нечего.
terminal-saved = Сохранено. Продолжить: { $command }
terminal-not-written = Не удалось записать { $file }: { $error }
terminal-card = карта
terminal-effect = эффект
terminal-key-hint = Подсказка
terminal-key-back = Назад
terminal-key-forward = Вперёд
terminal-key-log = Журнал
terminal-key-save = Сохранить
terminal-key-quit = Выйти
terminal-advice = Мастер выбрал бы: { $decision }

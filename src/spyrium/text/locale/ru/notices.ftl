# What goes to people who are not at the table, by web push, e-mail and webhook. $name is the receiver, $table the table's title.

notice-your-turn = { $name }, ваш ход.
notice-your-turn-at = { $name }, ваш ход за столом «{ $table }».
notice-trial = Так «Спирий» сообщает, что настал ваш ход.
notice-subject = Спирий: ваш ход
notice-picture = Стол на этот момент
notice-code-subject = Спирий: ваш код
notice-code = Ваш код: { $code }. Введите его там, где вы указали адрес электронной почты для уведомлений о ходе. Если это были не вы, ничего не делайте: больше писем не придёт.

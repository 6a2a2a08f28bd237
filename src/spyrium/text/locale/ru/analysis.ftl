# The analysis of a finished game. Chances are whole per cent, losses are in win points (per cent of a victory).

analysis-title = Анализ
analysis-of = { $names }: решений – { $n }, симуляций на каждое – { $simulations }
analysis-chances = Шансы на победу
analysis-round = Раунд { $n }
analysis-mistakes = Ошибки
analysis-no-mistakes = Ни одно решение не стоило 5 процентов победы или больше.
analysis-turning-points = Переломные моменты
analysis-deal = Расклад раунда { $n }
analysis-decision = Решение { $n }: { $name }
analysis-change = { $name }: { $before } % → { $after } %
analysis-played = Сыграно: { $decision }
analysis-better = Лучше: { $decision }
analysis-exact = просчитано точно
analysis-player = Игрок
analysis-result = Результат
analysis-accuracy = Точность
analysis-mean-loss = Потеря процентов победы на решение
analysis-progress = Идёт анализ

judgement-inaccuracy = Неточность
judgement-mistake = Ошибка
judgement-blunder = Грубая ошибка

reason-price = «{ $card }» обошлась бы в £{ $n } вместо £{ $instead }.
reason-vp = Это сразу приносит на { $n } ПО больше.
reason-end = В конце игры это даёт на { $n } ПО больше.
reason-money = Остаётся на £{ $n } больше.
reason-spyrium = Остаётся больше спириума: +{ $n }.
reason-workers = Рабочих становится больше: +{ $n }.
reason-income = Доход за раунд растёт на £{ $n }.
reason-rival = { $name } может следующим взять карту «{ $card }».

ledger-title = Из чего сложился результат
ledger-even = Равная доля
ledger-deals = Расклад
ledger-own = Свои решения
ledger-others = Решения других
ledger-unforeseen = Непредвиденное
ledger-note = Решения оцениваются по тому, что можно было знать, – по всем раскладам, которые могли прийти. У сильных игроков расклад решает мало; «непредвиденное» – то, что поиск увидел лишь позже.

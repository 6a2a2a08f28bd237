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
web-mute = Заглушить { $name }
web-unmute = Снова дать слово { $name }

## The first start after an update

web-preparing = Правила готовятся в первый раз…
web-preparing-text = Это делается один раз после обновления и может занять минуту.
web-preparing-starts = Игра начнётся сама, как только всё будет готово.
web-preparing-step = Шаг { $done } из { $steps }

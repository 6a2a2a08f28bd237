# The table in the browser: prices, standings, pace, the end.

## Prices and standings

table-for-you = для вас
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

# The table in the browser: prices, standings, pace, the end.

## Prices and standings

table-for-you = for you
standings-now = Now
standings-projected = if it ended now

## Pace

settings-pace = Pace of the others
settings-pace-slow = Slow
settings-pace-normal = Normal
settings-pace-fast = Fast
settings-forced = Enter phase II and pass automatically when nothing else is possible
web-skip = Skip

## The end

end-picture = Share a picture
end-link = Copy the link

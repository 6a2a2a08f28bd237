# The guided first game: what the coach says.

lesson-title = Your first game
lesson-step = { $n } of { $total }
lesson-rival = Brunel
lesson-rule = Read the rule
lesson-leave = Leave the lesson
lesson-play = Now play
lesson-not-yet = Not yet: first choose what has the ring around it.
lesson-not-yet-next = Not yet: “{ button-next }” goes on.

lesson-welcome = Welcome! Each player runs a company. After six rounds, whoever has the most points on this track wins. Nothing can go wrong: only what I ask you to do is possible here.
lesson-market = This is the market: nine cards each round. Workers stand in the gaps between them, so a worker always has two cards within reach.
lesson-card = A card tells you all about itself. The gold coin is its price, the red seal its points at the end of the game. At its foot stands what it does: left of the arrow what you put in, right of it what you get. “{ $mine }” gives you 1 green crystal of spyrium, or 2 if a worker helps.
lesson-place = A round begins with phase I: one worker per turn goes into the market. Choose the glowing gap between “{ $mine }” and “{ $geologist }”.
lesson-place-again = { $rival } has a worker next to the “{ $geologist }”, too. A gap can be shared, and every worker around a card counts: it makes the card dearer, but it also earns you money. Join { $rival }’s worker.
lesson-phase2 = Keep your third worker at home: it will run a building later. Now enter phase II. You act there at once, and cannot place any more workers this round.
lesson-gain = In phase II your workers come back, one per turn, each for money or for a card. Money first: £1 for every other worker around the card. Choose your lower worker, then “Take £{ $n }” on the “{ $geologist }”.
lesson-activate = Now a card. It costs its price and £1 for every other worker around it: { $price }. Choose your worker, then activate “{ $mine }”.
lesson-build = A building needs a space. It costs £1 for each building you have, so the first is free. Later you can build over an old one instead, £3 cheaper if the two share a symbol. Choose the free space.
lesson-use = Your building can work this very round. That is a turn of its own, and the building then rests until the next round. Choose one of its two effects; the second needs your worker.
lesson-event = Once a round everybody may use the event, in whichever phase they like. This one gives you £2, 2 spyrium or 2 points. Take what you like.
lesson-pass = None of your workers is left in the market, and you have done all you wanted: pass. The others play on until all have passed.
lesson-round = All have passed, so the round is over. What was left in the market is gone, nine new cards are out, the next event applies, buildings are upright again, and all workers are home. Somebody else goes first.
lesson-income = Every round begins with income: the number of your space on this track, £{ $n } for you now. Some cards move you on, or give you the number in points.
lesson-bonus = At 8 points you get £5 or another worker, whichever you choose; at 20 points the other one. A worker gained early is worth a lot.
lesson-help =
    This bar always says what is asked of you, and the question mark opens the rule. Whatever you can do glows; { $by ->
        [touch] press and hold a card
       *[mouse] point at a card
    } to read everything about it.
lesson-last-round = We jump to the end of the sixth round. You have built a company and saved three crystals. { $rival } is ahead, for now.
lesson-factory = Factories make points out of spyrium. With two workers and three crystals your “{ $factory }” makes 10. Use its second effect.
lesson-last-pass = Well done! You have crossed 20 points, and the bonus came by itself. { $rival } has passed. Pass as well, and the game ends.
lesson-scoring =
    Now the points printed on your buildings are added, then your techniques, up to 7 each. Money, crystals and workers score nothing by themselves. Any card you do not know yet explains itself when you { $by ->
        [touch] press and hold it
       *[mouse] point at it
    }: off to your first real game!
lesson-more = The second lesson
lesson-more-welcome = Welcome back! Four of your workers stand in the market, and your rivals have passed. This lesson shows what the first one left out, and leaves more of the choices to you.
lesson-more-character = Characters act at once and stay in the market. The “{ $architect }” works with tokens: whoever calls it uses one up and pays its value on top of the price. Choose your worker left of it, then call it.
lesson-more-token = Which token? A small one is cheap for you, but leaves the dear one for the others. When the last is gone, nobody can call this character any more.
lesson-more-residence = The residence effect: move your marker on, for more income in every round to come, or score the number of your space now. Early in the game moving on pays; late, points do. You decide.
lesson-more-technique = Now a technique: it helps for the rest of the game, needs no space and scores at the end. “{ $technique }” lets you activate one card a round without its surcharge. Choose your worker beside it, then patent it.
lesson-more-building = The “{ $laboratory }” has the factory symbol, like your “{ $workshop }”. Choose your worker beside it, then build it.
lesson-more-where = Replace the “{ $workshop }” and the shared symbol saves £3, but the old building is gone. On a new space you keep both, for £1 per building you own. The price of each way is on its button: choose.
lesson-more-free = The rest of the round is yours: withdraw your last worker, use your buildings, use the event. Pass when nothing is left worth doing.
lesson-more-end = A new round, nine new cards, everything upright again. Now you know it all: characters, tokens, techniques, replacing and the residence track. The rest is experience.

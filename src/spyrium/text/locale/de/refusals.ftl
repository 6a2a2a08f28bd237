# Why a typed word cannot be played. $word and $words are words of the notation, $gap and $position places of it.

refusal = „{ $word }“ kann nicht gespielt werden: { $reason } ({ $rule }).
refusal-legal = Erlaubt ist jetzt: { $words }.
refusal-legal-more = Erlaubt ist jetzt: { $words } und { $n } weitere.

## At any time

refusal-unknown = das ist kein Wort der Notation
refusal-unknown-near = das ist kein Wort der Notation; meinst du „{ $near }“?
refusal-over = die Partie ist zu Ende
refusal-deal = die Runde ist zu Ende, und die nächsten Karten fehlen noch

## Something else is asked

refusal-asked-build = wähle zuerst, wohin das neue Gebäude kommt
refusal-asked-token = wähle zuerst, welches Plättchen du nimmst
refusal-asked-value = wähle zuerst den Wert des Ereignisplättchens
refusal-asked-reuse = wähle zuerst, welches quer liegende Gebäude du noch einmal nutzt
refusal-asked-residence = wähle zuerst: auf der Residenzleiste vorrücken oder Punkte nehmen
refusal-asked-bonus = wähle zuerst den Bonus
refusal-asked-arrival = wähle zuerst den Zwischenraum für den Spätankömmling
refusal-not-asked = danach ist gerade nicht gefragt
refusal-in-phase-two = du bist schon in Phase II
refusal-phase-two-first = das ist eine Aktion der Phase II; spiele zuerst „{ $command }“

## Workers and gaps

refusal-placement-only = Arbeiter werden nur in Phase I platziert
refusal-no-active-worker = du hast keinen aktiven Arbeiter
refusal-gap-empty = beide Felder des Zwischenraums { $gap } sind leer
refusal-no-worker-there = im Zwischenraum { $gap } steht kein Arbeiter von dir
refusal-name-the-card = neben dem Zwischenraum liegt noch eine Karte: nenne sie
refusal-position-empty = das Feld { $position } ist leer
refusal-workers-in-market =
    { $n ->
        [one] einer deiner Arbeiter steht noch in der Auslage
       *[other] { $n } deiner Arbeiter stehen noch in der Auslage
    }
refusal-all-workers = du hast schon alle { $n } Arbeiter
refusal-no-late-worker = dazu braucht es einen aktiven Arbeiter und einen Zwischenraum neben einer Karte

## Costs

refusal-too-dear = das kostet £{ $price }, und du hast £{ $money }
refusal-fee = die Gebühr beträgt £{ $price }, und du hast £{ $money }
refusal-too-little-spyrium = das kostet { $pays } Spyrium, und du hast { $owned }
refusal-building-too-dear = „{ $card }“ kostet mindestens £{ $price }, und du hast £{ $money }
refusal-card-too-dear = „{ $card }“ kostet £{ $price } = { $base } (Preis) + { $workers } (Arbeiter), und du hast £{ $money }
refusal-recruitment-too-dear = das kostet £{ $price }, £1 für jeden eigenen Arbeiter, und du hast £{ $money }
refusal-effect-too-dear = nötige Arbeiter: { $workers }, aktiv: { $active }; nötiges Spyrium: { $pays }, vorhanden: { $owned }

## Cards, tokens, events

refusal-no-upright = du hast kein aufrechtes Gebäude „{ $card }“
refusal-no-inclined = du hast kein quer liegendes Gebäude „{ $card }“
refusal-nothing-to-reuse = mit deinen Arbeitern und deinem Spyrium lässt sich kein quer liegendes Gebäude noch einmal nutzen
refusal-no-technique = das Patent „{ $card }“ gehört dir nicht
refusal-technique-used = „{ $card }“ wurde in dieser Runde schon genutzt
refusal-needs-technique = dazu braucht es „{ $card }“, in dieser Runde noch nicht genutzt
refusal-needs-technique-for-value = um ein Plättchen anders zu zählen, braucht es „{ $card }“, in dieser Runde noch nicht genutzt
refusal-no-surcharge = es fällt kein Aufpreis an, den du dir sparen könntest
refusal-no-such-token = auf der Karte liegt kein Plättchen mit dem Wert { $n }
refusal-no-token-left = auf „{ $card }“ liegt kein Plättchen mehr
refusal-tokens-too-dear = nach dem Preis für „{ $card }“ könntest du kein Plättchen mehr bezahlen
refusal-last-space = der Marker steht auf dem letzten Feld
refusal-event-used = du hast das Ereignis in dieser Runde schon genutzt
refusal-event-one-effect = „{ $event }“ hat nur einen Effekt: schreibe „{ $command }“
refusal-event-effects = „{ $event }“ hat mehrere Effekte: schreibe „{ $first }“ bis „{ $last }“
refusal-event-phase-two = „{ $event }“ gilt nur in Phase II
refusal-event-no-token = auf „{ $event }“ liegt kein Plättchen

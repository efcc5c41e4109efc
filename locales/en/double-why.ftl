## Double-Échec: why something happened; in brackets, in brief, on the line itself.

de-short-zone-free = the only one whom nobody marks
de-short-aim-hit = aim hit: { $thrown }
de-short-steal-blocked = no cell to get out to
de-short-rebound-tie = among { $among-count } as near
de-short-closed = { $asked } was closed
de-short-freed = freed by the goal
de-short-back-full = to the bench: the side is full
de-short-ps-forfeited = braked or went back
de-why-line = ✍️ Your line { $line } decided{ $held ->
        [none] .
       *[other] : { $held }.
    }
de-why-doctrine = ✍️ Your lines said nothing of it: the doctrine chose { $line }{ $held ->
        [none] .
       *[other] : { $held }.
    }
de-held = { $told }{ $op ->
        [same] {""}
       *[other] {" "}{ $op } { $wanted }{ $var ->
            [pct] %
           *[other] {""}
        }
    }
de-held-pct = chances { $was }%
de-held-d = distance { $was }
de-held-zone = zone { $was }
de-held-ecart = lead { $was }
de-held-u = units { $was }
de-held-per = period { $was }
de-held-k = card { $was } in a row
de-held-num = advantage { $was }
de-held-mk = { $was ->
        [1] receiver marked
       *[other] receiver free
    }
de-held-por = carrier { $was }

# The face-off, the cards.
de-why-faceoff = The higher die wins: { $high } against { $low }.
de-why-faceoff-six = The higher die wins: { $high } against { $low }. And this 6 allows a quick face-off.
de-why-six = The last die of the face-off’s winner was a 6.
de-why-deck = The carrier’s position names the deck, that of the { $deck ->
        [F] forwards
        [D] defenders
       *[G] goalkeepers
    }: { $total ->
        [one] one card was
       *[other] { $total } cards were
    } left in it, { $same } of them like this one.
de-why-advance = { $dice ->
        [one] One skating die.
       *[other] { $dice } skating dice.
    }

# The pass, the loose puck, the zone of reach.
de-why-pass = { $dice ->
        [one] One passing die
       *[other] { $dice } passing dice
    } for { $need ->
        [one] one step
       *[other] { $need } steps
    }: { $chance }% to arrive.
de-why-pass-nearest = A goalkeeper’s card: two dice to the nearest team-mate, { $need ->
        [one] one step
       *[other] { $need } steps
    } away, { $chance }% to arrive.
de-why-pass-centre = A goalkeeper’s card: three dice to the centre, { $need ->
        [one] one step
       *[other] { $need } steps
    } away, { $chance }% to arrive.
de-why-pass-no-centre = A goalkeeper’s card: three dice; there is no centre on the ice, so it is the nearest team-mate, { $need ->
        [one] one step
       *[other] { $need } steps
    } away, { $chance }% to arrive.
de-why-left = { $left ->
        [0] There is no step left to use.
        [one] There is one step left to use at once.
       *[other] There are { $left } steps left to use at once.
    }
de-why-one-timer = There were { $points } steps left, { $need } were needed.
de-why-watched = The puck was taken within the reach of { $by }.
de-why-zone-alone = { $loser } had the puck within the reach of { $taker }, the only one who could take it.
de-why-zone-free = { $loser } had the puck within the reach of { $among }; { $taker }, whom nobody marks, comes first.
de-why-zone-first = { $loser } had the puck within the reach of { $among }, all of them marked: the first in the order centre, wingers, defenders takes it.
de-why-try = { $dice ->
        [one] One skating die
       *[other] { $dice } skating dice
    } for { $need ->
        [one] one step
       *[other] { $need } steps
    }: { $chance }% to reach it.
de-why-try-keeper = A goalkeeper has one die only, for { $need ->
        [one] one step
       *[other] { $need } steps
    }: { $chance }% to reach it.
de-why-stood-on = { $who } stands on the puck and keeps the others off.
de-why-no-way = Nobody of this side has a free way there.

# The shot and the save.
de-why-shot = { $dice ->
        [one] One shooting die
       *[other] { $dice } shooting dice
    } for { $need ->
        [one] one step
       *[other] { $need } steps
    }: { $chance }% to arrive. The puck goes in by { $entry }; { $closed ->
        [none] the goalkeeper is out of the crease.
       *[other] the goalkeeper is on { $closed }.
    }
de-why-shot-left = A one-timer throws no dice: there were { $points } steps left, { $need } were needed. The puck goes in by { $entry }; { $closed ->
        [none] the goalkeeper is out of the crease.
       *[other] the goalkeeper is on { $closed }.
    }
de-why-short = { $lack ->
        [one] One step short.
       *[other] { $lack } steps short.
    }
de-why-crease-only = The puck reaches the crease, which the goalkeeper has left, without a step more: it stays there.
de-why-post-aim = { $dice ->
        [one] The aim die does not show
       *[other] None of the { $dice } aim dice shows
    } the { $aim }.
de-why-post-short = The puck enters the net without a step to spare: there is no die to aim with.
de-why-aim-hit = The aim showed { $thrown }: the { $aim } is among them.
de-why-save = { $dice } saving dice{ $bonus ->
        [0] {""}
        [one] , one of them extra as the shot came from behind the goal line
       *[other] , { $bonus } of them extra as the shot came from behind the net
    }: one good die ({ $shown }) is enough, which happens { $chance } times in a hundred.
de-why-beaten = None of the { $dice } saving dice{ $bonus ->
        [0] {""}
        [one] {" "}(one extra: the shot came from behind the goal line)
       *[other] {" "}({ $bonus } extra: the shot came from behind the net)
    } shows { $shown }, which happens { $missed } times in a hundred.
de-why-empty-net = The goalkeeper was out of the crease.
de-why-frees = A goal against the side with more running penalties frees { $who }.

# The clear, the circles.
de-why-clear = { $dice } dice, { $zone ->
        [1] from one’s own zone
        [2] from the neutral zone
       *[other] past the opposing blue line
    }.
de-why-clear-keeper = On the goalkeeper card one always clears with four dice.
de-why-closed = From there { $asked } was closed; open were { $open }.
de-why-icing-side = The face-off is on the side from which the puck was cleared.
de-why-icing-chosen = The puck was cleared from the middle row: { $chooser } chooses the circle.
de-why-circle-side = The puck had come from { $origin }: the face-off is on that side.
de-why-circle-chosen = The puck had come from the middle row: { $chooser } chooses the circle.
de-why-rebound = { $among } was the goalkeeper’s nearest opponent, { $steps ->
        [one] one step
       *[other] { $steps } steps
    } away.
de-why-rebound-tie = { $among } were equally near to the goalkeeper, { $steps ->
        [one] one step
       *[other] { $steps } steps
    } away: their coach chooses; where nothing is said, it is the best shooter.
de-why-chase = After a save the shooter throws a die to come nearer: { $points }.

# The steal, the fight.
de-why-steal-out = { $dice } skating dice. The carrier was { $distance } steps away, two more were needed to get away: { $need }, or { $chance }%. With { $points } it is done.
de-why-steal-caught = { $dice } skating dice. The carrier was { $distance } steps away, two more were needed to get away: { $need }, or { $chance }%. With { $points } the thief falls upon the carrier and does not get away.
de-why-steal-short = { $dice } skating dice. The carrier was { $distance } steps away, two more were needed to get away: { $need }, or { $chance }%. With { $points } the thief does not even come beside the carrier.
de-why-steal-blocked = The carrier was { $distance } steps away and { $points } were enough, but no cell out of the carrier’s reach could be reached in two steps.
de-why-breakaway = On { $cell } the carrier had only the goalkeeper ahead in the offensive zone; the thief, past the blue line, fell upon the carrier and could not get away.
de-why-fight = The higher total wins: { $high } against { $low }.
de-why-fight-round = Each throws fighting dice; the higher total wins.
de-why-fight-tie = A tie: they fight on, and it costs a unit more.

# Penalties, changes.
de-why-waits = Two penalties of this side run already: this one waits until one of them ends.
de-why-served = Its { $units } units are served.
de-why-freed = The goal against ended it.
de-why-over-before = Served, or ended by the goal before: at the face-off it had no time left to run.
de-why-back-full = To the bench: the side has all the skaters that it may have.
de-why-back-shut = To the bench: the door of the penalty box is blocked.
de-why-back-out = Not back on the ice: out of the match.
de-why-enter = { $points ->
        [one] One step only, for the door.
       *[other] One step for the door; { $points } in all.
    }
de-why-strength = The side may have { $allowed } skaters; { $penalties ->
        [0] no penalty costs it a player.
        [one] one penalty is running against it.
       *[other] { $penalties } penalties are running against it.
    }
de-why-strength-waits = A penalty of this side waits: it keeps { $allowed } skaters, and one of the bench takes the place.
de-why-strength-overtime = In the season’s overtime the side may have { $allowed } skaters.
de-why-substitute = Came on too early: back to the bench.
de-why-bench = { $dice ->
        [one] One skating die
       *[other] { $dice } skating dice
    }, and { $need } steps to be within three of the bench: { $chance }%.
de-why-free = At a face-off changes take no dice.
de-why-too-many = The bench was not reached, and the substitute was on the ice already.

# The penalty shot, the end.
de-why-approach = The skating dice and one more, { $dice } in all: { $points } steps, all used.
de-why-braked = The skating dice and one more, { $dice } in all: { $points } steps, { $left } of them not used. Braking forfeits any rebound.
de-why-ps-keeper = The goalkeeper throws a die, and moves as many steps at most.
de-why-ps-race = The goalkeeper throws a die: { $points }, { $need } needed.
de-why-ps-card = It is no rebound: the penalty shot is over.
de-why-ps-forfeited = It is a rebound, but the shooter braked or went away from the net: it is forfeited.
de-why-ps-rebound = It is a rebound, and the shooter neither braked nor went back: another shot.
de-why-ps-centre = It is a goal: the face-off is at the centre.
de-why-ps-side = The player had been fouled in row { $row }: the face-off is on that side.
de-why-ps-chosen = The player had been fouled in the middle row: { $chooser } chooses the circle.
de-why-period-over = The { $units } units of the period are played.
de-why-overtime-season = It is a match of the season: four against four, by whole periods.
de-why-overtime = It is a play-off match: five against five.

## Helvetia Cup: the match's thread, its panel, its announcements, the match sheet.

game-helvetia-cup = Helvetia Cup
hc-man = { $sign }{ $number } { $name }
hc-man-plain = { $number } { $name } ({ $team })
hc-number = no. { $number }
hc-own-man = { $number } { $name }
hc-card = { $number } { $name ->
        [none] ?
       *[other] { $name }
    }
hc-half = { $number ->
        [0] before the match
        [1] 1st half
        [2] 2nd half
        [3] extra time, 1st half
        [4] extra time, 2nd half
       *[other] shoot-out
    }
hc-time = { $half }, { $minute }'
hc-direction-F = forward
hc-direction-FL = forward left
hc-direction-FR = forward right
hc-direction-BL = back left
hc-direction-BR = back right
hc-direction-B = back
hc-zone-left = on the left
hc-zone-centre = in the centre
hc-zone-right = on the right

hc-stage-setup = squads
hc-stage-cards = cards
hc-stage-place_defence = line-up of the defence
hc-stage-place_attack = line-up and kick-off
hc-stage-place = line-ups
hc-stage-attack = { $half }, attack { $round }
hc-stage-defence = { $half }, defence { $round }
hc-stage-play = { $half }, turn { $round }
hc-stage-shootout = shoot-out, round { $round }
hc-stage-finished = match over
hc-stage-preparation = preparation
hc-stage-playing = round being played

hc-score = **{ $home } { $goals } { $away }**
hc-strip = -# ⏱️ { $time }{ $attack ->
        [none] {""}
       *[other] { " " }· ⚽ { $attack }{ $ball ->
            [none] {""}
           *[other] { " " }({ $ball })
        }
    } · BOOST { $home_boost }–{ $away_boost } · substitutions { $home_subs }–{ $away_subs }{ $cards ->
        [none] {""}
       *[other] { " " }· cards { $cards }
    }{ $restart ->
        [none] {""}
        [kickoff] { " " }· kick-off
        [keeper] { " " }· keeper’s restart
        [free_kick] { " " }· free kick
        [offside] { " " }· free kick for off-side
       *[penalty] { " " }· penalty
    }
hc-ball-held = { $number } on { $at }
hc-ball-loose = loose on { $at }
hc-strip-shootout = -# 🥅 Shoot-out: { $goals } after { $kicks } kicks.
hc-stall = -# 🥱 { $count } turns without a gesture: at { $limit }, passive play.
hc-held = -# 🥱 { $count } turns of the same possession: at { $limit }, passive play.
hc-tired = -# 🥵 Exhausted: { $men }

hc-asked-setup = 📋 **Squads** of both coaches: { TIME($due) } ({ WAIT($due) }).{ $captains ->
        [none] {""}
       *[other] { " " }{ $captains }
    }
hc-asked-cards = 🃏 **Three cards to keep**, for both coaches: { TIME($due) } ({ WAIT($due) }).{ $captains ->
        [none] {""}
       *[other] { " " }{ $captains }
    }
hc-asked-place_defence = 📍 **{ $team } lines up in defence**: { TIME($due) } ({ WAIT($due) }).{ $captains ->
        [none] {""}
       *[other] { " " }{ $captains }
    }
hc-asked-place_attack = 📍 **{ $team } lines up and kicks off**: { TIME($due) } ({ WAIT($due) }).{ $captains ->
        [none] {""}
       *[other] { " " }{ $captains }
    }
hc-asked-place = 📍 **Line-ups** of both coaches: { TIME($due) } ({ WAIT($due) }).{ $captains ->
        [none] {""}
       *[other] { " " }{ $captains }
    }
hc-asked-attack = ⚔️ **{ $team } attacks**: moves and gestures, { TIME($due) } ({ WAIT($due) }).{ $captains ->
        [none] {""}
       *[other] { " " }{ $captains }
    }
hc-asked-defence = 🛡 **{ $team } defends**: moves and defence, { TIME($due) } ({ WAIT($due) }).{ $captains ->
        [none] {""}
       *[other] { " " }{ $captains }
    }
hc-asked-play = ⚔️ **Both teams play at once**: { TIME($due) } ({ WAIT($due) }).{ $captains ->
        [none] {""}
       *[other] { " " }{ $captains }
    }
hc-asked-shootout = 🥅 **Kickers and keepers** of both coaches: { TIME($due) } ({ WAIT($due) }).{ $captains ->
        [none] {""}
       *[other] { " " }{ $captains }
    }

hc-opened-side = { $team }{ $mention ->
        [none] {""}
       *[other] { " " }{ $mention }
    }: { $side ->
        [home] defends in the west, attacks east
       *[away] defends in the east, attacks west
    }
hc-opened-how = { $family ->
        [yes] **FAMILY** rules, the short ones.
       *[no] **GEEK** rules, the full ones.
    } A game turn: the attack moves its players and prepares its gestures in secret; the defence answers; then all is played at once. By the buttons below, by private message, or by `/helvetia orders`.
hc-opened-tempo = { $tempo ->
        [simultaneous] **Simultaneous** tempo: both coaches send their orders at the same time.
       *[alternate] **Alternate** tempo: one after the other; the defence sees the moves, never the plan.
    }
hc-started = { $home } against { $away }: the match is on in { $thread }.

hc-owed-setup = Your squad: `S 1 3 5 8 10 / 4 6`, and `J defence` if you want to defend first. Without an order: the usual squad.
hc-owed-setup-family = Your two substitutes: `S 1 3 6 8 10 / 4 5`. Without an order: the first two.
hc-owed-cards = The three cards that you keep: `C 1 4 9`. Without an order: the first three POWER cards.
hc-owed-place_defence = Your line-up in defence: `L 1-e1 3-d4 5-f4 6-c5 10-g5`. Without an order: the last one, or the basic one.
hc-owed-place_attack = Your line-up and the kick-off: `L 1-e1 3-c6 5-e5 6-g6 10-e7; G p5`. Without an order: the last line-up, or the basic one, and a pass to the nearest.
hc-owed-attack = Your moves and your plan: `D 10-e9; G p8?/l7 > vB`. Only the moves are seen. Without an order: nobody moves, no gesture.
hc-owed-attack-family = Your moves and your plan: `D 10-e9; G p8 > sB`. Only the moves are seen. Without an order: nobody moves, no gesture.
hc-owed-attack-must = The ball is dead: a gesture must be played. `D 8-e9; G p8/l7`. Without a plan: a pass to the nearest.
hc-owed-attack-penalty = Penalty: `G sA`, and your moves. Without an order: a cell at random.
hc-owed-defence = Your moves, your defence, your keeper: `D 5-@8; P steal; K E BE BEF`. Without an order: nobody moves, your players press and intercept, the keeper chooses at random.
hc-owed-shootout = { $count ->
        [one] Your kicker and your keeper: `B 3E; K AB`.
       *[other] Your three kickers and your keeper: `B 8A 10E 5D; K AB BE EF`.
    } Without an order: the best kickers, at random.
hc-owed-finished = The match is over.
hc-brief-attack = 🤫 Your moves will be shown, your plan will not.

hc-button-order = { $phase ->
        [preparation] Train
        [setup] Choose my squad
        [cards] Choose my cards
        [place_defence] Line up
        [place_attack] Line up
        [place] Line up
        [attack] Attack
        [defence] Defend
        [shootout] My kicks
       *[play] Play
    }
hc-button-board = The pitch
hc-button-team = My players

# The pitch, the players.
hc-sheet-title = **{ $team }**{ $club ->
        [none] {""}
       *[other] { " " }· { $club }
    }
hc-sheet-line = -# { $player }{ $at ->
        [none] {""}
       *[other] { " " }on { $at }
    } · BOOST { $boost }/{ $most } · { $skills }{ $marks ->
        [none] {""}
       *[other] { " " }{ $marks }
    }
hc-sheet-bench = -# { $player } · { $status ->
        [bench] substitute
        [off] taken off
        [injured] injured
       *[sent_off] sent off
    } · { $skills }
hc-sheet-legend = -# st steal, ta tackle, cl clear or intercept, pr press; dr dribble, pa pass, sh shot, hd header. Exhausted: halved.
hc-sheet-legend-family = -# def defence, att attack. Exhausted: the small figure.
hc-skills = st{ $steal } ta{ $tackle } cl{ $clear } pr{ $press } · dr{ $dribble } pa{ $passing } sh{ $shot } hd{ $head }
hc-skills-family = def { $defence } · att { $offence }
hc-sheet-keeper = 🧤
hc-sheet-down = 💥
hc-sheet-yellow = 🟨
hc-sheet-tired = 🥵
hc-sheet-captain = (C)
hc-sheet-cards = 🃏 **Your hand**, for you alone: { $cards }{ $armed ->
        [none] {""}
       *[other] . Armed for this turn: { $armed }
    }.
hc-sheet-used = -# Cards played: { $cards }
hc-sheet-offside = { $call ->
        [yes] 🚩 You call every off-side (`H yes`).
       *[no] 🚩 You do not call off-sides (`H no`).
    }
hc-sheet-challenge = 🎯 Challenge { $card }: { $count } so far.
hc-card-line = - **{ $card }**{ $level ->
        [0] { " " }(LEGEND)
       *[other] { " " }(level { $level })
    }: { $effect }
hc-skill-steal = steal
hc-skill-tackle = tackle
hc-skill-clear = clearance
hc-skill-press = pressure
hc-skill-dribble = dribble
hc-skill-pass = long pass
hc-skill-shot = shot
hc-skill-head = header
hc-effect-skill = { $amount } on the next roll of { $skill }
hc-effect-opp_skill = { $amount } on the opponents’ next roll of { $skill }
hc-effect-reroll = the next missed roll of { $skill } is rolled again
hc-effect-cells-defend = { $amount } cell for your keeper at the next shot
hc-effect-cells-attack = { $amount } cell for the other keeper at your next shot
hc-effect-boost = { $amount } BOOST for one of yours, at once
hc-effect-drain = { $amount } BOOST for an opponent, at once
hc-effect-step = { $amount } free hex for one of yours in these moves
hc-effect-clock = { $amount } minutes on the next time die
hc-effect-nocard = the next card against you is not shown
hc-effect-nopress = nobody presses your team this turn

# The match sheet.
hc-box-title = **Match sheet**
hc-box-half = -# At half-time: { $goals }.
hc-box-scorers = 🥅 { $team }: { $scorers }
hc-box-scorer = { $player } ({ $minutes })
hc-box-minute = { $minute }'
hc-box-line = { $team } · shots { $shots } · short passes { $short }, long { $long_made }/{ $long } · steals { $steals_won }/{ $steals } · tackles { $tackles_won }/{ $tackles } · interceptions { $interceptions } · saves { $saves } · fouls { $fouls }
hc-box-line-family = { $team } · shots { $shots } · passes { $short } · steals { $steals_won }/{ $steals } · interceptions { $interceptions } · saves { $saves }
hc-box-player = -# { $player }: { $did }
hc-stat-goals = goals { $count }
hc-stat-shots = shots { $count }
hc-stat-short_passes = passes { $count }
hc-stat-long_passes_completed = long { $count }
hc-stat-steals_won = steals { $count }
hc-stat-dribbles_won = dribbles { $count }
hc-stat-tackles_won = tackles { $count }
hc-stat-interceptions_won = interceptions { $count }
hc-stat-clearances_won = clearances { $count }
hc-stat-saves = saves { $count }
hc-stat-fouls = fouls { $count }
hc-box-boost = -# BOOST left of { $team }: { $men }.
hc-box-man = { $number } { $boost }
hc-box-bookings = 🟨 { $team }: { $men }.
hc-box-booking = { $player } { $kind ->
        [yellow] 🟨
        [red] 🟥
       *[injured] 🚑
    }
hc-box-cards = 🃏 Cards played by { $team }: { $cards }.
hc-box-challenge = 🎯 Challenge of { $team }, { $card }: { $done ->
        [yes] met.
       *[no] missed.
    }
hc-box-shootout = 🥅 **Shoot-out** ({ $goals })
hc-box-earlier = -# { $count ->
        [one] And one kick before these.
       *[other] And { $count } kicks before these.
    }
hc-box-forfeit = 🏳️ Forfeit by { $team }.

# The words of the pictures, and what they show in words.
hc-shown-half = { $number ->
        [0] Before the match
        [1] 1st half
        [2] 2nd half
        [3] Extra 1
        [4] Extra 2
       *[other] Shoot-out
    }
hc-shown-restart-kickoff = Kick-off
hc-shown-restart-keeper = Keeper
hc-shown-restart-free_kick = Free kick
hc-shown-restart-offside = Off-side
hc-shown-restart-penalty = Penalty
hc-shown-arrow-move = run
hc-shown-arrow-carry = with the ball
hc-shown-arrow-short_pass = pass
hc-shown-arrow-long_pass = long pass
hc-shown-arrow-deflection = deflection
hc-shown-arrow-shot = shot
hc-shown-arrow-sidestep = side-step
hc-shown-sign-start = start
hc-shown-sign-carrier = carrier
hc-shown-sign-keeper = keeper
hc-shown-sign-captain = captain
hc-shown-sign-boost = BOOST
hc-shown-sign-tired = exhausted
hc-shown-sign-fallen = down
hc-shown-sign-yellow = cautioned
hc-shown-policy-steal = steals
hc-shown-policy-tackle = tackles
hc-shown-policy-press = presses
hc-shown-outcome-goal = Goal!
hc-shown-outcome-saved = Saved
hc-shown-outcome-missed = Wide
hc-shown-zone-left = from the left
hc-shown-zone-centre = from the centre
hc-shown-zone-right = from the right
hc-shown-skill-steal = steal
hc-shown-skill-tackle = tack.
hc-shown-skill-clear = clear
hc-shown-skill-press = press
hc-shown-skill-dribble = drib.
hc-shown-skill-pass = pass
hc-shown-skill-shot = shot
hc-shown-skill-head = head
hc-shown-skill-defence = def.
hc-shown-skill-offence = att.
hc-shown-reach = { $count ->
        [0] free
       *[other] { $count } BOOST
    }
hc-shown-overlap = overlap
hc-shown-goal = Goal!
hc-shown-bench = Substitutes
hc-shown-gone = Gone
hc-alt-pitch = The pitch. { $home }. { $away }. Ball: { $ball ->
        [none] not in play.
       *[other] on { $ball }{ $held ->
            [none] , loose.
           *[other] , with { $held }.
        }
    }
hc-alt-team = { $team }: { $men }
hc-alt-man = { $player } on { $at }
hc-alt-aim = The goal, and what each cell needs at most: { $cells }.
hc-alt-keeper = Your goal, and what each cell costs the shooter: { $cells }.
hc-alt-squad = The players: { $men }.
hc-alt-film = The turn in pictures, action by action. { $told }
hc-film-name = turn

## Helvetia Cup: the order by choices, page by page.

hc-form-typed-label = { $phase ->
        [preparation] My training
        [setup] My squad
        [cards] My cards
        [place_defence] My line-up
        [place_attack] My line-up, my pass
        [place] My line-up
        [defence] My defence
        [shootout] My kicks
       *[attack] My order
    }
hc-form-typed-hint = A section a line, its letter first
hc-form-typed-example = { $phase ->
        [preparation] A 3 5
        [setup] S 1 3 5 8 10 / 4 6
        [cards] C 1 4 9
        [place_defence] L 1-e1 3-d4 5-f4 6-c5 10-g5
        [place_attack] L 1-e1 3-c6 5-e5 6-g6 10-e7
        [place] L 1-e1 3-d4 5-f4 6-c5 10-g5
        [defence] D 5-@8
        [shootout] B 8A 10E 5D
       *[attack] D 10-e9
    }
hc-form-wrong = This is not possible yet:
hc-form-ask-setup = { $family ->
        [yes] **Your two substitutes?** The starters are those of the FAMILY rules.
       *[no] **Your squad?** It is ready: change what you like, then send.
    }
hc-form-ask-cards = **Which three cards do you keep?** Nobody else sees them.
hc-form-ask-place = { $attack ->
        [yes] **Who stands where?** Tap a player. The one in the centre kicks off: choose the gesture.
       *[no] **Who stands where?** Tap a player, or send the formation as it is.
    }
hc-form-ask-attack = **Who moves? And which gesture then?**{ $chances ->
        [yes] { " " }Each percentage is that of the present position.
       *[no] { "" }
    }
hc-form-ask-defence = **Who moves? And what is done to the carrier?**
hc-form-ask-kicks = { $count ->
        [one] **Your kicker, and your keeper’s cells.**
       *[other] **Your three kickers, and your keeper’s cells at each kick.**
    }
hc-form-starters = The { $count } outfield starters
hc-form-bench = { $count ->
        [one] The substitute
       *[other] The { $count } substitutes
    }
hc-form-player = { $player }{ $captain ->
        [yes] { " " }(captain)
       *[no] {""}
    } · BOOST { $boost }
hc-form-toss = If you win the toss
hc-form-toss-attack = { $chosen ->
        [yes] ✓{ " " }
       *[no] {""}
    }Attack first
hc-form-toss-defence = { $chosen ->
        [yes] ✓{ " " }
       *[no] {""}
    }Defend first
hc-form-legend = Your LEGEND card
hc-form-deck = Your cards: three at most, one LEGEND at most
hc-form-keep = The three cards kept
hc-form-challenge = A challenge to try
hc-form-no-challenge = No challenge

hc-form-who = Who
hc-form-where = Where
hc-form-at = { $player } · { $at }
hc-form-placing = **{ $player }**, on { $at }: which row, then which hex?
hc-form-rows = Rows
hc-form-row = Row { $row }
hc-form-swap = { $at } · swaps with { $player }
hc-form-subs = Substitution
hc-form-comes-on = { $player } comes on
hc-form-base = Basic formation
hc-form-last = My last line-up

hc-form-figure = { $player }{ $to ->
        [none] {""}
       *[other] { " " }→ { $to }
    }
hc-form-moving = **{ $player }**, on { $at }, BOOST { $boost }: where to?
hc-form-boosts = { $count ->
        [0] Free
       *[other] With { $count } BOOST
    }
hc-form-hex = { $at }{ $ball ->
        [yes] { " " }⚽
       *[no] {""}
    }{ $there ->
        [none] {""}
       *[other] { " " }· { $there }
    }{ $distance ->
        [0] {""}
       *[other] { " " }· shot { $zone } from { $distance }
    }
hc-form-overlap = { $at } then { $to } (overlap)
hc-form-mark = Whom to follow
hc-form-follow = { $ball ->
        [yes] To the ball
       *[no] To
    }{ $player ->
        [none] {""}
       *[other] { $ball ->
            [yes] { " " }({ $player })
           *[no] { " " }{ $player }
        }
    }{ $boosts ->
        [0] {""}
       *[other] { " " }· { $boosts } BOOST
    }
hc-form-stay = Stays put
hc-form-off = Goes off, { $player } comes on

hc-form-next = Gesture { $step }
hc-form-pass = Pass { $player }{ $risk ->
        [0] {""}
       *[other] { " " }· risk { $risk }%
    }{ $offside ->
        [yes] { " " }🚩 off-side
       *[no] {""}
    }
hc-form-long = Long { $player } · { $percent }%{ $risk ->
        [0] {""}
       *[other] { " " }· risk { $risk }%
    }{ $offside ->
        [yes] { " " }🚩 off-side
       *[no] {""}
    }
hc-form-shot = Shot… · keeper { $cells }
hc-form-volley = Volley… · keeper { $cells }
hc-form-header = Header… · keeper { $cells }
hc-form-cell = { $cell } · ≤ { $needed } · { $percent }%
hc-form-aiming = **{ $player } aims…** Shot { $zone }, from { $distance }; the keeper covers { $cells ->
        [0] nothing.
        [one] one cell.
       *[other] { $cells } cells that touch.
    }{ $pressed ->
        [yes] { " " }A defender presses: that is counted.
       *[no] {""}
    } The percentage is that of a cell left uncovered.
hc-form-where-goal = Which cell
hc-form-nothing = Stay like this
hc-form-to-plan = Plan, fall-backs
hc-form-to-others = More settings
hc-form-plan = **Your plan**: tap a step to give it a fall-back, or add a gesture.
hc-form-steps = Steps
hc-form-step = { $number } · { $told }
hc-form-editing = **Step { $number }**: `{ $told }`. If the first gesture is impossible, or not safe where you want it safe, the next one is played.
hc-form-otherwise = Or else
hc-form-plan-back = The plan
hc-form-safe = { $on ->
        [yes] Play it in any case
       *[no] { $shot ->
            [yes] Only if nobody presses
           *[no] Only if the hex is free
        }
    }
hc-form-less = Drop the last fall-back
hc-form-drop = Drop the step and what follows

hc-form-policy = Against the carrier
hc-form-policy-steal = { $chosen ->
        [yes] ✓{ " " }
       *[no] {""}
    }Steal
hc-form-policy-tackle = { $chosen ->
        [yes] ✓{ " " }
       *[no] {""}
    }Tackle
hc-form-policy-press = { $chosen ->
        [yes] ✓{ " " }
       *[no] {""}
    }Press
hc-form-policy-usual = As the others
hc-form-policy-of = { $player }
hc-form-policies = **What does each do to the carrier**, on the same hex? The chances are those against the present carrier.
hc-form-odds-steal = Steal · ball won { $percent }%
hc-form-odds-tackle = Tackle · { $percent }%, foul { $foul }%
hc-form-odds-press = Press · −{ $press }
hc-form-to-keeper = Keeper
hc-form-to-policies = One by one
hc-form-keeper = **Your keeper’s cells**{ $zone ->
        [none] , wherever the shot comes from
       *[other] , for a shot { $zone }
    } (A B C on top, D E F below, as the shooter sees them).
hc-form-keeper-none = Nothing chosen: the cells are drawn, and nobody can guess them.
hc-form-cells = { $chosen ->
        [yes] ✓{ " " }
       *[no] {""}
    }{ $cells }
hc-form-cells-at = { $size ->
        [one] Shot from one hex: one cell
       *[other] Shot from { $size } hexes: { $size } cells
    }
hc-form-from-any = From anywhere
hc-form-from-left = From the left
hc-form-from-centre = From the centre
hc-form-from-right = From the right

hc-form-others-told = **More settings.** What you do not touch is as usual.
hc-form-as-usual = As usual
hc-form-cards = Play a card, or take it back
hc-form-card = { $chosen ->
        [yes] ✓{ " " }
       *[no] {""}
    }{ $card }
hc-form-target = On whom
hc-form-targeting = **{ $card }**: on whom?
hc-form-part-I = Interceptions and clearances
hc-form-part-E = If a hex must be moved
hc-form-part-H = Opponents’ off-sides
hc-form-part-R = If one of yours is injured
hc-form-part-T = Who plays the dead ball
hc-form-part-N = Who keeps goal
hc-form-intercept-oui = All try
hc-form-intercept-non = Nobody: all press
hc-form-offside-oui = Call them all
hc-form-offside-non = Do not call them
hc-form-escape = First to { $at }
hc-form-nobody = Nobody comes on

hc-form-kick = Kicker { $number }
hc-form-kicker = { $player } · shot { $shot }
hc-form-kicking = **{ $player } kicks.** The percentage is that of a cell that the keeper leaves.
hc-form-save = Keeper, opponents’ kick { $number }

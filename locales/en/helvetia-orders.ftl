## Helvetia Cup: an order in words, section by section (rulebook page, 5.1), and the notation in short.

hc-help = A line a section, for example in attack `D 10-e9; G p8 > vB`, in defence `D 5-@8; P steal; K E BE BEF`, lining up `L 1-e1 3-d4 5-f4 6-c5 10-g5`. All of it is in `/helvetia rules`.
hc-order-own-words = In English: { $notation }
hc-say-S = - **Squad**: { $starters }{ $bench ->
        [none] .
       *[other] ; substitutes: { $bench }.
    }
hc-say-J = - **Toss won**: begin in { $choice ->
        [attack] attack.
       *[defence] defence.
    }
hc-say-C = - **Cards**: { $cards }.
hc-say-card = { $card }{ $target ->
        [none] {""}
       *[other] { " " }on { $target }
    }
hc-say-F = - **Challenge**: { $card ->
        [none] none.
       *[other] { $card }.
    }
hc-say-L = - **Line-up**: { $men }.
hc-say-X = - **Substitution**: { $out } goes off, { $in } comes on.
hc-say-D = - **Moves**: { $moves }.
hc-say-D-none = - **Moves**: nobody moves.
hc-say-move = { $player } { $to ->
        [none] leaves the pitch
       *[other] goes to { $to }
    }{ $via ->
        [none] {""}
       *[other] { " " }by { $via }
    }{ $mark ->
        [none] {""}
        [ball] { " " }on the ball
       *[other] { " " }on { $mark }
    }{ $extra ->
        [none] {""}
       *[other] { " " }then { $extra }, overlapping
    }{ $substitute ->
        [none] {""}
       *[other] , replaced by { $substitute }
    }{ $boosts ->
        [0] {""}
       *[other] { " " }({ $boosts } BOOST)
    }
hc-say-move-mark = { $player } follows { $mark ->
        [ball] the ball
       *[other] { $mark }
    }, wherever that goes
hc-say-G = - **Gestures**: { $steps }.
hc-say-G-none = - **Gestures**: none, the attack keeps the ball.
hc-say-step = { $number }. { $told }
hc-say-otherwise = { $first }, or else { $second }
hc-alt-none = stop
hc-alt-p = short pass { $at ->
        [man] to { $aim }
       *[hex] to { $aim }
    }{ $safe ->
        [yes] { " " }if no opponent is there
       *[no] {""}
    }
hc-alt-l = long pass { $at ->
        [man] to { $aim }
       *[hex] to { $aim }
    }{ $safe ->
        [yes] { " " }if no opponent is there
       *[no] {""}
    }
hc-alt-s = shot at { $aim }{ $safe ->
        [yes] { " " }if nobody presses
       *[no] {""}
    }
hc-alt-v = volley at { $aim }{ $safe ->
        [yes] { " " }if nobody presses
       *[no] {""}
    }
hc-alt-t = header at { $aim }{ $safe ->
        [yes] { " " }if nobody presses
       *[no] {""}
    }
hc-say-E = - **If a hex must be moved**: { $hexes }.
hc-say-then = { $first }, or else { $second }
hc-say-P = - **Against the carrier**: { $policies }.
hc-say-policy = { $player } { $do ->
        [steal] steals
        [tackle] tackles
       *[press] presses
    }
hc-say-policy-all = { $others ->
        [yes] the others
       *[no] all
    } { $do ->
        [steal] steal
        [tackle] tackle
       *[press] press
    }
hc-say-I = - **Interceptions**: { $men ->
        [all] all try.
        [none] nobody tries.
       *[other] only { $men }.
    }
hc-say-K = - **Keeper**: { $sets }.
hc-say-set = { $cells } from { $size ->
        [1] one hex
       *[other] { $size } hexes
    }{ $zone ->
        [none] {""}
       *[other] { " " }{ $zone }
    }
hc-say-set-kick = { $cells } at kick { $number }
hc-say-R = - **If somebody is injured**: { $men ->
        [none] nobody comes on.
       *[other] { $men } comes on.
    }
hc-say-H = - **Off-side**: { $call ->
        [yes] called, until you say otherwise.
       *[no] not called.
    }
hc-say-T = - **Dead ball**: { $player } plays it.
hc-say-N = - **Keeper**: { $player } keeps goal.
hc-say-B = - **Kickers**: { $kicks }.
hc-say-kick = { $player } at { $cell }
hc-say-A = - **Training**: { $cards }.
hc-say-secret = -# Only the moves will be seen before the other side answers.
hc-say-nothing = - Nothing special.

## Warnings about an order that is taken: they depend on this order alone.

hc-warning-W_BOOST_DETOUR = { $player } goes a roundabout way: { $spent } BOOST, where { $enough ->
        [0] the straight way is free
       *[other] the straight way costs { $enough }
    }.
hc-warning-W_BOOST_FULL = Card { $card } will give nothing to { $player }, whose BOOST reserve is full.
hc-warning-W_STEPS_UNUSED = Card { $card } gives free hexes to { $player }, who does not use them.

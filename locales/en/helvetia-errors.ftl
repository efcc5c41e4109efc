## Helvetia Cup: why an order is refused (rulebook page, 5.3), the fault first, then what is possible.
## hc-hint-…: what each section may say.

hc-error-not_awaited = No order is expected from you now: it is the other team’s turn.
hc-error-empty = This order is empty. One section is enough, for example `G -`.
hc-error-syntax = I do not understand “{ $token }”.
hc-error-unknown_section = There is no section “{ $key }”. A section begins with a letter: D (moves), G (gestures), P (defence), K (keeper), L (line-up), S (squad)…
hc-error-duplicate_section = Section { $key } is given twice: write it once, with everything in it.
hc-error-section_not_allowed = Section { $key } has no place here. { $sections ->
        [none] {""}
       *[other] Now: { $sections }.
    }
hc-error-unknown_player = There is no number { $n } in this team.{ $numbers ->
        [none] {""}
       *[other] { " " }Yours: { $numbers }.
    }
hc-error-not_on_pitch = Number { $n } is not on the pitch.{ $pitch ->
        [none] {""}
       *[other] { " " }These are: { $pitch }.
    }
hc-error-duplicate_player = Number { $n } is given twice. Once is enough.
hc-error-unknown_hex = There is no hex { $hex }. A letter from a to i, then a number: 1 to 13 on rows a, c, e, g, i; 1 to 12 on the others.
hc-error-no_path = Number { $n } has no way there, or stands there already. To leave a player in place, do not write the number.
hc-error-keeper_zone = The keeper zone (e1, e13) is for the keeper of that goal alone.
hc-error-keeper_fixed = The keeper does not move in this phase. The others do.
hc-error-too_far = That is too far for number { $n }: it takes { $k } BOOST, there are { $b }.
hc-error-occupied = A team-mate is on { $hex }: one player of a team per hex.
hc-error-no_overlap = No overlap is possible here. `+` follows a move of the attack that ends on a wing (row a or i), if there is a hex ahead.
hc-error-sub_not_allowed = No substitution here. It is made after a goal, or in play from the border, without the ball.
hc-error-no_subs_left = You have no substitution left.
hc-error-bad_sub = Number { $n } is no substitute who may come on.{ $free ->
        [none] {""}
       *[other] { " " }These are: { $free }.
    }
hc-error-not_border = One leaves over the border of the pitch: row a or i, or the end of a row.
hc-error-bad_gesture = FAMILY does not have this gesture. There one passes to a team-mate (`p8`), shoots (`sB`), steals.
hc-error-bad_sequence = The gesture { $geste } cannot come here. First a pass or a shot; the volley `v` follows a short pass, the header `t` a long one, and nothing follows a shot.
hc-error-plan_too_long = This plan is too long: { $most } steps at most.
hc-error-bad_cell = A goal cell is unknown or given twice. There are six: A B C on top, D E F below.
hc-error-cells_not_adjacent = The keeper’s cells must touch, without diagonals: `AB`, `BE`, `ADE`…
hc-error-cells_count = The number of cells does not fit: one set of one, of two and of three cells for a side; in a shoot-out, one for each opposing kick.
hc-error-keeper_present = You still have a real goalkeeper: nobody can take that place.
hc-error-squad_size = It takes { $starters } starters, the goalkeeper first, then after `/` { $bench } substitutes.
hc-error-squad_keeper = The first starter must be your goalkeeper, if fit.
hc-error-squad_captains = One captain only among the seven: { $captains }.
hc-error-squad_unavailable = Number { $n } is injured or suspended for this match. Choose somebody else.
hc-error-squad_family = In FAMILY the starters are fixed ({ $starters }): you choose two substitutes among the others.
hc-error-placement_missing = Number { $n } is missing: place all your players on the pitch ({ $pitch }).
hc-error-placement_keeper = Your keeper, number { $n }, begins in the keeper zone, on { $zone }.
hc-error-placement_half = Number { $n } is outside your half.
hc-error-placement_circle = Number { $n } has no place in the centre circle. { $role ->
        [attack] Only who kicks off is there, on { $centre }.
       *[defence] The defence has nobody there.
    }
hc-error-placement_kicker = There must be a player on { $centre }, to kick off.
hc-error-card_unknown = Your team has no card number { $n }.
hc-error-card_not_in_hand = Card { $n } is not at your disposal.{ $hand ->
        [none] {""}
       *[other] { " " }You have: { $hand }.
    }
hc-error-card_count = { $phase ->
        [setup] Too many cards: one LEGEND in a single match; three cards in a competition, one LEGEND at most.
       *[cards] Keep exactly three cards.
    }
hc-error-card_owned = Card { $n } is yours already.
hc-error-card_bad_target = The target does not fit. Some cards aim at a player on the pitch (`3@10`), the others at nobody; no immediate card is played in a placement.
hc-error-training_over = Three sessions at most: each card costs as many as its level.
hc-error-kick_count = It takes { $k ->
        [one] one kicker
       *[other] { $k } different kickers
    }, each with a cell: { $k ->
        [one] `8A`.
       *[other] `8A 10E 5D`.
    }
hc-error-already_kicked = Number { $n } has kicked already: the others first.

hc-hint-S = The squad: `S 1 3 5 8 10 / 4 6`, the goalkeeper first, the substitutes behind the stroke.
hc-hint-J = The toss won: `J attack` or `J defence`.
hc-hint-C = The cards: `C 4`, with a target `C 5@8`.
hc-hint-F = The challenge: `F 6`, or `F no`.
hc-hint-L = The line-up: `L 1-e1 3-d4 5-f4 6-c5 10-g5`.
hc-hint-X = Substitutions: `X 8>4`, 8 goes off, 4 comes on.
hc-hint-D = Moves: `D 10-e9`, by points `10-e8-e9`, overlapping `8-a7+`, going off `7-a6x4`; the defence follows somebody: `5-@8`, `5-@b`.
hc-hint-G = Gestures: `G p8?/l7 > vB/tA`; `p` short pass, `l` long, `s` shot, `v` volley, `t` header; `>` then, `/` or else, `?` only if nobody is in the way.
hc-hint-E = Where to step: `E e8 d7`, the first possible one counts.
hc-hint-P = The defence: `P steal`, `P 5=tackle press`.
hc-hint-I = Interceptions: `I yes`, `I no`, or the defenders who try: `I 3 5`.
hc-hint-K = The keeper: `K E BE BEF g:AD`; one cell from near, three from far; `g:`, `c:`, `d:` for a shot from the left, the centre, the right.
hc-hint-R = Who replaces an injured player: `R 7 4`, or `R no`.
hc-hint-H = Off-side: `H yes` or `H no`.
hc-hint-T = Who plays the dead ball: `T 8`.
hc-hint-N = Who keeps goal: `N 3`.
hc-hint-B = The kickers: `B 8A 10E 5D`.
hc-hint-A = Training: `A 4 1`.

## Matrix Hockey: why something happened.

# A match

mh-why-side = **{ $team }**, column { $column }: cell { $cell }{ $crowd ->
    [0] , nobody else on it
    [one] , minus 1 for one other team on it
   *[other] , minus { $crowd } for { $crowd } other teams on it
    }{ $penalty ->
    [0] { "" }
   *[other] , minus { $penalty } for the missing order
    }: { $base }.{ $extra ->
    [0] { "" }
    [one] { " " }Plus one extra goal.
   *[other] { " " }Plus { $extra } extra goals.
    }{ $saved ->
    [0] { "" }
   *[other] { " " }Minus { $saved }, the opponent's super save.
    }{ $bonus ->
    [0] { "" }
   *[other] { " " }Plus the bonus goal.
    } Total: { $total }.
mh-why-overtime = Overtime: { $home } { $home-worth }{ $home-value ->
    [X] { " " }(X, drawn)
   *[other] { "" }
    }, { $away } { $away-worth }{ $away-value ->
    [X] { " " }(X, drawn)
   *[other] { "" }
    }.
mh-why-shootout = Shoot-out: { $home } { $home-worth }{ $home-value ->
    [X] { " " }(X, drawn)
   *[other] { "" }
    }, { $away } { $away-worth }{ $away-value ->
    [X] { " " }(X, drawn)
   *[other] { "" }
    }.
mh-why-draw = Equal values: the match is a draw.
mh-why-pool-goals = The goals scored in the pool decide. { $home }: { $home-goals }, { $away }: { $away-goals }.
mh-why-lot = The lot decides: 1, { $home }; 2, { $away }.
mh-why-out = { $team }: no order for this match, neither sent nor stored ahead.
mh-why-out-dummy = { $team } is a dummy team: it does not play in cups.
mh-why-double-onr = Neither team played: both are out.
mh-why-ahead = Your order stored ahead for this round was played.

# Orders

mh-why-no-order = No order for this round, neither sent nor stored ahead.
mh-why-drawn-column = { $columns ->
    [one] It had only one column left.
   *[other] Its column is drawn among the { $columns } that it had left.
    }
mh-why-redrawn = { $ordered ->
    [none] The order, sent ahead, said nothing here.
   *[other] The order, sent ahead, said { $ordered }, which was no longer free when the week came.
    }{ $what ->
    [column] { " " }The column is drawn among the { $columns } that were left.
   *[other] { " " }The value is drawn among those that were left.
    }
mh-why-extra-short = { $had ->
    [0] No extra goal was left this week.
    [one] One extra goal was left for the whole week.
   *[other] { $had } extra goals were left for the whole week.
    } They are granted in this order: { $priority }; in each, the earliest round first. Here: { $left }.
mh-why-saves-short = { $had ->
    [0] No super save was left this week.
    [one] One super save was left for the whole week.
   *[other] { $had } super saves were left for the whole week.
    } The earliest round is served first. Here: { $left }.
mh-why-bonus-drawn = Drawn among the { $count } teams of the division that play.
mh-why-bonus-refused = { $dummy ->
    [yes] Refused: a dummy team gets no bonus goal in this league.
   *[no] Refused: a team without an order is offside.
    }
mh-why-rung = { $onr ->
    [one] It is its first ONR of the season.
   *[other] It is its ONR no. { $onr } of the season.
    } No order this week: { $comps }.

# The cups

mh-why-readmitted = { $losers ->
    [one] Only one team had played and lost in this round.
   *[other] { $losers } teams had played and lost in this round: the best loser comes back.
    }{ $among-count ->
    [one] { "" }
   *[other] { " " }Equal ones, by lot: { $among }.
    }
mh-why-nobody-left = No team was left.
mh-why-bye = { $count } teams left, an odd number: one, drawn, goes on without playing.

# The end of the season

mh-why-promoted = { $rank ->
    [one] First of its division.
   *[other] Rank { $rank } of its division, of { $size }.
    }
mh-why-barred = { $onr ->
    [0] It may not go up this season.
    [one] It may not go up this season.
   *[other] It had { $onr } ONR this season: it may not go up.
    } The next one is looked at instead.
mh-why-relegated = Rank { $rank } of { $size }: { $coming ->
    [one] one team comes into the division
   *[other] { $coming } teams come into the division
    }, and they need the room.

## Matrix Hockey: why an order is refused, and what is possible.

mh-error-E_EMPTY = No order. Example: `F+(2)`.
mh-error-E_COMPETITION = Unknown competition: “{ $word }”. Write CH, WG or KDH.
mh-error-E_COLUMN_MISSING = The column is missing. Example: `CH F+(2)`.
mh-error-E_COLUMN_UNKNOWN = There is no column { $word }. { $listed ->
        [no] Example: `CH F+(2)`.
       *[other] You have left: { $left }.
    }
mh-error-E_BONUS_STAR = The bonus goal (\*) is drawn: it cannot be ordered. Write for instance `F+(2)`.
mh-error-E_OT_MISSING = The overtime value in brackets is missing: `F+(2)`.
mh-error-E_OT_VALUE = “{ $value }” is no overtime value here. You have left: { $left }.
mh-error-E_SO_VALUE = “{ $value }” is no shoot-out value. You have left: { $left }.
mh-error-E_SO_MISSING = In the KDH cup a shoot-out value is needed too: `KDH C+(1/4)`.
mh-error-E_SYNTAX = I do not understand “{ $word }”. Example: `CH F+(2); KDH C(1/4)`, at most 2000 characters.
mh-error-E_DUMMY = A dummy team: it plays at random and takes no orders. A referee can give it back to you.
mh-error-E_NOT_ENGAGED = Your team does not play in that round ({ $comp }). “My week” shows your matches.
mh-error-E_NO_ROUND = No round this week ({ $comp }): add its number, for instance `{ $key }5`.
mh-error-E_ROUND_AMBIGUOUS = Two rounds this week: write { $rounds }.
mh-error-or = { " or " }
mh-error-E_ROUND_UNKNOWN = There is no round { $round } ({ $comp }): the last one is { $last }.
mh-error-E_ROUND_PAST = Round { $round } ({ $comp }) has been played. “My week” shows your matches.
mh-error-E_ADVANCE_OFF = No orders ahead ({ $comp }): wait for the week of that round.
mh-error-E_ROUND_TWICE = Two orders for { $key }{ $round }: one per round.
mh-error-E_NOTHING_TO_CANCEL = Nothing is stored for { $key }{ $round }: nothing to withdraw.
mh-error-E_COLUMN_USED = Column { $column } has been played. You have left: { $left }.
mh-error-E_COLUMN_TWICE = Column { $column } is asked for twice. You have left: { $left }.
mh-error-E_SAVE_CUP = No super saves (#) in a cup: they are for the championship.
mh-error-E_SAVE_STOCK = You ask for { $asked } super saves, you have { $stock } left.
mh-error-E_EXTRA_OFF = No extra goals (+) here ({ $comp }).
mh-error-E_EXTRA_STOCK = You ask for { $asked } extra goals, you have { $stock } left.
mh-error-E_OT_SPENT = No { $value } in stock any more. You have left: { $left }.
mh-error-E_SO_UNWANTED = Shoot-outs exist in the KDH cup only: remove “/{ $value }”.
mh-error-E_SO_SPENT = No { $value } in stock for the shoot-out any more. You have left: { $left }.
mh-error-E_SEAT = There is no team “{ $seat }” in this season.

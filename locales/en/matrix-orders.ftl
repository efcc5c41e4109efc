## Matrix Hockey: orders.

mh-order-where = { $comp }, { $round }
mh-order-item = { $where }: { $choice }
mh-order-cancel = { $where }: order withdrawn
mh-order-choice = column { $column }{ $extra ->
        [0] {""}
        [1] , 1 extra goal
       *[other] , { $extra } extra goals
    }{ $saves ->
        [0] {""}
        [1] , 1 super save
       *[other] , { $saves } super saves
    }, { $ot } in overtime{ $so ->
        [none] {""}
       *[other] , { $so } in the shoot-out
    }
mh-help = Notation: column, one `+` per extra goal, one `#` per super save, overtime value in brackets. `F+(2)` · `CH10 J#(1); CH11 K++(0)` · `KDH C+(1/4)` (shoot-out value after the slash) · `CH6 -` withdraws an order.
mh-form-label = Orders
mh-form-hint = One round per line, or separated by “;”
mh-form-example = CH F+(2)
mh-no-team = You have no team in this season.
mh-unknown-team = I do not know that team. Choose it from the list.
mh-no-division = I do not know that division. Choose it from the list.
mh-warning-W_OVERSPEND = Your orders ask for { $asked } { $what ->
        [extra_goals] extra goals
       *[super_saves] super saves
    } in all, you have { $stock } left: the championship comes first.
mh-warning-W_COLUMN_PENDING = { $comp }{ $round }: column { $value } is also in your stored order for { $comp }{ $other }.
mh-warning-W_OT_PENDING = { $comp }{ $round }: value { $value } is also in your stored order for { $comp }{ $other }.

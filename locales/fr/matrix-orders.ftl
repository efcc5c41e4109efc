## Matrix Hockey : les ordres.

mh-order-where = { $comp }, { $round }
mh-order-item = { $where } : { $choice }
mh-order-cancel = { $where } : ordre retiré
mh-order-choice = colonne { $column }{ $extra ->
        [0] {""}
        [1] , 1 extra-but
       *[other] , { $extra } extra-buts
    }{ $saves ->
        [0] {""}
        [1] , 1 super-arrêt
       *[other] , { $saves } super-arrêts
    }, { $ot } en prolongation{ $so ->
        [none] {""}
       *[other] , { $so } aux tirs au but
    }
mh-help = Notation : colonne, `+` par extra-but, `#` par super-arrêt, valeur de prolongation entre parenthèses. `F+(2)` · `CH10 J#(1); CH11 K++(0)` · `KDH C+(1/4)` (valeur de tirs au but après la barre) · `CH6 -` retire un ordre.
mh-form-label = Ordres
mh-form-hint = Une journée par ligne ou séparées par « ; »
mh-form-example = CH F+(2)
mh-no-team = Vous n'avez pas d'équipe dans cette saison.
mh-unknown-team = Je ne connais pas cette équipe. Choisissez-la dans la liste proposée.
mh-no-division = Je ne connais pas cette division. Choisissez-la dans la liste proposée.
mh-warning-W_OVERSPEND = Vos ordres demandent { $asked } { $what ->
        [extra_goals] extra-buts
       *[super_saves] super-arrêts
    } en tout, il vous en reste { $stock } : d'abord le championnat.
mh-warning-W_COLUMN_PENDING = { $comp }{ $round } : la colonne { $value } est aussi dans votre ordre enregistré pour { $comp }{ $other }.
mh-warning-W_OT_PENDING = { $comp }{ $round } : la valeur { $value } est aussi dans votre ordre enregistré pour { $comp }{ $other }.

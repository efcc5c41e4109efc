## Matrix Hockey : pourquoi un ordre est refusé, et ce qui est possible.

mh-error-E_EMPTY = Aucun ordre. Exemple : `F+(2)`.
mh-error-E_COMPETITION = Compétition inconnue : « { $word } ». Écrivez CH, WG ou KDH.
mh-error-E_COLUMN_MISSING = Il manque la colonne. Exemple : `CH F+(2)`.
mh-error-E_COLUMN_UNKNOWN = Pas de colonne { $word }. { $listed ->
        [no] Exemple : `CH F+(2)`.
       *[other] Il vous reste : { $left }.
    }
mh-error-E_BONUS_STAR = Le but bonus (\*) se tire au sort : il ne se commande pas. Écrivez par exemple `F+(2)`.
mh-error-E_OT_MISSING = Il manque la prolongation, une valeur entre parenthèses : `F+(2)`.
mh-error-E_OT_VALUE = « { $value } » n'est pas une valeur de prolongation possible ici. Il vous reste : { $left }.
mh-error-E_SO_VALUE = « { $value } » n'est pas une valeur de tirs au but. Il vous reste : { $left }.
mh-error-E_SO_MISSING = En coupe KDH il faut aussi une valeur de tirs au but : `KDH C+(1/4)`.
mh-error-E_SYNTAX = Je ne comprends pas « { $word } ». Exemple : `CH F+(2); KDH C(1/4)`, 2000 caractères au plus.
mh-error-E_DUMMY = Équipe bidon : elle joue au hasard et ne prend pas d'ordres. Un arbitre peut vous la rendre.
mh-error-E_NOT_ENGAGED = Votre équipe ne joue pas à cette journée ({ $comp }). « Ma semaine » montre vos matchs.
mh-error-E_NO_ROUND = Pas de journée cette semaine ({ $comp }) : précisez le numéro, par exemple `{ $key }5`.
mh-error-E_ROUND_AMBIGUOUS = Deux journées cette semaine : écrivez { $rounds }.
mh-error-or = { " ou " }
mh-error-E_ROUND_UNKNOWN = Pas de journée { $round } ({ $comp }) : la dernière est la { $last }.
mh-error-E_ROUND_PAST = La journée { $round } ({ $comp }) est déjà jouée. « Ma semaine » montre vos matchs.
mh-error-E_ADVANCE_OFF = Pas d'ordres à l'avance ({ $comp }) : attendez la semaine de cette journée.
mh-error-E_ROUND_TWICE = Deux ordres pour { $key }{ $round } : un seul par journée.
mh-error-E_NOTHING_TO_CANCEL = Aucun ordre enregistré pour { $key }{ $round } : rien à retirer.
mh-error-E_COLUMN_USED = La colonne { $column } est déjà jouée. Il vous reste : { $left }.
mh-error-E_COLUMN_TWICE = La colonne { $column } est demandée deux fois. Il vous reste : { $left }.
mh-error-E_SAVE_CUP = Pas de super-arrêt (#) en coupe : ils ne servent qu'en championnat.
mh-error-E_SAVE_STOCK = Vous demandez { $asked } super-arrêts, il vous en reste { $stock }.
mh-error-E_EXTRA_OFF = Pas d'extra-but (+) ici ({ $comp }).
mh-error-E_EXTRA_STOCK = Vous demandez { $asked } extra-buts, il vous en reste { $stock }.
mh-error-E_OT_SPENT = Plus de { $value } en stock. Il vous reste : { $left }.
mh-error-E_SO_UNWANTED = Les tirs au but n'existent qu'en coupe KDH : retirez « /{ $value } ».
mh-error-E_SO_SPENT = Plus de { $value } en stock pour les tirs au but. Il vous reste : { $left }.
mh-error-E_SEAT = Aucune équipe « { $seat } » dans cette saison.

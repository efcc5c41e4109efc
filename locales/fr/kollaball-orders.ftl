## Kollaball : un ordre en mots, tel que son capitaine le relit avant de l'envoyer.
## $player, $carrier… sont des noms tout faits (kollaball.ftl) ; un champ vide vaut « none ».

kb-order-line = { $player } { $actions }.
kb-order-line-reserve = { $player } { $actions } ; si l'arbitre le demande : { $reserve }.
kb-order-then = { $first }, puis { $next }
kb-order-enter = rentre en { $cell }
kb-order-move = { $role ->
        [hitter] va de { $here } en { $there }{ $via ->
            [none] {""}
           *[other] {" "}par { $via }
        }, en frappeur
       *[receiver] va de { $here } en { $there }{ $via ->
            [none] {""}
           *[other] {" "}par { $via }
        }, en receveur
    }
kb-order-pass = passe la balle de { $here } vers { $there }
kb-order-retreat = recule de { $here } en { $there }
kb-order-drop = pose la balle en { $here }
kb-order-pickup = ramasse en { $here }
kb-order-stand = { $carrier ->
        [yes] reste en { $here }, balle en main
       *[no] reste en { $here }
    }
kb-order-burst = { $there ->
        [none] avance encore en { $advance }
       *[other] passe la balle vers { $there } et avance en { $advance }
    }

kb-order-special = { $via ->
        [copy] { $action }, avec { $what } par copie
        [legend] { $action }, avec { $what } par son coup de légende
       *[class] { $action }, avec { $what }
    }
kb-order-what-sprint = un sprint
kb-order-what-deep_pass = une passe en profondeur
kb-order-what-block = un blocage
kb-order-what-decoy = { $second ->
        [none] un leurre pour { $first }
       *[other] un leurre pour { $first } et, en cas de réussite critique, un autre pour { $second }
    }
kb-order-what-bribe = { $side ->
        [against] un pot-de-vin de { $amount } contre l'adversaire
       *[favour] un pot-de-vin de { $amount } en faveur des siens
    }
kb-deniers = { $amount ->
        [one] { $amount } denier
       *[other] { $amount } deniers
    }

kb-order-substitution = { $entering ->
        [none] { $leaving } n'est pas remplacé.
       *[other] { $entering } entre à la place de { $leaving }.
    }
kb-order-tactic = { $copied ->
        [yes] À son propre jeu — { $what }.
       *[no] Tactique — { $what }.
    }
kb-order-tactic-lob = chandelle : { $carrier } lance vers { $cell }, la balle retombe dans deux tours
kb-order-tactic-feint = feinte de course : { $carrier } avance en { $cell }, balle en main
kb-order-tactic-rally = { $count ->
        [0] rassemblement autour de { $carrier } : personne n'a à bouger
       *[other] rassemblement autour de { $carrier } : { $arrivals }
    }
kb-order-arrival = { $player } va en { $cell }
kb-order-tactic-reshuffle = reformation : { $exchanges }
kb-order-exchange = { $player } prend la place de { $other }
kb-order-tactic-analysis = analyse : avant vos prochains ordres, vous saurez le rôle de { $opponents }
kb-order-tactic-placement = placement : avant vos ordres de ce tour, vous saurez le chemin de { $opponents }
kb-order-tactic-neutralise = neutralisation : les actions adverses de ce tour sont annulées
kb-order-tactic-fall_back = { $cell ->
        [none] repli défensif, mené par { $carrier } : toute l'équipe recule de deux cases
       *[other] repli défensif, mené par { $carrier } : toute l'équipe recule de deux cases, lui jusqu'en { $cell }
    }

kb-order-empty = Personne n'a d'action à faire ce tour : l'ordre est vide, et valable.
kb-order-page-words = -# Dans les mots du règlement : { $notation }
kb-order-timeout = Arrêt de jeu : le tour n'est pas joué, l'arbitre tranche. S'il le rejette, vous n'en aurez plus.
kb-receipt-timeout = C'était le dernier ordre attendu. **Arrêt de jeu : ce tour n'est pas joué**, les ordres envoyés sont jetés sans être lus, et l'arbitre tranche. La suite est dans { $thread }.
kb-receipt-stage = C'était la dernière réponse attendue. La suite est dans { $thread }.
kb-order-roll_call = { $count ->
        [0] Personne n'est encore présent.
        [one] Présent : { $players }.
       *[other] Présents : { $players }.
    }
kb-order-lineup = Titulaires : { $players } ; la balle est à { $holder }.
kb-order-ruling = { $upheld ->
        [yes] L'arrêt de jeu est retenu.
       *[no] L'arrêt de jeu est rejeté.
    }

## Avertissements sur un ordre accepté : ils ne tiennent qu'à cet ordre.

kb-warning-W_NO_RECEIVER = { $who-count ->
        [0] Aucun receveur à vous en { $cell } : la chandelle qui y retombe restera au sol.
       *[other] Aucun receveur à vous en { $cell } : la passe de { $who } tombera.
    }
kb-warning-W_RECEIVERS_DRAWN = En { $cell }, { $who } sont receveurs : le sort dira qui attrape la balle.
kb-warning-W_BALL_TOO_MANY = En { $cell } arrivent plus de balles que de receveurs ({ $who }) : le reste tombera.
kb-warning-W_PICKERS_DRAWN = En { $cell }, { $who } ramassent, et il n'y a pas autant de balles : le sort dira qui en a une.
kb-warning-W_DECOY_FAR = { $target } sera hors de portée de { $who } : le leurre restera dans les mains de { $who }.
kb-warning-W_CHARGE_EMPTY = { $who } charge dans le vide : aucun adversaire ne peut être en { $cell } à ce moment-là.

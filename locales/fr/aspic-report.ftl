## Aspic : ce qui s'est passé dans un tour, et où en est le match.

as-told-nothing = Rien ne bouge.
as-told-moved = 👟 { $team } déplace son pion de { $origin } en { $to }.
as-told-shot = 🎯 { $team } tire avec son pion en { $shooter } : { $course }.
as-told-goal = ⚽ **But pour { $team } ! { $score }**
as-told-placed = 📍 { $team } pose { $count ->
        [one] un pion
       *[other] { $count } pions
    } : { $cells }{ $auto ->
        [yes] { " " }(pose d'office).
       *[no] .
    }
as-told-queue = 🤫 { $team } a annoncé la suite de sa pose ({ $count ->
        [one] un pion
       *[other] { $count } pions
    }) ; elle reste secrète.
as-told-kickoff = ✅ Tous les pions sont posés : { $team } engage.
as-told-placement = 🔁 Nouvelle pose : le terrain se vide, le ballon revient en F5. { $first } pose d'abord, { $kickoff } engagera.
as-told-half = 🔔 **Mi-temps : { $score }**
as-told-missed = ⏭️ { $team } n'a rien envoyé à temps : tour manqué{ $missed ->
        [1] {""}
       *[other] , le { $missed }e d'affilée
    }{ $most ->
        [0] .
       *[other] { " " }({ $most } d'affilée font perdre le match).
    }
as-told-skipped = ⏭️ L'arbitre passe le tour de { $team }.
as-told-passed = ⏭️ { $team } n'a aucun coup possible : son tour est passé.
as-told-expired = ⌛ { $team } n'a plus de temps.
as-told-adjusted = ⏱️ { $how ->
        [given] L'arbitre donne { $delta } à
       *[taken] L'arbitre retire { $delta } à
    } { $team } : il lui reste { $left }.
as-told-clock = -# ⏱️ { $team } : { $used } de réflexion, il lui reste { $left }
as-told-forfeit = 🏳️ { $reason ->
        [missed] { $team } a manqué trop de tours et perd par forfait.
       *[referee] { $team } perd par forfait.
    }
as-told-over = 🏁 **{ $winner ->
        [none] Match nul
       *[other] { $winner } gagne
    }** · { $left } { $score } { $right }{ $by ->
        [time] { " " }(au temps).
        [forfeit] { " " }(par forfait).
        [referee] { " " }({ $winner ->
            [none] d'un commun accord ou par décision de l'arbitre
           *[other] par décision de l'arbitre
        }).
       *[score] .
    }

as-score = ## { $left } { $score } { $right }
as-figures = -# Avancement { $progress } %{ $ball ->
        [none] {""}
       *[other] { " " }· ballon en **{ $ball }**
    } · terrain { $occupation } %{ $whose ->
        [none] {""}
       *[other] { " " }{ $whose }
    }
as-side = -# { $team } · { $cells } · pions { $pieces } cases, ballon { $ball } cases{ $left ->
        [none] {""}
       *[other] { " " }· temps restant { $left }
    }{ $missed ->
        [0] {""}
        [1] { " " }· 1 tour manqué
       *[other] { " " }· { $missed } tours manqués d'affilée
    }
as-acting = ➡️ { $phase ->
        [placement] **À { $team } de poser**
       *[play] **À { $team } de jouer**
    }{ $mention ->
        [none] {""}
       *[other] { " " }{ $mention }
    }, au plus tard { TIME($due) } ({ WAIT($due) }).
as-shots = **Vos tirs** (sans déplacement)
as-shots-none = **Vos tirs** : aucun de vos pions n'est à portée du ballon.
as-shot-line = - { $shooter } : { $outcome }
as-threats = **Ce que { $team } pourrait tirer** : { $shots ->
        [none] rien
       *[other] { $shots }
    }.
as-queue = 🤫 Votre suite de pose, pour vous seul : { $cells }
as-statistics = { $team } · tirs { $shots } · buts { $goals } · poteaux { $posts } · rebonds { $rebounds } · échanges { $swaps }
as-film-caption = { $stage } · { $score }
as-film-end = { $winner ->
        [none] Match nul, { $score }
       *[other] Victoire : { $winner }, { $score }
    }
as-past = { $sign } { $order ->
        [none] rien
       *[other] `{ $order }`
    }{ $goal ->
        [none] { $ball ->
            [none] {""}
           *[other] { " " }→ { $ball }
        }
       *[other] { " " }⚽ **{ $goal }**
    }

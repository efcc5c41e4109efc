## Aspic : ce qui s'est passé dans un tour, et où en est le match.

as-told-nothing = Rien ne bouge.
as-event-piece_moved = 👟 { $seat } déplace son pion de { $from } en { $to }.
as-event-shot_taken = 🎯 { $seat } tire avec son pion en { $shooter } : { $course }.
as-event-goal_scored = ⚽ **But pour { $seat } ! { $score }**
as-event-piece_placed = 📍 { $seat } pose { $count ->
        [one] un pion
       *[other] { $count } pions
    } : { $cells }{ $auto ->
        [yes] { " " }(pose d'office).
       *[no] .
    }
as-event-queue_set = 🤫 { $seat } a annoncé la suite de sa pose ({ $count ->
        [one] un pion
       *[other] { $count } pions
    }) ; elle reste secrète.
as-event-kickoff_ready = ✅ Tous les pions sont posés : { $kickoff } engage.
as-event-placement_started = 🔁 Nouvelle pose : le terrain se vide, le ballon revient en F5. { $first } pose d'abord, { $kickoff } engagera.
as-event-half_ended = 🔔 **Mi-temps : { $score }**
as-event-turn_missed = ⏭️ { $seat } n'a rien envoyé à temps : tour manqué{ $missed ->
        [1] {""}
       *[other] , le { $missed }e d'affilée
    }{ $most ->
        [0] .
       *[other] { " " }({ $most } d'affilée font perdre le match).
    }
as-event-turn_skipped = ⏭️ L'arbitre passe le tour de { $seat }.
as-event-turn_passed = ⏭️ { $seat } n'a aucun coup possible : son tour est passé.
as-event-clock_expired = ⌛ { $seat } n'a plus de temps.
as-event-clock_adjusted = ⏱️ { $how ->
        [given] L'arbitre donne { $delta } à
       *[taken] L'arbitre retire { $delta } à
    } { $seat } : il lui reste { $remaining }.
as-event-clock_charged = -# ⏱️ { $seat } : { $seconds } de réflexion, il lui reste { $remaining }
as-event-match_forfeited = 🏳️ { $reason ->
        [missed] { $seat } a manqué trop de tours et perd par forfait.
       *[referee] { $seat } perd par forfait ou abandon.
    }
as-event-match_ended = 🏁 **{ $winner ->
        [none] Match nul
       *[other] { $winner } gagne
    }** · { $left } { $score } { $right }{ $by ->
        [time] { " " }(au temps).
        [forfeit] { " " }(par forfait ou abandon).
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
as-acting = { $mention ->
        [none] { $phase ->
            [placement] ➡️ **À { $team } de poser**
           *[play] ➡️ **À { $team } de jouer**
        }
       *[other] { $sign } { $mention }, { $phase ->
            [placement] **à vous de poser**
           *[play] **à vous de jouer**
        }
    } avant { TIME($due) } ({ WAIT($due) }).
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

## Matrix Hockey : les pages, les panneaux, les images.

mh-week-team = **{ $team }** · { $extra ->
        [one] { $extra } extra-but
       *[other] { $extra } extra-buts
    } (+) · { $saves ->
        [one] { $saves } super-arrêt
       *[other] { $saves } super-arrêts
    } (#) · ONR : { $onr }
mh-week-dummy = Cette équipe est bidon : elle joue au hasard et ne prend pas d'ordres.
mh-week-nothing = Rien à jouer cette semaine.
mh-week-match = **{ $key }** · { $comp }, { $round }
    Contre **{ $opponent }** · colonnes encore libres en face : { $left }
    Votre ligne : { $row }
    { $order }
mh-week-order-sent = ✅ ordre envoyé : { $order }
mh-week-order-stored = ✅ ordre enregistré d'avance : { $order }
mh-week-order-none = ⏳ **pas d'ordre**
mh-week-left =
    -# **{ $comp }** : colonnes { $columns } · prolongation { $values }{ $shots ->
        [none] {""}
       *[other] {" "}· tirs au but { $shots }
    }
mh-week-stored = Enregistré d'avance : { $orders }
mh-week-sent = Envoyé pour la suite : { $orders }
mh-week-due = Clôture { TIME($due) } ({ WAIT($due) }).{ $example ->
        [none] { "" }
       *[other] { " " }Écrivez-moi en privé, par exemple `{ $example }`.
    }
mh-owed = **{ $team }**, cette semaine : { $matches }.
mh-owed-match = **{ $key }** contre { $opponent }
mh-take-back = Retirer des ordres, journée par journée
mh-panel-not-played = Cette coupe ne se joue pas cette saison.
mh-panel-paused = ⏸️ Saison en pause.
mh-panel-stuck = ⚠️ La semaine n'a pas pu être close : les arbitres sont prévenus.
mh-panel-setup = Tirages : { TIME($due) } ({ WAIT($due) }).
mh-panel-finished = La saison est terminée. La suivante commence { TIME($due) }, sauf décision de l'arbitre.
mh-panel-season = Clôture { TIME($due) } ({ WAIT($due) }) · ordres reçus : { $received }/{ $count }
mh-panel-quiet = Pas de match cette semaine. Clôture { TIME($due) }.
mh-panel-kdh = Équipes encore en lice : { $count }.
mh-button-week = Ma semaine
mh-button-matrix = Matrice
mh-button-left = Ce qui reste
mh-button-table = Classement
mh-button-bracket = Tableau
mh-button-more = Suite
mh-button-text = En texte
mh-button-back = ◀
mh-button-on = ▶
mh-left-line = **{ $team }** `{ $columns }` · prol. `{ $values }`{ $shots ->
        [none] { "" }
       *[other] { " " }· TAB `{ $shots }`
    } · +{ $extra }{ $saves ->
        [none] { "" }
       *[other] { " " }#{ $saves }
    }
mh-left-nobody = Personne n'est en lice.
mh-left-counts = Qui a encore chaque colonne : { $counts }
    -# prol. : valeurs de prolongation · TAB : valeurs de tirs au but · + : extra-buts · # : super-arrêts
mh-not-drawn = Pas encore de tirage, ou coupe non jouée.
mh-calendar = Calendrier : **{ $team }**
mh-calendar-week = **Semaine { $week }**{ $now ->
        [yes] { " " }· cette semaine
       *[no] { "" }
    }
mh-calendar-line = `{ $key }` { $opponent }{ $score ->
        [none] { "" }
       *[other] { "" } : { $score }
    }
mh-page-score = { "" } : { $score }
mh-forfeit-won = gagné par forfait
mh-forfeit-lost = perdu par forfait
mh-tie-through = { $score } → { $team }
mh-tie-back = { $score } · repêchée : { $team }
mh-forfeit = forfait
mh-double-forfeit = double forfait
mh-calendar-empty = Aucun match connu.
mh-sheet = **{ $team }** · { $division }, code { $code } · extra-buts { $extra } · super-arrêts { $saves } · ONR { $onr }{ $banned ->
        [yes] {" "}· pas de montée
       *[no] {""}
    }{ $dummy ->
        [yes] {" "}· équipe bidon
       *[no] {""}
    }
mh-sheet-record = { $comp } : { $played ->
        [one] { $played } match joué
       *[other] { $played } matchs joués
    }, { $wins ->
        [one] { $wins } gagné
       *[other] { $wins } gagnés
    }, buts { $gf }-{ $ga }, { $shutouts ->
        [one] { $shutouts } blanchissage
       *[other] { $shutouts } blanchissages
    }
mh-sheet-next = La saison prochaine, à ce jour : { $extra ->
        [one] { $extra } extra-but
       *[other] { $extra } extra-buts
    }, { $saves ->
        [one] { $saves } super-arrêt
       *[other] { $saves } super-arrêts
    }.
mh-sheet-titles = Titres : { $titles }.
mh-sheet-line = `{ $key }` { $played } · { $opponent } : { $score }
mh-picture-matrix = Matrice, semaine { $week }
mh-picture-left = Ce qui reste, semaine { $week }
mh-picture-table = { $final ->
        [yes] Classement final
       *[no] { $week ->
            [0] Classement
           *[other] Classement après la semaine { $week }
        }
    }
mh-picture-cup = { $week ->
        [0] { $comp }
       *[other] { $comp } après la semaine { $week }
    }
mh-picture-of = { $part ->
        [none] { $season }
       *[other] { $part } · { $season }
    }
mh-alt-matrix = Matrice ({ $comp }), colonnes { $columns }.
mh-alt-round = { $round }{ $now ->
        [yes] { " " }(à jouer)
       *[no] { "" }
    } : { $cells }{ $taken ->
        [none] .
       *[other] { "" } ; équipes : { $taken }.
    }
mh-alt-pool = { $pool } : { $places }.
mh-alt-place = { $rank }. { $team } ({ $points ->
        [one] { $points } pt
       *[other] { $points } pts
    })
mh-alt-bracket = Les tours précédents de la coupe KDH ; le texte à côté dit les mêmes matchs.
mh-picture-empty = Rien à montrer encore
mh-picture-now = cette semaine
mh-picture-taken = équipes sur la colonne
mh-picture-used = déjà jouée
mh-picture-own = mon choix
mh-picture-promotion = montée
mh-picture-relegation = descente
mh-picture-no-promotion = sans montée
mh-picture-dummy = bidon
mh-picture-overtime = AP
mh-picture-lot = au sort
mh-picture-pool-goals = buts en poule
mh-picture-forfeit = forfait
mh-picture-double-forfeit = double forfait
mh-picture-readmitted = repêché
mh-picture-bye = exempt
mh-picture-winner = Vainqueur
mh-picture-seconds = Seconds
mh-picture-qualified = qualifié
mh-picture-columns = colonnes
mh-picture-values = prolongation
mh-picture-shots = tirs au but
mh-picture-extra-goals = extra-buts
mh-picture-super-saves = super-arrêts
mh-picture-spent = déjà joué
mh-picture-still = l'ont encore
mh-picture-week = sem. { $week }
mh-picture-adjusted = { $points } pt
mh-picture-shootout = { $home }-{ $away } TAB
mh-picture-exempt = { $count ->
        [one] { $count } exempt
       *[other] { $count } exempts
    }
mh-picture-pool = Poule { $pool }
mh-picture-cells = ligne { $round }
mh-stat-points = pts
mh-stat-played = J
mh-stat-wins = G
mh-stat-draws = N
mh-stat-ot-losses = PP
mh-stat-losses = P
mh-stat-gf = BP
mh-stat-ga = BC
mh-stat-difference = {"+"}/-
mh-decided-goal-difference = différence de buts
mh-decided-goals-for = buts marqués
mh-decided-goals-against = buts encaissés
mh-decided-wins = victoires
mh-decided-regulation-wins = victoires dans le temps
mh-decided-fewest-onr = moins d'ONR
mh-decided-h2h-points = points entre eux
mh-decided-h2h-goal-difference = différence entre eux
mh-decided-h2h-goals-for = buts entre eux
mh-decided-lot = au sort
mh-decided-referee = arbitre
mh-die-column = La colonne de { $subject }
mh-die-ot = La valeur de prolongation de { $subject }
mh-die-x-ot = Le X de { $subject } en prolongation
mh-die-so = La valeur de tirs au but de { $subject }
mh-die-x-so = Le X de { $subject } aux tirs au but
mh-die-bonus = Le but bonus ({ $subject })
mh-die-draw = Le tirage de la coupe KDH, match { $number }, { $side ->
    [home] première équipe
   *[away] seconde équipe
    }
mh-die-readmit = Le repêchage en coupe KDH ({ $subject })
mh-die-bye = L'exempt de la coupe KDH
mh-die-lot = Le sort pour le rang { $number } ({ $subject })
mh-die-seconds = seconds de poule
mh-die-tie = Le sort entre les deux équipes du match { $number }
mh-die-pools = Les poules de la coupe Gretzky ({ $subject })
mh-die-semis = Les demi-finales de la coupe Gretzky
mh-die-matrix = Une case de la matrice ({ $subject })
mh-die-other = Le tirage { $subject }

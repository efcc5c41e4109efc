## Matrix Hockey : pourquoi une chose est arrivée.

# Un match

mh-why-side = **{ $team }**, colonne { $column } : case { $cell }{ $crowd ->
    [0] , personne d'autre dessus
    [one] , moins 1 pour une autre équipe dessus
   *[other] , moins { $crowd } pour { $crowd } autres équipes dessus
    }{ $penalty ->
    [0] { "" }
   *[other] , moins { $penalty } pour l'ordre non reçu
    } : { $base }.{ $extra ->
    [0] { "" }
    [one] { " " }Plus un extra-but.
   *[other] { " " }Plus { $extra } extra-buts.
    }{ $saved ->
    [0] { "" }
   *[other] { " " }Moins { $saved }, super-arrêt adverse.
    }{ $bonus ->
    [0] { "" }
   *[other] { " " }Plus le but bonus.
    } Total : { $total }.
mh-why-overtime = Prolongation : { $home } { $home-worth }{ $home-value ->
    [X] { " " }(X, au sort)
   *[other] { "" }
    }, { $away } { $away-worth }{ $away-value ->
    [X] { " " }(X, au sort)
   *[other] { "" }
    }.
mh-why-shootout = Tirs au but : { $home } { $home-worth }{ $home-value ->
    [X] { " " }(X, au sort)
   *[other] { "" }
    }, { $away } { $away-worth }{ $away-value ->
    [X] { " " }(X, au sort)
   *[other] { "" }
    }.
mh-why-draw = Valeurs égales : le match est nul.
mh-why-pool-goals = Les buts marqués en poule décident. { $home } : { $home-goals }, { $away } : { $away-goals }.
mh-why-lot = Le sort décide : 1, { $home } ; 2, { $away }.
mh-why-out = { $team } : aucun ordre pour ce match, ni envoyé ni gardé d'avance.
mh-why-out-dummy = { $team } est une équipe bidon : elle ne joue pas en coupe.
mh-why-double-onr = Aucune des deux équipes n'a joué : les deux sont éliminées.
mh-why-ahead = Votre ordre gardé d'avance pour cette journée a joué.

# Les ordres

mh-why-no-order = Aucun ordre pour cette journée, ni envoyé ni gardé d'avance.
mh-why-drawn-column = { $columns ->
    [one] Il ne lui restait qu'une colonne.
   *[other] Sa colonne est tirée au sort parmi les { $columns } qui lui restaient.
    }
mh-why-redrawn = { $ordered ->
    [none] L'ordre, envoyé d'avance, ne disait rien ici.
   *[other] L'ordre, envoyé d'avance, disait { $ordered }, qui n'était plus libre quand la semaine est venue.
    }{ $what ->
    [column] { " " }La colonne est tirée au sort parmi les { $columns } qui restaient.
   *[other] { " " }La valeur est tirée au sort parmi celles qui restaient.
    }
mh-why-extra-short = { $had ->
    [0] Il ne restait aucun extra-but cette semaine.
    [one] Il restait un extra-but pour toute la semaine.
   *[other] Il restait { $had } extra-buts pour toute la semaine.
    } On sert dans cet ordre : { $priority } ; dans chacune, la journée la plus ancienne d'abord. Ici : { $left }.
mh-why-saves-short = { $had ->
    [0] Il ne restait aucun super-arrêt cette semaine.
    [one] Il restait un super-arrêt pour toute la semaine.
   *[other] Il restait { $had } super-arrêts pour toute la semaine.
    } La journée la plus ancienne est servie d'abord. Ici : { $left }.
mh-why-bonus-drawn = Tiré au sort entre les { $count } équipes de la division qui jouent.
mh-why-bonus-refused = { $dummy ->
    [yes] Refusé : une équipe bidon n'a pas le but bonus dans cette ligue.
   *[no] Refusé : une équipe sans ordre est hors-jeu.
    }
mh-why-rung = { $onr ->
    [one] C'est son premier ONR de la saison.
   *[other] C'est son ONR n° { $onr } de la saison.
    } Aucun ordre cette semaine : { $comps }.

# Les coupes

mh-why-readmitted = { $losers ->
    [one] Une seule équipe avait joué et perdu dans ce tour.
   *[other] { $losers } équipes avaient joué et perdu dans ce tour : la meilleure défaite l'emporte.
    }{ $among-count ->
    [one] { "" }
   *[other] { " " }À égalité, au sort entre { $among }.
    }
mh-why-nobody-left = Il ne restait aucune équipe en lice.
mh-why-bye = { $count } équipes en lice, un nombre impair : l'une, tirée au sort, passe sans jouer.

# La fin de la saison

mh-why-promoted = { $rank ->
    [one] Première de sa division.
   *[other] Rang { $rank } de sa division, sur { $size }.
    }
mh-why-barred = { $onr ->
    [0] Elle n'a pas le droit de monter cette saison.
    [one] Elle n'a pas le droit de monter cette saison.
   *[other] Elle a eu { $onr } ONR cette saison : elle n'a pas le droit de monter.
    } La suivante est regardée à sa place.
mh-why-relegated = Rang { $rank } sur { $size } : { $coming ->
    [one] une équipe arrive dans la division
   *[other] { $coming } équipes arrivent dans la division
    }, et il faut leur faire la place.

## Compétitions : les pages à la demande, et « Pourquoi ? ».

cmd-cp-equipe = equipe
cmd-cp-equipe-about = Un inscrit : ses matchs, sa forme, ce qu'il peut encore atteindre
cmd-cp-croise = croise
cmd-cp-croise-about = La grille croisée
cmd-cp-resultats = resultats
cmd-cp-resultats-about = Les résultats d'un tour
cmd-cp-pourquoi = pourquoi
cmd-cp-pourquoi-about = Ce qui a décidé chaque rang et chaque appariement
cmd-cp-exporter = exporter
cmd-cp-exporter-about = Résultats et classement en CSV, état en JSON, calendrier
opt-cp-inscrit = inscrit
opt-cp-inscrit-about = L'inscrit
opt-cp-journee = journee
opt-cp-journee-about = Le numéro du tour
cp-which-entrant = Choisissez un inscrit dans la liste.
cp-which-round = Ce tour n'existe pas.
cp-no-cross = La grille croisée est celle d'un championnat ou de poules ; il n'y en a pas ici.
cp-cross-how = En ligne à domicile, en colonne à l'extérieur.
cp-byes = Exempt : { $entrants }
cp-button-why = Pourquoi ?
cp-button-ics = Calendrier (.ics)
cp-button-before = ‹ Tour précédent
cp-button-after = Tour suivant ›
cp-letter = { $got ->
    [W] V
    [D] N
   *[L] D
}
cp-team-left = A quitté la compétition.
cp-team-row = { $rank ->
    [1] 1er
   *[other] { $rank }e
}{ $group ->
    [none] {""}
   *[other] {" "}({ $group })
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
} en { $played ->
    [one] { $played } match
   *[other] { $played } matchs
}, différence { $diff }.
cp-team-reach = { $flag ->
    [through] Qualifié mathématiquement
    [out] Éliminé mathématiquement
   *[none] Encore en course
} : finira avec { $lo } à { $hi } points, { $best ->
    [1] 1er
   *[other] { $best }e
} au mieux, { $worst ->
    [1] 1er
   *[other] { $worst }e
} au pire (aux points).
cp-team-form = Forme : { $last } · à domicile { $home }, à l'extérieur { $away } (V-N-D){ $missed ->
    [0] {""}
    [one] {" "}· un tour manqué
   *[other] {" "}· { $missed } tours manqués
}
cp-team-next = ⏳ **{ $key }** { $venue ->
    [home] à domicile contre
   *[away] à l'extérieur contre
} { $opponent }{ $level ->
    [yes] {""}
    [no] {" "}· il faut un vainqueur
   *[aggregate] {" "}· il faut un vainqueur sur les deux matchs
}{ $tie ->
    [none] {""}
   *[other] {" "}· confrontation { $tie }
}
cp-why-bracket = En coupe, rien ne se départage : qui gagne passe. `/competition tableau` montre le chemin de chacun.
cp-why-rank = { $by ->
    [first] **{ $entrant }** est en tête : personne n'est devant.
    [shared] **{ $entrant }** partage le rang { $rank } avec { $above } : tous les critères sont à égalité, le tirage au sort n'a lieu qu'à la fin.
    [left] **{ $entrant }** est derrière { $above } : qui est parti passe après tous les autres.
    [points] **{ $entrant }** est derrière { $above } : { $own } points contre { $other }.
    [wins] **{ $entrant }** est derrière { $above } : { $own } victoires contre { $other }, à points égaux.
    [goal_difference] **{ $entrant }** est derrière { $above } à la différence de buts : { $own } contre { $other }.
    [goals_for] **{ $entrant }** est derrière { $above } aux buts marqués : { $own } contre { $other }.
    [away_goals] **{ $entrant }** est derrière { $above } aux buts marqués à l'extérieur : { $own } contre { $other }.
    [fair_play] **{ $entrant }** est derrière { $above } au fair-play : { $own } tours manqués contre { $other }.
    [rating] **{ $entrant }** est derrière { $above } à la cote : { $own } contre { $other }.
    [head_to_head] **{ $entrant }** est derrière { $above } dans les matchs entre { $among } : { $own } points ({ $own_diff }, { $own_goals } buts) contre { $other } ({ $other_diff }, { $other_goals } buts).
    [sonneborn_berger] **{ $entrant }** est derrière { $above } au Sonneborn-Berger : { $own } contre { $other }.
    [buchholz] **{ $entrant }** est derrière { $above } au Buchholz (points des adversaires) : { $own } contre { $other }.
    [buchholz_cut1] **{ $entrant }** est derrière { $above } au Buchholz sans le plus faible adversaire : { $own } contre { $other }.
    [progressive] **{ $entrant }** est derrière { $above } au cumul des points tour par tour : { $own } contre { $other }.
   *[lot] **{ $entrant }** est derrière { $above } par tirage au sort : sorti en position { $own }, contre { $other }.
}
cp-why-pair = { $kind ->
    [bye] **{ $first }** est exempt ({ $one } pts).
    [floating] **{ $first }** – **{ $second }** : { $one } contre { $two } points{ $met ->
        [0] {""}
       *[other] , revanche inévitable
    }.
   *[same] **{ $first }** – **{ $second }** : { $one } points chacun{ $met ->
        [0] {""}
       *[other] , revanche inévitable
    }.
}
cp-why-pair-met = { $met ->
    [0] Ils ne se sont jamais rencontrés.
    [one] Ils se sont déjà rencontrés une fois : toute autre ronde coûterait au moins autant.
   *[other] Ils se sont déjà rencontrés { $met } fois : toute autre ronde coûterait au moins autant.
}
cp-why-pair-float = { $steps ->
    [0] Même groupe de points.
    [one] Groupes de points voisins (coût { $floats }).
   *[other] { $steps } groupes de points d'écart (coût { $floats }).
}
cp-why-pair-venue = Domicile moins extérieur jusqu'ici : { $one } et { $two } ; qui a moins reçu reçoit.
cp-why-pair-half = Places { $first } et { $second } : moitié haute contre moitié basse du groupe, écart à l'idéal { $off }.
cp-why-pair-met-bye = { $met ->
    [0] N'a pas encore été exempt.
   *[other] A déjà été exempt : inévitable.
}
cp-why-pair-float-bye = { $steps ->
    [one] Est dans le dernier groupe de points.
   *[other] Est à { $steps } groupes du fond (coût { $floats }) : un autre aurait été exempt deux fois, ou des adversaires se seraient revus.
}
cp-why-pair-half-bye = Place { $first } : l'exemption revient au dernier, écart { $off }.
cp-why-pair-last = À coûts égaux, le mieux placé a l'adversaire le mieux placé.
cp-why-pairs-order = Dans cet ordre, pour toute la ronde : pas de revanche ni de deuxième exemption ; le moins d'écarts entre groupes de points ; domicile et extérieur équilibrés ; moitié haute contre moitié basse ; puis l'ordre du classement.
cp-ics-match = { $home } { $score } { $away } ({ $key })
opt-cp-export = quoi
opt-cp-export-about = Ce qu'il faut exporter
choice-cp-export-results = Résultats (CSV)
choice-cp-export-table = Classement (CSV)
choice-cp-export-state = Tout (JSON)
choice-cp-export-calendar = Calendrier (.ics)
cp-export = { $name } : { $what ->
    [results] les résultats
    [table] le classement
    [state] l'état entier
   *[calendar] le calendrier ; importé à nouveau, il met à jour ce qui a changé
}.
cp-button-results = Résultats
cp-button-again = Rejouer la saison prochaine
cp-again-ask = Ouvrir les inscriptions de la saison { $season } de { $competition } ? Tout le monde garde sa place, chacun peut se retirer.
cp-again-sure = Ouvrir la saison { $season }
cp-again-done = Les inscriptions de la nouvelle saison de { $competition } sont ouvertes.
cp-again-reason = Saison suivante
cmd-cp-rejouer = saison-suivante
cmd-cp-rejouer-about = Ouvrir la saison suivante, après la fin
cp-again-later = La saison n'est pas finie.
cmd-cp-agenda = agenda
cmd-cp-agenda-about = Tout ce que vous jouez, pour votre agenda (.ics)
cp-agenda = { $count ->
    [one] Votre agenda : une rencontre. Importé à nouveau, il met à jour ce qui a bougé.
   *[other] Votre agenda : { $count } rencontres. Importé à nouveau, il met à jour ce qui a bougé.
}
cp-agenda-name = Sifflet
cp-agenda-none = Vous n'avez aucune rencontre datée pour l'instant.
cmd-cp-reports = reports
cmd-cp-reports-about = Autoriser ou non les reports d'un commun accord, pour un congé
opt-cp-autorises = autorises
opt-cp-autorises-about = Les deux camps peuvent-ils reporter leur rencontre ?
cp-moves-reason = Règle de la compétition
cp-moves-set = { $allowed ->
    [yes] **{ $competition } : reports autorisés.** Un capitaine en congé peut proposer à l'autre de jouer plus tard.
   *[no] **{ $competition } : pas de report.** Les rencontres se jouent dans leur tour.
}

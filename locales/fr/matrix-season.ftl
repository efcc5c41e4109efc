## Matrix Hockey : la grille, les égalités, la fin de saison.

mh-week-gone = { $key } : vous n'avez plus { $values }. Sans nouvel ordre, le sort en choisira une autre parmi ce qui vous reste.
mh-grid-legend = ▶ à jouer · × : combien d'équipes ont pris chaque colonne
mh-grid-own = Vos colonnes jouées : { $columns }
mh-cup-winner = 🏆 **Vainqueur : { $team }**
mh-exempt = { $count ->
        [one] Une équipe exemptée du tour préliminaire.
       *[other] { $count } équipes exemptées du tour préliminaire.
    }
mh-tie-parted = { $first } devant { $second } ({ $by })
mh-ties = À égalité de points : { $ties }.
mh-title-champion = champion (saison { $season })
mh-title-WG = coupe Gretzky (saison { $season })
mh-title-KDH = coupe KDH (saison { $season })
mh-ending = { $final ->
        [yes] **Fin de saison**
       *[no] **Si la saison finissait maintenant** (les égalités qui restent se tirent au sort à la fin)
    }
mh-ending-stocks = **La saison prochaine** (extra-buts, super-arrêts) :
mh-no-week = { $last ->
        [0] Aucune semaine n'est encore jouée.
        [one] La semaine { $week } n'est pas jouée. Il y a la semaine 1.
       *[other] La semaine { $week } n'est pas jouée. Il y a les semaines 1 à { $last }.
    }
mh-nothing-told = Rien n'a été joué là en semaine { $week }. Choisissez une autre division, ou une coupe qui jouait.

game-matrix-hockey = Matrix Hockey

## Matrix Hockey : les actes de l'arbitre.

act-replay = Tour rejoué avec un ordre tardif ou corrigé
act-excuse-onr = ONR excusé
act-take-over = Équipe confiée à un autre coach
act-make-dummy = Équipe déclarée bidon
act-waiting-list = Liste d'attente modifiée
act-points = Points ajoutés ou retirés
act-stocks = Stocks fixés
act-free = Colonnes ou valeurs rendues
act-set-match = Résultat d'un match fixé
act-annul-match = Match annulé
act-calendar = Calendrier modifié
act-matrix = Matrice importée
act-config = Options modifiées
act-weekly = Jour et heure de clôture modifiés
act-stop = Saison arrêtée : classements en l'état
act-void = Saison annulée
act-final-order = Ordre final fixé
mh-act-how-points = Écrivez par exemple `-2`, ou `WG +1`.
mh-act-how-stocks = Écrivez par exemple `+3 #1` : ce qu'il reste à l'équipe.
mh-act-how-free = Écrivez par exemple `CH F (2)` ou `KDH C (1/4)` : ce que l'équipe peut rejouer.
mh-act-how-set-match = Écrivez par exemple `CH3 3-2 AP`, `KDH2 2-2 (4-2 TAB)`, `CH3 perdu` ou `CH3 double forfait`, buts de l'équipe choisie d'abord. À égalité (`KDH2 2-2 (3-3 TAB)`, `WG8 1-1`), c'est elle qui passe.
mh-act-how-annul-match = Je ne lis pas la journée du match. Écrivez-la seule, par exemple `CH3`.
mh-act-how-calendar = Écrivez par exemple `KDH4=8; CH7=8` : journée = semaine.
mh-act-how-matrix = Écrivez par exemple `KDH: 3 3 1 / 2 5 6 / 1 1 4`, une ligne par journée (`CH:D2A: …` pour une seule division).
mh-act-how-config = Écrivez des options en TOML, par exemple `promote = 3` ou `replacement.auto = false`. Calendrier et clôture ont leurs propres actes.
mh-act-how-weekly = Écrivez un jour et une heure, par exemple `dimanche 20:00`. Les semaines suivantes se ferment alors ; pour celle-ci, `/arbitre prolonger`.
mh-act-how-waiting-list = Écrivez par exemple `Aigles @coach; Bisons` ; `-` vide la liste.
mh-act-how-final-order = Écrivez par exemple `E: 3, 1, 2, 4` (les codes d'une division), `WG A: Huskies, Flocons, Igloos, Grizzlies` (une poule) ou `WG seconds: Flocons, Igloos, Nounours`, du premier au dernier.
mh-act-not-in-group = « { $name } » n'en fait pas partie. Écrivez les codes de la division, ou les noms de la poule.
mh-act-how-take-over = Donnez le nouveau nom de l'équipe ou choisissez son coach, qui n'est pas un bot.
mh-act-has-team = { $coach } a déjà une équipe dans cette saison. Une équipe par personne.
mh-act-name-taken = « { $name } » s'appelle déjà ainsi, ou d'un nom qui s'y confond. Donnez un autre nom dans « texte ».
mh-act-no-round = { $round } n'est pas au calendrier.
mh-act-faulty = Rien n'a changé. Le texte est à corriger :
    { $faults }
mh-act-confirm-stop = Arrêter la saison ne se rattrape pas : les classements deviennent finals et la saison suivante commence. Recommencez avec `confirmer : oui` si c'est bien ce que vous voulez.
mh-act-confirm-void = Annuler la saison ne se rattrape pas : elle ne compte pour rien et la suivante commence. Recommencez avec `confirmer : oui` si c'est bien ce que vous voulez.
mh-act-no-match = Cette équipe n'a pas joué ce match.
mh-act-impossible = Ce n'est pas possible maintenant ({ $fault }).
mh-refused-no-team = Cette équipe n'est pas de la saison. Choisissez-la dans la liste.
mh-refused-no-dice = Rien n'a encore été tiré au sort : cet acte vient après la première semaine.
mh-refused-missing = Il manque « { $key } ».
mh-refused-phase-setup = Ce n'est pas possible avant le début de la saison.
mh-refused-phase-season = Ce n'est pas possible pendant la saison.
mh-refused-phase-finished = Ce n'est plus possible : la saison est finie.
mh-refused-no-match = Ce match n'a pas de résultat : il n'a pas été joué, ou il est annulé.
mh-refused-ending = Un match de cette compétition ne peut pas finir ainsi. En coupe il faut un vainqueur : tirs au but en KDH (`2-2 (4-2 TAB)`).
mh-refused-winner = Il faut dire qui a gagné.
mh-refused-score = Il faut un score, sauf pour un forfait.
mh-refused-shots = Les tirs au but n'existent qu'en coupe KDH.
mh-refused-margin = Le score ne va pas avec l'issue : un but d'écart en prolongation, l'égalité avant les tirs au but.
mh-refused-record = Le bilan des équipes ne contient pas ce match.
mh-refused-no-onr = Cette équipe n'a pas d'ONR à excuser.
mh-refused-not-waiting = Cette personne n'est pas en liste d'attente.
mh-refused-dummy = Cette équipe est déjà bidon.
mh-refused-waits-twice = Quelqu'un est deux fois dans la liste d'attente. Une place par personne.
mh-refused-not-used = { $what } n'a pas été joué par cette équipe.
mh-refused-past-weeks = Une semaine passée ne change plus : il n'y a que celle-ci et les suivantes.
mh-refused-rounds = Chaque journée à venir doit rester une fois au calendrier.
mh-refused-round-order = { $round } viendrait trop tôt. Les journées se jouent dans l'ordre, et celles d'une coupe tirées au sort d'après la précédente (KDH, phase finale de la Gretzky) dans une semaine suivante.
mh-refused-no-matrix = Cette matrice n'existe pas. Possibles : CH, WG, KDH, ou celle d'une division (`CH:D2A`).
mh-refused-begun = { $comp } a commencé : sa matrice ne change plus.
mh-refused-rows = Il faut { $count ->
        [one] une ligne
       *[other] { $count } lignes
    }, une par journée.
mh-refused-used = Pendant la saison, ce qui a déjà servi ne change plus : { $keys }. Attendez la saison suivante.
mh-refused-not-over = La saison n'est pas finie : il n'y a pas encore d'ordre final.
mh-refused-pools-not-over = Les poules ne sont pas finies : il n'y a pas encore d'ordre final.
mh-refused-semis-over = Les demi-finales sont jouées : les poules ne changent plus.
mh-refused-order = Il faut chaque équipe du groupe une fois, et celles qui ont plus de points avant les autres. Pour changer les points : l'acte « Points ajoutés ou retirés ».
mh-act-more = … et { $count ->
        [one] un autre changement
       *[other] { $count } autres changements
    }.
mh-acted-match = { $match } : { $now } (avant : { $was }).
mh-score-none = pas de résultat
mh-score-forfeit = { $team ->
        [none] double forfait
       *[other] forfait, victoire : { $team }
    }
mh-acted-points = { $points } au classement ({ $comp }).
mh-acted-free = À nouveau disponibles ({ $comp }) :{ $columns ->
        [none] {""}
       *[other] {" "}colonnes { $columns }
    }{ $values ->
        [none] .
       *[other] {" "}valeurs { $values }.
    }
mh-acted-excused = ONR comptés : { $was } → { $now }. Le match, lui, reste joué.
mh-acted-stocks = Il reste +{ $extra } #{ $saves } (avant : { $former }).
mh-acted-next-stocks = Pour la saison prochaine : +{ $extra } #{ $saves }.
mh-acted-waiting-list = { $names ->
        [none] La liste d'attente est vide.
       *[other] Liste d'attente : { $names }.
    }
mh-acted-option = Option { $option } : { $now } (avant : { $was }).
mh-option-default = valeur du règlement
mh-acted-moved = { $round } : semaine { $now } (avant : semaine { $was }).
mh-acted-weeks = La saison dure maintenant { $count ->
        [one] une semaine
       *[other] { $count } semaines
    }.
mh-acted-matrix = Matrice { $name } :
mh-acted-final-order = Ordre retenu : { $teams }.
mh-acted-weekly = Les semaines suivantes se ferment le { $day } à { $time }.
mh-replay-ranks = **Ce qui change au classement**
mh-replay-moved = { $team } : rang { $was } → { $now }, { $points_was } → { $points ->
        [one] { $points } pt
       *[other] { $points } pts
    }
cmd-corriger = corriger
cmd-corriger-about = Corriger un match ou une saison : l'acte est inscrit et annoncé
opt-acte = acte
opt-acte-about = Ce qui est à faire
opt-correction = texte
opt-correction-about = Ce qui vaut désormais ; une erreur montre un exemple
opt-confirmer-acte = confirmer
opt-confirmer-acte-about = Finir le match ou la saison, pour de bon
opt-coach = coach
opt-coach-about = Qui prend la place (coach ou joueur)

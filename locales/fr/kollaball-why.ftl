## Kollaball : pourquoi une chose est arrivée ; entre parenthèses, en bref, sur la ligne même.

kb-short-drawn = au sort parmi { $among-count }
kb-short-drawn-of = au sort parmi { $count }
kb-short-receiver-pushed = { $who } repoussé de la case
kb-short-only-hitters = { $who-count ->
    [one] un frappeur, aucun receveur
   *[other] { $who-count } frappeurs, aucun receveur
    }
kb-short-sprained = { $who } : cheville tordue
kb-short-hands-full = { $who } avait déjà une balle
kb-short-none-receives = personne n'y était receveur
kb-short-their-receiver = le seul receveur y est un adversaire
kb-short-nobody-there = personne de l'équipe en { $cell }
kb-short-even = { $few } contre { $many }
kb-short-outnumbered = { $few } contre { $many }
kb-short-struck-drawn = au sort parmi { $among-count }
kb-short-lost-draw = ils étaient { $among-count }
kb-short-copy-not-played = non jouée au tour précédent
kb-short-shifted = déplacé avant d'agir
kb-short-lineup-default = composition par défaut

# Recevoir, ramasser

kb-why-drawn = Tiré au sort entre { $among }.
kb-why-drawn-of = Tiré au sort, parmi { $count } possibles.
kb-why-receiver-pushed = { $who } devait recevoir en { $cell }, mais a été repoussé par une charge : un joueur repoussé n'attrape rien.
kb-why-sprained = { $who } était en { $cell } en receveur, mais avec une entorse : il ne peut rien attraper ce tour.
kb-why-hands-full = { $who } était en { $cell } en receveur, mais tenait déjà une vraie balle.
kb-why-only-hitters = En { $cell }, l'équipe n'avait que des frappeurs ({ $who }) : un frappeur n'attrape rien.
kb-why-none-receives = { $who } était en { $cell }, mais pas en receveur.
kb-why-their-receiver = En { $cell }, le receveur est de l'autre équipe ({ $who }) : on n'attrape que les passes des siens.
kb-why-nobody-there = Personne de l'équipe { $team } n'était en { $cell } quand la balle est arrivée.
kb-why-lost-draw = { $balls ->
    [one] Une balle au sol pour { $among } : le tirage l'a donnée à un autre.
   *[other] { $balls } balles au sol pour { $among } : le tirage les a données à d'autres.
    }
kb-why-too-fresh = La balle en { $cell } n'y est que depuis ce tour : elle se ramasse à partir du prochain.

# Charger, bloquer, reculer

kb-why-even = Autant de frappeurs des deux côtés ({ $few } contre { $many }) : tous sont repoussés.
kb-why-outnumbered = Moins de frappeurs de ce côté ({ $few } contre { $many }) : les moins nombreux sont repoussés.
kb-why-first-hitter = { $among-count ->
    [one] { $blocker } bloque : { $hitter } frappe le premier, et il est repoussé seul.
   *[other] { $blocker } bloque : entre { $among }, le sort fait frapper { $hitter } le premier, et il est repoussé seul.
    }
kb-why-second-hitter = { $blocker } avait déjà arrêté un frappeur : { $hitter } est le second, et tous deux sont repoussés.
kb-why-struck = { $hitters ->
    [one] Un frappeur adverse restait libre sur la case : il repousse qui s'y trouve.
   *[other] { $hitters } frappeurs adverses restaient libres sur la case : chacun repousse un joueur.
    }
kb-why-struck-all = Dans cette ligue, une charge repousse tous les adversaires de la case.
kb-why-struck-drawn = { $hitters ->
    [one] Un seul frappeur adverse libre, et plusieurs joueurs à repousser : tiré au sort entre { $among }.
   *[other] { $hitters } frappeurs adverses libres, et davantage de joueurs à repousser : tiré au sort entre { $among }.
    }
kb-why-repelled = { $among-count ->
    [one] L'avantage en cours protège { $who }, et fait reculer le frappeur.
   *[other] L'avantage en cours protège { $who }, et fait reculer un frappeur, tiré au sort entre { $among }.
    }
kb-why-back-drawn = Pas de case tout droit derrière : la case de recul est tirée au sort entre { $cells }.

# Se déplacer, passer

kb-why-shifted = Il a été déplacé avant d'agir : son ordre est joué depuis sa nouvelle case, décalé d'autant.
kb-why-cut-short = La suite du chemin menait hors du terrain ou dans son propre en-but : il s'arrête avant.
kb-why-by-tactic = C'est sa tactique qui le déplace : { $tactic }.
kb-why-one-two = Réussite critique : le passeur avance aussitôt après sa passe, là où sa réserve le dit.
kb-why-break-through = Réussite critique : il a reçu une balle ce tour, et avance encore, là où sa réserve le dit.
kb-why-out-of-reach = { $to } était à plus de deux cases après les déplacements : le leurre reste au voleur.
kb-why-tactic-carrier = { $lack ->
    [gone] { $who } n'est plus sur le terrain : la tactique est gardée pour plus tard.
    [sits-out] { $who } ne joue pas ce tour : la tactique est gardée pour plus tard.
   *[no-ball] { $who } n'a plus de vraie balle en main : la tactique est gardée pour plus tard.
    }

# Actions spéciales

kb-why-critical = 3 % de chance de réussite critique : le dé a donné { $roll }, il fallait { $need } ou moins.
kb-why-not-critical = Sans réussite critique : le dé a donné { $roll }, il fallait 3 ou moins.
kb-why-no-burst = { $who } n'a pas de réserve avec `^` : la réussite critique ne le fera pas avancer.
kb-why-copy-played = Au tour précédent : { $specials }. La copie est donc permise.
kb-why-copy-critical = Personne ne l'avait jouée au tour précédent : c'est la réussite critique qui la permet.
kb-why-copy-not-played = { $specials-count ->
    [0] Aucune action spéciale n'a été jouée au tour précédent : il n'y a rien à copier.
   *[other] Au tour précédent, on n'a joué que ceci : { $specials }. Le reste ne se copie pas.
    }

# Évènements aléatoires

kb-why-event = Chance d'un évènement ce tour : { $rate } %. Le dé a donné { $trigger } : il fallait { $rate } ou moins. Sur la table, { $roll } tombe { $low ->
    [1] dans 1 à { $high }.
   *[other] dans { $low } à { $high }.
    }
kb-why-replaced = Personne dans l'équipe ne jouait d'action spéciale. Le dé : 1, gris-gris manqué ; 2, incompréhension.
kb-why-no-effect = { $cause ->
    [fumble] Personne dans l'équipe ne tenait de vraie balle.
    [misunderstanding] Personne dans l'équipe ne passait ce tour.
    [sprain] Aucun receveur de l'équipe n'allait sur la case d'une passe.
    [warning] Personne dans l'équipe ne jouait ce tour.
    [indecision] Personne dans l'équipe ne jouait ce tour.
    [fatigue] Personne dans l'équipe ne jouait ce tour.
    [hindrance] Aucun adversaire sans balle ne jouait ce tour.
    [imaginary_foul] L'adversaire n'avait pas de balle à prendre : ni en main, ni la sienne au sol.
    [offside] Personne dans l'équipe n'agissait ce tour.
   *[other] Personne dans l'équipe n'était sur le terrain.
    }
kb-why-away = { $turns ->
    [one] Durée tirée : un tour, celui-ci ; retour au tour { $returns }.
   *[other] Durée tirée : { $turns } tours, celui-ci compris ; retour au tour { $returns }.
    }
kb-why-rolled = La balle roule sur une case voisine tirée au sort : { $cells }.
kb-why-bent = La passe ne suivait aucune des six directions : celle où la balle file est tirée au sort entre deux.
kb-why-nearest = La balle sortie va à l'équipier sans balle le plus proche de { $cell }.
kb-why-reserve-pass = Votre réserve a servi : la passe part vers { $to }.
kb-why-reserve-none = Vous n'aviez pas écrit de réserve (`?`) pour ce passeur : il garde la balle.
kb-why-reserve-no-pass = Votre réserve n'est pas une passe : elle ne sert pas ici, et il garde la balle.
kb-why-reserve-same-cell = Votre réserve vise la même case : elle ne sert pas ici, et il garde la balle.
kb-why-reserve-chained = Ce passeur a d'autres actions à la suite : sa réserve ne sert pas ici, et il garde la balle.

# Pots-de-vin

kb-why-bribe = { $slices ->
    [one] Une tranche
   *[other] { $slices } tranches
    } de 50 deniers à { $each } % : { $chance } % de chance. Le dé a donné { $roll } : il fallait { $chance } ou moins.
kb-why-table = Sur la table, { $roll } tombe { $low ->
    [100] sur 100.
   *[other] dans { $low } à { $high }.
    }
kb-why-chain = { $from ->
    [favouritism] L'adversaire n'avait pas de balle à prendre : ni en main, ni la sienne au sol.
    [play_on] Personne dans l'équipe ne ramassait une vraie balle avec une passe en réserve.
    [advantage] Aucune charge n'allait repousser quelqu'un de l'équipe.
   *[fair_call] Aucun receveur de l'équipe n'était repoussé, seul à pouvoir attraper, là où tombait une de ses passes.
    }
kb-why-reserve-without-pass = Il manquait la réserve : { $who } ramassait sans passe en réserve (`?`).
kb-why-reserve-nobody = Personne chez vous n'avait de réserve (`?`) qui serve ici ; une réserve avec `^` ne compte pas.
kb-why-from-ground = L'équipe { $team } ne tenait aucune vraie balle : l'arbitre prend la sienne au sol.
kb-why-given-back = L'arbitre rend la balle de la faute imaginaire à un équipier sans balle.
kb-why-placed-before-goal = Favoritisme : la balle est posée devant l'en-but de ceux à qui elle a été prise.
kb-why-nobody-empty-handed = Personne de l'équipe ne pouvait la recevoir en main : elle est posée où elle a été perdue.

# Autour du jeu

kb-why-too-few = L'équipe compte { $count ->
    [one] un joueur
   *[other] { $count } joueurs
    } : il en faut au moins quatre.
kb-why-no-captain = L'équipe n'a pas de capitaine.
kb-why-lineup-default = Pas de composition envoyée à temps : les quatre plus petits numéros jouent, le plus petit tient la balle.
kb-why-admin-silent = L'arbitre n'a pas répondu à temps : le silence vaut accord.
kb-why-missed = Équipe { $team } : { $missed ->
    [one] un tour manqué
   *[other] { $missed } tours manqués
    } ; elle est disqualifiée au-delà de { $max }.
kb-why-sealed-lost = Des ordres déjà scellés ne pouvaient plus être joués après une correction de l'arbitre.
kb-why-short-no-order = L'équipe n'a nommé personne à temps.
kb-why-short-chosen = L'équipe a choisi de ne pas remplacer.
kb-why-both-scored = Les deux équipes ont marqué au même tour.
kb-why-turn-limit = C'était le dernier tour : le match en compte { $turns } au plus.
kb-why-tie-break = { $by ->
    [specials] Le moins d'actions spéciales : 🔴 { $red-specials }, 🔷 { $blue-specials }.
    [charges] Autant d'actions spéciales ({ $red-specials }). Le moins de charges : 🔴 { $red-charges }, 🔷 { $blue-charges }.
    [deniers] Autant d'actions spéciales ({ $red-specials }) et de charges ({ $red-charges }). Le plus de deniers versés : 🔴 { $red-deniers }, 🔷 { $blue-deniers }.
   *[toss] Autant d'actions spéciales ({ $red-specials }), de charges ({ $red-charges }) et de deniers ({ $red-deniers }) : un dé départage, pair pour 🔴, impair pour 🔷.
    }

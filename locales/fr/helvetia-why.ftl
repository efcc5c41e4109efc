## Helvetia Cup : pourquoi une chose est arrivée ; entre parenthèses, en bref, sur la ligne même.
##
## Ce qui n'est dit qu'à un coach (son plan, sa défense, ses cases) lui dit « votre ».

hc-short-turns = { $count } tours de suite
hc-short-rerolled = relancé après un { $first }
hc-short-cells-drawn = gardien tiré au sort
hc-short-cell-drawn = case visée tirée au sort
hc-short-keeper-out = le gardien n'est pas dans sa zone
hc-short-has-acted = { $who } avait déjà fait son geste
hc-short-taker = { $among-count ->
    [one] le plus proche
   *[other] { $among-count } étaient aussi proches
    }
hc-short-clock-card = { $face } au dé, { $more ->
        [0] { $less } de moins
       *[other] { $more } de plus
    } par une carte
hc-short-beyond = plus près du but que { $who }, en { $at }
hc-short-too-few = { $left } sur le terrain
hc-short-no-changes-left = plus de changement
hc-short-bench-empty = plus de remplaçant
hc-short-keeper-lowest = le plus petit numéro

## Le dé et ce qu'il fallait.

hc-why-needed = { $hopeless ->
        [1] Impossible : il aurait fallu { $needed } ou moins
       *[other] Il fallait { $needed } ou moins
    } : { $skill ->
        [steal] piquer
        [tackle] tacle
        [clear] dégager
        [press] presser
        [dribble] dribble
        [pass] passe
        [shot] tir
        [head] tête
        [defence] défense
       *[offence] attaque
    } { $base }{ $tired ->
        [1] { " " }(la moitié : il est épuisé)
       *[0] {""}
    }{ $press ->
        [0] {""}
       *[other] , moins { $press } pour la pression de { $presser }
    }{ $volley ->
        [0] {""}
       *[other] , moins { $volley } pour une reprise
    }{ $cell ->
        [0] {""}
       *[other] , moins { $cell } pour la case visée
    }{ $more ->
        [0] {""}
       *[other] , plus { $more } par une carte
    }{ $less ->
        [0] {""}
       *[other] , moins { $less } par une carte
    }.
hc-why-rerolled = Le premier dé, { $first }, était raté : une carte l'a fait relancer, et c'est le second qui compte.
hc-why-tackle-missed = Un tacle raté est une faute jusqu'à { $foul } ; à partir de { $hopeless }, le tacleur tombe.
hc-why-fell-tackled = Le tacle est réussi : le porteur tombe.
hc-why-fell-hopeless = Le tacle est raté avec { $hopeless } ou plus : c'est le tacleur qui tombe.
hc-why-face-card = Le dé d'équipe de { $team }, face { $face }, dit { $card ->
        [yellow] un carton jaune
        [red] un carton rouge
       *[none] pas de carton
    }.
hc-why-face-injury = Le dé d'équipe de { $team }, face { $face }, dit une blessure de { $injury }.
hc-why-sent-off = { $second ->
        [1] C'est son deuxième jaune du match, qui vaut un rouge.
       *[0] Un rouge fait sortir aussitôt.
    }
hc-why-template = Avec { $die }, le ballon part { $way } ({ $team } le voit ainsi), { $due ->
        [one] d'une case
       *[other] de { $due } cases
    }{ $stopped ->
        [1] , mais il s'arrête au bord du terrain
       *[0] {""}
    }.
hc-why-time-face = Le dé temps ({ $faces }) est tombé sur { $face }.
hc-why-clock-card = Une carte y change quelque chose : { $more ->
        [0] { $less } minutes de moins.
       *[other] { $more } minutes de plus.
    }
hc-why-red-cell = La prochaine case rouge est { $clock }.
hc-why-coin = Le tirage : 1 pour l'équipe à domicile, 2 pour l'autre. C'est { $value }.

## Se placer, bouger.

hc-why-silent = { $team } n'a rien envoyé : la règle a décidé pour elle.
hc-why-squad-default = Vous n'avez pas nommé d'équipe : c'est celle du club.
hc-why-cards-default = Vous n'avez pas choisi : ce sont les trois premières POWER.
hc-why-legend-chosen = La LEGEND est celle que vous avez nommée ; les cinq POWER sont tirées au sort.
hc-why-legend-default = Vous n'avez pas nommé de LEGEND : c'est la première. Les cinq POWER sont tirées au sort.
hc-why-choice-said = C'est ce que vous aviez choisi si vous gagniez le tirage.
hc-why-choice-default = Vous n'aviez rien choisi si vous gagniez le tirage : on attaque.
hc-why-placed-ordered = Chacun est où votre ordre l'a mis.
hc-why-placed-last = Vous n'avez pas placé l'équipe : c'est votre dernier placement dans ce rôle.
hc-why-placed-default = Vous n'avez pas placé l'équipe, et n'avez pas de dernier placement qui aille : c'est celui du règlement.
hc-why-kicker = Il est sur la case du centre, { $at }.
hc-why-challenge = Il demande : { $card }.
hc-why-demand = { $stat ->
        [dribbles_won] dribbles réussis
        [long_passes_completed] passes longues réussies
        [overlaps] débordements
        [steals_won] ballons piqués
        [boosts_spent] BOOST payés
        [shots] tirs
        [saves] arrêts
        [goals] buts
        [headers] têtes
        [tackles_won] tacles réussis
        [fouls] fautes
        [interceptions_won] interceptions réussies
       *[other] { $stat }
    }{ $least ->
        [-1] {""}
       *[other] , { $least } au moins
    }{ $most ->
        [-1] {""}
        [0] , aucune
       *[other] , { $most } au plus
    }
hc-why-steps = { $hexes ->
        [0] Aucune case
        [one] Une case
       *[other] { $hexes } cases
    }{ $leaves ->
        [1] { " " }et la sortie, qui compte pour une
       *[0] {""}
    } : { $free ->
        [0] aucune n'est gratuite
        [one] une est gratuite
       *[other] { $free } sont gratuites
    }{ $stood ->
        [1] , car il vient de se relever
       *[0] {""}
    }{ $boxed ->
        [1] , pour sortir de la surface
       *[0] {""}
    }{ $cards ->
        [0] {""}
       *[other] , grâce à une carte
    } ; { $boosts ->
        [0] rien à payer.
        [one] un BOOST payé.
       *[other] { $boosts } BOOST payés.
    }{ $overlap ->
        [1] { " " }La case de débordement ne coûte rien.
       *[0] {""}
    }
hc-why-spent-last = Il vient de payer { $boosts ->
        [one] son dernier BOOST.
       *[other] ses { $boosts } derniers BOOST.
    }
hc-why-taker = Personne n'était debout sur la case du ballon : le plus proche y vient, à { $hexes ->
        [one] une case.
       *[other] { $hexes } cases.
    }{ $among-count ->
        [one] {""}
       *[other] { " " }Aussi proches : { $among }.
    }
hc-why-taker-asked = Entre eux, c'est celui que vous aviez désigné.
hc-why-taker-default = Vous n'aviez désigné aucun d'eux : pas le gardien, puis le plus petit numéro.

## Autour du porteur.

hc-why-policy-own = Votre défense : { $do ->
        [steal] vous l'avez chargé de piquer.
       *[tackle] vous l'avez chargé de tacler.
    }
hc-why-policy-all = Votre défense : { $do ->
        [steal] tous piquent, sauf ceux que vous avez chargés d'autre chose.
       *[tackle] tous taclent, sauf ceux que vous avez chargés d'autre chose.
    }
hc-why-sidestep = { $how ->
        [asked] Vous aviez écrit où s'écarter : { $asked }. C'est la première possible.
        [closed] Aucune des cases que vous aviez écrites pour s'écarter n'était possible ({ $asked }) : c'est la première qui l'est.
       *[unsaid] Vous n'aviez pas écrit où s'écarter : c'est la première case possible.
    }
hc-why-more-than-had = Il perd { $amount } BOOST et n'en avait que { $had }.
hc-why-lost-all = Il perd { $amount } BOOST, juste ce qu'il avait : il est épuisé, mais pas blessé.
hc-why-drained = C'est l'effet d'une carte adverse : { $amount } BOOST de moins.
hc-why-gained = C'est l'effet d'une carte : { $amount } BOOST, sans dépasser sa réserve ({ $most }).
hc-why-no-changes-left = Personne n'entre : son équipe n'a plus de changement.
hc-why-bench-empty = Personne n'entre : son équipe n'a plus de remplaçant.
hc-why-substitute-unwanted = Personne n'entre : vous l'avez voulu ainsi.
hc-why-substitute-asked = C'est le premier de ceux que vous aviez désignés.
hc-why-substitute-first = Vous n'aviez désigné personne : c'est le premier de votre banc.
hc-why-keeper-lowest = Le gardien n'est plus là et n'est pas remplacé : le plus petit numéro du terrain garde le but.
hc-why-keeper-ordered = Son coach l'a désigné, faute de vrai gardien.
hc-why-card = { $when ->
        [now] Elle agit tout de suite
       *[armed] Elle était prête, et son moment est venu
    } : { $effect }.
hc-does-skill = { $amount } au jet de { $skill } de son équipe
hc-does-opp_skill = { $amount } au jet de { $skill } de l'adversaire
hc-does-reroll = le jet manqué de { $skill } est relancé
hc-does-cells-defend = { $amount } case pour le gardien de son équipe à ce tir
hc-does-cells-attack = { $amount } case pour le gardien adverse à ce tir
hc-does-boost = { $amount } BOOST
hc-does-drain = { $amount } BOOST
hc-does-step = { $amount } case gratuite pour ce déplacement
hc-does-clock = { $amount } minutes au dé temps
hc-does-nocard = le carton n'est pas montré
hc-does-nopress = personne ne presse son équipe ce tour-ci

## Le plan de l'attaque.

hc-why-planned = Votre plan, étape { $step } : { $gesture }.
hc-why-skipped-must-play = Étape { $step }, { $gesture } : impossible, un geste était obligatoire.
hc-why-skipped-after-own = Étape { $step }, { $gesture } : impossible, il fallait d'abord recevoir une passe.
hc-why-skipped-after-short = Étape { $step }, { $gesture } : impossible juste après une passe.
hc-why-skipped-after-long = Étape { $step }, { $gesture } : impossible juste après une passe longue.
hc-why-skipped-outside-box = Étape { $step }, { $gesture } : impossible, le porteur n'est pas dans la surface adverse.
hc-why-skipped-outside-zone = Étape { $step }, { $gesture } : impossible, le porteur n'est pas sur une case à chiffre.
hc-why-skipped-pressed = Étape { $step }, { $gesture } : laissé, un adversaire presse le porteur.
hc-why-skipped-gone = Étape { $step }, { $gesture } : impossible, celui que vous visez n'est pas debout sur le terrain.
hc-why-skipped-own = Étape { $step }, { $gesture } : impossible, c'est de là que le ballon part.
hc-why-skipped-too-far = Étape { $step }, { $gesture } : impossible, il y a { $hexes } cases, et { $reach } au plus.
hc-why-skipped-marked = Étape { $step }, { $gesture } : laissé, un adversaire est debout sur cette case.
hc-why-plan-over = Votre plan était fini.
hc-why-no-plan = Vous n'aviez pas de plan.
hc-why-default-short = Un geste était obligatoire : il passe d'office au coéquipier à portée, démarqué d'abord, puis le plus proche.
hc-why-default-long = Un geste était obligatoire, et personne n'est à portée d'une passe courte : il passe d'office long, au plus proche.
hc-why-default-is-last = Un geste était obligatoire ; rien ne suit celui qui est joué d'office.

## Passes et ballons libres.

hc-why-unmarked = Aucun adversaire n'est debout sur sa case.
hc-why-has-acted = { $who } est sur la même case, mais avait déjà fait son geste du tour.
hc-why-has-missed = { $who } a tenté de la prendre, et a raté.
hc-why-held-back = { $who } est sur la même case, mais vous ne vouliez pas qu'il intercepte.
hc-why-tries = { $how ->
        [named] Votre défense : vous l'avez chargé d'intercepter.
        [all] Votre défense : tous interceptent.
       *[unsaid] Vous n'aviez rien écrit des interceptions : tous les tentent.
    }
hc-why-nearest = { $own ->
        [99] Personne n'est debout : le ballon reste à l'attaque.
       *[other] Le plus près est { $who }, à { $own ->
            [one] une case
           *[other] { $own } cases
        }{ $even ->
            [1] . L'autre équipe est aussi près, mais à égalité l'attaque le garde.
           *[0] { $other ->
                [99] . Personne d'autre n'est debout.
                [one] ; l'autre équipe est à une case.
               *[other] ; l'autre équipe est à { $other } cases.
            }
        }
    }
hc-why-beyond = Au départ de la passe, il était plus près du but que { $who }, l'avant-dernier défenseur, en { $at } ; et son adversaire le réclame.
hc-why-beyond-half-way = Au départ de la passe, il était dans la moitié adverse, plus près du but que l'avant-dernier défenseur ; et son adversaire le réclame.
hc-why-watched-before = Il était hors-jeu au départ de la passe d'un tour précédent, et touche le ballon le premier ; son adversaire le réclame.
hc-why-called-now = Il a ramassé le ballon alors qu'il était hors-jeu au départ de la passe, et la défense vient de le réclamer.

## Tirs.

hc-why-cells-due = Le gardien { $count ->
        [0] ne couvre aucune case
        [one] couvre une case
       *[other] couvre { $count } cases
    } : la case du tireur porte un { $distance }{ $volley ->
        [0] {""}
       *[other] , moins { $volley } pour une reprise
    }{ $more ->
        [0] {""}
       *[other] , plus { $more } par une carte
    }{ $less ->
        [0] {""}
       *[other] , moins { $less } par une carte
    }{ $limited ->
        [acting] , mais un joueur de champ n'en couvre qu'une
        [most] , mais il n'en couvre jamais plus
       *[none] {""}
    }.
hc-why-cells-chosen = { $zone ->
        [1] Ces cases sont celles que vous avez préparées pour cette zone de tir.
       *[0] { $count ->
            [one] Cette case est celle que vous avez préparée.
           *[other] Ces cases sont celles que vous avez préparées.
        }
    }
hc-why-cells-chosen-kick = Ces cases sont celles que vous avez préparées pour le tir { $place }.
hc-why-cells-drawn = { $count ->
        [one] Sa case n'était pas préparée pour ce tir : elle est tirée au sort.
       *[other] Les { $count } cases n'étaient pas préparées pour ce tir : elles sont tirées au sort.
    }
hc-why-cell-drawn = Aucune case visée n'était choisie : elle est tirée au sort.
hc-why-keeper-out = { $who } n'est pas dans sa zone, mais en { $at } : il ne couvre rien.
hc-why-kicker-chosen = Vous l'avez choisi pour tirer.
hc-why-kicker-best = Vous n'aviez pas de tireur pour ce tir : c'est le meilleur qui n'a pas encore tiré.
hc-why-to-keeper = { $how ->
        [saved] Le tir est arrêté : le ballon est à lui.
        [missed] Le tir est manqué : le ballon est à lui.
        [stall] Jeu passif : le ballon va au gardien adverse.
        [possession] Jeu passif : le ballon va au gardien adverse.
       *[zone] Le ballon s'est arrêté dans sa zone.
    }{ $start ->
        [none] {""}
       *[other] { " " }Il y est remis, depuis { $start }.
    }

## Le ballon change de camp, le temps passe.

hc-why-lost = { $how ->
        [steal] Le porteur s'est fait piquer le ballon.
        [tackle] Le porteur s'est fait tacler.
        [interception] La passe est interceptée.
        [short_pass] La passe est tombée sur un défenseur, sans attaquant.
        [long_pass] La passe est tombée sur un défenseur, sans attaquant.
        [loose] Le ballon libre est plus près de la défense.
        [picked] Un défenseur a ramassé le ballon en bougeant.
        [goal] Après un but, l'autre équipe engage.
        [saved] Le tir est arrêté.
        [missed] Le tir est manqué.
        [offside] Un hors-jeu est réclamé.
       *[stall] C'est le jeu passif.
    }
hc-why-turns = Cela faisait { $count ->
        [one] un tour.
       *[other] { $count } tours de suite.
    }
hc-why-half-over = { $family ->
        [1] La pendule a atteint { $limit }.
       *[0] La pendule est à { $clock } : elle a dépassé { $limit }.
    }
hc-why-still-level = Le temps est écoulé, à { $goals } partout.
hc-why-ended = { $how ->
        [time] Le temps est écoulé.
        [level] Le temps est écoulé, et un match de championnat peut être nul.
        [extra] La prolongation est finie.
        [shootout] Une équipe a marqué plus de tirs au but.
       *[forfeit] Une équipe a perdu par forfait.
    }
hc-why-too-few = Il ne reste que { $left } joueurs à cette équipe : il en faut trois.
hc-why-forfeit-score = { $kept ->
        [1] L'autre menait déjà d'au moins { $by } buts : le score reste.
       *[0] L'autre ne menait pas de { $by } buts : elle gagne { $by }–0.
    }

## Entre les matchs.

hc-why-bought = Elle est de niveau { $level } et coûte autant de séances : { $spent } de { $sessions } sont dépensées.
hc-why-face-recovery = Le dé d'équipe, face { $face }, dit { $card ->
        [red] un carton rouge : il reste dehors pour ce match.
        [yellow] un carton jaune, et non un rouge : il est remis.
       *[none] pas de carton : il est remis.
    }
hc-why-result-kicks = Aux tirs au but : { $home }–{ $away }.
hc-why-result-forfeit = Une équipe a perdu par forfait.
hc-why-result-points = { $drawn ->
        [1] Un nul : { $draw } point à chacune.
       *[0] { $win } points à l'équipe qui gagne.
    }
hc-why-result-goes-on = { $final ->
        [1] C'était la finale : { $team } remporte la coupe.
       *[0] { $team } reste en course ; l'autre équipe est éliminée.
    }
hc-why-two-in-one = { $yellow ->
        [0] Il a reçu un rouge dans ce match.
        [1] Il a reçu un rouge dans ce match.
       *[other] Il a reçu deux jaunes dans ce match.
    }
hc-why-yellow-before = Il avait déjà un jaune d'un match précédent, et en a reçu un dans celui-ci.

## Helvetia Cup : un ordre en mots, section par section (page de règles, 5.1), et la notation en bref.

hc-help = Une ligne par section, par exemple en attaque `D 10-e9; G p8 > vB`, en défense `D 5-@8; P pique; K E BE BEF`, au placement `L 1-e1 3-d4 5-f4 6-c5 10-g5`. Tout est dans `/helvetia regles`.
hc-order-own-words = En français : { $notation }
hc-say-S = - **Équipe** : { $starters }{ $bench ->
        [none] .
       *[other] { "\u202F" }; remplaçants : { $bench }.
    }
hc-say-J = - **Tirage gagné** : commencer en { $choice ->
        [attack] attaque.
       *[defence] défense.
    }
hc-say-C = - **Cartes** : { $cards }.
hc-say-card = { $card }{ $target ->
        [none] {""}
       *[other] { " " }sur { $target }
    }
hc-say-F = - **Défi** : { $card ->
        [none] aucun.
       *[other] { $card }.
    }
hc-say-L = - **Placement** : { $men }.
hc-say-X = - **Changement** : { $out } sort, { $in } entre.
hc-say-D = - **Déplacements** : { $moves }.
hc-say-D-none = - **Déplacements** : personne ne bouge.
hc-say-move = { $player } { $to ->
        [none] sort du terrain
       *[other] va en { $to }
    }{ $via ->
        [none] {""}
       *[other] { " " }par { $via }
    }{ $mark ->
        [none] {""}
        [ball] { " " }sur la balle
       *[other] { " " }sur { $mark }
    }{ $extra ->
        [none] {""}
       *[other] { " " }puis { $extra } en débordement
    }{ $substitute ->
        [none] {""}
       *[other] , remplacé par { $substitute }
    }{ $boosts ->
        [0] {""}
       *[other] { " " }({ $boosts } BOOST)
    }
hc-say-move-mark = { $player } suit { $mark ->
        [ball] la balle
       *[other] { $mark }
    }, où qu'on l'ait mené
hc-say-G = - **Gestes** : { $steps }.
hc-say-G-none = - **Gestes** : aucun, l'attaque garde la balle.
hc-say-step = { $number }. { $told }
hc-say-otherwise = { $first }, sinon { $second }
hc-alt-none = s'arrêter
hc-alt-p = passe courte { $at ->
        [man] à { $aim }
       *[hex] en { $aim }
    }{ $safe ->
        [yes] { " " }s'il n'y a personne d'en face
       *[no] {""}
    }
hc-alt-l = passe longue { $at ->
        [man] à { $aim }
       *[hex] en { $aim }
    }{ $safe ->
        [yes] { " " }s'il n'y a personne d'en face
       *[no] {""}
    }
hc-alt-s = tir en { $aim }{ $safe ->
        [yes] { " " }si personne ne gêne
       *[no] {""}
    }
hc-alt-v = reprise en { $aim }{ $safe ->
        [yes] { " " }si personne ne gêne
       *[no] {""}
    }
hc-alt-t = tête en { $aim }{ $safe ->
        [yes] { " " }si personne ne gêne
       *[no] {""}
    }
hc-say-E = - **S'il faut s'écarter d'une case** : { $hexes }.
hc-say-then = { $first }, sinon { $second }
hc-say-P = - **Sur le porteur** : { $policies }.
hc-say-policy = { $player } { $do ->
        [steal] pique
        [tackle] tacle
       *[press] gêne
    }
hc-say-policy-all = { $others ->
        [yes] les autres
       *[no] tous
    } { $do ->
        [steal] piquent
        [tackle] taclent
       *[press] gênent
    }
hc-say-I = - **Interceptions** : { $men ->
        [all] tous les tentent.
        [none] personne n'en tente.
       *[other] seulement { $men }.
    }
hc-say-K = - **Gardien** : { $sets }.
hc-say-set = { $cells } { $size ->
        [1] d'une case
       *[other] de { $size } cases
    }{ $zone ->
        [none] {""}
       *[other] { " " }{ $zone }
    }
hc-say-set-kick = { $cells } au tir { $number }
hc-say-R = - **Si quelqu'un se blesse** : { $men ->
        [none] personne n'entre.
       *[other] { $men } entre.
    }
hc-say-H = - **Hors-jeu** : { $call ->
        [yes] réclamés, jusqu'à nouvel ordre.
       *[no] pas réclamés.
    }
hc-say-T = - **Balle arrêtée** : { $player } la joue.
hc-say-N = - **Gardien** : { $player } prend le but.
hc-say-B = - **Tireurs** : { $kicks }.
hc-say-kick = { $player } en { $cell }
hc-say-A = - **Entraînement** : { $cards }.
hc-say-secret = -# Seuls les déplacements seront vus avant la réponse d'en face.
hc-say-nothing = - Rien de spécial.

## Avertissements sur un ordre accepté : ils ne tiennent qu'à cet ordre.

hc-warning-W_BOOST_DETOUR = { $player } fait un détour : { $spent } BOOST, quand { $enough ->
        [0] le chemin direct est gratuit
       *[other] le chemin direct en coûte { $enough }
    }.
hc-warning-W_BOOST_FULL = La carte { $card } ne donnera rien à { $player }, dont la réserve de BOOST est pleine.
hc-warning-W_STEPS_UNUSED = La carte { $card } donne des cases gratuites à { $player }, qui ne s'en sert pas.

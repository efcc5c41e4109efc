## Helvetia Cup : pourquoi un ordre est refusé (page de règles, 5.3), la faute d'abord, puis ce qui est possible.
## hc-hint-… : ce que chaque section peut dire.

hc-error-not_awaited = Aucun ordre n'est attendu de vous en ce moment : c'est à l'autre équipe de jouer.
hc-error-empty = Cet ordre est vide. Une section suffit, par exemple `G -`.
hc-error-syntax = Je ne comprends pas « { $token } ».
hc-error-unknown_section = La section « { $key } » n'existe pas. Une section commence par une lettre : D (déplacements), G (gestes), P (défense), K (gardien), L (placement), S (équipe)…
hc-error-duplicate_section = La section { $key } est donnée deux fois : écrivez-la une seule fois, avec tout dedans.
hc-error-section_not_allowed = La section { $key } n'a pas lieu d'être ici. { $sections ->
        [none] {""}
       *[other] Maintenant : { $sections }.
    }
hc-error-unknown_player = Pas de n° { $n } dans cette équipe.{ $numbers ->
        [none] {""}
       *[other] { " " }Les vôtres : { $numbers }.
    }
hc-error-not_on_pitch = Le { $n } n'est pas sur le terrain.{ $pitch ->
        [none] {""}
       *[other] { " " }Y sont : { $pitch }.
    }
hc-error-duplicate_player = Le { $n } est donné deux fois. Une fois suffit.
hc-error-unknown_hex = La case { $hex } n'existe pas. Une lettre de a à i, puis un nombre : de 1 à 13 sur les rangées a, c, e, g, i ; de 1 à 12 sur les autres.
hc-error-no_path = Le { $n } n'a aucun chemin jusque-là, ou il y est déjà. Pour le laisser en place, ne l'écrivez pas.
hc-error-keeper_zone = La zone du gardien (e1, e13) est réservée au gardien de ce but.
hc-error-keeper_fixed = Le gardien ne bouge pas pendant cette phase. Les autres, oui.
hc-error-too_far = C'est trop loin pour le { $n } : il faut { $k } BOOST, il en a { $b }.
hc-error-occupied = La case { $hex } est occupée par un coéquipier : un seul joueur par équipe et par case.
hc-error-no_overlap = Débordement impossible ici. Le `+` suit un déplacement de l'attaque qui finit sur un bord (rangée a ou i), s'il reste une case devant.
hc-error-sub_not_allowed = Changement interdit ici. Il se fait après un but, ou en jeu depuis le bord du terrain, sans la balle.
hc-error-no_subs_left = Il ne vous reste plus de changement.
hc-error-bad_sub = Le { $n } n'est pas un remplaçant disponible.{ $free ->
        [none] {""}
       *[other] { " " }Le sont : { $free }.
    }
hc-error-not_border = Il faut sortir par le bord du terrain : rangée a ou i, ou au bout d'une rangée.
hc-error-bad_gesture = Ce geste n'existe pas dans la règle FAMILY. On y passe à un coéquipier (`p8`), on y tire (`sB`), on y pique.
hc-error-bad_sequence = Le geste { $geste } ne peut pas venir ici. D'abord une passe ou un tir ; la reprise `v` suit une passe courte, la tête `t` une longue, et rien ne suit un tir.
hc-error-plan_too_long = Ce plan est trop long : { $most } étapes au plus.
hc-error-bad_cell = Une case du but est inconnue ou répétée. Il y en a six : A B C en haut, D E F en bas.
hc-error-cells_not_adjacent = Les cases du gardien doivent se toucher, sans diagonale : `AB`, `BE`, `ADE`…
hc-error-cells_count = Le nombre de cases ne va pas : un seul ensemble d'une, de deux et de trois cases par côté ; aux tirs au but, un par tir adverse.
hc-error-keeper_present = Vous avez encore un vrai gardien : personne ne peut prendre sa place.
hc-error-squad_size = Il faut { $starters } titulaires, le gardien d'abord, puis après `/` { $bench } remplaçants.
hc-error-squad_keeper = Le premier titulaire doit être votre gardien, s'il est valide.
hc-error-squad_captains = Un seul capitaine parmi les sept : { $captains }.
hc-error-squad_unavailable = Le { $n } est blessé ou suspendu pour ce match. Choisissez-en un autre.
hc-error-squad_family = En FAMILY les titulaires sont fixés ({ $starters }) : vous choisissez deux remplaçants parmi les autres.
hc-error-placement_missing = Il manque le { $n } : placez tous vos joueurs du terrain ({ $pitch }).
hc-error-placement_keeper = Votre gardien, le { $n }, commence dans sa zone, en { $zone }.
hc-error-placement_half = Le { $n } est hors de votre moitié de terrain.
hc-error-placement_circle = Le { $n } n'a pas à être dans le rond central. { $role ->
        [attack] Seul celui qui engage y est, en { $centre }.
       *[defence] La défense n'y a personne.
    }
hc-error-placement_kicker = Il faut un joueur en { $centre }, pour engager.
hc-error-card_unknown = Votre équipe n'a pas de carte n° { $n }.
hc-error-card_not_in_hand = La carte { $n } n'est pas à votre disposition.{ $hand ->
        [none] {""}
       *[other] { " " }Vous avez : { $hand }.
    }
hc-error-card_count = { $phase ->
        [setup] Trop de cartes : une LEGEND en match simple ; trois cartes en compétition, dont une LEGEND au plus.
       *[cards] Gardez exactement trois cartes.
    }
hc-error-card_owned = La carte { $n } est déjà à vous.
hc-error-card_bad_target = La cible ne va pas. Certaines cartes visent un joueur sur le terrain (`3@10`), les autres personne ; aucune carte immédiate ne se joue pendant un placement.
hc-error-training_over = Trois séances au plus : le niveau de chaque carte en coûte autant.
hc-error-kick_count = Il faut { $k ->
        [one] un tireur
       *[other] { $k } tireurs différents
    }, chacun avec sa case : { $k ->
        [one] `8A`.
       *[other] `8A 10E 5D`.
    }
hc-error-already_kicked = Le { $n } a déjà tiré : les autres d'abord.

hc-hint-S = L'équipe : `S 1 3 5 8 10 / 4 6`, le gardien d'abord, les remplaçants après la barre.
hc-hint-J = Le tirage gagné : `J attaque` ou `J défense`.
hc-hint-C = Les cartes : `C 4`, avec une cible `C 5@8`.
hc-hint-F = Le défi : `F 6`, ou `F non`.
hc-hint-L = Le placement : `L 1-e1 3-d4 5-f4 6-c5 10-g5`.
hc-hint-X = Les changements : `X 8>4`, le 8 sort, le 4 entre.
hc-hint-D = Les déplacements : `D 10-e9`, par étapes `10-e8-e9`, en débordement `8-a7+`, en sortant `7-a6x4` ; la défense suit quelqu'un : `5-@8`, `5-@b`.
hc-hint-G = Les gestes : `G p8?/l7 > vB/tA` ; `p` passe courte, `l` longue, `s` tir, `v` reprise, `t` tête ; `>` ensuite, `/` sinon, `?` seulement si personne ne gêne.
hc-hint-E = Où s'écarter : `E e8 d7`, la première possible compte.
hc-hint-P = La défense : `P pique`, `P 5=tacle presse`.
hc-hint-I = Les interceptions : `I oui`, `I non`, ou les défenseurs qui tentent : `I 3 5`.
hc-hint-K = Le gardien : `K E BE BEF g:AD` ; une case de près, trois de loin ; `g:`, `c:`, `d:` pour un tir de gauche, du centre, de droite.
hc-hint-R = Qui remplace un blessé : `R 7 4`, ou `R non`.
hc-hint-H = Le hors-jeu : `H oui` ou `H non`.
hc-hint-T = Qui joue la balle arrêtée : `T 8`.
hc-hint-N = Qui garde le but : `N 3`.
hc-hint-B = Les tireurs : `B 8A 10E 5D`.
hc-hint-A = L'entraînement : `A 4 1`.

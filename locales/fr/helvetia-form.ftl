## Helvetia Cup : l'ordre par choix, page par page.

hc-form-typed-label = { $phase ->
        [preparation] Mon entraînement
        [setup] Mon équipe
        [cards] Mes cartes
        [place_defence] Mon placement
        [place_attack] Mon placement, ma passe
        [place] Mon placement
        [defence] Ma défense
        [shootout] Mes tirs au but
       *[attack] Mon ordre
    }
hc-form-typed-hint = Une section par ligne, sa lettre d'abord
hc-form-typed-example = { $phase ->
        [preparation] A 3 5
        [setup] S 1 3 5 8 10 / 4 6
        [cards] C 1 4 9
        [place_defence] L 1-e1 3-d4 5-f4 6-c5 10-g5
        [place_attack] L 1-e1 3-c6 5-e5 6-g6 10-e7
        [place] L 1-e1 3-d4 5-f4 6-c5 10-g5
        [defence] D 5-@8
        [shootout] B 8A 10E 5D
       *[attack] D 10-e9
    }
hc-form-wrong = Ce n'est pas encore possible :
hc-form-ask-setup = { $family ->
        [yes] **Vos deux remplaçants ?** Les titulaires sont ceux de la règle FAMILY.
       *[no] **Votre équipe ?** Elle est déjà prête : changez ce que vous voulez, puis envoyez.
    }
hc-form-ask-cards = **Quelles trois cartes gardez-vous ?** Personne d'autre ne les voit.
hc-form-ask-place = { $attack ->
        [yes] **Qui se place où ?** Touchez un joueur. Celui du centre engage : donnez-lui son geste.
       *[no] **Qui se place où ?** Touchez un joueur, ou envoyez la formation telle quelle.
    }
hc-form-ask-attack = **Qui bouge ? Et quel geste ensuite ?**{ $chances ->
        [yes] { " " }Chaque pourcentage est celui de la position présente.
       *[no] { "" }
    }
hc-form-ask-defence = **Qui bouge ? Et que fait-on au porteur ?**
hc-form-ask-kicks = { $count ->
        [one] **Votre tireur, et les cases de votre gardien.**
       *[other] **Vos trois tireurs, et les cases de votre gardien à chaque tir.**
    }
hc-form-starters = Les { $count } titulaires de champ
hc-form-bench = { $count ->
        [one] Le remplaçant
       *[other] Les { $count } remplaçants
    }
hc-form-player = { $player }{ $captain ->
        [yes] { " " }(capitaine)
       *[no] {""}
    } · BOOST { $boost }
hc-form-toss = Si vous gagnez le tirage
hc-form-toss-attack = { $chosen ->
        [yes] ✓{ " " }
       *[no] {""}
    }Attaquer d'abord
hc-form-toss-defence = { $chosen ->
        [yes] ✓{ " " }
       *[no] {""}
    }Défendre d'abord
hc-form-legend = Votre carte LEGEND
hc-form-deck = Vos cartes : trois au plus, une LEGEND au plus
hc-form-keep = Les trois cartes gardées
hc-form-challenge = Un défi à tenter
hc-form-no-challenge = Aucun défi

hc-form-who = Qui
hc-form-where = Où
hc-form-at = { $player } · { $at }
hc-form-placing = **{ $player }**, en { $at } : quelle rangée, puis quelle case ?
hc-form-rows = Rangées
hc-form-row = Rangée { $row }
hc-form-swap = { $at } · échange avec { $player }
hc-form-subs = Changement
hc-form-comes-on = { $player } entre
hc-form-base = Formation de base
hc-form-last = Mon dernier placement

hc-form-figure = { $player }{ $to ->
        [none] {""}
       *[other] { " " }→ { $to }
    }
hc-form-moving = **{ $player }**, en { $at }, BOOST { $boost } : où va-t-il ?
hc-form-boosts = { $count ->
        [0] Gratuit
       *[other] Avec { $count } BOOST
    }
hc-form-hex = { $at }{ $ball ->
        [yes] { " " }⚽
       *[no] {""}
    }{ $there ->
        [none] {""}
       *[other] { " " }· { $there }
    }{ $distance ->
        [0] {""}
       *[other] { " " }· tir { $zone } à { $distance }
    }
hc-form-overlap = { $at } puis { $to } (débordement)
hc-form-mark = Qui suivre
hc-form-follow = { $ball ->
        [yes] Sur la balle
       *[no] Sur
    }{ $player ->
        [none] {""}
       *[other] { $ball ->
            [yes] { " " }({ $player })
           *[no] { " " }{ $player }
        }
    }{ $boosts ->
        [0] {""}
       *[other] { " " }· { $boosts } BOOST
    }
hc-form-stay = Il reste
hc-form-off = Sort, { $player } entre

hc-form-next = Geste { $step }
hc-form-pass = Passe { $player }{ $risk ->
        [0] {""}
       *[other] { " " }· risque { $risk } %
    }{ $offside ->
        [yes] { " " }🚩 hors-jeu
       *[no] {""}
    }
hc-form-long = Longue { $player } · { $percent } %{ $risk ->
        [0] {""}
       *[other] { " " }· risque { $risk } %
    }{ $offside ->
        [yes] { " " }🚩 hors-jeu
       *[no] {""}
    }
hc-form-shot = Tir… · gardien { $cells }
hc-form-volley = Reprise… · gardien { $cells }
hc-form-header = Tête… · gardien { $cells }
hc-form-cell = { $cell } · ≤ { $needed } · { $percent } %
hc-form-aiming = **{ $player } vise…** Tir { $zone }, à { $distance } ; le gardien couvre { $cells ->
        [0] rien.
        [one] une case.
       *[other] { $cells } cases qui se touchent.
    }{ $pressed ->
        [yes] { " " }Un défenseur gêne : c'est compté.
       *[no] {""}
    } Le pourcentage vaut pour une case qu'il ne couvre pas.
hc-form-where-goal = Quelle case
hc-form-nothing = Rester ainsi
hc-form-to-plan = Plan, solutions de repli
hc-form-to-others = Autres réglages
hc-form-plan = **Votre plan** : touchez une étape pour lui donner un repli, ou ajoutez un geste.
hc-form-steps = Étapes
hc-form-step = { $number } · { $told }
hc-form-editing = **Étape { $number }** : `{ $told }`. Si le premier geste est impossible, ou n'est pas sûr quand vous le voulez sûr, le suivant est joué.
hc-form-otherwise = Sinon
hc-form-plan-back = Le plan
hc-form-safe = { $on ->
        [yes] Jouer dans tous les cas
       *[no] { $shot ->
            [yes] Seulement si personne ne gêne
           *[no] Seulement si la case est libre
        }
    }
hc-form-less = Ôter le dernier repli
hc-form-drop = Ôter l'étape et la suite

hc-form-policy = Sur le porteur
hc-form-policy-steal = { $chosen ->
        [yes] ✓{ " " }
       *[no] {""}
    }Piquer
hc-form-policy-tackle = { $chosen ->
        [yes] ✓{ " " }
       *[no] {""}
    }Tacler
hc-form-policy-press = { $chosen ->
        [yes] ✓{ " " }
       *[no] {""}
    }Gêner
hc-form-policy-usual = Comme les autres
hc-form-policy-of = { $player }
hc-form-policies = **Que fait chacun au porteur**, s'il est sur sa case ? Les chances sont celles contre le porteur présent.
hc-form-odds-steal = Piquer · balle gagnée { $percent } %
hc-form-odds-tackle = Tacler · { $percent } %, faute { $foul } %
hc-form-odds-press = Gêner · −{ $press }
hc-form-to-keeper = Gardien
hc-form-to-policies = Chacun sa tâche
hc-form-keeper = **Les cases de votre gardien**{ $zone ->
        [none] , d'où que vienne le tir
       *[other] , pour un tir { $zone }
    } (A B C en haut, D E F en bas, vues par le tireur).
hc-form-keeper-none = Rien de choisi : il tire ses cases au sort, et personne ne peut les deviner.
hc-form-cells = { $chosen ->
        [yes] ✓{ " " }
       *[no] {""}
    }{ $cells }
hc-form-cells-at = { $size ->
        [one] Tir à une case : une case du but
       *[other] Tir à { $size } cases : { $size } cases du but
    }
hc-form-from-any = De partout
hc-form-from-left = De gauche
hc-form-from-centre = Du centre
hc-form-from-right = De droite

hc-form-others-told = **Autres réglages.** Ce que vous ne touchez pas suit l'usage.
hc-form-as-usual = Comme d'habitude
hc-form-cards = Jouer une carte, ou la reprendre
hc-form-card = { $chosen ->
        [yes] ✓{ " " }
       *[no] {""}
    }{ $card }
hc-form-target = Sur qui
hc-form-targeting = **{ $card }** : sur qui ?
hc-form-part-I = Interceptions et dégagements
hc-form-part-E = S'il faut s'écarter d'une case
hc-form-part-H = Hors-jeu adverses
hc-form-part-R = Si l'un des vôtres se blesse
hc-form-part-T = Qui joue la balle arrêtée
hc-form-part-N = Qui garde le but
hc-form-intercept-oui = Tous les tentent
hc-form-intercept-non = Personne : tous gênent
hc-form-offside-oui = Les réclamer tous
hc-form-offside-non = Ne pas les réclamer
hc-form-escape = D'abord en { $at }
hc-form-nobody = Personne n'entre

hc-form-kick = Tireur { $number }
hc-form-kicker = { $player } · tir { $shot }
hc-form-kicking = **{ $player } tire.** Le pourcentage vaut pour une case que le gardien ne couvre pas.
hc-form-save = Gardien, tir adverse { $number }

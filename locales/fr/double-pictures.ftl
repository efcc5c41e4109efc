## Double-Échec : les mots des images, et ce qu'elles montrent en mots.

de-picture-period = { $number ->
        [1] 1re pér.
        [2] 2e pér.
        [3] 3e pér.
       *[other] Prol. { $extra }
    }
de-picture-before = Avant
de-picture-goal = But !
de-arrow-skate = patinage
de-arrow-carry = conduite
de-arrow-pass = passe
de-arrow-shot = tir
de-arrow-clear = dégagement
de-arrow-bounce = rebond
de-sign-start = avant le tour
de-sign-going = en train de sortir
de-sign-carrier = porteur
de-throw-defence = défense
de-throw-advance = avance
de-throw-pass = passe
de-throw-pass_failed = passe ratée
de-throw-shot = tir
de-throw-post = visée
de-throw-save = arrêt
de-throw-beaten = battu
de-throw-clear = dégagement
de-throw-recover_try = rondelle libre
de-throw-steal_try = vol
de-throw-fight_round = bagarre
de-throw-faceoff = mise au jeu
de-throw-enter = entrée
de-throw-change_off = sortie
de-throw-change_failed = sortie
de-throw-ps_approach = approche
de-throw-ps_keeper = gardien
de-alt-team = { $team } : { $men }
de-alt-man = { $post } { $number } en { $cell }
de-alt-rink = La patinoire. { $home }. { $away }. Rondelle en { $puck }{ $held ->
        [none] , libre.
       *[other] , au { $held }.
    }
de-alt-film = Le tour en images, un temps de jeu après l'autre. { $told }
de-film-name = tour

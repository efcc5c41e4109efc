## Ce qu'un acte de l'arbitre a changé dans la position, champ par champ.

kb-change-player = { $player }, { $field ->
        [status] place
        [cell] case
        [skip] tours à passer
        [extra] actions en plus
        [special_used] action spéciale jouée
        [deniers] bourse
       *[returns] tour du retour
    } : { $was } → { $now }
kb-change-team = { $team }, { $field ->
        [captain] capitaine
        [timeout] arrêt de jeu
        [missed] tours manqués
        [exclusions] exclusions
       *[tactic_used] tactique jouée
    } : { $was } → { $now }
kb-change-ball = { CAP($ball) }, { $field ->
        [at] état
        [by] porteur
        [cell] case
        [target] point de chute
        [lands] retombe au tour
       *[team_thrown] lancée par
    } : { $was } → { $now }
kb-change-match = { $field ->
        [turn] Tour
        [null_turns] Tours nuls
       *[max_missed] Tours manqués permis
    } : { $was } → { $now }
kb-change-joined = { $player } entre dans l'équipe : { $cls }.
kb-change-legend = { $player } est une légende : « { $title } », { $move }.
kb-change-value = { $value ->
        [pitch] sur le terrain
        [bench] sur le banc
        [sideline] en touche, reviendra
        [out] sorti pour de bon
        [missing] absent
        [held] tenue
        [ground] au sol
        [air] en l'air
        [available] disponible
        [running] en cours
        [lost] perdu
       *[other] { $value }
    }

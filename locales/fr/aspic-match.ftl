## Aspic : le fil du match, le panneau, les annonces.

as-stage-placement = pose, { $half ->
        [1] 1re mi-temps
       *[2] 2e mi-temps
    }, tour { $round } sur { $rounds }
as-stage-play = { $half ->
        [1] 1re mi-temps
       *[2] 2e mi-temps
    }, tour { $round } sur { $rounds }
as-stage-over = match terminé

as-terms-length = { $pieces } pions par camp · deux mi-temps de { $rounds } tours
as-terms-clock = Pendule : { $reserve } par joueur{ $deadline ->
        [none] {""}
       *[other] , { $deadline } au plus par tour
    } · match de { $longest } au plus{ $missed ->
        [0] {""}
        [1] { " " }· un tour manqué fait perdre
       *[other] { " " }· { $missed } tours manqués d'affilée font perdre
    }
as-terms-no-clock = Sans pendule.

as-opened-side = { $team }{ $mention ->
        [none] {""}
       *[other] { " " }{ $mention }
    } : { $side ->
        [left] à gauche, attaque vers la colonne K
       *[right] à droite, attaque vers la colonne A
    }
as-opened-how = À votre tour, jouez par les boutons ci-dessous, par message privé, ou ici même en me mentionnant devant le coup. Une pose : `P D5 C3 D7` ; un coup : `D5-D7 xE6` ; un essai, pour vous seul : `?xE6`.

as-panel-paused = ⏸️ **Match en pause**, par décision de l'arbitre. La pendule est arrêtée.

as-receipt-placed = Pions posés. La suite est dans { $thread }.
as-receipt-played = Coup joué. La suite est dans { $thread }.

as-owed-placement = Posez vos pions dans votre zone : `P` puis une ou plusieurs cases, ou le bouton « Jouer ».
as-owed-play = C'est à vous : un déplacement (`D5-D7`), un tir (`xE6`) ou les deux (`D5-D7 xE6`), ou le bouton « Jouer ».
as-owed-over = Le match est terminé.

as-button-play = Jouer
as-button-try = Essayer un tir
as-button-board = Le terrain
as-button-draw = Proposer la nulle
as-button-resign = Abandonner

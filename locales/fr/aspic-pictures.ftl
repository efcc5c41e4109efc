## Aspic : les mots des images, et ce qu'elles montrent en mots.

as-picture-decimal = ,
as-picture-percent = { $number } %
as-picture-placement = pose
as-picture-move = déplacement
as-picture-shot = tir
as-picture-test = essai
as-picture-occupation = terrain
as-picture-distances = pions, ballon
as-picture-shots = tirs
as-picture-goals = buts
as-picture-posts = poteaux
as-picture-rebounds = rebonds
as-picture-swaps = échanges

as-alt-side = { $team } : { $cells }
as-alt-board = Terrain. { $left }. { $right }. { $ball ->
        [none] Pas de ballon.
       *[other] Ballon en { $ball }.
    }
as-alt-shots = Vos tirs sur le terrain. { $shots }
as-alt-placement = Votre zone ; cases choisies : { $cells }
as-alt-summary = Part du terrain de { $team }, en % :{ $half ->
        [none] {""}
       *[other] { " " }{ $half } à la mi-temps,
    } { $end } à la fin ; entre { $least } et { $most }. { $goals ->
        [none] Aucun but.
       *[other] Buts, dans l'ordre : { $goals }.
    }
as-alt-summary-empty = Aucun tour joué : pas de courbe.

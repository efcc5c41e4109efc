## Aspic : pourquoi un ordre est refusé (page de règles, 5.2), et ce qui est possible.
##
## Valeurs de chaque message as-error-<code> : $word le mot en cause, $phase « placement » ou « play », $cell la case,
## $n le nombre de pions qui restent à poser, $first et $last les colonnes de la zone libre, $side « left » ou « right ».

as-seven-AS_SHOT_NOT_YOURS = Choix incorrect
as-seven-AS_SHOT_MOVED_PIECE = Pion déplacé non tireur
as-seven-AS_SHOT_OUT_OF_RANGE = Pion hors de portée
as-seven-AS_SHOT_BACKWARD = Tir en arrière interdit
as-seven-AS_SHOT_PATH_BLOCKED = Trajet occupé
as-seven-AS_SHOT_SAME_CELL = Même case tireur + ballon
as-seven-AS_SHOT_TARGET_OCCUPIED = Case finale occupée

as-error-AS_MATCH_OVER = Ce match est fini. Le bouton « Revanche » de son fil en propose un autre.
as-error-AS_NOT_YOUR_TURN = Ce n'est pas votre tour : votre adversaire n'a pas encore joué. Le fil du match vous appellera.
as-error-AS_TOO_LONG = Texte trop long : 200 caractères au plus. Un coup tient en quelques signes : `D5-D7 xE6`.
as-error-AS_EMPTY = Ordre vide. { $phase ->
        [placement] Une pose s'écrit `P D5`, ou plusieurs cases à la suite.
       *[play] Un coup s'écrit par exemple `D5-D7 xE6`.
    }
as-error-AS_SYNTAX = { $word ->
        [none] Cet ordre s'arrête trop tôt.
       *[other] Je ne comprends pas « { $word } ».
    } { $phase ->
        [placement] Une pose s'écrit `P D5`, ou plusieurs cases à la suite.
       *[play] Un coup s'écrit `D5-D7` (déplacement), `xE6` (tir) ou `D5-D7 xE6` (les deux).
    }
as-error-AS_BAD_CELL = « { $word } » n'est pas une case : une colonne de A à K, puis une ligne de 1 à 9, par exemple `E6`.
as-error-AS_TEST_NO_SHOT = Un essai demande un tireur : `?xE6`, ou `?D5-D7 xE6`.
as-error-AS_WRONG_PHASE = { $phase ->
        [placement] C'est le moment de poser vos pions : `P` et une ou plusieurs cases de votre zone.
       *[play] C'est le moment de jouer, pas de poser : `D5-D7`, `xE6` ou `D5-D7 xE6`.
    }
as-error-AS_QUEUE_OFF = Une seule case à la fois dans ce match : `P` et une case.
as-error-AS_PLACE_TOO_MANY = { $n ->
        [one] Il ne vous reste qu'un pion à poser.
       *[other] Il ne vous reste que { $n } pions à poser.
    }
as-error-AS_PLACE_ZONE = Posez dans votre zone libre : une case des colonnes { $first } à { $last }.
as-error-AS_PLACE_OCCUPIED = La case { $cell } est déjà prise par un de vos pions. Choisissez-en une autre de votre zone.
as-error-AS_MOVE_NOT_YOURS = Vous n'avez pas de pion en { $cell }.
as-error-AS_MOVE_NULL = Le pion doit changer de case.
as-error-AS_MOVE_TOO_FAR = Un pion avance de trois cases au plus.
as-error-AS_MOVE_DIRECTION = Un pion va en ligne droite : sur sa ligne, sa colonne ou une diagonale.
as-error-AS_MOVE_ZONE = Zone interdite : ni les filets, ni la défense adverse ({ $side ->
        [right] colonne A
       *[left] colonne K
    }).
as-error-AS_MOVE_PATH_BLOCKED = Le chemin est barré en { $cell }.
as-error-AS_MOVE_TARGET_OCCUPIED = La case { $cell } est occupée.
as-error-AS_SHOT_NOT_YOURS = Un tireur est un de vos pions, nommé par la case où il se trouve.
as-error-AS_SHOT_MOVED_PIECE = Le pion qui vient de se déplacer ne tire pas dans le même tour : choisissez-en un autre.
as-error-AS_SHOT_OUT_OF_RANGE = Un tireur est à trois lignes et trois colonnes du ballon au plus.
as-error-AS_SHOT_BACKWARD = Ce pion est au-delà du ballon. Un tireur est derrière le ballon ou dans sa colonne.
as-error-AS_SHOT_PATH_BLOCKED = Sur une ligne droite ou une diagonale, le chemin du tireur au ballon puis du ballon à sa case doit être libre.
as-error-AS_SHOT_SAME_CELL = Le ballon reviendrait sur sa case, où arrive le tireur.
as-error-AS_SHOT_TARGET_OCCUPIED = Un pion occupe déjà la case où le ballon s'arrêterait.
as-error-AS_CLOCK_SYNTAX = Le temps d'un tour est un nombre de secondes.
as-error-AS_REF_SYNTAX = L'arbitre écrit `skip`, `forfeit left`, `end draw` ou `clock left +3600`.
as-error-AS_REF_VALUE = Il ne resterait plus de temps à ce camp.
as-error-AS_REF_NO_CLOCK = Ce match se joue sans pendule.

as-hint-pieces = Vos pions : { $cells }.
as-hint-moves = { $cells ->
        [none] Le pion en { $piece } ne peut pas bouger.
       *[other] Le pion en { $piece } peut aller en { $cells }.
    }
as-hint-shots = { $shots ->
        [none] Aucun tir n'est possible { $moved ->
            [yes] après ce déplacement.
           *[no] sans déplacement : bougez un pion.
        }
       *[other] Tirs possibles : { $shots }.
    }

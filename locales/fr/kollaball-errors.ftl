## Kollaball : pourquoi un ordre est refusé (page de règles, 5.4), et ce qui est possible.
##
## Valeurs données à chaque message kb-error-<code> (presenters/kollaball/faults.py), avec ce qui les remplace
## quand l'analyseur ne les donne pas :
##   $who      « le joueur n° 3 »                      « ce joueur »
##   $cell     « la case `D4` »                        « cette case »
##   $word     « `abc` », le mot en cause              « none »
##   $allowed  « Possible : `C4 D4`. »                 rien
##   $special  « sprint »                              « action spéciale »
##   $origin   « la case `C4` », d'où part le pas      « cette case »
##   $target   numéro d'un autre joueur                « none »
##   $limit    nombre d'actions permises               1
##   $amount   montant demandé, en deniers             0
##   $purse    « 300 deniers », la bourse du joueur    « sa bourse »

kb-error-who = { $player ->
        [none] ce joueur
       *[other] le joueur n° { $player }
    }
kb-error-cell = { $cell ->
        [none] cette case
       *[other] la case { $cell }
    }
kb-error-allowed = Possible : { $allowed }.
kb-error-special = action spéciale
kb-error-purse = sa bourse
kb-error-end = (la suite manque)
kb-error-where = Ici : { $before }__**{ $marked }**__{ $after }
kb-error-too_long = Texte trop long : { $limit } caractères au plus. Une ligne par joueur suffit.
kb-error-other = Ordre refusé ({ $code }). La page `/kollaball regles` rappelle la notation.

kb-error-empty = Aucun ordre. Il faut une ligne par joueur, par exemple `1 P >D4; 2 R >D4; 3 F >E5; 4 R B4`.
kb-error-syntax = { $word ->
        [none] Cette ligne s'arrête trop tôt.
       *[other] Je ne comprends pas { $word }.
    } Une ligne s'écrit numéro, rôle, case, action spéciale : `1 R D4`, `3 F E5`, `2 P >D4`, `4 RAM`. { $allowed }
kb-error-unknown_cell = La case { $word } n'existe pas. Les cases vont de `A1` à `G7`, une lettre et un chiffre ; le plateau les montre. { $allowed }
kb-error-unknown_player = { CAP($who) } n'existe pas dans cette équipe. Les numéros vont de 1 à 6, selon la feuille d'équipe. { $allowed }
kb-error-duplicate_player = { CAP($who) } est annoncé deux fois. Une seule ligne par joueur ; plusieurs actions s'enchaînent avec `+` : `2 R E4 + R F4`.
kb-error-missing_player = { CAP($who) } n'a pas d'ordre. Chaque joueur sur le terrain doit agir : ajoutez sa ligne, par exemple `3 R D4`.
kb-error-player_off_pitch = { CAP($who) } n'est pas sur le terrain. Retirez sa ligne. { $allowed }
kb-error-player_skips = { CAP($who) } passe ce tour. Retirez sa ligne.
kb-error-entry_missing = { CAP($who) } revient en jeu ce tour : il faut sa case d'entrée, par exemple `3 E C5 R D5`. { $allowed }
kb-error-entry_not_due = { CAP($who) } ne revient pas en jeu ce tour. Retirez `E` et la case d'entrée.
kb-error-entry_cell = { CAP($who) } ne peut pas entrer sur { $cell }. L'entrée se fait près du porteur de l'équipe, jamais sur son en-but. { $allowed }
kb-error-sub_not_allowed = { $target ->
        [none] Remplacement impossible.
       *[other] Remplacement impossible : le n° { $target } ne peut pas entrer ici.
    } Seul un joueur qui doit être remplacé peut sortir, et seul un remplaçant du banc peut entrer : `X 3 5` fait entrer le n° 5 pour le n° 3. { $allowed }
kb-error-too_many_actions = { CAP($who) } n'a que { $limit ->
        [one] { $limit } action
       *[other] { $limit } actions
    } ce tour. Retirez ce qui suit le `+` de trop.
kb-error-role_mismatch = { CAP($who) } ne peut pas tenir ce rôle. Avec une balle en main : passe `2 P >D4`, recul `2 P <B4` ou dépôt `2 POSE`. Sans balle : receveur `2 R D4`, frappeur `2 F D4` ou ramassage `2 RAM`. { $allowed }
kb-error-wrong_origin = { CAP($who) } n'est pas sur la case écrite : il est sur { $cell }. La case de départ peut être omise : `2 P >D4`.
kb-error-not_adjacent = { CAP($cell) } n'est pas voisine de { $origin } : { $who } ne peut pas y aller d'un pas. Un déplacement fait une case, deux avec un sprint : `1 R C4>D4>E4 S`. { $allowed }
kb-error-own_goal = Interdit de revenir dans son en-but : { $who } doit viser une autre case. { $allowed }
kb-error-own_goal_stay = Interdit de rester dans son en-but : { $who } doit en sortir, ou passer s'il a la balle. { $allowed }
kb-error-not_forward = Un frappeur avance, et un sprint aussi : { $cell } n'est pas devant. Les trois cases de devant sont permises. { $allowed }
kb-error-not_straight_back = Le receveur recule tout droit, sur sa rangée : { $cell } n'est pas la case juste derrière. { $allowed }
kb-error-not_backward = Le porteur recule d'une case : { $cell } n'est pas l'une des trois cases de derrière. Pour avancer la balle, il passe : `2 P >D4`. { $allowed }
kb-error-sprint_path = Sprint : deux cases vers l'avant, écrites toutes les deux, et `S` à la fin : `1 R C4>D4>E4 S`. Sans sprint, une seule case : `1 R D4`. { $allowed }
kb-error-pass_range = Passe hors de portée vers { $cell }. Une passe va sur une des trois cases de devant ; en profondeur, à deux cases devant : `2 P >E5 D`. { $allowed }
kb-error-no_ball_here = Pas de balle à ramasser : rien n'est au sol sous les pieds du joueur. On ramasse sur sa propre case, sans bouger : `4 RAM`. { $allowed }
kb-error-ball_too_fresh = Pas de balle à ramasser pour l'instant : celle-ci n'est pas au sol depuis un tour. Elle pourra l'être au tour suivant.
kb-error-wrong_class = { CAP($who) } n'a pas cette action spéciale ({ $special }). Chaque classe a la sienne : guerrier `B`, rôdeur `S`, archer `D`, voleur `L2`, marchand `V-250`, alchimiste `K:` devant celle qu'il copie. { $allowed }
kb-error-special_used = { CAP($who) } n'a plus d'action spéciale à jouer : une par match, et une par ligne.
kb-error-no_legend = { CAP($who) } n'a pas de coup de légende à jouer : `G:` est réservé aux légendes, une fois par match. { $allowed }
kb-error-nothing_to_copy = Rien à copier : personne n'a joué cette action spéciale au tour précédent ({ $special }). { $allowed }
kb-error-special_misplaced = Cette action spéciale ne va pas avec cette action ({ $special }). Le sprint suit un déplacement, la passe en profondeur une passe, le blocage un receveur, un passeur ou `-` ; un pot-de-vin va sur la première action. { $allowed }
kb-error-bribe_amount = Montant impossible : { $amount }. Un pot-de-vin va de 50 deniers à { $purse } : `4 F D3 V-250` contre l'adversaire, `V+250` pour les siens.
kb-error-decoy_target = { $target ->
        [none] Le leurre ne peut pas aller à ce joueur.
       *[other] Le leurre ne peut pas aller au joueur n° { $target }.
    } Donnez-le à un joueur de l'équipe, le voleur compris, pas deux fois au même : `4 R C3 L2`. { $allowed }
kb-error-reserve_illegal = Réserve impossible. Après `?` vient une action jouable depuis la case où finit la ligne, sans action spéciale : `2 RAM ? P >E4`. { $allowed }
kb-error-tactic_disabled = Les tactiques ne sont pas jouées dans ce match. Retirez la ligne `T`.
kb-error-tactic_used = La tactique de l'équipe est déjà jouée : une fois par match. Retirez la ligne `T`.
kb-error-tactic_not_yours = Ce n'est pas la tactique de votre équipe. { $allowed }
kb-error-nothing_to_imitate = Rien à imiter : `T JEU` reprend la tactique que l'adversaire a jouée au tour précédent. { $allowed }
kb-error-tactic_needs_carrier = Cette tactique demande un porteur : { $who } n'a pas de balle, ou ne joue pas ce tour. Exemple : `T FEINTE 2 D4`. { $allowed }
kb-error-tactic_target = { $word ->
        [none] Cette tactique ne permet pas ce choix.
       *[other] Cette tactique ne permet pas { $word }.
    } Exemples : `T CHANDELLE 2 E6`, `T RASSEMBLEMENT 2 1>C4 3>C5`, `T REFORMATION 1=3 3=1`, `T ANALYSE 1 2`. { $allowed }
kb-error-tactic_not_alone = La tactique ne va pas avec cette ligne : son porteur n'a pas d'autre action, et une tactique d'équipe n'en laisse à personne. Retirez la ligne, ou gardez l'entrée seule : `3 E C5`.
kb-error-placement_carrier = On ne désigne pas le porteur : le placement vise un adversaire sans balle. { $allowed }
kb-error-information_conflict = Le placement ne peut pas être demandé maintenant : une autre question est déjà en cours ce tour. Redonnez vos ordres sans lui.
kb-error-neutralised_unchanged = Changez au moins deux actions : vos ordres neutralisés sont notés, et ceux-ci leur ressemblent trop.
kb-error-timeout_lost = Plus d'arrêt de jeu : le précédent a été rejeté. Donnez vos ordres.
kb-error-lineup = Il faut quatre titulaires différents, aucun exclu, et la balle à l'un d'eux : `COMPO 1 2 3 5 BALLE 2`. { $allowed }
kb-error-not_captain = Seul le capitaine envoie les ordres de son équipe.
kb-error-already_submitted = Les ordres de ce tour sont déjà partis. Un seul envoi par tour : plus rien ne se corrige ensuite.
kb-error-not_awaited = Aucun ordre n'est attendu de votre équipe pour l'instant.
kb-error-closed = Trop tard : ce tour est clos.

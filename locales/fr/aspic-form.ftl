## Aspic : les formulaires, coup par coup.

as-form-label-placement = Mes poses
as-form-hint-placement = La première case tout de suite, les autres à votre tour, en secret
as-form-example-placement = P D5 C3 D7 B5 E2 C8
as-form-label-play = Mon coup
as-form-hint-play = Déplacement, tir, ou les deux ; un « ? » devant pour essayer
as-form-example-play = D5-D7 xE6

as-form-piece = **Quel pion déplacez-vous ?** { $can_shoot ->
        [yes] « Passer » laisse le déplacement de côté : il faudra alors tirer.
       *[no] Aucun tir n'est possible sans bouger : il faut d'abord un déplacement.
    }
as-form-no-move = **Aucun de vos pions ne peut bouger** : il faut tirer.
as-form-choose-piece = Choisir un pion
as-form-reach = { $count ->
        [one] une case possible
       *[other] { $count } cases possibles
    }
as-form-cell = **Où va le pion en { $piece } ?** Sous chaque case, les tirs qui seraient possibles ensuite.
as-form-choose-cell = Choisir la case
as-form-then = { $goal ->
        [yes] ⚽ but possible : { $shooters }
       *[no] tirs ensuite : { $shooters }
    }
as-form-shooter = { $move ->
        [none] **Qui tire ?** Sans déplacement, le tir est obligatoire.
       *[other] **Après `{ $move }`, qui tire ?** « Passer » joue le déplacement seul.
    }
as-form-choose-shooter = Choisir le tireur
as-form-pass-move = Passer (tirer sans bouger)
as-form-pass-shot = Passer (ne pas tirer)
as-form-cancel = Annuler
as-form-try = Essayer
as-form-place = **Posez vos pions** : { $left } à poser.{ $queue ->
        [yes] { " " }La première case est posée tout de suite ; les suivantes attendent votre tour, cachées à l'adversaire.
       *[no] { " " }Une seule case à la fois dans ce match.
    }{ $chosen ->
        [none] {""}
       *[other] { " " }Choisi : **{ $chosen }**
    }
as-form-choose-columns = Une case des colonnes { $first } et { $last }
as-form-choose-usual = Ou toute une disposition
as-form-usual = La disposition d'office
as-form-last = Ma dernière disposition
as-form-unput = Annuler la dernière case

as-try-ask = 🔍 **Essais : rien n'est joué**, et vous seul les voyez.{ $move ->
        [none] {""}
       *[other] { " " }Après `{ $move }` :
    }
as-try-choose = Quel pion essayer ?
as-try-legal = Si le pion en **{ $shooter }** tire : { $course }.
as-try-refused = Pion en { $shooter } : **{ $message }**. { $why }
as-try-play = Jouer ce coup
as-try-placement = Les pions ne sont pas encore posés : on ne peut essayer un tir qu'une fois le jeu engagé.

## Aspic : un ordre en mots.

as-order-place = Poser un pion en **{ $cell }**{ $rest ->
        [none] .
       *[other] , puis, dans cet ordre et à l'abri des regards : { $rest }.
    }
as-order-move = Déplacer le pion de **{ $origin }** en **{ $to }**{ $alone ->
        [yes] , sans tirer.
       *[no] .
    }
as-order-shot = Tirer avec le pion en **{ $shooter }** : { $course }.
as-order-test = 🔍 **Essai : rien n'est joué.** Voici ce que ce coup donnerait.
as-help = Une pose : `P D5 C3 D7` (le premier pion tout de suite, les autres à votre tour). Un coup : `D5-D7` (déplacement), `xE6` (tir), `D5-D7 xE6` (les deux). Un essai : `?xE6`.

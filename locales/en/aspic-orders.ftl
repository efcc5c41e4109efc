## Aspic: an order in words.

as-order-place = Place a piece on **{ $cell }**{ $rest ->
        [none] .
       *[other] , then, in this order and hidden from the opponent: { $rest }.
    }
as-order-move = Move the piece from **{ $origin }** to **{ $to }**{ $alone ->
        [yes] , without a shot.
       *[no] .
    }
as-order-shot = Shoot with the piece on **{ $shooter }**: { $course }.
as-order-test = 🔍 **A test: nothing is played.** This is what the turn would do.
as-help = A placement: `P D5 C3 D7` (the first piece now, the others when your turn comes). A turn: `D5-D7` (move), `xE6` (shot), `D5-D7 xE6` (both). A test: `?xE6`.

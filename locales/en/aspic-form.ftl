## Aspic: the forms, step by step.

as-form-label-placement = My placements
as-form-hint-placement = The first cell now, the others when your turn comes, in secret
as-form-example-placement = P D5 C3 D7 B5 E2 C8
as-form-label-play = My turn
as-form-hint-play = A move, a shot, or both; with a “?” before it to try
as-form-example-play = D5-D7 xE6

as-form-piece = **Which piece do you move?** { $can_shoot ->
        [yes] “Pass” leaves the move out: you must then shoot.
       *[no] No shot is possible without moving: a move must come first.
    }
as-form-no-move = **None of your pieces can move**: you must shoot.
as-form-choose-piece = Choose a piece
as-form-reach = { $count ->
        [one] one possible cell
       *[other] { $count } possible cells
    }
as-form-cell = **Where does the piece on { $piece } go?** Below each cell, the shots that would then be possible.
as-form-choose-cell = Choose the cell
as-form-then = { $goal ->
        [yes] ⚽ possible goal: { $shooters }
       *[no] then shots: { $shooters }
    }
as-form-shooter = { $move ->
        [none] **Who shoots?** Without a move the shot is compulsory.
       *[other] **After `{ $move }`, who shoots?** “Pass” plays the move alone.
    }
as-form-choose-shooter = Choose the shooter
as-form-pass-move = Pass (shoot without moving)
as-form-pass-shot = Pass (do not shoot)
as-form-cancel = Cancel
as-form-try = Try
as-form-place = **Place your pieces**: { $left } to place.{ $queue ->
        [yes] { " " }The first cell is placed at once; the others wait for your turn, hidden from the opponent.
       *[no] { " " }One cell at a time in this match.
    }{ $chosen ->
        [none] {""}
       *[other] { " " }Chosen: **{ $chosen }**
    }
as-form-choose-columns = A cell of the columns { $first } and { $last }
as-form-choose-usual = Or a whole layout
as-form-usual = The standard layout
as-form-last = My last layout
as-form-unput = Take the last cell back

as-try-ask = 🔍 **Tests: nothing is played**, and only you see them.{ $move ->
        [none] {""}
       *[other] { " " }After `{ $move }`:
    }
as-try-choose = Which piece to try?
as-try-legal = If the piece on **{ $shooter }** shoots: { $course }.
as-try-refused = Piece on { $shooter }: **{ $message }**. { $why }
as-try-play = Play this
as-try-placement = The pieces are not placed yet: shots can be tried once the play has begun.

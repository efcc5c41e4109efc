## Aspic: why an order is refused (rulebook 5.2), and what is possible.
##
## Values of each message as-error-<code>: $word the word at fault, $phase "placement" or "play", $cell the cell,
## $n how many pieces are left to place, $first and $last the columns of the free zone, $side "left" or "right".

as-seven-AS_SHOT_NOT_YOURS = Wrong choice
as-seven-AS_SHOT_MOVED_PIECE = Moved piece cannot shoot
as-seven-AS_SHOT_OUT_OF_RANGE = Piece out of range
as-seven-AS_SHOT_BACKWARD = No backward shot
as-seven-AS_SHOT_PATH_BLOCKED = Path occupied
as-seven-AS_SHOT_SAME_CELL = Same cell shooter + ball
as-seven-AS_SHOT_TARGET_OCCUPIED = Final cell occupied

as-error-AS_MATCH_OVER = This match is over. The button “Rematch” in its thread offers another one.
as-error-AS_NOT_YOUR_TURN = It is not your turn: your opponent has not played yet. The match's thread will call you.
as-error-AS_TOO_LONG = Text too long: 200 characters at most. A turn takes a few signs: `D5-D7 xE6`.
as-error-AS_EMPTY = Empty order. { $phase ->
        [placement] A placement is written `P D5`, or several cells in a row.
       *[play] A turn is written for example `D5-D7 xE6`.
    }
as-error-AS_SYNTAX = { $word ->
        [none] This order stops too early.
       *[other] I do not understand “{ $word }”.
    } { $phase ->
        [placement] A placement is written `P D5`, or several cells in a row.
       *[play] A turn is written `D5-D7` (move), `xE6` (shot) or `D5-D7 xE6` (both).
    }
as-error-AS_BAD_CELL = “{ $word }” is not a cell: a column from A to K, then a line from 1 to 9, for example `E6`.
as-error-AS_TEST_NO_SHOT = A test needs a shooter: `?xE6`, or `?D5-D7 xE6`.
as-error-AS_WRONG_PHASE = { $phase ->
        [placement] It is time to place your pieces: `P` and one or more cells of your zone.
       *[play] It is time to play, not to place: `D5-D7`, `xE6` or `D5-D7 xE6`.
    }
as-error-AS_QUEUE_OFF = One cell at a time in this match: `P` and a cell.
as-error-AS_PLACE_TOO_MANY = { $n ->
        [one] You have only one piece left to place.
       *[other] You have only { $n } pieces left to place.
    }
as-error-AS_PLACE_ZONE = Place in your free zone: a cell of the columns { $first } to { $last }.
as-error-AS_PLACE_OCCUPIED = The cell { $cell } is taken by one of your pieces already. Choose another one of your zone.
as-error-AS_MOVE_NOT_YOURS = You have no piece on { $cell }.
as-error-AS_MOVE_NULL = The piece must change its cell.
as-error-AS_MOVE_TOO_FAR = A piece moves three cells at most.
as-error-AS_MOVE_DIRECTION = A piece moves in a straight line: along its line, its column or a diagonal.
as-error-AS_MOVE_ZONE = Forbidden zone: neither the nets nor the opponent's defence ({ $side ->
        [right] column A
       *[left] column K
    }).
as-error-AS_MOVE_PATH_BLOCKED = The way is blocked on { $cell }.
as-error-AS_MOVE_TARGET_OCCUPIED = The cell { $cell } is occupied.
as-error-AS_SHOT_NOT_YOURS = A shooter is one of your pieces, named by the cell it stands on.
as-error-AS_SHOT_MOVED_PIECE = The piece that has just moved does not shoot in the same turn: choose another one.
as-error-AS_SHOT_OUT_OF_RANGE = A shooter is within three lines and three columns of the ball.
as-error-AS_SHOT_BACKWARD = This piece is beyond the ball. A shooter is behind the ball or in its column.
as-error-AS_SHOT_PATH_BLOCKED = On a straight line or a diagonal, the way from the shooter to the ball and from the ball to its cell must be free.
as-error-AS_SHOT_SAME_CELL = The ball would come back to its cell, where the shooter arrives.
as-error-AS_SHOT_TARGET_OCCUPIED = A piece stands on the cell where the ball would stop.
as-error-AS_CLOCK_SYNTAX = The time of a turn is a number of seconds.
as-error-AS_REF_SYNTAX = The referee writes `skip`, `forfeit left`, `end draw` or `clock left +3600`.
as-error-AS_REF_VALUE = No time would be left to this side.
as-error-AS_REF_NO_CLOCK = This match is played without a clock.

as-hint-pieces = Your pieces: { $cells }.
as-hint-moves = { $cells ->
        [none] The piece on { $piece } cannot move.
       *[other] The piece on { $piece } can go to { $cells }.
    }
as-hint-shots = { $shots ->
        [none] No shot is possible { $moved ->
            [yes] after this move.
           *[no] without a move: move a piece.
        }
       *[other] Possible shots: { $shots }.
    }

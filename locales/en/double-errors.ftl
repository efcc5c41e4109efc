## Double-Échec: why a sheet is refused (rulebook page, 5.4), and what each line may say (de-hint-…).

de-error-E_EMPTY = This sheet is empty. One line is enough, such as `O shoot if pct>=45`; a sheet that changes nothing need not be sent: the last one stands.
de-error-E_LINE = No line begins like this. A line begins with a letter: O (card), M (positions), D (defence), L (loose puck), V (steal), J (face-off), G (goalkeeper), X (change), Z (stop), R (rebound), B (bench penalty), S or K (penalty shot).
de-error-E_VERB = A word of this line is missing, is one too many, or stands in the wrong place.
de-error-E_SLOT = A position is not known here. Positions: `C`, `LW`, `RW`, `LD`, `RD`; the goalkeeper `G` only on D and L lines, and no centre behind `J give`.
de-error-E_CELL = A cell is off the rink. A letter from A to M, then a number from 1 to 27: `G14`; with `~` before it, it means both ends. `D G to` takes only a cell before a goal.
de-error-E_DIR = There is no such direction. The seven: `FW`, `FL`, `FR` (ahead), `BL`, `BR` (back), `SL`, `SR` (sideways).
de-error-E_AIM = The net has six numbers: `aim 1` to `aim 6`.
de-error-E_COND = A condition is none that I know: `d`, `pct`, `zone`, `lead`, `u`, `period`, `k`, `num`, `marked`, `slot`, then `=`, `!=`, `<`, `>`, `<=` or `>=`, then a number (for `slot`, a position). Lines R, B, S and K take none.
de-error-E_NUM = A number is not on your team, a line is not declared, or players are missing. { $numbers ->
        [none] {""}
       *[other] Your numbers: { $numbers }.
    }
de-error-E_POS = This player does not play there. A centre plays `C`, a wing `LW` or `RW`, a defender `LD` or `RD`; other mixes are allowed only during a penalty.
de-error-E_SWAP = Two players swap positions only during a penalty.
de-error-E_LOCKED = The player of this position is still going off: a change once called cannot be cancelled.
de-error-E_DUP = The same position, number or word stands twice in this line.
de-error-E_PHASE = { $phase ->
        [lineup] This is the time for the line-up; this line comes later.
       *[play] A line-up is given only before the match. To change players: an X line, such as `X A2`.
    }
de-error-E_LIMIT = Too long: 1800 characters at most, and 16 lines a letter.

de-hint-O = A card: `O shoot`, `O pass LW,RW free >=50 then shoot/carry`, `O carry goal`, `O clear FW`, `O ask`; at the end, if need be, `if pct>=45 & zone=3`.
de-hint-M = A position: `M LW to ~E22 if zone=3`; `M end` stops the reading of the lines below.
de-hint-D = Defence: `D G cover`, `D G to G3`, `D LD mark P`, `D C to ~G5`, `D end`.
de-hint-L = The loose puck: `L LD,RD,G then pass C/stay`, or `L *`.
de-hint-V = The steal: `V RD,C towards ~D14`, or `V *`.
de-hint-J = The face-off: `J quick shoot if d<=8`, `J quick no`, `J give LD,LW`.
de-hint-G = The goalkeeper’s cards: `G clear FR if marked=1`, or `G pass`.
de-hint-X = A change: `X LW=21`, `X A2 if u>=20`, `X LW=-`, `X C<>LW`, `X -`; `!` to go off without being sure to make it.
de-hint-Z = A stop: `Z goal,penalty`, `Z lost if zone=1`.
de-hint-R = The rebound: `R RW,C`; the face-off circle: `R side lower`.
de-hint-B = Who serves a bench penalty: `B 24,5`.
de-hint-S = The penalty shot: `S carry ~F22 aim 5`, `S by 9 shoot keep`.
de-hint-K = The goalkeeper at a penalty shot: `K cover out`, `K F`.
de-hint-A = A line, in the order left wing, centre, right wing: `A1 11,9,17`.
de-hint-P = A pair of defenders: `P1 4,5`.
de-hint-GB = The goalkeeper: `GB 31`.
de-hint-TP = Aimed shots in open play: `TP yes` or `TP no`.

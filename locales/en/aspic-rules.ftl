## Aspic: the rules in short.

as-rules-court = ### Aspic in short
    Two sides of 5, 6 or 7 pieces, one ball, a board of 11 columns (A to K) by 9 lines. On your turn: **a move**, then if you like **a shot** by another piece. You must do at least one of the two.
    A piece moves like a chess queen, three cells at most. It enters neither the nets (A4 to A6, K4 to K6) nor the opponent's defence.
    A piece within three lines and three columns of the ball may shoot: the ball goes **to the other side, by the same distance**, and the shooter takes its place. No backward shot.
    A **goal** if the ball's straight line crosses the opponent's goal line between the posts. Two halves; more goals win. After a goal and at half-time all pieces are placed again, one by one, in turns.
as-rules-notation = ### Notation
    `P D5` places a piece; `P D5 C3 D7` places the first, the others wait for your turn unseen by the opponent.
    `D5-D7` moves; `xE6` lets the piece on E6 shoot; `D5-D7 xE6` does both, in this order.
    `?xE6` or `?D5-D7 xE6` tries without playing: the answer is for you alone.
    Small letters, extra spaces, `–` or `>` for the dash and `×` for the cross will do: `d5>d7x e6`.
as-rules-exemples = ### Examples (left side, which attacks towards K)
    Shooter on C5, ball on F5: the ball goes to I5, the shooter to F5. D5, E5, G5 and H5 must be free.
    Shooter on E5, ball on F8 (one to the right, three down): 9, 8, 7: a rebound, ball to G7.
    Shooter on H5, ball on J5: a goal. Shooter on I7, ball on J7: outside the posts, the ball comes back to I7 and takes the shooter's place.
    Shooter on E2, ball on H3: the line is crossed at height 3.83: a goal, and nobody can stop it.
as-rules-tirs = ### Shots
    {"**"}Straight or diagonal**: all cells between shooter and ball, then on the ball's path, rebounds included, must be free. **All others** jump over everything: only the cell of arrival counts, and for a goal nothing.
    The ball rebounds beyond the lines 1 and 9 and beyond the goal line; the cell at the edge is counted once. On a post (heights 3.5 and 6.5) it rebounds as well.
    {"**"}Seven refusals**: wrong choice; moved piece cannot shoot; piece out of range; no backward shot; path occupied; same cell shooter + ball; final cell occupied.
as-rules-pendule = ### Clock and missed turns
    Each player has a reserve of time, which runs during their turn. At zero they lose, whatever the score. A turn usually has a deadline as well.
    After the deadline the turn is lost, or a piece is placed automatically. Several missed turns in a row lose the match; its first message says how many.
    Both players may agree to a draw, and each may resign, by the buttons of the match.

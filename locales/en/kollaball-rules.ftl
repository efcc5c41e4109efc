## Kollaball: the short rules of `/kollaball rules`, one page per message, each below 3,500 characters.

kb-rules-court =
    ### Kollaball in two minutes
    - Two teams of four on 37 hexagonal cells. Row 4 goes from the goal `A4`, on the left, to the goal `G4`, on the right.
    - You win by holding a ball, either of the two, on the opponents' goal. If both teams do so in the same turn it is a tie.
    - Each turn both captains secretly give one order per player; everything is resolved together.
    - The carrier (P) does not advance, but passes to one of the three cells in front, retreats one cell, or drops the ball.
    - The receiver (R) advances one cell, or goes straight back, and catches a team-mate's pass that arrives on the same cell.
    - The hitter (H) advances one cell and charges it: an opponent there steps back one cell and loses the ball.
    - Two opposing hitters on a cell both step back; with unequal numbers the larger group stays.
    - A ball that has lain on the ground for a turn is picked up (PICKUP) on the player's own cell, without moving.
    - Nobody stays on their own goal or goes back to it.
    - Each player has one special action per match, that of their class.
    ### Order of resolution
    Bribes, copies, moves, passes, decoys, charges and blocks, then catches, pick-ups and drops.
    ### The calendar
    - One submission per turn: nothing can be corrected afterwards. A turn in which a team's orders are missing is void.
    - A captain has one timeout per match (`TIMEOUT`), and keeps it if the referee agrees.

kb-rules-notation =
    ### The notation
    One line per player, separated by `;` or line ends: number, action, then special action.
    - `1 R D4`: no. 1 goes to D4 as a receiver. `1 H D4`: as a hitter.
    - `2 P >D4`: the carrier passes to D4. `2 P <B4`: retreats to B4. `2 DROP`: drops the ball.
    - `3 PICKUP`: picks up on the same cell.
    - `4 - B` or `4 P - B`: stays and plays a special action, without or with the ball.
    ### Special actions, at the end of the line
    - `S` sprint (ranger): two cells, both written, `1 R C4>D4>E4 S`.
    - `D` deep pass (archer): two cells forward, `2 P >E5 D`.
    - `B` block (warrior): receiver, passer or standing.
    - `DECOY 3` (thief), handed to no. 3, or kept in hand with the thief's own number.
    - `BRIBE+200` or `BRIBE-200` (merchant): for one's own team, or against the opponents.
    - `COPY:` before a special action copies it (alchemist) if it was played last turn: `1 R C4>D4>E4 COPY:S`.
    - `LEGEND:` before a special action: a legend's move.
    ### The rest
    - `2 R E4 + R F4`: two actions, where they are due.
    - `2 PICKUP ? P >E4`: after `?` the reserve, played if the referee asks for it.
    - `3 E C5 R D5`: no. 3 comes back on C5, then acts.
    - `X 3 5`: no. 5 replaces no. 3.
    - `T FEINT 2 D4`: the team's tactic. Likewise `T LOB 2 E6`, `T RALLY 2 1>C4 3>C5`, `T RESHUFFLE 1=3 3=1`, `T ANALYSIS 1 2`, `T PLACEMENT 3`, `T NEUTRALISE`, `T FALLBACK 2 <B4`, and `T IMITATE` before the one that the opponents have just played.
    - `LINEUP 1 2 3 4 BALL 2`: the line-up, before the match. `TIMEOUT`: the timeout.
    - `-` alone: nobody owes an action.
    ### The page's own words
    The official page is French; its words count as well, and your order is shown back in both: `F` hitter, `RAM` pick-up, `POSE` drop, `L3` decoy, `V+200` bribe, `K:` copy, `G:` legend, `COMPO` and `BALLE` line-up, `ARRET` timeout, `T` with `FEINTE`, `CHANDELLE`, `RASSEMBLEMENT`, `REFORMATION`, `ANALYSE`, `NEUTRALISATION`, `REPLI`, `JEU`.

kb-rules-exemples =
    ### Examples
    - `1 P >D4; 2 R >D4; 3 H >E5; 4 R B4`: pass, catch, charge, and a receiver who goes back.
    - `1 R C4>D4>E4 S`: the ranger sprints as a receiver.
    - `2 P C4>E5 D`: the archer's deep pass.
    - `3 R D4 B`: the warrior moves to D4 and blocks there.
    - `3 P - B`: stays, ball in hand, and blocks.
    - `4 R C3 DECOY 2`: the thief moves to C3 and hands a decoy to no. 2.
    - `4 H D3 BRIBE-250`: the merchant charges and pays 250 deniers against the opponents.
    - `1 R D4 BRIBE+300; 2 PICKUP ? P >E4; 3 R E4`: a bribe in favour; if the referee says “Play on”, no. 2 passes after picking up.
    - `2 R E3>E4 + P E4>D4`: two actions, a catch and a pass.
    - `3 E C5 R >D5 + R >E5`: back in play, then two moves.
    - `T FEINT 2 D4; 1 H >D4; 3 R >E4; 4 PICKUP`: the carrier advances, ball in hand.
    - `X 3 5; 5 R >D4`: no. 5 comes in and acts.

kb-rules-pots-de-vin =
    ### Bribes
    The merchant chooses a side and an amount, at least 50 deniers and at most the whole purse. Chance to be heard: 10% per full 50 deniers. The money is gone in any case. Then a die of 100 gives the effect.
    ### Against the opponents (`BRIBE-`)
    - 01 to 25, hindrance: a player does not act this turn but may act twice in the next.
    - 26 to 50, play through: a player is hurt, misses the next turn, then may act twice.
    - 51 to 75, referee's error: a player is off for one or two turns, then comes back with extra actions.
    - 76 to 99, imaginary foul: the referee takes the ball; at the end of the turn it goes to a player drawn by lot.
    - 100, blatant fix: a player is off for good.
    ### In favour of one's own team (`BRIBE+`)
    - 01 to 25, fair call: a receiver knocked away by a charge catches all the same.
    - 26 to 50, offside not given: a player with a reserve makes that action too.
    - 51 to 75, advantage: one charge on a player does not count.
    - 76 to 99, play on: a player picks up and passes in the same turn, if the reserve is a pass.
    - 100, favouritism: the opponents' ball is put in front of their own goal.
    A favour that is impossible passes to the next: play on, advantage, fair call, offside.

kb-rules-evenements =
    ### Random events (optional)
    The chance starts at 3% and grows by 3 points a turn; after each event it falls to the next floor (6%, 9%…). A die of 100 names the team and the event: red from 1 to 50, blue from 51 to 100.
    - 01 / 100, expulsion: a player is off for good; at the second the team is disqualified.
    - 02-03 / 98-99, fracture: a player is off and must be replaced.
    - 04-06 / 95-97, serious injury: a player is off for two or three turns.
    - 07-10 / 91-94, warning: a player steps back one cell and does not play this turn.
    - 11-15 / 86-90, special action aborted: it is spent.
    - 16-20 / 81-85, fumble: the carrier loses the ball, which rolls one cell.
    - 21-25 / 76-80, misunderstanding: a pass flies one cell too far.
    - 26-31 / 70-75, indecision: a player steps back one cell, then plays.
    - 32-37 / 64-69, light sprain: the receiver aimed at cannot catch.
    - 38-44 / 57-63, fatigue: a player does not act this turn but may act twice in the next.
    - 45-50 / 51-56, nothing.

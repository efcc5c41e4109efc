## Matrix Hockey: the rules in brief.

mh-rules-court = ### Matrix Hockey in brief
    Each week you choose a **column** of the matrix for each round. Your goals: the cell, minus one for every other team of your division on the same column. A column is played once per season and competition.
    In reserve: extra goals (`+`), super saves (`#`, championship only), overtime values. A bonus goal (`*`) is drawn per division and round.
    Without an order a column is drawn, minus one goal, and sanctions grow.
mh-rules-notation = ### Notation
    `F+(2)`: column F, one extra goal, 2 in overtime. `F#(3)`: one super save. `KDH C+(1/4)`: 1 in overtime, 4 in the shoot-out. `CH10 J#(1); CH11 K++(0)`: two rounds. `CH6 -`: withdraw. No prefix: championship; no number: this week's round.
mh-rules-exemples = ### Examples
    `CH F+(2); WG A(0); KDH C(X/5)`: a full week.
    `CH5 A(0); CH6 B(1)`: two rounds ahead.
    Huskies `F+(2)` – Flocons `F(0)`, cell F = 5, four teams on F: 5−3 = 2; Huskies 2+1 = 3, Flocons 2: **3-2**.
mh-rules-coupes = ### The cups
    {"**"}KDH**: knock-out, all teams; overtime, then a shoot-out. Without an order the match is lost; where both sent nothing the best loser is re-admitted.
    {"**"}Wayne Gretzky**: twelve qualified, three pools of four, semi-finals, final. No super saves and no bonus goal in cups.
mh-rules-onr = ### Missed orders
    First: one extra goal and one super save less. Second: all stocks lost, no promotion. Third: the team becomes a dummy and plays at random; at the lowest level the waiting list takes it over. Play ahead when you are away: `CH6 F(1); CH7 G(0)`.

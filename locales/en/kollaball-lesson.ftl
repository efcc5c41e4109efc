## Kollaball: the pitch explained in one picture.

kb-lesson-title = The Kollaball pitch
kb-lesson-subtitle = Red attacks to the right, blue to the left
kb-lesson-word-front = front
kb-lesson-word-back = back
kb-lesson-word-goal = goal
kb-lesson-red = red team: a disc
kb-lesson-blue = blue team: a square
kb-lesson-carrier = the carrier, ball in hand
kb-lesson-unspent = golden: special still to play
kb-lesson-red-ball = the red team's ball
kb-lesson-blue-ball = the blue team's ball
kb-lesson-unknown = ball or decoy? A secret
kb-lesson-decoy = a decoy: not a ball
kb-lesson-air = ball in the air (lob)
kb-lesson-idle = crossed: sits this turn out
kb-lesson-name = cell: letter, then row
kb-lesson-front = in front: 3 cells
kb-lesson-alt = The pitch: 37 cells, from the red goal A4, on the left, to the blue goal G4, on the right. The cells in front of a player are the three towards the opponents' goal: for a red player on C4 they are C3, D4 and D5, and the cell straight behind is B4; for a blue one on E3, D2, D3 and E4, and behind is F3. Red pieces are discs, blue ones squares, with a golden ring while the special action is still to play; each ball has its team's colour in the middle.

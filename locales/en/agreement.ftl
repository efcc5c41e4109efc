## What two players settle between them: the draw, the resignation.

draw-ask = **{ $match }**: offer { $other } a draw? The offer lapses if your opponent plays without answering.
draw-offer = Offer a draw
draw-yours = **{ $match }**: your offer of a draw still stands. Do you want to take it back?
draw-take-back = Take my offer back
draw-answer-ask = **{ $match }**: draw offered by { $other }. Accepting it ends the match.
draw-agree = Accept the draw
draw-refuse = Decline
draw-answer = Answer
draw-offered-done = Your offer of a draw has been made.
draw-refused-done = Noted: no draw, the match goes on.
draw-agreed-done = It is a draw: the match is over.
draw-offered-told = 🤝 **Draw offered by { $team }.**{ $other ->
        [none] {""}
       *[other] { " " }{ $other }
    }
draw-refused-told = Draw declined by { $team }: the match goes on.{ $other ->
        [none] {""}
       *[other] { " " }{ $other }
    }
draw-agreed-told = 🤝 **Draw accepted by { $team }.**{ $other ->
        [none] {""}
       *[other] { " " }{ $other }
    }
resign-ask = **{ $match }**: resign, and give the match to { $other }? There is no way back.
resign-sure = Yes, I resign
resigned-done = You have resigned: the match is over.
resigned-told = 🏳️ **Resignation of { $team }.**{ $other ->
        [none] {""}
       *[other] { " " }{ $other }
    }

refusal-no-offer = There is no offer of a draw in this match (any more).
refusal-offer-refused = You have offered a draw in this turn already. You can offer it again in the next one.
refusal-not-possible = This is not possible at this moment of the match.

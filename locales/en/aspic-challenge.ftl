## Aspic: challenges.

as-offer-title = ### { $league } · Aspic · challenge no. { $number }
as-offer = ⚔️ { $opponent ->
        [none] { $challenger } offers a challenge: **the first who accepts plays**.
       *[other] { $challenger } challenges { $opponent }.
    }{ $again ->
        [yes] { " " }This is the rematch.
       *[no] {""}
    } Accept before { TIME($until) }.
as-offer-sides = { $how ->
        [draw] Sides are drawn by lot.
       *[home_left] The challenger plays on the left.
    } The challenger's colour: { $colour }.
as-offer-ends = Same colours, ends exchanged.
as-offer-accept = Accept
as-offer-decline = Decline
as-offer-withdraw = Withdraw my challenge
as-offer-which-colour = **Your colour?** Your opponent has taken: { $colour }. Only those that stand apart from it are offered.
as-offer-colour = Choose my colour
as-offer-begun = Here we go: your match awaits you in { $thread }.
as-offer-taken = ⚔️ { $other } has taken up the challenge of { $challenger }: { $thread }
as-offer-declined = { $other } has declined the challenge of { $challenger }.
as-offer-withdrawn = { $challenger } has withdrawn the challenge.
as-offer-sent = Your challenge is out; here it is for everybody.
as-offer-bot = A bot does not play. Choose a person, or leave the challenge open to all.
as-offer-not-here = This person is not on this server and would not see the match.
as-offer-live-hours = In a live match the seconds set the clock: give neither time nor deadline in hours.
as-offer-no-clock-hours = Without a clock there is no thinking time. Give a deadline, or choose correspondence.

refusal-challenge-self = You cannot challenge yourself. Choose somebody else, or leave the challenge open to all.
refusal-challenge-own = This is your own challenge: somebody else must accept it. You can withdraw it.
refusal-challenge-open = You have offered this challenge already (no. { $challenge_id }): it waits for an answer.
refusal-challenge-offered = Your opponent offers this rematch already (challenge no. { $challenge_id }): accept it.
refusal-challenge-gone = Too late: { $status ->
        [taken] somebody else has accepted this challenge.
        [declined] this challenge was declined.
        [withdrawn] this challenge was withdrawn.
       *[expired] this challenge can no longer be accepted.
    } `/aspic challenge` offers another one.
refusal-challenges-many = You have { $most } challenges waiting already: withdraw one first.
refusal-not-for-you = This challenge is not for you.
refusal-not-over = This match is not over: the rematch will have to wait.
refusal-no-rematch = This match did not come from a challenge. `/aspic challenge` offers a new one.
refusal-rematch-forgotten = No rematch: your opponent has asked to be forgotten. `/aspic challenge` offers a match to somebody else.
refusal-trial = A test is not sent as an order: it plays nothing.

as-ranking-title = ### { $league } · Aspic · standings
as-ranking-none = No match is finished yet. `/aspic challenge` offers one.
as-ranking-line = **{ $place }.** { $name } · **{ $points } { $points ->
        [one] pt
       *[other] pts
    }** · { $played } pl. ({ $won } w, { $drawn } d, { $lost } l) · goals { $scored }–{ $conceded } ({ $difference }){ $share ->
        [none] {""}
       *[other] { " " }· territory { $share }%
    } · rating { $rating }
as-ranking-how = -# A win 3 points, a draw 1. Order: points, difference, goals, rating. The rating follows the strength of the opponents.
as-offer-ask = **Challenge anybody?** The first to accept plays you. To choose the opponent, the colour or the pace: `/aspic challenge`.
as-offer-usual = Send the challenge

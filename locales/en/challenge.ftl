## Challenges, whatever the game.

offer-title = ### { $league } · { $game } · challenge no. { $number }
offer = ⚔️ { $opponent ->
        [none] { $challenger } offers a challenge: **the first who accepts plays**.
       *[other] { $challenger } challenges { $opponent }.
    }{ $again ->
        [yes] { " " }This is the rematch.
       *[no] {""}
    } Accept before { TIME($until) }.
offer-accept = Accept
offer-decline = Decline
offer-withdraw = Withdraw my challenge
offer-begun = Here we go: your match awaits you in { $thread }.
offer-taken = ⚔️ { $other } has taken up the challenge of { $challenger }: { $thread }
offer-declined = { $other } has declined the challenge of { $challenger }.
offer-withdrawn = { $challenger } has withdrawn the challenge.
offer-expired = Nobody took up the challenge of { $challenger } in time.
offer-sent = Your challenge no. { $number } is out, on these terms. Everybody sees it in { $channel }, until { TIME($until) } at most.
offer-again = You have a challenge waiting already, no. { $number }, on these terms. I show it again in { $channel }; it waits for an answer until { TIME($until) }. To offer another one, withdraw it.
offer-waiting = ⚔️ **Challenge no. { $number }** · { $game } · { $whose ->
        [mine] { $open ->
            [yes] yours, to whoever wants it
           *[no] yours, to { $other }
        }
       *[other] { $other } challenges you
    }, to be accepted before { TIME($until) }
offer-accept-one = Accept no. { $number }
offer-decline-one = Decline no. { $number }
offer-withdraw-one = Withdraw no. { $number }
offer-bot = A bot does not play. Choose a person, or leave the challenge open to all.
offer-not-here = This person is not on this server and would not see the match.

refusal-challenge-self = You cannot challenge yourself. Choose somebody else, or leave the challenge open to all.
refusal-challenge-own = This is your own challenge: somebody else must accept it. You can withdraw it.
refusal-challenge-open = You have offered this challenge already (no. { $challenge_id }): it waits for an answer.
refusal-challenge-offered = Your opponent offers this rematch already (challenge no. { $challenge_id }): accept it.
refusal-challenge-gone = Too late: { $status ->
        [taken] somebody else has accepted this challenge.
        [declined] this challenge was declined.
        [withdrawn] this challenge was withdrawn.
       *[expired] this challenge can no longer be accepted.
    } Offer another one.
refusal-challenges-many = You have { $most } challenges waiting already: withdraw one first.
refusal-not-for-you = This challenge is not for you.
refusal-not-over = This match is not over: the rematch will have to wait.
refusal-no-rematch = This match did not come from a challenge. Offer one.
refusal-rematch-forgotten = No rematch: your opponent has asked to be forgotten. Challenge somebody else.

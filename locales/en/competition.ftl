refusal-entered-already = You have entered already, or that name has.
refusal-place-by-referee = That name is in this competition already, and a name proves nothing. If that is you, ask a referee for your place: `/referee correct`, act “Change of player”. A team is taken over by its captain in the league.
refusal-not-entered = You have not entered.
refusal-competition-full = The competition is full ({ $most }).
refusal-entries-closed = Entries are closed.
notice-not-hosted = **Match { $fixture } could not be opened** ({ $thread }): { $why } It is tried again with the next round or the next act of a referee; or enter its result.
notice-not-hosted-why = { $reason ->
    [no_team] { $entrant } is no team of this game any more.
    [no_captain] nobody answers for { $entrant }.
   *[other] { $reason }.
}
notice-report-differs = **{ $fixture } ended otherwise than the competition knows** ({ $thread }). { $line ->
    [none] If that is right, go back to the round of this match with `/referee back`: this result then counts by itself.
   *[other] If that is right, enter the line: `{ $line }`.
}
notice-not-booked = **The entry { $entry } of the ledger could not be corrected** ({ $thread }). Correct it with `/referee correct`.
notice-not-played = { $why ->
    [forfeit] **{ $left } has left the competition**: this match stops here, lost by forfeit. The other side has nothing to do.
    [annulled] **{ $left } has left the competition**: this match stops here and does not count. The other side has nothing to do.
    [moved] **Moved to round { $round }**, by agreement: it opens there again, in a new thread.
   *[none] This match is not played any more: the competition has decided without it.
}
move-title = **During your leave.** The other side may agree to play later:
move-offer = - **{ $fixture }** against { $opponent } ({ $competition }): round { $round } at the earliest
move-propose = Propose to move { $fixture }
move-sent = **Asked in the thread**: { $opponent } agrees or refuses to play { $fixture } in round { $round }. Without an answer before the round closes, { $fixture } is played as planned.
move-asked = 🏖️ **{ $by } will be on leave and proposes to move { $fixture } to round { $round }.**{ $called ->
    [none] {""}
   *[other] {" "}It is for you to say, { $called }.
} Without an answer before { TIME($due) } the match is played as planned.
move-agree = Agree
move-refuse = Refuse
move-waiting = 🏖️ **Moving { $fixture } to round { $round }**: { $whose ->
        [mine] { $other } has not answered yet
       *[other] { $other } proposes it to you
    }
move-agree-one = Move { $fixture }
move-refuse-one = Keep { $fixture } where it is
move-take-back = Give up moving { $fixture }
move-refused = **{ $fixture } is not moved**: { $by } does not want it. The match is played as planned.
move-answered = { $agreed ->
    [yes] **{ $fixture } is moved** to round { $round }; it opens there by itself.
   *[no] **{ $fixture } is not moved**: it is played as planned.
}
act-move = Match moved by agreement
refusal-move-none = { $fixture } cannot be moved: that takes a leave (`/leave book`) during the round, a match of a league that has not begun, a later round in which you are there, and a competition that allows it.
refusal-move-asked = Moving { $fixture } has been asked for in this round already.
refusal-move-gone = This is no longer open: it was answered, the round is closed, or the match has begun.
refusal-move-not-yours = Only the captain of the other side can answer; whoever asked can take it back.
stakes = { $decides ->
    [yes] -# { $fixture } · { $competition }
    [no] **There must be a winner** ({ $fixture } · { $competition }).
   *[aggregate] **Second leg: there must be a winner of both matches together** ({ $fixture } · { $competition }).
}{ $leg ->
    [none] {""}
   *[other] {" "}First leg: { $home } { $leg } { $away }. If both together are level, this match is played again.
}{ $again ->
    [no] {""}
   *[yes] {" "}Played again: there was none the last time.
}
played-again = **{ $fixture } is played again: there must be a winner, and there is none.** It opens once more in a new thread, as soon as the others of the round are played or when it closes.
act-moves-allowed = Moving matches by agreement allowed
act-moves-never = No more moving of matches by agreement
notice-moved-up = ⬆️ { $person }, a place became free: **{ $name }** has entered. { $thread }
notice-signup-goes-on = **Sign-up goes on until { TIME($due) }** ({ WAIT($due) }): { $least } entrants are needed, { $entered ->
    [0] there is none yet.
    [one] there is one.
   *[other] there are { $entered }.
}

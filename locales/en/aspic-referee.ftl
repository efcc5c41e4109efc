## The referee's acts in Aspic (`/arbitre corriger`).

act-clock = Clock set
act-skip = Turn skipped
act-forfeit = Match forfeited
act-end = Match ended
as-act-team = Choose the side that is meant.
as-act-how-clock = Write the time to give or take in “text”, the sign first: `+10 min`, `-90 s`, `+1 h`.
as-act-how-replace-player = Choose in “holder” who takes the place; a bot does not play.
as-act-no-clock = This match is played without a clock: there is no time to give. To postpone the deadline there is `/referee extend`.
as-act-confirm = The match would be over. Run it again with `confirm: yes` if that is what you want; an ended match without a side is a draw.

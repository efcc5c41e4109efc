## Competitions: why a line is refused (rulebook part 5), and what is possible.

cp-error-E_EMPTY = No line. For example `M12 3-1`.
cp-error-E_WORD = { $after ->
        [cloture] `cloture` wants one of these three words: `nul`, `double` or `report`. For example: `cloture report`.
       *[none] No line begins with “{ $word }”. The words: `M12 3-1`, `forfait`, `debut`, `inscrit`, `retrait`, `remplace`, `corrige`, `points`, `exclut`, `deplace`, `echange`, `retirage`, `cloture nul|double|report`, `fin`, `saison`.
    }
cp-error-E_RIGHT = This line is for referees alone.
cp-error-E_FIXTURE = A match belongs here, such as `M12`: `/competition calendar` shows them.
cp-error-E_ID = An entrant's short name belongs here, such as `lions`.
cp-error-E_NUMBER = A number belongs here.
cp-error-E_SCORE = A result belongs here, home first: `3-1`, `3-2 ap`, `2-2 tab 4-3`, `dom`, `ext`, `nul` or `interrompu`.
cp-error-E_SIDE = A side belongs here: `dom`, `ext`, or `double` for a forfeit of both.
cp-error-E_NAME = A name of at most 60 characters belongs here.
cp-error-E_REASON = A reason of at most 200 characters belongs here.
cp-error-E_SYNTAX = There is a word too many, or the text is too long.
cp-error-E_PHASE = Not now: { $phase ->
    [signup] sign-up is still open.
    [running] the season is being played.
   *[finished] the season is over.
}
cp-error-E_FIXTURE_UNKNOWN = There is no { $fixture }: `/competition calendar` shows the matches.
cp-error-E_NOT_OPEN = { $fixture } is not to be played now. A result that counts already is changed by `corrige`.
cp-error-E_NOT_DONE = { $fixture } has no result yet: enter it without `corrige`.
cp-error-E_CLOSED = { $fixture } is of a closed round: its score can be corrected, it cannot be played again.
cp-error-E_TAB = { $fixture } has a winner already: no shoot-out.
cp-error-E_LEVEL = { $fixture } must have a winner: `2-2 tab 4-3`, or `2-2 tab ext`.
cp-error-E_UNDECIDED = With this result the tie of { $fixture } would have no winner any more, though the next round is drawn.
cp-error-E_FORMAT = This cannot be done in this stage of the competition.
cp-error-E_ENTRANT_UNKNOWN = “{ $entrant }” has not entered: `/competition standings` shows the names.
cp-error-E_ENTRANT_LEFT = { $entrant } has left the competition.
cp-error-E_ENTRANT_THERE = { $entrant } has entered already.
cp-error-E_FULL = The competition has 128 entrants already.
cp-error-E_LATE = Entries are closed.
cp-error-E_STARTED = Too late: one of the matches concerned has begun.
cp-error-E_ROUND = There is no round { $round } to come.
cp-error-E_NOT_PAIRED = { $entrant } does not play in this round.
cp-error-E_CLASH = { $entrant } is in this match already.
cp-error-E_SEAT = This seat takes no lines now.

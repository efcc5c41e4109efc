refusal-entered-already = You have entered already, or that name has.
refusal-not-entered = You have not entered.
refusal-competition-full = The competition is full ({ $most }).
refusal-entries-closed = Entries are closed.
notice-not-hosted = **Match { $fixture } could not be opened** ({ $thread }): { $why } It is tried again with the next round or the next act of a referee; or enter its result.
notice-not-hosted-why = { $reason ->
    [no_team] { $entrant } is no team of this game any more.
    [no_captain] nobody answers for { $entrant }.
   *[other] { $reason }.
}
notice-report-differs = **{ $fixture } ended otherwise than the competition knows** ({ $thread }). If that is right, enter the line: `{ $line }`.
notice-not-booked = **The entry { $entry } of the ledger could not be corrected** ({ $thread }). Correct it with `/referee correct`.
notice-not-played = This match is not played any more: the competition has decided without it.

refusal-entered-already = You have entered already, or that name has.
refusal-not-entered = You have not entered.
refusal-competition-full = The competition is full ({ $most }).
refusal-entries-closed = Entries are closed.
notice-not-hosted = **Match { $fixture } could not be opened** ({ $thread }): { $reason }. Enter its result, or correct the team and close the round again.
notice-report-differs = **{ $fixture } ended otherwise than the competition knows** ({ $thread }). If that is right, correct it: `corrige { $line }`.
notice-not-played = This match is not played any more: the competition has decided without it.

## Rewards of a match or a competition, and who comes for them.

act-promised = { $place ->
    [1] To the winner
   *[other] To the runner-up
}: { $reward }
cmd-recompense = reward
cmd-recompense-about = Promise a reward to the winner of a match or a competition
opt-recompense = reward
opt-recompense-about = The reward, for example 500 deniers
opt-place = winner-or-runner-up
opt-place-about = For whom: the winner, unless chosen otherwise
choice-place-1 = The winner
choice-place-2 = The runner-up
reward-unreadable = Give a reward that can be read, and a place in figures: `1`, `2`…
reward-promised = **{ $reward }**: promised to { $place ->
    [1] the winner
   *[other] the runner-up
} of { $match }.
reward-line = 🎁 { $place ->
    [1] Winner
   *[other] Runner-up
}: **{ $reward }** { $state ->
    [open] · at stake
    [given] · given to { $winner }
   *[due] · { $winner }, waiting for { $people }
}
reward-due = 🎁 **{ $winner }** wins: **{ $reward }**. Given once everybody has come; the result does not depend on it.
reward-awaited = Awaited: { $people }
reward-given = 🎁 **{ $reward }**: given to **{ $winner }**.
reward-here = I am here
reward-noted = Presence noted for **{ $reward }**. { $left ->
    [0] The reward is given!
    [one] One person is still missing.
   *[other] { $left } people are still missing.
}
refusal-no-reward = No reward waits for you here.

"""How fast the bot may ask: Discord takes some fifty requests a second from a bot, and answers beyond are lost time."""

import asyncio
from collections import deque

from referee.measures import UNMEASURED, Measures


class Pace:
    """Lets at most `per_s` through in any second; who comes too early waits for his turn. 0: nobody waits."""

    def __init__(self, per_s: int, measures: Measures = UNMEASURED) -> None:
        self._measures = measures
        self._taken: deque[float] = deque(maxlen=per_s)

    async def keep(self) -> None:
        """Wait until one more request may go out."""
        now_s = asyncio.get_running_loop().time()
        at_s = self.take(now_s)
        self._measures.waited(at_s - now_s)
        if at_s > now_s:
            await asyncio.sleep(at_s - now_s)

    def take(self, now_s: float) -> float:
        """Return when the request that is asked for at `now_s` may go out; the moment is taken."""
        is_full = 0 < len(self._taken) == self._taken.maxlen
        at_s = max(now_s, self._taken[0] + 1) if is_full else now_s
        self._taken.append(at_s)
        return at_s

"""Which DMs were taken since the start, and which of them still await an answer. Only `people.dm_seen` outlives us."""

from collections import defaultdict, deque

REMEMBERED = 1000  # DMs that were taken, so that each is answered once


class Inbox:
    """Keeps each DM from being answered twice, and an answered one from hiding an older one that was not."""

    def __init__(self) -> None:
        self._taken: deque[int] = deque(maxlen=REMEMBERED)
        self._owed: defaultdict[int, set[int]] = defaultdict(set)

    def expect(self, user_id: int, message_id: int) -> None:
        """Note that a DM awaits an answer, before its turn has come."""
        if message_id not in self._taken:
            self._owed[user_id].add(message_id)

    def take(self, user_id: int, message_id: int) -> bool:
        """Note that a DM is being answered; return False if it was taken before."""
        if message_id in self._taken:
            return False
        self.expect(user_id, message_id)
        self._taken.append(message_id)
        return True

    def give_back(self, message_id: int) -> None:
        """Note that a DM could not be answered: it still awaits that."""
        if message_id in self._taken:
            self._taken.remove(message_id)

    def answered(self, user_id: int, message_id: int) -> bool:
        """Note that a DM was answered; return whether every older one of its author was."""
        owed = self._owed[user_id]
        owed.discard(message_id)
        if not owed:
            del self._owed[user_id]
        return all(message_id < other for other in owed)

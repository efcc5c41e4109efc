"""What people could read in the Discord of the referee's tests, as the invariants want it."""

from tests.faults.invariants import Said
from tests.referee.world import World


def said(world: World) -> list[Said]:
    """Return every message that was posted."""
    return [
        Said(message.id, message.nonce, message.lane, message.user_id, message.at_ms, str(message.payload))
        for message in world.discord.messages
    ]

"""By whose clock what somebody writes is read: their own zone's (`/reglages fuseau`), else their league's.

An answer names the zone where it is not the league's, for what was read there may be another day than one has in mind.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

import discord

from cogs.kit.app import app_of
from presenters.post import Post
from presenters.texts import Voice
from referee.hand import people
from referee.model import League

TOLD = "<t:"  # how Discord writes an instant, which is the same in every zone


class WriterClock(NamedTuple):
    """The zone of somebody's clock, and that of the league which they write about."""

    zone: str
    league_zone: str

    def tell_moment(self, voice: Voice, text: str | None) -> tuple[str, ...]:
        """Return the word on where a moment was read, if one was and it is not where the league is."""
        return () if not text or TOLD in text else self._tell(voice, "moment")

    def tell_days(self, voice: Voice) -> tuple[str, ...]:
        """Return the word on where days were read, if it is not where the league is."""
        return self._tell(voice, "days")

    def _tell(self, voice: Voice, what: str) -> tuple[str, ...]:
        if self.zone == self.league_zone:
            return ()
        return (voice.t(f"zone-read-{what}", zone=self.zone, league=self.league_zone),)


async def clock_here(interaction: discord.Interaction, league: League) -> WriterClock:
    """Return the clock by which what the user writes about a league is read."""
    person = await people.get_person(app_of(interaction).house, interaction.user.id)
    return WriterClock(people.zone_of_person(person, league), league.zone)


def with_notes(post: Post, notes: Sequence[str]) -> Post:
    """Return a post with notes below what stands first in it."""
    return replace(post, blocks=(*post.blocks[:1], *notes, *post.blocks[1:]))

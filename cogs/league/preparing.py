"""The form in which a referee prepares a contest: what they have chosen is stored between its steps.

The last step makes the contest; a second press on the same form makes no second one. Nothing is public before.
"""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Generic, TypeVar

import discord
import msgspec

from cogs.kit.answers import answer, change_message, defer_change, language_of
from cogs.kit.app import App, app_of
from cogs.kit.clock import with_notes
from cogs.kit.league import check_referee, league_here
from cogs.league.threads import check_channel, open_with_news
from presenters.errors import UploadFaults, UserError
from presenters.post import Post
from presenters.texts import Value, Voice
from referee.league import plans
from referee.league.plans import ContestPlan
from referee.model import Contest, League
from referee.turns import contests

P = TypeVar("P", bound=ContestPlan)


@dataclass(frozen=True)
class Preparation(Generic[P]):
    """What somebody has chosen so far, of which league, and by which interaction."""

    interaction: discord.Interaction
    league: League
    plan_id: int
    plan: P

    @property
    def app(self) -> App:
        """The application."""
        return app_of(self.interaction)

    async def voice(self) -> Voice:
        """Return the voice that speaks to who prepares it."""
        return self.app.texts.voice(await language_of(self.interaction))


@dataclass(frozen=True, kw_only=True)
class PlanForm(Generic[P]):
    """A form for contests of a game. `show`: a page of it, the first by an empty name; `make`: the contest.

    `news`: the id of the text that is told then; `told`: its values.
    """

    game: str
    kind: type[P]
    show: Callable[[Preparation[P], str], Awaitable[Post]]
    make: Callable[[Preparation[P]], Awaitable[Contest]]
    news: str
    told: Callable[[Contest], Mapping[str, Value]]

    async def begin(self, interaction: discord.Interaction, league: League, plan: P, notes: Sequence[str] = ()) -> None:
        """Store a new plan, and show the first page of its form."""
        house = app_of(interaction).house
        plan_id = await plans.keep_plan(house, league.id, self.game, interaction.user.id, plan.data())
        shown = await self.show(Preparation(interaction, league, plan_id, plan), "")
        await answer(interaction, with_notes(shown, notes))

    async def find(self, interaction: discord.Interaction, plan_id: int) -> Preparation[P]:
        """Return the plan that a press is about: of this league, for its referees. Raises `UserError`, `LookupError`.

        One that another version of the program stored, in another way, is as stale as one that is gone.
        """
        league = await league_here(interaction)
        check_referee(interaction, league)
        kept = await plans.get_plan(app_of(interaction).house, plan_id)
        if kept.league_id != league.id or kept.game != self.game:
            raise UserError("error-stale")
        try:
            return Preparation(interaction, league, plan_id, self.kind.read(kept.data))
        except msgspec.ValidationError:
            raise UserError("error-stale") from None

    async def change(
        self,
        interaction: discord.Interaction,
        plan_id: int,
        edit: Callable[[P], P | UploadFaults] | None = None,
        page: str = "",
    ) -> UploadFaults | None:
        """Change the plan, and show a page of its form; faults change nothing, and are handed back."""
        await defer_change(interaction)
        app = app_of(interaction)
        async with app.alone(await league_here(interaction)):
            found = await self.find(interaction, plan_id)
            changed = found.plan if edit is None else edit(found.plan)
            if isinstance(changed, UploadFaults):
                return changed
            if changed != found.plan:
                await plans.change_plan(app.house, plan_id, changed.data())
        await change_message(interaction, await self.show(replace(found, plan=changed), page))
        return None

    async def confirm(self, interaction: discord.Interaction, plan_id: int) -> None:
        """Make the contest: its records, its thread."""
        await defer_change(interaction)
        app, league = app_of(interaction), await league_here(interaction)
        check_referee(interaction, league)
        voice = app.texts.voice(await language_of(interaction))
        async with app.alone(league):
            contest = await contests.find_made_from(app.house, league.id, self.game, plan_id)
            if contest is None:
                found = await self.find(interaction, plan_id)
                check_channel(interaction, league, voice)
                contest = await self.make(found)
                await plans.drop_plan(app.house, plan_id)
        await change_message(interaction, await open_with_news(interaction, contest, self.news, **self.told(contest)))

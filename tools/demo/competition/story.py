"""A cup of four played out: founded in its form, entered by presses, three matches, a champion, the next season.

Only what people do stands here; everything that answers is the bot's own doing.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

import discord
from simcord import ChannelHandle

from cogs.kit.app import App
from referee.house import House
from referee.league import leagues
from referee.model import Contest
from referee.turns import contests
from rules.aspic import GAME
from rules.aspic.state import State
from tests.support.league import Person
from tools.demo.competition import script
from tools.demo.story import Finder, Place, Story, saying

SEND = "order-ok"
HALL = "salle-des-duels"
CAPTURES: Mapping[str, Finder] = {
    "competition-discord-tour": saying("tableau.png", "On joue", where="Coupe"),
    "competition-discord-direct": lambda story: [story.kept["direct"]],
}


@dataclass
class CompetitionStory(Story):
    """One cup and those who play in it."""

    game = "competition"
    league_name = script.LEAGUE
    title = script.NAME
    name = "Compétitions"
    sentence = "Une saison sans tableur : inscriptions, tirage, rencontres, classement, champion, pour tous les jeux."
    size = "2 à 128 inscrits"
    pace = "les minutes du jeu choisi"
    guide = "guide-organisateur.md"
    about = "Une coupe d'Aspic en accéléré : formulaire, inscriptions, trois matchs, un champion, une correction."
    captures = CAPTURES
    sample = "competition-discord-tour"
    form = "Créer une compétition"
    chance = script.CHANCE

    def places(self) -> Iterator[Place]:
        """Yield the cup's thread."""
        recorder, thread = self.evening.recorder, self.cup
        sights = recorder.sights(thread.id, [self.players[0].id])
        yield Place("coupe", recorder.channel_name(thread.id), "vu par Camille", [("", sights)])

    async def play(self) -> None:
        """Play the whole cup."""
        evening = self.evening
        await self.install(script.ORGANISER, script.REFEREE, here=HALL)
        self.players = [evening.person(name) for name in script.PLAYERS]
        await self._found()
        await self._enter()
        for told in ("Demi-finales : chaque match s'ouvre seul, dans son fil.", "La finale."):
            evening.say(told)
            for thread, contest in await self._matches():
                await self._match(thread, contest)
                await evening.pass_time(minutes=2)
                await self._look()
        await self._afterwards()

    async def _found(self) -> None:
        evening, hall = self.evening, self.evening.channel(HALL)
        evening.say("Régis prépare une coupe : rien n'est public avant « Ouvrir les inscriptions ».")
        shown = await evening.command(self.referee, "competition creer", here=hall, jeu="aspic", nom=script.NAME)
        self.step("Première étape : comment se jouent les matchs", shown)
        form = shown.response
        assert form is not None  # noqa: S101 - the form is a message
        await evening.press(self.referee, form, "cp-step")
        await evening.choose(self.referee, form, "cp-format", script.FORMAT)
        self.step("La formule : une coupe", await evening.choose(self.referee, form, "cp-hours", script.HOURS))
        self.step("L'aperçu, tout le calendrier compris", await evening.press(self.referee, form, "cp-step"))
        self.step("C'est ouvert", await evening.press(self.referee, form, "cp-create"))
        await evening.pass_time(minutes=1)
        self.cup = self.thread

    async def _enter(self) -> None:
        evening = self.evening
        evening.say("Quatre personnes s'inscrivent ; trois jours plus tard la clôture tire au sort.")
        for player in self.players:
            await evening.press(player, await self._panel(self.cup, await self._competition()), "cp-enter")
        await evening.pass_time(hours=73)

    async def _match(self, thread: ChannelHandle, contest: Contest) -> None:
        """Have both sides place their pieces and the right one give up after the first turn."""
        evening, seats = self.evening, await contests.list_seats(self._house, contest.id)
        people = {str(row.seat): self._person(row.user_id) for row in seats if row.user_id is not None}
        for _ in range(2):
            side = (await self._state(contest)).to_act or "left"
            await self._turn(people[side], thread, script.LAYOUTS[side])
        if (await self._state(contest)).to_act == "left":
            await self._turn(people["left"], thread, script.FIRST_TURN)
        asked = await evening.press(people["right"], await self._panel(thread, contest), "resign")
        await evening.press(people["right"], asked, "resign-yes")

    async def _look(self) -> None:
        """Keep the panel as it stands between two results of a round."""
        panel = await self._panel(self.cup, await self._competition())
        self.kept.setdefault("direct", self.evening.recorder.sight(panel.id))

    async def _turn(self, person: Person, thread: ChannelHandle, text: str) -> None:
        shown = await self.evening.command(person, "aspic ordres", here=thread, texte=text)
        await self.evening.press(person, shown, SEND)
        await self.evening.pass_time(minutes=5)

    async def _afterwards(self) -> None:
        evening, first = self.evening, self.players[0]
        for page in ("tableau", "calendrier", "palmares"):
            await evening.command(first, f"competition {page}", here=self.cup)
        evening.say("Le score de la finale est corrigé ; puis la saison suivante s'ouvre.")
        for text, reason in ((script.CORRECTION, script.REASON), ("saison", "Une de plus !")):
            given = {"acte": "lines", "texte": text, "raison": reason}
            await evening.command(self.referee, "arbitre corriger", here=self.cup, **given)
            await evening.pass_time(minutes=1)

    @property
    def _house(self) -> House:
        app: App = self.evening.league.bot.app
        return app.house

    def _person(self, user_id: int) -> Person:
        return next(one for one in self.players if one.id == user_id)

    async def _known(self) -> list[Contest]:
        found = await leagues.find_league(self._house, self.evening.league.guild.id)
        assert found is not None  # noqa: S101 - it was installed
        return list(await contests.list_contests(self._house, found.id))

    async def _competition(self) -> Contest:
        return next(one for one in await self._known() if one.game == self.game)

    async def _matches(self) -> list[tuple[ChannelHandle, Contest]]:
        """Return the matches that are being played, each with its thread."""
        threads = {thread.id: thread for thread in self.evening.league.threads()}
        playing = [one for one in await self._known() if one.game == GAME.key and one.status != "over"]
        return [(threads[one.thread_id], one) for one in playing if one.thread_id is not None]

    async def _state(self, contest: Contest) -> State:
        turn = await contests.get_latest_turn(self._house, contest.id)
        return GAME.decode(turn.state)

    async def _panel(self, thread: ChannelHandle, contest: Contest) -> discord.Message:
        known = await contests.list_panels(self._house, contest.id)
        return next(post for post in thread.history() if post.id == known[""])

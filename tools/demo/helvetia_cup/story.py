"""The two matches played out: a squad kept, a challenge, a short GEEK match by text, a FAMILY turn by the form.

Only what people do stands here; everything that answers is the bot's own doing.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from simcord import InteractionResult

from referee.course import sending
from referee.hand.resolution import chance_of, resolve_sealed
from referee.model import Turn
from rules.contract import SeatId
from rules.helvetia_cup import GAME
from rules.helvetia_cup.events import Tossed
from rules.helvetia_cup.pitch import PITCH, SeatName
from rules.helvetia_cup.state import Match, State
from rules.registry import GAMES
from tests.support.league import Person
from tests.support.reading import Shown, custom_ids
from tools.demo.helvetia_cup import script
from tools.demo.helvetia_cup.script import Part
from tools.demo.story import Finder, MatchStory, Place, saying, step

SEND = "order-ok"
MOST_TURNS = 12
CAPTURES: Mapping[str, Finder] = {
    "helvetia-discord-tour": saying("But de", where="fil"),
    **{f"helvetia-discord-jouer-{number}": step(number) for number in range(1, 5)},
}


@dataclass
class HelvetiaCupStory(MatchStory[Match]):
    """Two matches: of GEEK, `home` by DM and `away` by command in the thread; then FAMILY by two newcomers."""

    game = "helvetia-cup"
    league_name = script.LEAGUE
    title = "Fous – Dragons"
    name = "Helvetia Cup"
    sentence = "Du football fantastique à cinq sur des hexagones : bouger, piquer, passer, viser une case du but."
    size = "2 joueurs"
    pace = "3 minutes par tour"
    guide = "guide-helvetia.md"
    about = "Un match GEEK éclair : hors-jeu, faute, carton, tête ; puis FAMILY au formulaire, par deux débutants."
    captures = CAPTURES
    sample = "helvetia-discord-tour"
    form = "Attaquer"
    chance = script.CHANCE

    def places(self) -> Iterator[Place]:
        """Yield the match's thread, its panel at some moments, both coaches' messages."""
        recorder, thread = self.evening.recorder, self.geek.id
        sights = recorder.sights(thread, [self.home.id])
        yield Place("fil", recorder.channel_name(thread), "vu par Mona, à domicile", [("", sights)])
        yield self.panel_place()
        yield self.dm_place("mp-mona", self.home, "Mona")
        yield self.dm_place("mp-basile", self.away, "Basile")

    async def play(self) -> None:
        """Play the whole evening."""
        await self._set_up()
        await self._squad()
        await self._challenge()
        for number, part in enumerate(script.PARTS):
            if (await self.state()).phase == "finished":
                break
            await self._on_the_way(number)
            await self._send(part)
        await self._to_the_end()
        await self._family()

    async def _set_up(self) -> None:
        evening = self.evening
        await self.install(script.ORGANISER, script.REFEREE, here="tribune")
        self.visitor = evening.person(script.VISITOR)
        self.home, self.away = evening.person(script.HOME), evening.person(script.AWAY)

    async def _squad(self) -> None:
        evening, stand = self.evening, self.evening.channel("tribune")
        evening.say("Mona choisit son club et garde sa sélection.")
        shown = await evening.command(self.home, "helvetia equipe", here=stand)
        shown = await evening.choose(self.home, shown, "hc-club", script.CLUB)
        shown = await evening.choose(self.home, shown, "hc-starters", *script.STARTERS)
        await evening.choose(self.home, shown, "hc-bench", *script.BENCH)

    async def _challenge(self) -> None:
        evening, stand = self.evening, self.evening.channel("tribune")
        evening.say("Mona défie Basile en GEEK ; sa sélection part d'elle-même, celle de Basile est d'abord refusée.")
        given = {**script.TERMS, "adversaire": self.away.member}
        await evening.command(self.home, "helvetia defier", here=stand, **given)
        await evening.press(self.away, stand.history()[-1], "hc-accept")
        await evening.pass_time(minutes=1)
        self.geek = self.thread
        await self.begin_match(self.home, self.away)
        await evening.write(self.away, script.WRONG_SQUAD)
        await self._send(script.SET_UP)

    async def _on_the_way(self, number: int) -> None:
        """Play what happens before a part of the script, besides it."""
        evening = self.evening
        if number == script.WRONG_BEFORE:
            evening.say("Un déplacement trop long est refusé à sa place ; puis le plan part, et reste secret.")
            await evening.write(self.home, script.WRONG_MOVE)
        if number == script.LOOK_BEFORE:
            evening.say("Basile pèse un coup avant de l'envoyer.")
            await evening.command(self.away, "helvetia voir", here=self.geek, **script.LOOK)
            await self.keep_panel("Pendant le match")

    async def _send(self, part: Part) -> None:
        """Let a coach send their part: home by DM, away by command."""
        evening, text = self.evening, await self._text(part)
        await evening.pass_time(minutes=7)
        if part.seat == "home":
            shown: Shown | InteractionResult = await evening.write(self.home, text)
            await evening.press(self.home, shown, SEND)
        else:
            shown = await evening.command(self.away, "helvetia ordres", here=self.geek, texte=text)
            await evening.press(self.away, shown, SEND)
        await evening.pass_time(minutes=1)

    async def _text(self, part: Part) -> str:
        """Return the first wording of a part with which the open turn's dice make the story."""
        house = self.evening.league.bot.app.house
        turn = await self.turn()
        found = (f"{part.text}{one}" for one in part.varied)
        others = {
            seat: order.canonical
            for seat in turn.awaiting
            if seat != part.seat
            for order in await sending.list_orders_sent(house, turn.id, SeatId(seat))
        }
        return next((text for text in found if _makes(turn, part, text, others)), part.text + part.varied[0])

    async def _to_the_end(self) -> None:
        """Let whoever is silent be silent until the match is over, then look back at it."""
        evening = self.evening
        for _ in range(MOST_TURNS):
            if (await self.state()).phase == "finished":
                break
            await evening.pass_time(hours=25)
        await evening.pass_time(minutes=5)
        evening.say("Le bilan, l'historique, la vérification des dés.")
        await self.keep_panel("Après le match")
        await evening.command(self.visitor, "helvetia historique", here=self.geek)
        await evening.command(self.visitor, "match verifier", here=self.geek)

    async def _family(self) -> None:
        """Let two newcomers begin a match of FAMILY by the form alone."""
        evening, stand = self.evening, self.evening.channel("tribune")
        people = evening.person(script.NEWCOMER), evening.person(script.FRIEND)
        evening.say("Nina et Tom découvrent le jeu : les règles, un défi FAMILY, un tour au formulaire.")
        await evening.command(people[0], "helvetia regles", here=stand)
        await evening.command(people[0], "helvetia defier", here=stand, adversaire=people[1].member)
        await evening.press(people[1], stand.history()[-1], "hc-accept")
        await evening.pass_time(minutes=1)
        await self.take_up(people[0])
        for _ in range(2):  # both take their places
            await self._by_form(people)
        await self._by_form(people, is_shown=True)
        await self._by_form(people)

    async def _by_form(self, people: tuple[Person, Person], *, is_shown: bool = False) -> None:
        """Let who is awaited order by the form; `is_shown`: it is the turn that the page shows step by step."""
        evening = self.evening
        turn = await self.turn()
        person = people[0 if turn.awaiting[0] == "home" else 1]
        form = await evening.press(person, await self.panel(), "form")
        if is_shown:
            form = await self._steps(person, form)
        elif not _ids(form, "form-send"):
            form = await evening.press(person, form, _ids(form, "form-do:nothing", "form-do:policy")[0])
        await evening.press(person, form, "form-send")
        await evening.pass_time(minutes=1)

    async def _steps(self, person: Person, form: InteractionResult) -> InteractionResult:
        """Let an attacker walk with the ball and pass it."""
        evening, state = self.evening, await self.state()
        self.step("Qui bouge ? Un bouton par joueur ; dessous, ce que peut faire le porteur", form)
        man = next(one for one in _ids(form, "form-do:man") if one.endswith(f":{state.ball.holder}"))
        form = await evening.press(person, form, man)
        self.step("Où ? Les cases gratuites, puis celles qui coûtent des BOOST", form)
        hexes = _ids(form, "form-do:hex0")
        form = await evening.press(
            person, form, max(hexes, key=lambda one: PITCH.fwd(_attack(state), one.split(":")[-1]))
        )
        self.step("Et le ballon ? Chaque geste possible, avec ses chances", form)
        form = await evening.press(person, form, _ids(form, "form-do:add")[0])
        self.step("L'ordre relu, avec ses flèches et sa notation : « Envoyer » le garde", form)
        return form


def _ids(shown: InteractionResult, *begin: str) -> list[str]:
    """Return what can be pressed whose names begin so."""
    assert shown.response is not None  # noqa: S101 - the form is a message
    return [name for name in custom_ids(shown.response) if name.startswith(begin)]


def _attack(state: Match) -> SeatName:
    assert state.attack is not None  # noqa: S101 - the ball is in play
    return state.attack


def _makes(turn: Turn, part: Part, text: str, others: Mapping[SeatId, str]) -> bool:
    """Return whether a text, in the open turn, brings about what the script wants: its dice follow from the orders."""
    if not part.wanted:
        return True
    state, seat = GAME.decode(turn.state), SeatId(part.seat)
    sealed = {**others, seat: _canonical(state, seat, text)}
    events = GAME.decode_events(resolve_sealed(GAMES[GAME.key], turn.state, sealed, chance_of(turn)).events)
    found = {type(event).__name__ for event in events}
    is_home = all(event.winner == "home" for event in events if isinstance(event, Tossed))
    return set(part.wanted) <= found and not set(part.unwanted) & found and is_home


def _canonical(state: State, seat: SeatId, text: str) -> str:
    return GAME.canonical(GAME.parse(state, seat, text))

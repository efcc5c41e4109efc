"""A Helvetia cup of eight teams in simulated Discord: from the form to the champion, and what hostile coaches try."""

from dataclasses import dataclass
from typing import Any

import pytest

from cogs.helvetia_cup.team import GAME
from db import competitions as rows
from referee.desk import arbitration
from referee.model import By, HostedMatch
from referee.people import people
from referee.turns import agreement, contests
from rules.helvetia_cup.game import GAME as RULES
from rules.helvetia_cup.state import Competition, Match
from tests.e2e.forging import answer_of, forge
from tests.support.helvetia import GRACE_MS, installed, plain
from tests.support.league import League, Person
from tests.support.reading import custom_ids, options_of, text_of

NAMES = ("Ana", "Bob", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hana")
CLUBS = ("zyon", "basela")


@dataclass(frozen=True)
class Cup:
    """A cup that is being played: what its coaches and its referee do in it, and what is read."""

    league: League
    referee: Person
    people: dict[str, Person]
    contest_id: int

    @property
    def house(self) -> Any:
        return self.league.bot.app.house

    @property
    def thread(self) -> Any:
        return next(thread for thread in self.league.threads() if thread.name == "Coupe des Alpes")

    async def panel(self) -> Any:
        known = await contests.panels(self.house, self.contest_id)
        return next(post for post in self.thread.history() if post.id == known[""])

    async def told(self, begins: str) -> str:
        panel = (await self.panel()).id
        texts = [plain(text_of(post)) for post in self.thread.history() if post.id != panel]
        return next(text for text in reversed(texts) if begins in text.partition("\n")[0])

    async def state(self) -> Competition:
        turn = await contests.latest_turn(self.house, self.contest_id)
        state = RULES.decode(turn.state if turn.after is None else turn.after)
        assert isinstance(state, Competition)
        return state

    async def match(self, one: HostedMatch) -> Match:
        turn = await contests.latest_turn(self.house, one.contest_id)
        state = RULES.decode(turn.state if turn.after is None else turn.after)
        assert isinstance(state, Match)
        return state

    async def playing(self) -> list[HostedMatch]:
        async with self.house.db.read() as tx:
            return [one for one in await rows.hosted_in(tx, self.contest_id) if one.report is None]

    async def prepared(self) -> list[HostedMatch]:
        """Let the preparation pass; return the matches that are open then."""
        turn = await contests.latest_turn(self.house, self.contest_id)
        await self.league.advance_to(turn.due_ms + GRACE_MS)
        await self.league.advance(seconds=32)
        return await self.playing()

    async def resign(self, *matches: HostedMatch, loser: str = "away") -> None:
        for one in matches:
            seats = {row.seat: row.user_id for row in await contests.seats(self.house, one.contest_id)}
            await agreement.resign(self.house, one.contest_id, seats[one.home if loser == "home" else one.away] or 0)
        await self.league.advance(seconds=48)

    async def page(self, name: str, person: str = "Ana", **options: Any) -> str:
        here = self.league.channel("general")
        result = await self.people[person].command("helvetia competition", here=here, page=name, **options)
        assert result.ephemeral
        return plain(text_of(result.response))

    async def train(self, person: str, **options: Any) -> Any:
        here = self.league.channel("general")
        return (await self.people[person].command("helvetia entrainement", here=here, **options)).response


async def founded(league: League, referee: Person, form: str = "cup", names: tuple[str, ...] = NAMES) -> Cup:
    """Return a cup of teams that have taken a club each, founded by the form."""
    await installed(league)
    here = league.channel("general")
    coaches = {name: league.person(name.casefold()) for name in names}
    for place, (name, person) in enumerate(coaches.items()):
        await person.command("helvetia equipe", here=here, club=CLUBS[place % 2], nom=name)
    shown = await referee.command("helvetia creer", here=here, format=form, nom="Coupe des Alpes")
    assert f"{len(names)} équipes : {', '.join(names)}." in plain(text_of(shown.response))
    await referee.press(shown.response, "hc-found-create")
    await league.advance(seconds=32)
    house = league.bot.app.house
    [contest] = [one for one in await contests.of_league(house, (await installed(league)).id) if one.game == GAME]
    return Cup(league, referee, coaches, contest.id)


@pytest.mark.clause("HC-3.1-a", "HC-3.1-e", "HC-3.1-l", "HC-3.1-m", "HC-3.1-o", "HC-3.2-b", "HC-3.3-a", "HC-3.3-b")
async def test_a_cup_of_eight_from_the_form_to_the_champion(league: League, referee: Person) -> None:
    cup = await founded(league, referee)
    opened = await cup.told("Coupe des Alpes")
    assert "Une coupe de 8 équipes." in opened and "`r1m4`" in opened and "secret jusqu'à la clôture" in opened
    assert "🏆 La coupe commence : Ana, Bob" in plain(text_of(league.channel("annonces-sifflet").history()[-1]))

    # Training by the form's select, by the command's text, by DM; what is planned shows nowhere before the close.
    shown = (await cup.people["Ana"].press(await cup.panel(), "form")).response
    assert "Effectif de Ana" in plain(text_of(shown)) and "aucune carte POWER" in plain(text_of(shown))
    shown = (await cup.people["Ana"].choose(shown, "form-set", "1", "3")).response
    assert "A 1 3" in text_of(shown)
    await cup.people["Ana"].press(shown, "form-send")
    shown = await cup.train("Bob", cartes="1")
    await cup.people["Bob"].press(shown, "order-ok")
    panel = plain(text_of(await cup.panel()))
    assert "Ana" in panel and "Tirade" not in panel
    matches = await cup.prepared()
    assert len(matches) == 4
    told = await cup.told("préparation")
    assert "Ana apprend la carte" in told and "Bob apprend la carte" in told
    state = await cup.state()
    assert state.teams["ana"].deck == (1, 3) and state.teams["bob"].deck == (1,)

    # In the match the deck is there, with a challenge; a card of the referee's and a tired player go on to the next.
    [first] = [one for one in matches if "ana" in (one.home_entrant, one.away_entrant)]
    side = "home" if first.home_entrant == "ana" else "away"
    ana = cup.people["Ana"]
    await people.dm_opened(cup.house, ana.id, ana.user.dm_channel.id)
    await league.advance(seconds=16)
    thread = next(
        one for one in league.threads() if one.name == f"{first.home_entrant.title()} – {first.away_entrant.title()}"
    )
    form = (await ana.command("helvetia ordres", here=thread)).response
    assert {"1", "3", "9", "10"} <= set(options_of(form, "form-set:C"))
    form = (await ana.choose(form, "form-set:C", "1", "9")).response
    form = (await ana.choose(form, "form-set:F", "2")).response
    assert "F 2" in text_of(form) and "C 1 9" in text_of(form)
    await ana.press(form, "form-send")
    turn = await contests.latest_turn(cup.house, first.contest_id)
    await league.advance_to(turn.due_ms + GRACE_MS)
    await league.advance(seconds=16)
    match = await cup.match(first)
    assert match.teams.of(side).hand == (1, 9) and match.teams.of(side).challenge == 2
    on = match.teams.of(side).on_pitch
    tired, sent_off = on[1], on[2]
    by = By(referee.id, "vu à la vidéo")
    for op, fields in (
        ("card", {"seat": side, "player": sent_off, "colour": "red"}),
        ("set", {"path": f"teams.{side}.players.{tired}.boost", "value": 0}),
    ):
        await arbitration.correct(cup.house, first.contest_id, by, op=op, fields=fields)
    await cup.resign(*matches, loser="away")
    told = await cup.told("matchs")
    assert told.count("(forfait)") == 4 and "Prochaine étape : demi-finales." in told and "tableau.png" in told
    assert f"le {sent_off} " in told and "Ana : le" in told.replace("**", "") and "est suspendu" in told
    assert "Épuisés, un BOOST de moins au prochain match" in told
    state = await cup.state()
    lost = side == "away"
    assert (state.teams["ana"].players[sent_off].suspended, state.teams["ana"].players[tired].tired) == (1, True)
    team = await cup.page("team")
    assert "🚫 suspendu au prochain match" in team and "🥵 fatigué" in team and "niveau" in team
    assert "1 🟥" in await cup.page("cards") and "Rien à compter" in await cup.page("scorers")
    assert "buts encaissés en 1 match" in await cup.page("keepers") and "point" in await cup.page("fairplay")
    assert "**Demi-finales**" in await cup.page("stands") and "tableau.png" in await cup.page("stands")

    # The next match begins with what was left; then the final, the champion, the end.
    semis = await cup.prepared()
    assert len(semis) == 2
    if not lost:
        [second] = [one for one in semis if "ana" in (one.home_entrant, one.away_entrant)]
        own = (await cup.match(second)).teams.of("home" if second.home_entrant == "ana" else "away")
        assert (own.unavailable, own.tired, own.deck) == ((sent_off,), (tired,), (1, 3))
    await cup.resign(*semis)
    (final,) = await cup.prepared()
    await cup.resign(final, loser="home")
    champion = final.away_entrant.title()
    assert f"🏆 {champion} remporte la compétition" in (await cup.told("matchs")).replace("**", "")
    honour = plain(text_of(league.channel("annonces-sifflet").history()[-1]))
    assert f"🏆 **{champion} remporte la compétition !** Bravo {cup.people[champion].mention}." in honour
    assert "compétition terminée" in plain(text_of(await cup.panel()))
    assert len([one for one in league.threads() if " – " in one.name]) == 7


async def test_a_hostile_coach_gets_nowhere(league: League, referee: Person) -> None:
    cup = await founded(league, referee, names=NAMES[:4])
    ana, bob = cup.people["Ana"], cup.people["Bob"]
    here = league.channel("general")
    shown = (await bob.press(await cup.panel(), "form")).response
    shown = (await bob.choose(shown, "form-set", "1")).response
    # Another's form, in his own name or in theirs; what Bob plans is seen by nobody.
    mine = next(one for one in custom_ids(shown) if one.startswith("form-send"))
    for forged in (
        mine,
        mine.replace("bob", "nobody"),
        "form-set:A:1:bob::0",
        "hc-series:1:secret",
        "hc-series:x:team",
    ):
        told = answer_of(await forge(ana, shown, forged, here=cup.thread))
        assert "A 1" not in told and "apprend" not in told, forged
    for page in ("team", "stands", "calendar"):
        assert "A 1" not in await cup.page(page, "Ana", equipe="Bob")
    # More than three sessions, a LEGEND, a card twice: refused with why.
    for cards, why in (("7 1", "Trois séances"), ("9", "carte n° 9"), ("1 1", "déjà à vous"), ("x", "comprends pas")):
        assert why in plain(text_of(await cup.train("Ana", cartes=cards)))
    # Who has no team trains nothing, and only referees found.
    stranger = league.person("stella")
    assert "Attendu" not in text_of((await stranger.press(await cup.panel(), "form")).response)
    refused = await stranger.command("helvetia creer", here=here, format="cup")
    assert "arbitre" in text_of(refused.response)
    for forged in (
        "hc-found-create:cup,0,0,1,1,48,0,Autre",
        "hc-found-set:secret:cup,0,0,1,1,48,0,A",
        "hc-found-all:rien",
    ):
        await forge(stranger, await cup.panel(), forged, here=here)
    # After the close the open form of before is worth nothing.
    await cup.prepared()
    late = answer_of(await forge(bob, shown, mine, here=cup.thread))
    assert "Envoyé" not in late
    state = await cup.state()
    assert all(entrant.deck == () for entrant in state.teams.values())
    assert "Aucune préparation" in plain(text_of(await cup.train("Bob", cartes="1")))

"""A Helvetia cup of eight teams in simulated Discord: from the form to the champion, and what hostile coaches try."""

from dataclasses import dataclass
from typing import Any, Literal

import pytest

from cogs.helvetia_cup.team import GAME
from db import competitions as rows
from referee.course import agreement
from referee.desk import arbitration
from referee.model import By, HostedMatch
from referee.turns import contests
from rules.helvetia_cup.game import GAME as RULES
from rules.helvetia_cup.state import CompetitionState, Match
from tests.e2e.forging import answer_of, forge
from tests.support.contest import GRACE_MS, installed
from tests.support.league import League, Person
from tests.support.reading import custom_ids, options_of, plain, text_of

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
        known = await contests.list_panels(self.house, self.contest_id)
        return next(post for post in self.thread.history() if post.id == known[""])

    async def told(self, begins: str) -> str:
        panel = (await self.panel()).id
        texts = [plain(text_of(post)) for post in self.thread.history() if post.id != panel]
        return next(text for text in reversed(texts) if begins in text.partition("\n")[0])

    async def state(self) -> CompetitionState:
        turn = await contests.get_latest_turn(self.house, self.contest_id)
        state = RULES.decode(turn.state if turn.after is None else turn.after)
        assert isinstance(state, CompetitionState)
        return state

    async def match(self, one: HostedMatch) -> Match:
        turn = await contests.get_latest_turn(self.house, one.contest_id)
        state = RULES.decode(turn.state if turn.after is None else turn.after)
        assert isinstance(state, Match)
        return state

    async def playing(self) -> list[HostedMatch]:
        async with self.house.db.read() as tx:
            return [one for one in await rows.hosted_in(tx, self.contest_id) if one.report is None]

    async def prepared(self) -> list[HostedMatch]:
        """Let the preparation pass; return the matches that are open then."""
        turn = await contests.get_latest_turn(self.house, self.contest_id)
        await self.league.advance_to(turn.due_ms + GRACE_MS)
        await self.league.advance(seconds=32)
        return await self.playing()

    async def resign(self, *matches: HostedMatch, loser: str = "away") -> None:
        for one in matches:
            seats = {row.seat: row.user_id for row in await contests.list_seats(self.house, one.contest_id)}
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
    [contest] = [one for one in await contests.list_contests(house, (await installed(league)).id) if one.game == GAME]
    return Cup(league, referee, coaches, contest.id)


def side_of(one: HostedMatch, key: str) -> Literal["home", "away"]:
    return "home" if one.home_entrant == key else "away"


async def trained(cup: Cup) -> None:
    """Ana trains by the panel's form, Bob by the command's text, Cleo by DM; nothing of it shows before the close."""
    ana, bob, cleo = (cup.people[name] for name in NAMES[:3])
    shown = (await ana.press(await cup.panel(), "form")).response
    assert "Effectif · Ana" in plain(text_of(shown)) and "aucune carte POWER" in plain(text_of(shown))
    shown = (await ana.choose(shown, "form-set", "1", "3")).response
    assert "A 1 3" in text_of(shown)
    await ana.press(shown, "form-send")
    await bob.press(await cup.train("Bob", cartes="1"), "order-ok")
    await cleo.press((await cleo.dm("A 4"))[-1], "order-ok")
    await cup.league.advance(seconds=16)
    assert "apprend" not in plain("".join(text_of(post) for post in cup.thread.history()))
    assert all(entrant.deck == () for entrant in (await cup.state()).teams.values())


async def set_up(cup: Cup, one: HostedMatch) -> None:
    """Ana takes a card, a LEGEND and a challenge along by the form of her match, whose set-up then closes."""
    ana, name = cup.people["Ana"], f"{one.home_entrant.title()} – {one.away_entrant.title()}"
    thread = next(thread for thread in cup.league.threads() if thread.name == name)
    form = (await ana.command("helvetia ordres", here=thread)).response
    assert {"1", "3", "9", "10"} <= set(options_of(form, "form-set:C"))
    form = (await ana.choose(form, "form-set:C", "1", "9")).response
    form = (await ana.choose(form, "form-set:F", "2")).response
    assert "F 2" in text_of(form) and "C 1 9" in text_of(form)
    await ana.press(form, "form-send")
    turn = await contests.get_latest_turn(cup.house, one.contest_id)
    await cup.league.advance_to(turn.due_ms + GRACE_MS)
    await cup.league.advance(seconds=16)
    team = (await cup.match(one)).teams.of(side_of(one, "ana"))
    assert (team.hand, team.challenge) == ((1, 9), 2)


async def spoiled(cup: Cup, one: HostedMatch) -> tuple[int, int]:
    """A referee sends one of Ana's players off and takes another's BOOST; return both numbers."""
    side, by = side_of(one, "ana"), By(cup.referee.id, "vu à la vidéo")
    _, tired, sent_off, *_ = (await cup.match(one)).teams.of(side).on_pitch
    card = {"seat": side, "player": sent_off, "colour": "red"}
    await arbitration.correct_position(cup.house, one.contest_id, by, op="card", fields=card)
    spent = {"path": f"teams.{side}.players.{tired}.boost", "value": 0}
    await arbitration.correct_position(cup.house, one.contest_id, by, op="set", fields=spent)
    return sent_off, tired


@pytest.mark.clause("HC-3.1-a", "HC-3.1-e", "HC-3.1-l", "HC-3.1-m", "HC-3.1-o", "HC-3.2-b", "HC-3.3-a", "HC-3.3-b")
@pytest.mark.postgres
async def test_a_cup_of_eight_from_the_form_to_the_champion(league: League, referee: Person) -> None:
    cup = await founded(league, referee)
    opened = await cup.told("Coupe des Alpes")
    assert "Une coupe de 8 équipes." in opened and "`r1m4`" in opened and "secret jusqu'à la clôture" in opened
    assert "🏆 La coupe commence : Ana, Bob" in plain(text_of(league.channel("annonces-sifflet").history()[-1]))
    await trained(cup)
    matches = await cup.prepared()
    told = await cup.told("préparation")
    assert [f"{name} apprend " in told for name in NAMES[:4]] == [True, True, True, False]
    teams = (await cup.state()).teams
    assert [teams[name].deck for name in ("ana", "bob", "cleo")] == [(1, 3), (1,), (4,)]

    [first] = [one for one in matches if "ana" in (one.home_entrant, one.away_entrant)]
    await set_up(cup, first)
    sent_off, tired = await spoiled(cup, first)
    await cup.resign(*(one for one in matches if one != first))
    await cup.resign(first, loser="home" if side_of(first, "ana") == "away" else "away")
    told = await cup.told("matchs")
    assert (
        told.count("(forfait ou abandon)") == 4
        and "Prochaine étape : demi-finales." in told
        and "Exclus, suspendus au prochain match" in told
    )
    assert "Épuisés, un BOOST de moins au prochain match" in told
    team = await cup.page("team")
    assert "🚫 suspendu au prochain match" in team and "🥵 fatigué" in team and "niveau" in team
    assert "1 🟥" in await cup.page("cards") and "Rien à compter" in await cup.page("scorers")
    assert "en 1 match" in await cup.page("keepers") and "point" in await cup.page("fairplay")
    stands = await cup.page("stands")
    assert "**Demi-finales**" in stands and "tableau.png" in stands

    # The next match begins with what was left; then the final, the champion, the end.
    semis = await cup.prepared()
    [second] = [one for one in semis if "ana" in (one.home_entrant, one.away_entrant)]
    own = (await cup.match(second)).teams.of(side_of(second, "ana"))
    assert (len(semis), own.unavailable, own.tired, own.deck) == (2, (sent_off,), (tired,), (1, 3))
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
    # Another's form, in their own name or in theirs; what Bob plans is seen by nobody.
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
    nameless = await cup.referee.command("helvetia creer", here=here, format="cup", nom=" \u200b")
    assert "Ce nom ne contient rien qui se lise" in text_of(nameless.response)
    refused = await stranger.command("helvetia creer", here=here, format="cup")
    assert "arbitre" in text_of(refused.response)
    for forged in (
        "hc-found-create:cup,0,0,1,1,48,0,Autre",
        "hc-found-create:1",
        "hc-found-set:1:secret",
        "hc-found-all:rien",
        f"cp-enter:{cup.contest_id}",
        f"cp-page:{cup.contest_id}:table",
    ):
        await forge(stranger, await cup.panel(), forged, here=cup.thread)
    await forge(ana, await cup.panel(), f"cp-leave:{cup.contest_id}", here=cup.thread)
    seats = await contests.list_seats(cup.house, cup.contest_id)
    assert [(row.seat, row.user_id) for row in seats] == [(n.casefold(), cup.people[n].id) for n in NAMES[:4]]
    # After the close the open form of before is worth nothing.
    await cup.prepared()
    late = answer_of(await forge(bob, shown, mine, here=cup.thread))
    assert "Envoyé" not in late
    state = await cup.state()
    assert all(entrant.deck == () for entrant in state.teams.values())
    assert "Aucune préparation" in plain(text_of(await cup.train("Bob", cartes="1")))

    # The referee's desk: a card given after all, a match played elsewhere; each told in the cup's thread.
    async def corrected(act: str, text: str, **options: Any) -> str:
        given = {"acte": act, "texte": text, "raison": "Oubli", **options}
        shown = await referee.command("arbitre corriger", here=cup.thread, **given)
        await league.advance(seconds=16)
        return plain(text_of(shown.response))

    assert "équipe" in await corrected("give_card", "3")
    assert "C'est fait" in await corrected("give_card", "3", equipe="Ana")
    assert "Deck de Ana : — → 3" in "".join(plain(text_of(post)) for post in cup.thread.history())
    first, second = await cup.playing()
    assert "confirmer" in await corrected("result", f"{first.fixture} 2-1")
    assert "r1m2 3-1" in await corrected("result", "r7m1 2-1", confirmer=True)
    assert "C'est fait" in await corrected("result", f"{first.fixture} 2-1", confirmer=True)
    assert "2–1 " in plain(text_of(await cup.panel()))
    assert (await contests.get_contest(cup.house, first.contest_id)).status == "over"
    await cup.resign(second)
    assert (await cup.state()).round == 2

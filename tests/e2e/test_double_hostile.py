"""Presses on Double-Échec that no honest client sends, or that come late: a polite answer, no effect, no log."""

from collections.abc import Iterator
from itertools import cycle

from tests.e2e.forging import answer_of, forge, pings
from tests.e2e.shifts import LINEUPS, challenge, rink, team_of
from tests.support.contest import installed
from tests.support.league import League, Person
from tests.support.reading import text_of

TEXT = 10
BUG = "Une erreur s'est produite"
FOCI = ("", "O0", "O99", "A1", "Z\u0663", "x" * 30)
PARTS = ("letter", "line", "shape", "name", "lw", "cond")
PRESSES = ("add", "up", "drop", "back")
VALUES = cycle(("O", "99", "", "x" * 90, "-1", "\u0663", "tir"))
LOOKS = ("de-sheet", "de-film", "de-overlay")
HOSTILE = "`**@everyone** <@1>"


async def test_forged_presses_on_the_form_are_answered_and_order_nothing(
    league: League, captain: Person, opponent: Person
) -> None:
    match = await rink(league, captain, opponent, duree="short")
    for lineups in (None, LINEUPS):
        if lineups is not None:
            await match.play(*lineups)
        before, [shown] = await match.turn(), await captain.dm("bonjour")
        since = len(league.env.http_requests)
        names = [f"form-set:{part}:{before.id}:home:{focus}:0" for part in PARTS for focus in FOCI]
        names += [f"form-do:{part}:{before.id}:home:{focus}:" for part in PRESSES for focus in FOCI]
        names += [f"form-do:{part}:{before.id}:away::" for part in PRESSES]
        names += [f"{look}:{number}" for look in LOOKS for number in (before.id, 999)]
        for name in names:
            chosen = [next(VALUES)] if name.startswith(("form-set", "de-overlay")) else None
            told = answer_of(await forge(captain, shown, name, values=chosen))
            assert told and BUG not in told, (name, chosen, told)
        assert await match.turn() == before
        assert pings(league, since) == []


async def test_back_in_a_line_up_whose_form_is_gone_begins_it_again(
    league: League, captain: Person, opponent: Person
) -> None:
    match = await rink(league, captain, opponent, duree="short")
    [shown] = await captain.dm("bonjour")
    told = answer_of(await forge(captain, shown, f"form-do:back:{(await match.turn()).id}:home::"))
    assert "Votre alignement" in told and "Gardien" in told, told


async def test_a_hostile_name_is_shown_as_it_was_typed_and_its_challenge_is_taken_by_nobody_else(
    league: League, captain: Person, opponent: Person, stranger: Person
) -> None:
    await installed(league)
    since = len(league.env.http_requests)
    await captain.command("double-echec equipe", here=league.channel("general"), modele="cometes", nom=HOSTILE)
    name = (await team_of(league, captain)).name
    offer = await challenge(league, captain, opponent)
    assert "ne s'adresse pas à vous" in answer_of(await stranger.press(offer, "de-accept"))
    assert "votre propre défi" in answer_of(await captain.press(offer, "de-accept"))
    assert league.threads() == []
    accepted = await opponent.press(offer, "de-accept")
    await league.advance(seconds=16)
    assert BUG not in answer_of(accepted) and name == HOSTILE
    texts = [item["content"] for request in league.env.http_requests[since:] for item in _texts(request.json)]
    assert any("everyone" in text for text in texts)
    assert not any("@everyone" in text or "<@1>" in text for text in texts)


def _texts(body: object) -> Iterator[dict[str, str]]:
    """Yield the text displays in what the bot has sent."""
    if isinstance(body, dict) and body.get("type") == TEXT and isinstance(body.get("content"), str):
        yield body
    inner = body.values() if isinstance(body, dict) else body if isinstance(body, list) else ()
    for part in inner:
        yield from _texts(part)


async def test_a_sheet_that_only_its_canonical_spelling_makes_too_long_is_refused_at_once(
    league: League, captain: Person, opponent: Person
) -> None:
    match = await rink(league, captain, opponent, duree="short")
    await match.play(*LINEUPS)
    line = "O tir si " + "&".join(["d<=3"] * 30)  # `&` has a blank on either side once it is kept
    text = ";".join([line] * 11)
    assert len(text) <= 1800
    told = "".join(map(text_of, await captain.dm(text)))
    assert "C'est trop long" in told and "Envoyer" not in told

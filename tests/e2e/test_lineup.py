"""The line-up after a referee has excluded somebody before the kick-off (KB-2-c)."""

import pytest

from tests.e2e.match import TEAMS, Match, all_present, create_match, install, sign_up
from tests.support.league import League, Person
from tests.support.reading import custom_ids, text_of

NARROW = "\u202f"


@pytest.mark.clause("KB-2-c", "KB-7-i")
async def test_who_was_excluded_is_no_starter(league: League, organiser: Person, referee: Person) -> None:
    await install(league, organiser, league.role("Arbitres"))
    red = await sign_up(league, "r", TEAMS["rouge"])
    fifth = league.person("r5")
    await fifth.command("kollaball inscrire", here=league.channel("general"), equipe=TEAMS["rouge"], classe="thief")
    blue = await sign_up(league, "b", TEAMS["bleue"])
    match = Match(league, referee, (*red, fifth), blue, await create_match(league, referee))
    await all_present(match)
    for player in ("r2", "b3"):
        await referee.command("arbitre exclure", here=match.thread, joueur=player, raison="insultes")

    refused = text_of((await red[0].dm("COMPO 1 2 3 4 BALLE 1"))[-1]).replace(NARROW, " ")
    assert "aucun exclu" in refused
    assert "Possible : `1, 3, 4, 5`" in refused
    form = (await red[0].press(match.panel, "form")).response
    assert "Titulaires" in text_of(form)  # four are left: there is only the ball to give
    assert "2 · R2" not in text_of(form)
    shown = (await red[0].choose(form, "form-set:ball", "5")).response
    assert "`COMPO 1 3 4 5 BALLE 5`" in text_of(shown)

    short = (await blue[0].press(match.panel, "form")).response
    assert "n'a plus que 3 joueurs à aligner" in text_of(short)
    assert not any(found.startswith("kb-") for found in custom_ids(short))
    blue[0].speaks("en-GB")
    short = (await blue[0].press(match.panel, "form")).response
    assert "only 3 players left" in text_of(short)

"""`/arbitre corriger` on a match: each game's acts of part 9 are offered, read, refused kindly, recorded, announced."""

from referee.hand import record
from tests.e2e.played import Played, played
from tests.support.league import League
from tests.support.reading import words

WHY = "appel retenu"


async def corrected(match: Played, act: str, **given: object) -> str:
    shown = await match.arbitrate("corriger", acte=act, raison=WHY, **given)
    await match.league.advance(seconds=16)
    return words(shown.response)


async def test_the_acts_of_the_game_are_offered_by_what_they_do(league: League) -> None:
    match = await played(league)
    offered = await match.referee.complete("arbitre corriger", "acte", "", here=match.thread)
    assert {choice["value"] for choice in offered} == {
        "set_player", "set_ball", "set_timeout", "forgive_missed", "set_max_missed", "add_player", "declare_legend",
        "disqualify", "set_result",
    }  # fmt: skip
    assert "Balle corrigée" in {choice["name"] for choice in offered}
    assert "Ce jeu n'a pas cet acte" in await corrected(match, "points", equipe="rouge", texte="1")


async def test_a_position_is_corrected_recorded_and_announced(league: League) -> None:
    match = await played(league)
    assert "C'est fait" in await corrected(match, "set_player", equipe="rouge", texte="2 saute=1")
    assert (await match.state()).players["r2"].skip == 1
    assert "Joueur corrigé" in match.told[-1] and WHY in match.told[-1]
    assert "C'est fait" in await corrected(match, "set_ball", equipe="rouge", texte="sol D4")
    assert (await match.state()).balls["rouge"].cell == "D4"  # type: ignore[union-attr]
    assert "Écrivez" not in match.told[-1]
    assert "`tenue 2`" in await corrected(match, "set_ball", equipe="rouge", texte="perdue")
    assert "Ce n'est pas possible maintenant" in await corrected(match, "add_player", equipe="rouge", texte="6 voleur")
    acts = await record.read_journal(match.app.house, contest_id=(await match.contest()).id)
    assert [act.op for act in acts] == ["set_ball", "set_player"]


async def test_the_journal_tells_what_changed_in_words_and_in_its_reader_s_language(league: League) -> None:
    match = await played(league)
    await match.arbitrate("exclure", joueur="b4", raison=WHY)
    await corrected(match, "set_ball", equipe="rouge", texte="sol D4")
    for command in ("ligue journal", "arbitre journal"):
        told = words((await match.referee.command(command, here=match.thread)).response)
        assert "🔷 n° 4 Bleu4, place : sur le terrain → sorti pour de bon" in told
        assert "La balle rouge, état : tenue → au sol" in told
        assert not [raw for raw in ("pitch", "players.", "balls.", "held", "ground", "teams.") if raw in told], told
    reader = match.blue[0].speaks("en-GB")
    told = words((await reader.command("ligue journal", here=match.thread)).response)
    assert "🔷 no. 4 Bleu4, place: on the pitch → out for good" in told
    assert "The red ball, state: held → on the ground" in told


async def test_what_decides_the_match_is_to_be_confirmed_and_may_be_changed_after_the_end(league: League) -> None:
    match = await played(league)
    assert "confirmer" in await corrected(match, "disqualify", equipe="bleue")
    assert (await match.state()).stage != "finished"
    await corrected(match, "disqualify", equipe="bleue", confirmer=True)
    assert (await match.state()).stage == "finished"
    assert "C'est fait" in await corrected(match, "set_result", texte="1-1", confirmer=True)
    result = (await match.state()).result
    assert result is not None and (result.winner, dict(result.points)) == (None, {"rouge": 1, "bleue": 1})
    assert "match is over" in await corrected(match, "set_player", equipe="rouge", texte="2 saute=1")

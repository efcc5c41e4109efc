"""A referee's acts on a season in simulated Discord: read, refused and announced in words; replays keep what he did."""

from typing import Any, NamedTuple

import pytest

from referee.hand import record
from referee.model import WeeklyHour
from referee.turns import contests
from tests.e2e.season import Season, season
from tests.support.reading import plain, text_of


async def act(played: Season, kind: str, **given: object) -> str:
    """Carry an act out by `/arbitre corriger`; return what the referee is told."""
    shown = await played.referee.command(
        "arbitre corriger", here=played.thread, acte=kind, raison="Décision de la ligue", **given
    )
    told = plain(text_of(shown.response))
    if "C'est fait" in told:
        await played.league.advance(seconds=16)
    return told


class Told(NamedTuple):
    """An act as a referee gives it, and what the thread then says."""

    kind: str
    given: dict[str, Any]
    said: tuple[str, ...]


ACTS = (
    Told("excuse_onr", {"equipe": "E-02"}, ("ONR comptés : 1 → 0", "Il reste +4 #2 (avant : +3 #1)")),
    Told("points", {"equipe": "E-03", "texte": "-2"}, ("-2 au classement (Championnat)", "**Classement**")),
    Told("stocks", {"equipe": "E-03", "texte": "+7 #0"}, ("Il reste +7 #0 (avant : +3 #1)",)),
    Told("free", {"equipe": "E-01", "texte": "CH A (1)"}, ("(Championnat) : colonnes A valeurs 1.",)),
    Told("set_match", {"equipe": "E-01", "texte": "CH1 9-0"}, ("E-01 – E-04 : **9-0** (avant : ", "**Classement**")),
    Told("annul_match", {"equipe": "E-04", "texte": "CH1"}, ("E-01 – E-04 : pas de résultat (avant : **9-0**)",)),
    Told("set_match", {"equipe": "E-04", "texte": "CH1 3-2 AP"}, ("E-01 – E-04 : **2-3** AP (avant : pas de",)),
    Told("set_match", {"equipe": "E-04", "texte": "CH1 perdu"}, ("E-01 – E-04 : forfait, victoire : E-01",)),
    Told("set_match", {"equipe": "E-01", "texte": "CH1 double forfait"}, ("double forfait (avant : forfait",)),
    Told("waiting_list", {"texte": "Aigles; Bisons"}, ("Liste d'attente : Aigles, Bisons.",)),
    Told("waiting_list", {"texte": "-"}, ("La liste d'attente est vide.",)),
    Told("make_dummy", {"equipe": "E-03"}, ("Équipe bidon désormais, au hasard : E-03.",)),
    Told("calendar", {"texte": "CH3=4"}, ("CH3 : semaine 4 (avant : semaine 2)", "maintenant 4 semaines")),
    Told("calendar", {"texte": "CH3 -> 2"}, ("CH3 : semaine 2 (avant : semaine 4)", "maintenant 2 semaines")),
    Told("config", {"texte": "promote = 3"}, ("Option `promote` : `3` (avant : valeur du règlement).",)),
    Told(
        "config",
        {"texte": "replacement.auto = false"},
        ("Option `replacement.auto` : non (avant : valeur du règlement).",),
    ),
    Told("weekly", {"texte": "Lundi 21h30"}, ("se ferment le lundi à 21:30",)),
)


@pytest.mark.clause("MH-9-b", "MH-9-c", "MH-9-d", "MH-9-e", "MH-9-f", "MH-9-h", "MH-3.1.3-i")
async def test_each_act_is_announced_in_words(league):
    played = await season(league, roster={"E": 4})
    await played.order("E-01", "A(1)")
    await played.overdue()
    for kind, given, said in ACTS:
        known = len(played.told)
        assert "C'est fait" in await act(played, kind, **given), kind
        [told] = [plain(text) for text in played.told[known:]]
        assert [part for part in said if part not in told] == [], told
        assert not [raw for raw in ("'op'", "log", "teams.", "results") if raw in told], told
    assert (await played.contest()).settings.weekly == WeeklyHour(day=0, hour=21, minute=30)
    journal = await record.read_journal(played.app.house, contest_id=played.contest_id)
    assert len(journal) == len(ACTS)
    assert all(entry.at_ms for entry in (await played.state()).log)
    shown = await played.referee.command("arbitre journal", here=played.thread)
    assert "Il reste +7 #0" in plain(text_of(shown.response))


REFUSED = (
    ("points", {"equipe": "E-01", "texte": "KDH +2"}, "Écrivez par exemple `-2`"),
    ("points", {"equipe": "E-01", "texte": "+²"}, "Écrivez par exemple `-2`"),
    ("set_match", {"equipe": "E-01", "texte": "KDH1 2-2"}, "En coupe il faut un vainqueur"),
    ("set_match", {"equipe": "E-01", "texte": "KDH1 4-2 AP"}, "un but d'écart en prolongation"),
    ("set_match", {"equipe": "E-01", "texte": "CH2 1-0"}, "il n'a pas été joué"),
    ("set_match", {"equipe": "E-01", "texte": "CH9 1-0"}, "n'a pas joué ce match"),
    ("set_match", {"equipe": "E-01", "texte": "gagné"}, "Écrivez par exemple `CH3 3-2 AP`"),
    ("annul_match", {"equipe": "E-01", "texte": "CH2"}, "il n'a pas été joué"),
    ("annul_match", {"equipe": "E-01", "texte": "CH1 9-0"}, "Écrivez-la seule, par exemple `CH3`"),
    ("annul_match", {"equipe": "E-01", "texte": f"CH{'1' * 1990}"}, "Écrivez-la seule, par exemple `CH3`"),
    ("replay", {"equipe": "E-01", "texte": f"CH{'9' * 1990} A(0)"}, "la dernière est la 3"),
    ("free", {"equipe": "E-01", "texte": "CH B"}, "B n'a pas été joué"),
    ("calendar", {"texte": "KDH2=1"}, "Une semaine passée ne change plus"),
    ("calendar", {"texte": "CH1=2"}, "Une semaine passée ne change plus"),
    ("calendar", {"texte": "CH99=2"}, "CH99 n'est pas au calendrier"),
    ("calendar", {"texte": "CH3=999"}, "Écrivez par exemple `KDH4=8"),
    ("matrix", {"texte": "CH: 1 2 3/4 5 6/7 8 9"}, "a commencé"),
    ("matrix", {"texte": "CH: 1 2/4 5 6/7 8 9"}, "Ligne 2"),
    ("matrix", {"texte": "XX: 1"}, "Écrivez par exemple `KDH: 3 3 1"),
    ("config", {"texte": "onr.penalty_goals = 2"}, "ce qui a déjà servi ne change plus : onr."),
    ("config", {"texte": "promotte = 2"}, "Vouliez-vous dire promote"),
    ("config", {"texte": "CH = ["}, "Rien n'a changé"),
    ("config", {"texte": 'weekly.day = "lundi"'}, "Calendrier et clôture ont leurs propres actes"),
    ("weekly", {"texte": "lundi 25:00"}, "Écrivez un jour et une heure"),
    ("waiting_list", {"texte": "Aigles <@{coach}>"}, "a déjà une équipe"),
    ("waiting_list", {"texte": ";;"}, "Écrivez par exemple `Aigles"),
    ("take_over", {"equipe": "E-01", "texte": "e-02"}, "s'appelle déjà"),
    ("take_over", {"equipe": "E-01", "texte": "\u0415-02"}, "s'y confond"),  # a Cyrillic letter
    ("waiting_list", {"texte": "Aigles; \uff21igles"}, "s'y confond"),  # a full-width letter
    ("take_over", {"equipe": "E-01"}, "Donnez le nouveau nom"),
    ("excuse_onr", {"equipe": "E-01"}, "n'a pas d'ONR à excuser"),
    ("final_order", {"texte": "E: 1, 2, 3, 4"}, "La saison n'est pas finie"),
    ("final_order", {"texte": "E: 1, 2, 3, 9"}, "« 9 » n'en fait pas partie"),
    ("final_order", {"texte": "WG A: x"}, "« x » n'en fait pas partie"),
    ("stop", {}, "ne se rattrape pas"),
    ("void", {}, "ne se rattrape pas"),
    ("replay", {"equipe": "E-01", "texte": "CH1 Z(0)"}, "Pas de colonne Z"),
    ("stocks", {"texte": "+1"}, "Choisissez l'équipe"),
    ("fly", {}, "Ce jeu n'a pas cet acte"),
)


async def test_each_refusal_tells_why_and_what_is_possible_and_leaves_no_trace(league):
    played = await season(league, roster={"E": 4})
    await played.order("E-01", "A(1); KDH A(0/0)")
    await played.overdue()
    before, known, wrong = await played.state(), len(played.told), []
    coach = played.coaches["E-02"].id
    for kind, given, told in REFUSED:
        filled = {name: value.replace("{coach}", str(coach)) for name, value in given.items()}
        answer = await act(played, kind, **filled)
        if told not in answer:
            wrong.append((kind, given, answer))
    assert wrong == []
    assert (await played.state(), len(played.told)) == (before, known)
    assert await record.read_journal(played.app.house, contest_id=played.contest_id) == []
    bot = played.league.env.create_user("robot", bot=True)
    taken = played.league.guild.add_member(bot)
    assert "n'est pas un bot" in await act(played, "take_over", equipe="E-01", texte="Robots", coach=taken)
    other = played.coaches["E-03"].member
    assert "a déjà une équipe" in await act(played, "take_over", equipe="E-01", texte="Cumulards", coach=other)


@pytest.mark.clause("MH-9-a")
async def test_a_replay_keeps_what_a_referee_did_since(league):
    heir = league.person("heir")
    played = await season(league, roster={"E": 4})
    await played.order("E-01", "A(1)")
    await played.overdue()
    await act(played, "points", equipe="E-03", texte="-2")
    await act(played, "take_over", equipe="E-04", texte="Les Repreneurs", coach=heir.member)
    await act(played, "excuse_onr", equipe="E-02")
    shown = await played.referee.command(
        "arbitre corriger", here=played.thread, acte="replay", equipe="E-02", texte="CH1 B(0)", raison="Ordre perdu"
    )
    assert "Ces décisions prises depuis ne s'appliqueront plus : ONR excusé." in plain(text_of(shown.response))
    await played.referee.press(shown.response, "rewind")
    await league.advance(seconds=16)
    state = await played.state()
    assert (state.teams["E-03"].record["CH"].adjust, state.teams["E-04"].name) == (-2, "Les Repreneurs")
    assert (state.teams["E-02"].onr, state.teams["E-02"].extra_goals) == (0, 4)
    assert [entry.op for entry in state.log] == ["points", "take_over"]
    seats = {seat.seat: seat for seat in await contests.list_seats(played.app.house, played.contest_id)}
    assert (seats["E-04"].user_id, seats["E-04"].name) == (heir.id, "Les Repreneurs")
    assert any("Ne s'appliquent plus : ONR excusé" in plain(text) for text in played.told)


@pytest.mark.clause("MH-9-b")
async def test_each_rung_is_excused_with_what_it_took(league):
    played = await season(league, roster={"E": 4})
    for _ in range(2):
        await played.order("E-01", "A(1)" if (await played.state()).week == 1 else "CH2 B(1); CH3 C(1)")
        await played.overdue()
    teams = (await played.state()).teams
    assert (teams["E-02"].onr, teams["E-02"].extra_goals, teams["E-02"].no_promotion) == (2, 0, True)
    for onr, stocks in ((1, (3, 1)), (0, (4, 2))):
        assert "C'est fait" in await act(played, "excuse_onr", equipe="E-02")
        team = (await played.state()).teams["E-02"]
        assert (team.onr, (team.extra_goals, team.super_saves), team.no_promotion) == (onr, stocks, False)


@pytest.mark.clause("MH-9-a", "MH-9-i")
async def test_a_stopped_season_is_not_played_again_by_a_replay(league):
    played = await season(league, roster={"E": 4})
    await played.order("E-01", "A(1)")
    await played.overdue()
    await act(played, "stop", confirmer=True)
    assert "Il n'y a pas de tour à rejouer" in await act(played, "replay", equipe="E-02", texte="B(0)")
    assert (await played.state()).phase == "finished"
    await act(played, "stocks", equipe="E-01", texte="+9")
    assert "Pour la saison prochaine : +9 #" in plain(played.told[-1])

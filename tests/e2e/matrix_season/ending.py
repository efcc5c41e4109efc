"""After the last week: played again with an order that was lost, then rolled over into the season that follows."""

import re

from referee.turns import contests, history
from rules.contract import Outcome, SeatId
from rules.dice import Dice
from rules.matrix_hockey import GAME
from rules.matrix_hockey import events as ev
from rules.matrix_hockey.notation import result_line
from rules.matrix_hockey.state import State
from tests.e2e.matrix_season.cast import DISSOLVED, HALF
from tests.e2e.matrix_season.year import Week, Year, bare
from tests.support.reading import plain, text_of

NEWCOMER = "Aigles"


async def replay(year: Year, last: Week) -> Week:
    """The referee has the week played again with the order that was lost: the difference first, then in its place."""
    season, house = year.season, year.season.app.house
    (lost,) = last.of(ev.Onr, comp="CH")
    text = f"CH11 {lost.column}({lost.ot})"
    expected = await _with(year, last, text)
    was, now = (next(one for one in events if _is_lost_match(one)) for events in (last.events, expected.events))
    names = {team: who.name for team, who in last.before.teams.items()}
    assert result_line(was, names) != result_line(now, names)
    before, posts = await season.state(), len(season.posts)

    shown = await year.correct("replay", "Ordre perdu par la poste", equipe=HALF, texte=text)
    told = plain(text_of(shown))
    gone, come = told.split("Ce qui vient à la place")
    assert "Ordre retenu : `CH10 " in gone
    assert text in gone
    assert bare(result_line(was, names)) in bare(gone)
    assert "1er ONR de Culs Gelés" in gone
    assert bare(result_line(now, names)) in bare(come)
    assert "ONR" not in come.split("Rejouer")[0]
    old, new = _final_row(last.events), _final_row(expected.events)
    is_moved = (old.rank, old.points) != (new.rank, new.points)  # as the dice of the season have it
    assert (f"Culs Gelés : rang {old.rank} → {new.rank}, {old.points} → {new.points} pts" in come) == is_moved
    assert (await season.state(), len(season.posts)) == (before, posts)  # nothing yet

    await season.referee.press(shown, "rewind")
    await season.league.advance(seconds=16)
    assert await season.state() == expected.state
    assert expected.state.teams[HALF].onr == 0
    posted = [plain(text_of(message)) for message in season.posts[posts:]]
    assert "Tour rejoué avec un ordre tardif ou corrigé" in posted[0]
    assert "Ordre perdu par la poste" in posted[0]
    in_short = re.sub(r" \[[^]]*\]", "", bare(result_line(now, names))).replace(" - ", " – ")  # two rounds on a phone
    assert any("**Élite**" in one and in_short in bare(one) for one in posted[1:])
    turns = await history.list_turns(house, season.contest_id)
    assert [(turn.stage, turn.status, turn.branch) for turn in turns[-4:]] == [
        ("week", "closed", 1),
        ("finished", "annulled", 1),
        ("week", "closed", 2),
        ("finished", "open", 2),
    ]
    assert (turns[-2].seed, turns[-2].entropy) == (last.turn.seed, last.turn.entropy)
    return Week(last.turn, last.before, expected.state, expected.events, ())


def _final_row(events: tuple[ev.Event, ...]) -> ev.Row:
    table = next(one for one in events if isinstance(one, ev.TableDrawnUp) and one.final).table
    return next(row for row in table if row.team == HALF)


def _is_lost_match(event: ev.Event) -> bool:
    return (
        isinstance(event, ev.MatchPlayed)
        and (event.comp, event.round) == ("CH", 11)
        and HALF in (event.home, event.away)
    )


async def _with(year: Year, week: Week, text: str) -> Outcome[State, ev.Event]:
    """Return what the engine makes of a week with `text` added to the orders of the team that sent half of them."""
    sent = await history.list_orders_received(year.season.app.house, week.turn.id)
    texts = {one.seat: one.canonical for one in sent}
    texts[SeatId(HALF)] += f"; {text}"
    orders = {seat: GAME.parse(week.before, seat, one) for seat, one in texts.items()}
    return GAME.resolve(week.before, orders, Dice(week.turn.seed, week.turn.entropy or b"", week.turn.forced))


async def next_season(year: Year, last: Week) -> None:
    """The dissolved team's place goes to who was put on the waiting list; a week of the next season is played."""
    season, newcomer = year.season, year.season.league.person("eve")
    listed = await year.correct("waiting_list", "Une place se libère", texte=f"{NEWCOMER} {newcomer.mention}")
    assert "C'est fait" in text_of(listed)
    seen = text_of((await season.coaches[HALF].command("match voir", here=season.thread)).response)
    assert "**Élite**" in seen
    assert "Classement final" in seen
    assert "Écrire" not in seen
    posts = len(season.posts)
    await season.overdue()
    await season.league.advance(seconds=31)
    state = await season.state()
    assert (state.season, state.phase, state.week) == (2, "season", 1)
    outcome, team = last.after.outcome, str(newcomer.id)
    assert [who.name for who in state.teams.values()] == [
        *(last.after.teams[one].name for one in outcome.tables["E"] if one != DISSOLVED),
        NEWCOMER,
    ]
    for one, who in state.teams.items():
        earned = outcome.stock.get(one)
        stock = (0, 2) if earned is None else (earned.extra_goals, earned.super_saves)
        assert (who.extra_goals, who.super_saves) == stock
    assert (state.teams[team].new, state.titles) == (True, outcome.titles)

    new = "\n".join(plain(text_of(message)) for message in season.posts[posts:])
    assert "Nouvelle équipe en Élite : Aigles." in new
    assert "La coupe Gretzky ne se joue pas : 11 candidats seulement." in new
    assert f"{newcomer.mention}, l'équipe **Aigles** est désormais la vôtre" in new
    panels = {name: plain(text_of(panel)) for name, panel in season.panels().items()}
    assert "saison 2, semaine 1" in panels["Élite"]
    pinned = [plain(text_of(message)) for message in season.posts if message.pinned]
    assert ["Cette coupe ne se joue pas cette saison." in text for text in pinned] == [False, True, False]
    year = await Year.begun(season)
    assert "`CH1 A(0)`" in await year.text(newcomer, "A(0)")
    await year.others(team)
    week = await year.close()
    assert "Aigles [A(0)]" in bare(week.bulletins["Élite"])
    holders = {seat.seat: seat.user_id for seat in await contests.list_seats(season.app.house, season.contest_id)}
    assert holders[team] == newcomer.id
    assert DISSOLVED not in holders

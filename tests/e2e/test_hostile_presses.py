"""Presses and forms that no honest client sends: whatever is forged, a polite answer, no effect, no secret, no log."""

from collections.abc import Iterator, Sequence
from itertools import cycle

import pytest

from cogs.kit import actions
from presenters.kollaball.plan import MatchPlan
from referee.course import sending
from referee.league import leagues, plans, teams
from referee.model import Profile, Turn
from tests.e2e.forging import answer_of, fits, forge, forge_form, misfits, pings
from tests.e2e.match import create_match, install, sign_up
from tests.e2e.played import Played, played
from tests.support.behind import set_seat_captain
from tests.support.league import League, Person
from tests.support.reading import Shown, find_custom_id, text_of

ORDER = "1 P >B4; 2 R B4; 3 R B5; 4 R B5 V+333"
BUG = "Une erreur s'est produite"
STALE = "Ce bouton n'est plus à jour"
OPEN = ("sur le serveur de la ligue", "À quel jeu")  # what anybody may press answers so
ARGUMENTS = [
    "",
    ":0",
    ":-1",
    ":\uff11",
    ":x",
    ":\x00",
    ":999",
    ":999:rouge",
    ":9223372036854775807:1",
    ":99999999999999999999999:1",
    ":1:2:3:4:5:6:7",
    ":" + "9" * 80,
    ":1,1,1,1,1,1,99999999",
    ":{turn}",
    ":{turn}:admin",
    ":{turn}:rouge",
    ":{turn}:bleue",
    ":{turn}:{draft}",
    ":{turn}:1",
    ":{turn}:-1",
    ":{turn}:99999",
    ":{contest}",
    ":{contest}:t",
    ":{contest}:b1234" + "x" * 70,
    ":{turn}:rouge:ARRET",
    ":{turn}::0",
    ":act:{turn}:rouge:p1:0",
    ":act:{turn}:bleue:p1:0",
    ":who:{turn}:bleue:zz:1",
    ":tactic:{turn}:bleue:t:0",
]
VALUES = [
    ("1",),
    (),
    ("",),
    ("9",),
    ("x" * 100,),
    ("-1",),
    ("{turn}:rouge",),
    ("0", "0", "1", "2"),
    ("\x00",),
    ("`" * 9,),
]


async def world(league: League) -> tuple[Played, dict[str, int]]:
    """Return a match in which red has sent an order and has another draft, and the ids of both to forge with."""
    match = await played(league)
    red = match.red[0]
    [draft] = await red.dm(ORDER.replace("333", "334"))
    await match.order(red, ORDER)
    turn = await match.turn()
    number = find_custom_id(draft, "order-ok").split(":")[2]
    return match, {"turn": turn.id, "contest": turn.contest_id, "draft": int(number)}


def forgers(match: Played) -> dict[str, Person]:
    """Return who forges."""
    return {"stranger": match.league.person("stan"), "mate": match.red[1], "opponent": match.blue[0]}


async def _told(
    person: Person, shown: Shown, presses: Sequence[str], ids: dict[str, int], values: Iterator[Sequence[str]] | None
):
    """Forge presses on a message; yield each with its answer, None for a form.

    They come in together, as from many hands: none waits for the answer to another.
    """
    forged = []
    async with person.league.at_once():
        for custom_id in presses:
            chosen = [value.format(**ids) for value in next(values)] if values is not None else None
            forged.append((custom_id, chosen, await forge(person, shown, custom_id[:100], values=chosen)))
    for custom_id, chosen, result in forged:
        told = answer_of(result) if result.acknowledged and result.modal is None else "no answer"
        yield custom_id, chosen, None if result.modal is not None else told


def _arguments(ids: dict[str, int]) -> list[str]:
    return [template.format(**ids) for template in ARGUMENTS]


@pytest.mark.parametrize("is_select", [False, True], ids=["buttons", "selects"])
@pytest.mark.parametrize("who", ["stranger", "mate", "opponent"])
async def test_forged_presses_have_an_answer_and_no_effect(league: League, who: str, is_select: bool):
    """Every action is forged with every argument and value that its handler gets."""
    match, ids = await world(league)
    person = forgers(match)[who]
    [shown] = await person.dm("bonjour")
    before, since = await match.turn(), len(league.env.http_requests)
    seed, wrong, values = before.seed.hex(), [], cycle(VALUES) if is_select else None
    for name, action in actions._actions.items():
        presses = [name + one for one in _arguments(ids) if fits(action, name + one, is_select=is_select)]
        async for custom_id, chosen, told in _told(person, shown, presses, ids, values):
            if told == "" or any(bad in (told or "") for bad in ("no answer", BUG, "333", seed)):
                wrong.append((custom_id, chosen, told))
    assert wrong == []
    assert pings(league, since) == []
    await assert_untouched(match, ids, before)


@pytest.mark.parametrize("is_select", [False, True], ids=["buttons", "selects"])
async def test_presses_that_fit_no_handler_are_from_another_time(league: League, is_select: bool):
    """Who presses is not looked at before: the captain themselves gets no further."""
    match, ids = await world(league)
    before, values = await match.turn(), cycle(VALUES) if is_select else None
    [shown] = await match.red[0].dm("bonjour")
    forged = list(misfits(actions._actions, _arguments(ids), is_select=is_select))
    forged += [[name + one for one in _arguments(ids)] for name in ("inconnue", "", "ORDER-OK", "\U0001f4a5")]
    for presses in forged:
        async for custom_id, chosen, told in _told(match.red[0], shown, presses, ids, values):
            assert told is not None and any(said in told for said in (STALE, *OPEN)), (custom_id, chosen, told)
    await assert_untouched(match, ids, before)


async def assert_untouched(match: Played, ids: dict[str, int], before: Turn) -> None:
    """Check that the orders and the turn are as they were."""
    stored = await sending.find_own_order(match.app.house, ids["turn"], "rouge")
    assert stored is not None
    assert stored.text == ORDER
    assert await sending.find_own_order(match.app.house, ids["turn"], "bleue") is None
    assert await match.turn() == before


async def test_the_opposing_captain_forges_presses_on_reds_things(league: League):
    match, ids = await world(league)
    blue = match.blue[0]
    [shown] = await blue.dm("bonjour")
    for custom_id, told in {
        f"order-ok:{ids['turn']}:{ids['draft']}": "Ce brouillon n'existe plus",
        f"order-drop:{ids['turn']}:{ids['draft']}": "Ce brouillon n'existe plus",
        f"withdraw:{ids['turn']}:rouge": "Seul le capitaine",
        f"withdraw:{ids['turn']}:admin": "Seul le capitaine",
        f"report:{ids['turn']}::0": STALE,
        f"mine:{ids['contest']}": "Vous n'avez rien envoyé",
        f"form-of:{ids['turn']}:rouge": "Seul le capitaine",
        f"form-send:{ids['turn']}:rouge": "Seul le capitaine",
        f"form-type:{ids['turn']}:rouge": "Seul le capitaine",
        f"form-clear:{ids['turn']}:rouge": "Seul le capitaine",
        f"form-do:tactics:{ids['turn']}:rouge::": "Seul le capitaine",
        f"form-again:{ids['turn']}:{ids['draft']}": "Ce brouillon n'existe plus",
        f"propose:{ids['turn']}:rouge:ARRET": "Seul le capitaine",
    }.items():
        assert told in answer_of(await forge(blue, shown, custom_id)), custom_id
    chosen = await forge(blue, shown, f"form-set:act:{ids['turn']}:rouge:p1:0", values=["P A4>B4"])
    assert "Seul le capitaine" in answer_of(chosen)
    forged = answer_of(await forge(blue, shown, "dm-which", values=[f"{ids['turn']}:rouge"]))
    assert "333" not in forged
    stored = await sending.find_own_order(match.app.house, ids["turn"], "rouge")
    assert stored is not None


async def test_a_question_is_answered_with_ones_own_message_only(league: League):
    match, ids = await world(league)
    [shown] = await match.blue[0].dm("1 P >Z9")
    told = answer_of(await forge(match.blue[0], shown, "dm-which", values=[f"{ids['turn']}:rouge"]))
    assert "Seul le capitaine" in told
    told = answer_of(await forge(match.blue[0], shown, "dm-which", values=["rouge"]))
    assert STALE in told


@pytest.mark.parametrize(
    "components",
    [
        [],
        [{"type": 1, "components": []}],
        [{"type": 18, "component": {"type": 4, "custom_id": "autre", "value": "x"}}],
        [{"type": 18, "component": {"type": 4, "custom_id": "text", "value": "1 P >B4\x00" * 400}}],
        [{"type": 18, "component": {"type": 3, "custom_id": "text", "values": ["x"]}}],
    ],
    ids=["none", "an empty row", "another field", "a long text", "a select"],
)
async def test_forged_forms_have_an_answer(league: League, components: list[dict[str, object]]):
    match, ids = await world(league)
    typed = ("typed:{turn}:rouge", "typed:{turn}:bleue", "typed:{turn}:x", "typed:999:rouge", "typed", "typed:x:rouge")
    for action in (*typed, "order-ok:{turn}:{draft}", "rien", "", ":"):
        for person in (match.blue[0], match.red[1]):
            told = answer_of(await forge_form(person, action.format(**ids), components))
            assert told
            assert BUG not in told
            assert "333" not in told
    turn = await match.turn()
    assert await sending.find_own_order(match.app.house, turn.id, "bleue") is None


async def test_a_form_outlives_a_restart_and_a_change_of_captain(league: League):
    match = await played(league)
    form = await match.red[0].press(match.panel, "type")
    await league.restart()
    assert "Envoyer ces ordres" in answer_of(await match.red[0].fill(form, text=ORDER))
    form = await match.blue[0].press(match.panel, "type")
    contest = await match.contest()
    await set_seat_captain(match.app.house, contest.id, "bleue", match.blue[1].id)
    assert "Seul le capitaine" in answer_of(await match.blue[0].fill(form, text="ARRET"))


async def test_forms_and_answers_leave_nothing_in_memory(league: League):
    match = await played(league)
    for _ in range(5):
        await match.red[0].press(match.panel, "type")
        await match.red[0].dm(ORDER)
    store = league.bot._connection._view_store
    assert (len(store._modals), sum(map(len, store._views.values())), len(store._synced_message_views)) == (0, 0, 0)


async def test_a_press_on_a_button_of_a_finished_turn_opens_no_form(league: League):
    match = await played(league)
    red, old = match.red[0], (await match.turn()).id
    panel = match.panel
    await match.orders(ORDER, "1 P >F4; 2 R F3; 3 R F4; 4 R G5")
    for custom_id in (
        f"form-of:{old}:rouge",
        f"form-do:tactics:{old}:rouge::",
        f"form-send:{old}:rouge",
        f"form-type:{old}:rouge",
        f"form-clear:{old}:rouge",
    ):
        result = await forge(red, panel, custom_id, here=match.thread)
        assert result.modal is None
        assert "Trop tard : ce tour est clos." in answer_of(result), custom_id
    chosen = await forge(red, panel, f"form-set:who:{old}:rouge::0", values=["1"], here=match.thread)
    assert "Trop tard : ce tour est clos." in answer_of(chosen)


async def test_a_match_of_another_server_is_out_of_reach(league: League):
    match, ids = await world(league)
    abroad = league.env.create_guild("Ailleurs")
    channel = abroad.create_text_channel("ici")
    stan = league.env.create_user("stan2")
    member = abroad.add_member(stan)
    spy = Person(league, stan, member)
    shown = (await spy.command("match voir", here=channel)).response
    for name in (
        f"board:{ids['contest']}",
        f"mine:{ids['contest']}",
        f"report:{ids['turn']}::0",
        f"form:{ids['contest']}",
    ):
        assert STALE in answer_of(await forge(spy, shown, name, here=channel)), name
    for command in ("match voir", "kollaball plateau", "kollaball historique", "kollaball mes-ordres"):
        told = answer_of(await spy.command(command, here=channel, match=str(ids["contest"])))
        assert "Les Aigles" not in told
        assert BUG not in told
    assert await spy.complete("match voir", "match", "", here=channel) == []
    assert await spy.complete("kollaball inscrire", "equipe", "", here=channel, classe="archer") == []
    by_dm = await spy.complete("match voir", "match", "Les")
    assert by_dm == []
    league_here = await leagues.find_league(match.app.house, abroad.id)
    assert league_here is None


async def test_teams_of_another_server_play_no_match_here(league: League, organiser: Person, referee: Person):
    await install(league, organiser, league.role("Arbitres"))
    await sign_up(league, "r", "Les Aigles")
    await sign_up(league, "b", "Les Bisons")
    await create_match(league, referee)
    abroad = await leagues.install_league(league.bot.app.house, 4242, "Ailleurs")
    other = await _team_abroad(league, abroad.id)
    here = league.channel("general")
    shown = (await referee.command("kollaball creer", here=here, rouge="Les Aigles", bleue="Les Bisons")).response
    known = len(league.threads())
    theirs = MatchPlan(teams={"rouge": 1, "bleue": other}, referee=0, hours=24)
    known_there = await plans.keep_plan(league.bot.app.house, abroad.id, "kollaball", referee.id, theirs.data())
    own = await leagues.find_league(league.bot.app.house, league.guild.id)
    mixed = await plans.keep_plan(league.bot.app.house, own.id, "kollaball", referee.id, theirs.data())
    unreadable = await plans.keep_plan(league.bot.app.house, own.id, "kollaball", referee.id, {"rouge": 1})
    for plan, why in (
        (known_there, "plus à jour"),
        (mixed, "deux équipes différentes"),
        (unreadable, "plus à jour"),
        (999, "plus à jour"),
        ("1,2,0,24,0,0,", "plus à jour"),  # of a form from before plans were stored
        ("x", "plus à jour"),
    ):
        for action in ("kb-create", "kb-modules", "kb-referee"):
            values = None if action == "kb-create" else ["1"]
            result = await forge(referee, shown, f"{action}:{plan}", values=values, here=here)
            told = answer_of(result)
            assert why in told, (action, plan)
            assert BUG not in told, (action, plan)
            assert "Espions" not in told, (action, plan)
    assert len(league.threads()) == known


async def _team_abroad(league: League, league_id: int) -> int:
    house = league.bot.app.house
    team_id = None
    for number in range(4):
        data = {"class": "archer", "coterie": "", "home_city": "", "deniers": 500}
        sheet = Profile(
            league_id=league_id, user_id=9001 + number, game="kollaball", name=f"Espion {number}", data=data
        )
        team_id = (await teams.sign_up(house, sheet, "Espions", team_id)).id
    assert team_id is not None
    return team_id


async def test_commands_of_a_server_used_by_dm(league: League):
    match = await played(league)
    captain = match.red[0]
    told = answer_of(await captain.command("kollaball inscrire", equipe="Les Aigles", classe="archer"))
    assert "serveur de la ligue" in told
    told = answer_of(await captain.command("kollaball equipe", equipe="Les Aigles"))
    assert "serveur de la ligue" in told
    assert await captain.complete("kollaball inscrire", "equipe", "Les", classe="archer") == []


async def test_somebody_of_no_server_gets_help_and_nothing_else(league: League):
    match, ids = await world(league)
    nobody = league.person("nadia", member=False)
    [told] = await nobody.dm(ORDER)
    assert "Vous n'avez pas d'équipe dans un match en cours" in text_of(told)
    for command in ("mes-matchs", "match voir", "kollaball mes-ordres", "kollaball ordres", "kollaball plateau"):
        assert "Aigles" not in answer_of(await nobody.command(command))
    assert BUG not in answer_of(await forge(nobody, told, f"board:{ids['contest']}"))
    assert (await match.turn()).id == ids["turn"]

"""The step-by-step form: a whole turn on a phone, every special, and presses that fit nothing."""

import pytest
from simcord.components import walk_components

from referee.course import sending
from tests.e2e.building import Form, opened, placed
from tests.e2e.forging import forge
from tests.e2e.match import CLASSES
from tests.e2e.played import played
from tests.support.reading import custom_ids, find_custom_id, text_of

MOST_TAPS = 8
MOST_COMPONENTS = 40
SIX = ("warrior", "alchemist", "ranger", "archer", "thief", "merchant")


@pytest.mark.clause("KB-7-c")
async def test_an_ordinary_turn_takes_six_taps_the_last_of_which_sends_it(league):
    match = await played(league)
    form = await opened(match)
    for number, value in (("1", "P A4>B4"), ("2", "R A4>B4"), ("3", "F A4>A3"), ("4", "R A4>B5")):
        assert f"**{number} · Rouge{number}**" in form.text
        assert "form-send" not in " ".join(custom_ids(form.shown))
        await form.act(number, value)
    assert form.written == ["1 P A4>B4", "2 R A4>B4", "3 F A4>A3", "4 R A4>B5"]
    for words in ("Rouge1 passe", "Rouge2 va", "Rouge3 va", "Rouge4 va"):
        assert words in form.text
    assert "Envoyer ces ordres" in form.text
    assert "\nEnvoyer\n" in form.text
    assert len(form.shown.attachments) == 1

    receipt = await form.hand_over()
    assert form.taps == 6 <= MOST_TAPS
    assert "Bien reçu" in text_of(receipt)
    assert custom_ids(receipt) == []
    stored = await sending.find_own_order(match.app.house, (await match.turn()).id, "rouge")
    assert stored.canonical == "1 P A4>B4; 2 R A4>B4; 3 F A4>A3; 4 R A4>B5"
    assert "Bien reçu" in text_of(match.red[0].inbox()[-1])

    again = (await forge(form.captain, match.panel, f"form-send:{stored.turn_id}:rouge", here=match.thread)).response
    assert "Vous avez déjà envoyé un ordre pour ce tour" in text_of(again)
    assert f"`{stored.receipt}`" in text_of(again)


async def test_a_special_takes_two_taps_more_at_most(league):
    match = await played(league)
    await placed(match, "r1 C4 warrior", "r2 B4 ranger", "r3 B3", "r4 B5", "b1 F4", rouge="r1")
    form = await opened(match)
    await form.act("1", "P C4>D4")
    await form.act("2", "R B4>C4>D4 S")
    await form.act("3", "R B3>C4")
    await form.act("4", "R B5>C5")
    await form.hand_over()
    assert form.taps == 7 <= MOST_TAPS
    stored = await sending.find_own_order(match.app.house, (await match.turn()).id, "rouge")
    assert stored.canonical == "1 P C4>D4; 2 R B4>C4>D4 S; 3 R B3>C4; 4 R B5>C5"


async def test_the_command_opens_the_same_form_also_by_dm(league):
    match = await played(league)
    captain = match.red[0]
    for here in (match.thread, None):
        shown = (await captain.command("kollaball ordres", here=here)).response
        assert "que fait-il" in text_of(shown)


async def test_it_can_be_sent_only_once_everybody_has_an_order_and_any_line_can_be_changed(league):
    match = await played(league)
    form = await opened(match)
    assert not any(name.startswith("form-send") for name in custom_ids(form.shown))
    await form.choose("form-set:who", "", "3")
    assert "**3 · Rouge3**" in form.text
    await form.act("3", "R A4>B5")
    assert "**1 · Rouge1**" in form.text  # back to the first who lacks an order
    await form.choose("form-set:who", "", "3")
    await form.act("3", "F A4>B5")
    assert form.written == ["3 F A4>B5"]
    form.shown = (await form.press("form-clear")).response
    assert form.written == []


async def test_what_was_typed_can_be_changed_in_the_form(league):
    match = await played(league)
    captain = match.red[0]
    [shown] = await captain.dm("1 p >b4\n2 r b4\n3 f >a3\n4 r >b5")
    form = Form(match, captain, (await captain.press(shown, "form-again")).response)
    assert form.written == ["1 P A4>B4", "2 R A4>B4", "3 F A4>A3", "4 R A4>B5"]
    await form.choose("form-set:who", "", "3")
    await form.act("3", "R A4>B5")
    [timeout] = await captain.dm("arret")
    assert Form(match, captain, (await captain.press(timeout, "form-again")).response).written == []
    here = (await captain.command("mes-matchs")).response
    number = find_custom_id(timeout, "order-ok").split(":")[2]
    told = await forge(captain, here, f"form-again:1:{number}")
    assert "plus à jour" in text_of(told.followups[-1])
    receipt = await form.hand_over()
    assert "`1 P A4>B4; 2 R A4>B4; 3 R A4>B5; 4 R A4>B5`" in text_of(receipt)


async def test_it_goes_on_by_hand_with_what_it_has_written(league):
    match = await played(league)
    form = await opened(match)
    await form.act("1", "P A4>B4")
    await form.act("2", "R A4>B4")
    modal = await form.press("form-type")
    (field,) = [item["component"] for item in modal.modal["components"]]
    assert field["value"] == "1 P A4>B4\n2 R A4>B4"
    shown = await match.red[0].fill(modal, text=f"{field['value']}\n3 R A4>B5 ? R >C5\n4 F A4>A3")
    assert "`1 P A4>B4; 2 R A4>B4; 3 R A4>B5 ? R B5>C5; 4 F A4>A3`" in text_of(shown.response)


SPECIALS = {
    "warrior": ("1", "R C4>D4", "B"),
    "merchant": ("1", "F C4>D4", "V-500"),
    "thief": ("1", "R C4>D4", "L2"),
}


@pytest.mark.clause("KB-17-b", "KB-20-a", "KB-17-h")
@pytest.mark.parametrize("cls", SPECIALS)
async def test_a_special_rides_on_the_action_just_chosen(league, cls):
    match = await played(league)
    await placed(match, f"r1 C4 {cls}", "r2 B4", "b1 F4")
    number, action, special = SPECIALS[cls]
    form = await opened(match)
    await form.act(number, action)
    assert "**2 · Rouge2**" in form.text  # the next player is asked for at once
    await form.choose("form-set:special", number, special)
    assert form.written == [f"{number} {action} {special}"]
    assert form.offered("form-set:special", number) == []
    await form.act("2", "R B4>C4")
    assert "Envoyer ces ordres" in form.text


@pytest.mark.clause("KB-17-b")
async def test_specials_are_played_standing_too(league):
    match = await played(league)
    await placed(match, "r1 C4 warrior", "r2 B4 thief", "r3 B3 merchant", "b1 F4", rouge="r1")
    form = await opened(match)
    await form.act("1", "P - B")
    await form.act("2", "- L3")
    assert len(form.offered("form-set:act", "3")) == 20
    assert "50 % de chance" in form.text
    await form.act("3", "- V+250")
    assert form.written == ["1 P - B", "2 - L3", "3 - V+250"]
    assert "V+250" in text_of(await form.hand_over())


@pytest.mark.clause("KB-17-e", "KB-17-f", "KB-17-g", "KB-24-b")
async def test_sprints_deep_passes_copies_and_legends(league):
    match = await played(league)
    legend = 'legend={"title":"Éclair","move":"block","used":false}'
    await placed(
        match,
        "r1 C4 archer",
        "r2 B4 ranger",
        "r3 B3 alchemist",
        f"r4 B5 ranger special_used=true {legend}",
        "b1 F4",
        rouge="r1",
        last_specials=["bribe", "sprint"],
        config={"legends": True},
    )
    form = await opened(match)
    await form.act("1", "P C4>E5 D")
    await form.act("2", "R B4>C4>D4 S")
    await form.act("3", "F B3>C3>D3 K:S")
    await form.act("4", "R B5>C5")
    await form.choose("form-set:special", "4", "G:B")
    await form.choose("form-set:who", "", "3")
    await form.act("3", "R B3>C3")
    await form.choose("form-set:special", "3", "K:V-100")
    assert form.written == ["1 P C4>E5 D", "2 R B4>C4>D4 S", "3 R B3>C3 K:V-100", "4 R B5>C5 G:B"]
    assert "Bien reçu" in text_of(await form.hand_over())


async def test_a_form_with_everything_in_it_stays_within_discords_components(league):
    match = await played(league, classes=(SIX, CLASSES), tactics=("feint", "feint"))
    await placed(
        match,
        'r1 C4 alchemist extra=2 legend={"title":"Éclair","move":"bribe","used":false}',
        "r2 B4 alchemist sideline returns=5 radius=2",
        "r3 B3 missing replace_by=5",
        "r4 B5 alchemist",
        "r5 bench ranger",
        "r6 bench ranger",
        "b1 F4",
        config={"legends": True, "criticals": True, "tactics": True},
        noted={"team": "rouge", "orders": {"r1": "R C4>D4", "r4": "R B5>C5"}},
    )
    form = await opened(match)
    await form.act("1", "R C4>D4")
    await form.choose("form-set:entry", "2", "C5")
    await form.act("2", "R C5>D5")
    for number in ("1", "4"):
        await form.choose("form-set:who", "", number)
        await form.act(number, "R C4>D4" if number == "1" else "R B5>C5")
        assert len(list(walk_components(form.shown.components))) <= MOST_COMPONENTS


@pytest.mark.clause("KB-multi-a", "KB-multi-e")
async def test_further_actions_are_offered_where_a_player_has_them(league):
    match = await played(league)
    await placed(match, "r1 C4 ranger extra=2", "r2 B4", "b1 F4")
    form = await opened(match)
    await form.act("1", "R C4>D4")
    await form.choose("form-set:more", "1", "RAM")
    await form.choose("form-set:more", "1", "P D4>E4")
    assert form.offered("form-set:more", "1") == []
    await form.act("2", "R B4>C4")
    assert form.written == ["1 R C4>D4 + RAM + P D4>E4", "2 R B4>C4"]
    assert "Bien reçu" in text_of(await form.hand_over())


@pytest.mark.clause("KB-20-i")
async def test_who_comes_back_is_asked_where_first(league):
    match = await played(league)
    await placed(match, "r1 C4", "r2 B4 sideline returns=5 radius=2", "b1 F4", rouge="r1")
    form = await opened(match)
    await form.act("1", "P C4>D4")
    assert "où entre-t-il" in form.text
    assert form.offered("form-set:act", "2") == []
    await form.choose("form-set:entry", "2", "C5")
    assert "en C5" in form.text
    await form.act("2", "R C5>D5")
    assert form.written == ["1 P C4>D4", "2 E C5 R C5>D5"]
    assert "Bien reçu" in text_of(await form.hand_over())


@pytest.mark.clause("KB-2-f", "KB-2-g")
async def test_a_substitute_comes_in_and_then_owes_an_action(league):
    match = await played(league, classes=(SIX, CLASSES))
    await placed(match, "r1 C4", "r2 B4 missing replace_by=5", "r5 bench ranger", "b1 F4", rouge="r1")
    form = await opened(match)
    await form.act("1", "P C4>D4")
    await form.choose("form-set:sub", "", "X 2 5")
    assert "**5 · Rouge5** · 🌲 rôdeur, en B4" in form.text
    await form.act("5", "R B4>C4>D4 S")
    assert form.written == ["X 2 5", "1 P C4>D4", "5 R B4>C4>D4 S"]
    assert "Bien reçu" in text_of(await form.hand_over())


@pytest.mark.clause("KB-23-a", "KB-23-c", "KB-23-h")
async def test_the_team_s_tactic(league):
    match = await played(league, tactics=("feint", "neutralise"))
    form = await opened(match)
    await form.act("1", "P A4>B4")
    form.shown = (await form.press("form-do:tactics")).response
    await form.choose("form-set:tactic", "", "T FEINTE 1 B4")
    assert form.written == ["T FEINTE 1 B4"]
    assert "**2 · Rouge2**" in form.text
    form.shown = (await form.press("form-do:tactics")).response
    await form.choose("form-set:tactic", "", "none")
    assert "**1 · Rouge1**" in form.text

    other = await opened(match, match.blue[0])
    other.shown = (await other.press("form-do:tactics")).response
    await other.choose("form-set:tactic", "", "T NEUTRALISATION")
    assert "`T NEUTRALISATION`" in text_of(await other.hand_over())


@pytest.mark.clause("KB-23-m")
async def test_who_was_neutralised_is_reminded_of_what_he_must_change(league):
    match = await played(league)
    noted = {"team": "rouge", "orders": {"r1": "R C4>D4", "r2": "R B4>C4"}}
    await placed(match, "r1 C4", "r2 B4", "b1 F4", noted=noted)
    form = await opened(match)
    assert "changez-en au moins deux" in form.text
    await form.act("1", "R C4>D4")
    await form.act("2", "R B4>C4")
    assert "Changez au moins deux actions" in form.text
    assert "pas encore un qui puisse partir" in form.text
    assert "form-send" not in " ".join(custom_ids(form.shown))
    await form.choose("form-set:who", "", "1")
    await form.act("1", "F C4>D4")
    await form.choose("form-set:who", "", "2")
    await form.act("2", "F B4>C4")
    assert "Bien reçu" in text_of(await form.hand_over())
    other = await opened(match, match.blue[0])
    assert "neutralisés" not in other.text
    assert "C4>D4" not in other.text


@pytest.mark.clause("KB-21-f")
async def test_after_a_fracture_the_form_asks_for_the_replacement(league):
    match = await played(league, classes=(SIX, CLASSES))
    fields = {"stage": "replacement", "replacement": {"rouge": ["r2"]}}
    await placed(match, "r1 C4", "r2 B4 out", "r5 bench", "r6 bench", "b1 F4", rouge="r1", **fields)
    captain = match.red[0]
    shown = (await captain.command("kollaball ordres", here=match.thread)).response
    text = text_of(shown)
    assert "5 · Rouge5 entre pour 2 · Rouge2" in text
    assert "n'est pas remplacé" in text
    asked = (await captain.choose(shown, "form-set:sub", "X 2 5")).response
    assert "`X 2 5`" in text_of(asked)
    blue = (await match.blue[0].command("kollaball ordres", here=match.thread)).response
    assert "On n'attend pas d'ordre" in text_of(blue)


async def test_nobody_but_the_captain_gets_the_form_and_nobody_sees_it(league, stranger):
    match = await played(league)
    for person in (match.red[1], stranger, match.referee):
        assert "Seul le capitaine" in text_of((await person.press(match.panel, "form")).response)
    form = await opened(match)
    await form.act("1", "P A4>B5")
    for person in (*match.red[1:], *match.blue, stranger, match.referee):
        assert not any("B5" in text and "P A4" in text for text in map(text_of, person.sees(match.thread)))


async def test_a_form_of_a_turn_gone_by_is_told_so(league):
    match = await played(league)
    form = await opened(match)
    await form.act("1", "P A4>B4")
    text = "1 P >B4; 2 R >B4; 3 R >A3; 4 R >B5"
    await match.orders(text, "1 P >F4; 2 R >F4; 3 R >G5; 4 R >F3")
    for action in ("form-type", "form-clear"):
        late = await form.press(action)
        told = late.response or late.followups[0]
        assert "Trop tard" in text_of(late.followups[-1] if late.followups else told)


async def test_a_paused_match_is_told_so(league):
    match = await played(league)
    form = await opened(match)
    await match.arbitrate("pause", raison="panne générale")
    late = await form.press(form.offered_presses("act")[0])
    assert "en pause" in text_of(late.followups[-1])


async def test_the_english_form_is_english_and_uses_the_captain_s_colours(league):
    match = await played(league)
    captain = match.red[0].speaks("en-US")
    plain = await opened(match)
    assert "to do what?" in plain.text
    ranger = text_of((await captain.choose(plain.shown, "form-set:who", "2")).response)
    assert "Receiver to B4" in ranger and "H A4>A3>A2 S" in ranger and "F A4" not in ranger
    for french in ("Receveur", "Encore", "Relire"):
        assert french not in plain.text
    before = await plain.shown.attachments[0].read()

    await captain.command("reglages", here=match.thread, palette="default")
    after = await (await opened(match)).shown.attachments[0].read()
    assert after != before


async def test_a_forged_press_acts_for_nobody_else_and_writes_no_nonsense(league):
    match = await played(league)
    form = await opened(match)
    await form.act("1", "P A4>B4")
    (mine,) = await match.blue[0].dm("bonjour")
    turn_id = form.turn_id
    for custom_id, values in (
        (f"form-set:act:{turn_id}:bleue:p1:0", ["``` @everyone"]),
        (f"form-set:act:{turn_id}:bleue:p9:0", ["R F4>E4"]),
        (f"form-set:act:{turn_id}:bleue:px:0", ["stand"]),
        (f"form-set:act:{turn_id}:rouge:p1:0", ["P A4>B4"]),
        (f"form-set:who:{turn_id}:bleue::0", ["77"]),
        (f"form-set:entry:{turn_id}:bleue:p2:0", ["Z9Z9 <b>"]),
        (f"form-set:special:{turn_id}:bleue:l6:0", ["B"]),
        (f"form-set:tactic:{turn_id}:bleue:t:0", ["T FEINTE 1 B4"]),
        (f"form-set:sub:{turn_id}:bleue::0", ["X 1 2"]),
        (f"form-set:sub:{turn_id}:bleue::0", ["X"]),
        (f"form-set:ball:{turn_id}:bleue:b1234:0", ["1"]),
        (f"form-do:tactics:{turn_id}:bleue::", None),
        (f"form-do:colour:{turn_id}:bleue::red", None),
        (f"form-send:{turn_id}:bleue", None),
        (f"form-send:{turn_id}:rouge", None),
    ):
        result = await forge(match.blue[0], mine, custom_id, values=values)
        told = "\n".join(text_of(message) for message in [result.response, *result.followups] if message)
        assert told
        assert "de mon côté" not in told, custom_id
        assert "A4>B4" not in told, custom_id
    turn = await match.turn()
    for seat in ("rouge", "bleue"):
        assert await sending.find_own_order(match.app.house, turn.id, seat) is None
    assert league.logged_errors() == []

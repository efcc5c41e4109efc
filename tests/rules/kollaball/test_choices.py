"""What the form offers a captain: everything of it parses, and nothing legal of the common kind is left out."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cogs.orders.form_page import MOST_OPTIONS, MOST_SELECTS
from presenters.kollaball.draft import OrderDraft, action_notation
from rules.kollaball import facts, listing
from rules.kollaball.listing import tactics
from rules.kollaball.notation import parse, writing
from rules.kollaball.state import TEAMS
from tests.rules.kollaball.positions import match
from tests.rules.kollaball.strategies import random_position

SEEDS = st.integers(0, 10**9)
LIMIT = MOST_OPTIONS * MOST_SELECTS


def texts(found) -> list[str]:
    return [action_notation(action) for action in found]


def sheets(seed: int):
    """Yield an empty sheet for each team of a random position that is open for orders."""
    position = random_position(seed)
    for team in TEAMS:
        yield OrderDraft(position, team, {})


def placed(sheet: OrderDraft, player: str) -> OrderDraft:
    """Return the sheet with an entry for a player who comes back."""
    if not facts.is_due_back(sheet.state, player):
        return sheet
    return sheet.with_entry(player, facts.entry_cells(sheet.state, player)[0])


@given(SEEDS)
def test_every_first_action_and_everything_that_may_be_added_parses(seed):
    for empty in sheets(seed):
        for player in empty.owing:
            sheet = placed(empty, player)
            cell = sheet.start_of(player)
            offered = listing.first_actions(sheet.state, player, cell)
            standing = listing.stands(sheet.state, player, cell)
            assert 0 < len(offered) <= LIMIT
            assert len(standing) <= LIMIT
            for action in (*offered, *standing):
                done = sheet.with_action(player, action_notation(action))
                line = done.line_of(player, done.parsed())
                assert line.actions == (action,)
                for special in listing.riders(sheet.state, line):
                    riding = done.with_more(player, writing.riding(special).strip())
                    assert riding.line_of(player, riding.parsed()).actions[0].special == special


@given(SEEDS)
def test_every_further_action_parses_up_to_the_last_one_owed(seed):
    for empty in sheets(seed):
        for player in empty.owing:
            sheet = placed(empty, player)
            first = listing.first_actions(sheet.state, player, sheet.start_of(player))[seed % 2 - 1]
            done = sheet.with_action(player, action_notation(first))
            for number in range(1, 4):
                line = done.line_of(player, done.parsed())
                further = listing.further_actions(sheet.state, line)
                assert bool(further) == (number <= sheet.state.players[player].extra)
                assert len(further) <= LIMIT
                for action in further:
                    more = done.with_more(player, f"+ {action_notation(action)}")
                    assert more.line_of(player, more.parsed()).actions == (*line.actions, action)
                if not further:
                    break
                done = done.with_more(player, f"+ {action_notation(further[seed % len(further)])}")


@given(SEEDS)
def test_every_tactic_and_substitution_parses(seed):
    for empty in sheets(seed):
        for tactic in tactics(empty.state, empty.team):
            needs_entries = tactic.name in ("rally", "reshuffle") and facts.due_back(empty.state, empty.team)
            if not needs_entries:
                assert empty.with_tactic(writing.write_tactic(tactic)).parsed().tactic == tactic
        for substitution in listing.substitutions(empty.state, empty.team):
            text = f"X {substitution.out[1:]} {substitution.into[1:]}"
            sheet = empty.with_substitution(text)
            assert sheet.parsed().substitutions == (substitution,)
            assert substitution.into in sheet.missing


@given(SEEDS)
def test_a_sheet_with_a_line_for_everybody_can_be_sent(seed):
    for empty in sheets(seed):
        sheet = empty
        for player in empty.owing:
            sheet = placed(sheet, player)
            action = listing.first_actions(sheet.state, player, sheet.start_of(player))[-1]
            sheet = sheet.with_action(player, action_notation(action))
        assert sheet.missing == ()
        assert parse(sheet.state, sheet.team, sheet.text or "-") == sheet.parsed()
        assert OrderDraft.read(sheet.state, sheet.team, sheet.text) == sheet


def first(position, player: str, cell: str) -> list[str]:
    return texts(listing.first_actions(position, player, cell))


@pytest.mark.clause("KB-14-d", "KB-14-e", "KB-16-b")
def test_a_player_without_ball_picks_up_receives_or_charges():
    position = match("r1 C4", "b1 G6", rouge="ground C4 4")
    assert first(position, "r1", "C4") == [
        "RAM", "R C4>C3", "R C4>D4", "R C4>D5", "R C4>B4", "F C4>C3", "F C4>D4", "F C4>D5",
    ]  # fmt: skip
    assert "RAM" not in first(match("r1 C4", "b1 G6", rouge="ground C4 5"), "r1", "C4")


@pytest.mark.clause("KB-14-c", "KB-15-b", "KB-16-e")
def test_a_carrier_passes_retreats_or_drops():
    position = match("r1 C4", "b1 G6", rouge="r1")
    assert first(position, "r1", "C4") == ["P C4>C3", "P C4>D4", "P C4>D5", "P C4<B3", "P C4<B4", "P C4<C5", "P POSE"]


@pytest.mark.clause("KB-4-d", "KB-4-e")
def test_on_his_own_goal_a_carrier_passes_and_nobody_stands_or_goes_back_there():
    position = match("r1 A4 warrior", "r2 B4", "b1 G6", rouge="r1")
    assert first(position, "r1", "A4") == ["P A4>A3", "P A4>B4", "P A4>B5"]
    assert listing.stands(position, "r1", "A4") == ()
    assert "R B4>A4" not in first(position, "r2", "B4")


@pytest.mark.clause("KB-17-f", "KB-17-g")
def test_sprint_and_deep_pass_are_offered_until_they_are_spent():
    ranger = match("r1 C4 ranger", "b1 G6")
    sprints = [text for text in first(ranger, "r1", "C4") if text.endswith(" S")]
    assert sorted({text.split(">")[-1] for text in sprints}) == ["C2 S", "D3 S", "E4 S", "E5 S", "E6 S"]
    assert len(sprints) == 10
    assert not any(text.endswith(" S") for text in first(match("r1 C4 ranger special_used=true", "b1 G6"), "r1", "C4"))
    archer = match("r1 C4 archer", "b1 G6", rouge="r1")
    assert [text for text in first(archer, "r1", "C4") if text.endswith(" D")] == [
        "P C4>C2 D", "P C4>D3 D", "P C4>E4 D", "P C4>E5 D", "P C4>E6 D",
    ]  # fmt: skip


@pytest.mark.clause("KB-17-e", "KB-22-d")
def test_an_alchemist_copies_what_was_played_or_with_criticals_anything():
    plain = match("r1 C4 alchemist", "b1 G6", last_specials=["block"])
    assert [(one.kind, one.via) for one in listing.rights(plain, "r1")] == [("block", "copy")]
    assert listing.rights(match("r1 C4 alchemist", "b1 G6"), "r1") == ()
    gamble = match("r1 C4 alchemist", "b1 G6", config={"criticals": True})
    assert len(listing.rights(gamble, "r1")) == 5


@pytest.mark.clause("KB-24-b")
def test_a_legend_has_his_own_move_besides():
    legend = 'legend={"title":"Éclair","move":"block"}'
    position = match(f"r1 C4 ranger {legend}", "b1 G6", config={"legends": True})
    assert [(one.kind, one.via) for one in listing.rights(position, "r1")] == [("sprint", "class"), ("block", "legend")]


@pytest.mark.clause("KB-20-a", "KB-17-b")
def test_a_bribe_rides_up_to_the_purse_and_on_no_pick_up():
    position = match("r1 C4 merchant deniers=120", "b1 G6", rouge="ground C4 1")
    sheet = OrderDraft(position, "rouge", {}).with_action("r1", "R C4>D4")
    line = sheet.line_of("r1", sheet.parsed())
    assert [writing.riding(one).strip() for one in listing.riders(position, line)] == [
        "V+50",
        "V-50",
        "V+100",
        "V-100",
    ]
    picking = sheet.with_action("r1", "RAM")
    assert listing.riders(position, picking.line_of("r1", picking.parsed())) == ()


@pytest.mark.clause("KB-23-c", "KB-23-d", "KB-23-k")
def test_lines_that_cannot_stand_beside_a_tactic_are_dropped():
    def sheet(tactic: str) -> OrderDraft:
        position = match(
            "r1 C4",
            "r2 B4",
            "b1 F4",
            "b2 E5",
            rouge="r1",
            config={"tactics": True},
            teams={"rouge": {"tactic": tactic}},
        )
        return OrderDraft.read(position, "rouge", "1 P C4>D4\n2 R B4>C4")

    assert sheet("feint").with_tactic("T FEINTE 1 D4").text == "T FEINTE 1 D4\n2 R B4>C4"
    assert sheet("neutralise").with_tactic("T NEUTRALISATION").text == "T NEUTRALISATION"
    query = sheet("placement").with_tactic("T PLACEMENT 2")
    assert (query.text, query.missing) == ("T PLACEMENT 2", ())
    assert query.with_tactic(None).text == ""
    assert sheet("feint").with_tactic("T CHANDELLE 1 E4").text == "1 P C4>D4\n2 R B4>C4"  # not theirs


@pytest.mark.parametrize("text", ["", "\n\n", "12 R C4", "P C4", "```", "9", "X", "X 1", "1", "T"])
def test_what_does_not_look_like_an_order_does_no_harm(text):
    position = match("r1 C4", "b1 G6")
    sheet = OrderDraft.read(position, "rouge", text)
    assert sheet.missing == ("r1",)
    assert all(key in {"1", "9", "T"} for key in sheet.lines)

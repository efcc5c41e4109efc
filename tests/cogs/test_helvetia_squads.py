"""What a coach keeps for his next matches is a squad that the rules take, whatever he has chosen, in every match."""

from itertools import combinations

import pytest

from cogs.helvetia_cup import team as keeping
from cogs.helvetia_cup.creation import MODES, SEATS, VARIANTS, MatchTerms
from cogs.helvetia_cup.team import KeptSetup
from presenters.errors import UserError
from referee.model import Team
from rules.dice import Dice
from rules.helvetia_cup.cards import cards_of, cards_of_kind
from rules.helvetia_cup.game import GAME
from rules.helvetia_cup.teams import TEAMS


@pytest.mark.clause("HC-2.2-e", "HC-F-setup-a")
@pytest.mark.parametrize("club", TEAMS)
@pytest.mark.parametrize("variant", VARIANTS)
def test_every_choice_of_starters_leaves_a_squad_that_is_taken(club: str, variant: str) -> None:
    state = GAME.new({"variant": variant, "teams": {"home": club, "away": club}}, Dice(b""))
    taken = 0
    for chosen in combinations(keeping.list_outfield(TEAMS[club]), keeping.STARTERS):
        try:
            kept = keeping.with_starters(keeping.fill_usual(KeptSetup(club=club)), chosen)
        except UserError as error:
            assert error.args[0] == "hc-squad-captains" and {10, 11} <= set(chosen)
            continue
        for bench in list(combinations(keeping.list_free_for_bench(kept), keeping.BENCH))[:2]:
            if not {10, 11} <= set(bench):
                kept = keeping.with_bench(kept, bench)
            text = keeping.setup_text(kept, variant, "single", has_cards=False)
            assert text is not None and GAME.parse(state, SEATS[0], text).squad is not None
            taken += 1
    assert taken > 100


@pytest.mark.clause("HC-2.2-g", "HC-3.1-l")
@pytest.mark.parametrize("mode", MODES)
def test_every_choice_of_cards_is_taken_where_there_are_cards(mode: str) -> None:
    terms, squad = MatchTerms(variant="geek", mode=mode, cards=True), keeping.fill_usual(KeptSetup(club="zyon"))
    side = {"team": "zyon", "deck": cards_of_kind("zyon", "power"), "legends_left": cards_of_kind("zyon", "legend")}
    given = "zyon" if mode == "single" else side
    setup = {"variant": "geek", "mode": mode, "teams": {"home": given, "away": given}, "config": terms.config}
    state = GAME.new(setup, Dice(b""))
    for count in range(keeping.CARDS + 1):
        for cards in combinations(cards_of("zyon"), count):
            try:
                kept = keeping.with_cards(squad, cards)
            except UserError:
                assert {9, 10} <= set(cards)
                continue
            text = keeping.setup_text(kept, "geek", mode, has_cards=True)
            assert text is not None
            GAME.parse(state, SEATS[0], text)


def test_who_has_chosen_nothing_is_asked_in_geek_alone() -> None:
    new = KeptSetup(club="basela")
    assert keeping.setup_text(new, "geek", "single", has_cards=False) is None
    assert keeping.setup_text(new, "family", "single", has_cards=False) == "S 1 3 6 8 10 / 2 5"
    assert keeping.setup_text(keeping.fill_usual(new), "geek", "single", has_cards=False) == "S 1 2 3 8 10 / 5 6"


@pytest.mark.parametrize("numbers", [(1, 3, 5, 6), (3, 3, 5, 6), (3, 5, 6), (3, 5, 6, 99)])
def test_what_is_not_offered_is_refused(numbers: tuple[int, ...]) -> None:
    with pytest.raises(UserError, match="error-stale"):
        keeping.with_starters(KeptSetup(club="zyon"), numbers)


@pytest.mark.parametrize(
    "terms",
    [
        MatchTerms(variant="chess"),
        MatchTerms(mode="none"),
        MatchTerms(tempo="fast"),
        MatchTerms(length="long"),
        MatchTerms(cards=True),
    ],
)
def test_terms_that_nobody_offers_are_refused(terms: MatchTerms) -> None:
    with pytest.raises(UserError):
        terms.check()


@pytest.mark.parametrize("data", [{"starters": [3, 5, 8, 99]}, {"family_bench": [77, 3]}, {"cards": [1, 98]}])
def test_nothing_is_kept_of_a_club_that_has_changed(data: dict[str, list[int]]) -> None:
    told = {"club": "zyon", **data}
    team = Team(id=1, league_id=1, game="helvetia-cup", name="Zyon", captain_id=1, card_id=None, data=told)
    kept = keeping.kept_of(team)
    assert kept == KeptSetup(club="zyon") and keeping.fill_usual(kept).starters

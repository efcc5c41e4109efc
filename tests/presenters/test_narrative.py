"""The report tells every event and every draw of the rulebook, in its order, in both languages."""

import typing
from itertools import zip_longest

import pytest
from hypothesis import given
from hypothesis import strategies as st

from presenters.dossier import Happened
from presenters.escaping import text_length
from presenters.kollaball.narrative import result_sentence, sentence, summary_line
from presenters.kollaball.report import ReportSection, paginate_sections, render_section, report_sections
from presenters.kollaball.words import Cast, GameWords, cast_of
from presenters.teller import ReportLine
from presenters.texts import Texts
from rules.contract import Mark
from rules.dice import Roll
from rules.kollaball import events as facts
from rules.kollaball import state as kollaball
from rules.kollaball.events import fact as words
from rules.kollaball.state import Player, State, Team
from tests.presenters.report_samples import ALDRIC, BRUME, CORBEAUX, CYR, LOUPS, SAMPLES, event
from tests.presenters.rulebook_tables import EVENT_TYPES, OVERRIDES
from tests.support.golden_turns import golden_turns
from tests.support.reading import plain

CAST = Cast(
    teams={"rouge": "Corbeaux", "bleue": "Loups"},
    players={"r1": "Aldric", "r2": "Brume", "b1": "Cyr", "b2": "Dune"},
)


@pytest.fixture(scope="module")
def french():
    return GameWords(Texts.load(strict=True).voice("fr"), CAST)


@pytest.fixture(scope="module")
def english():
    return GameWords(Texts.load(strict=True).voice("en"), CAST)


def section(title, *told):
    return ReportSection(title, tuple(map(ReportLine, told)))


def titles(sections):
    return [section.title for section in sections]


def type_of(fact):
    return type(fact).__struct_config__.tag


def happened(facts, *marks):
    """Return events as a dossier has them; without marks as after a referee's act."""
    return [
        Happened(index, fact, mark) for index, (fact, mark) in enumerate(zip_longest(facts, marks, fillvalue=Mark()))
    ]


def lines(section):
    return [line.text for line in section.lines]


@pytest.mark.parametrize(("fact", "said"), SAMPLES, ids=[f"{type_of(fact)}-{n}" for n, (fact, _) in enumerate(SAMPLES)])
def test_the_referee_says_it_so(french, fact, said):
    assert plain(sentence(french, fact)) == plain(said)


def test_every_event_of_the_rulebook_is_told_in_both_languages(french, english):
    assert {kind.__struct_config__.tag for kind in typing.get_args(facts.Event)} == EVENT_TYPES
    assert {type_of(fact) for fact, _ in SAMPLES} == EVENT_TYPES
    for fact, _ in SAMPLES:
        assert sentence(english, fact) != sentence(french, fact), fact


@pytest.mark.parametrize(
    ("kind", "fields", "field", "names"),
    [
        ("no_effect", {}, "cause", words.Cause),
        ("bribe_effect", {"player": "r1", "roll": 1, "team": "rouge"}, "effect", words.BribeEffectName),
        ("random_event", {"team": "rouge", "roll": 1, "rate": 3}, "event", words.RandomEventName),
        ("action_void", {"player": "r1", "round": 1}, "reason", words.VoidReason),
        ("pickup_failed", {"player": "r1", "round": 1, "cell": "D4"}, "reason", words.FailedPickup),
    ],
)
def test_every_cause_and_reason_has_its_own_words(french, english, kind, fields, field, names):
    known = [name for part in typing.get_args(names) for name in (typing.get_args(part) or (part,))]
    for pen in (french, english):
        assert len({sentence(pen, event(kind, **fields, **{field: name})) for name in known}) == len(known)


def test_every_act_of_the_referee_has_its_own_words(french, english):
    for pen in (french, english):
        told = {sentence(pen, event("override", op=op, by="1", reason="x")) for op in OVERRIDES}
        assert len(told) == len(OVERRIDES)


@pytest.mark.clause("KB-19-a")
def test_sections_follow_the_steps_that_the_resolution_marks(french):
    turn = [
        event("entered", player="b2", cell="D3"),
        event("charged", player="r3", cell="E4", round=1),
        event("expelled", player="b1", here="E4", to="F4", cause="charge", pinned=False, round=1),
        event("turn_resolved", turn=5),
    ]
    marks = [Mark(step="opening"), *[Mark(step="charges", round=1)] * 2, Mark(step="closing")]
    rolls = [Roll(label="event/trigger", sides=100, value=7, forced=False)]
    sections = report_sections(french, happened(turn, *marks), rolls)
    assert titles(sections) == ["Ouverture", "Charges et blocages", "Clôture", "Dés"]
    assert [line for section in sections[:-1] for line in lines(section)] == [sentence(french, fact) for fact in turn]
    assert [line.event for section in sections for line in section.lines] == [0, 1, 2, 3, None]


def test_what_no_resolution_has_marked_opens_the_report_or_ends_it(french):
    turn = [
        event("override", op="disqualify", by="1", reason="x"),
        event("disqualified", team="rouge", reason="x"),
        event("match_over", winner="bleue", reason="x", points={"rouge": 0, "bleue": 2}),
    ]
    sections = report_sections(french, happened(turn))
    assert [(section.title, len(section.lines)) for section in sections] == [("Ouverture", 1), ("Clôture", 2)]


@pytest.mark.clause("KB-multi-b")
def test_later_rounds_have_headings_of_their_own(french):
    turn = [event("charged", player="r1", cell="D4", round=number) for number in (1, 2)]
    sections = report_sections(french, happened(turn, *(Mark(step="charges", round=number) for number in (1, 2))))
    assert titles(sections) == ["Charges et blocages", "Charges et blocages (action 2)"]


@pytest.mark.clause("KB-22-f")
def test_the_advance_of_a_one_two_stands_beside_its_throw(french):
    outcome = next(turn.outcome for turn in golden_turns() if turn.name.startswith("kollaball/KB-22-f__one-two"))
    (passes,) = [
        one for one in report_sections(french, happened(outcome.events, *outcome.trace)) if one.title == "Passes"
    ]
    told = [outcome.events[line.event] for line in passes.lines]
    assert [type(fact) for fact in told[-2:]] == [facts.Passed, facts.Moved]


def test_every_golden_case_can_be_told_in_both_languages(french, english):
    told = 0
    for turn in golden_turns():
        if turn.game.key == "kollaball":
            events, rolls = turn.outcome.events, turn.rolls
            sections = report_sections(french, happened(events, *turn.outcome.trace), rolls)
            assert sum(len(section.lines) for section in sections) == len(events) + len(rolls)
            assert len(titles(sections)) == len(set(titles(sections))), turn.name
            assert len(report_sections(english, happened(events, *turn.outcome.trace), rolls)) == len(sections)
            assert summary_line(french, events)
            told += 1
    assert told > 100


def test_nothing_happened_is_no_section(french):
    assert report_sections(french, []) == ()


@pytest.mark.parametrize(
    ("label", "said"),
    [
        ("event/trigger", "y a-t-il un évènement"),
        ("event/table", "table des évènements"),
        ("event/alt", "évènement de remplacement"),
        ("event/turns", "durée de l'absence"),
        ("event/victim", "joueur frappé par l'évènement"),
        ("event/ball", "porteur qui lâche sa balle"),
        ("event/roll", "direction où roule la balle"),
        ("event/pass", "passe mal comprise"),
        ("event/direction", "direction de la passe mal comprise"),
        ("event/back", "case de recul"),
        ("event/return", "joueur qui récupère la balle sortie"),
        ("bribe/b1/trigger", f"pot-de-vin de {CYR}, accepté ou non"),
        ("bribe/b1/table", f"pot-de-vin de {CYR}, table des effets"),
        ("bribe/b1/turns", f"pot-de-vin de {CYR}, durée de l'absence"),
        ("bribe/b1/victim", f"pot-de-vin de {CYR}, joueur touché"),
        ("bribe/b1/ball", f"pot-de-vin de {CYR}, balle retirée"),
        ("bribe/b1/receiver/2", f"pot-de-vin de {CYR}, choix du frappeur qui devient receveur (2)"),
        ("bribe/b1/return", f"pot-de-vin de {CYR}, joueur qui récupère la balle"),
        ("bribe/b1/beneficiary", f"pot-de-vin de {CYR}, joueur favorisé"),
        ("bribe/b1/repel", f"pot-de-vin de {CYR}, frappeur repoussé"),
        ("crit/r1", f"réussite critique de {ALDRIC}"),
        ("round/1/block/E5/bleue/2", f"blocage en E5 contre {LOUPS}, choix du frappeur (2)"),
        ("round/1/block/E5/rouge/blocker/1", f"blocage en E5 par {CORBEAUX}, choix du bloqueur (1)"),
        ("round/2/charge/E5/rouge/1", f"charge de {CORBEAUX} en E5, choix de la cible (1) (action 2)"),
        ("round/1/back/r2", f"case de recul de {BRUME}"),
        ("round/1/reception/rouge", "réception, qui a la balle rouge"),
        ("round/1/reception/leurre-b1-5b", f"réception, qui a le leurre du joueur {CYR}"),
        ("round/1/pickup/E5/1/ball", "ramassage en E5, choix de la balle (1)"),
        ("round/1/pickup/E5/1/player", "ramassage en E5, choix du joueur (1)"),
        ("tie_break", "départage (pair : rouge, impair : bleue)"),
    ],
)
def test_every_draw_is_told_with_its_label_in_words(french, english, label, said):
    roll = Roll(label=label, sides=3, value=2, forced=False)
    assert plain(report_sections(french, [], [roll])[0].lines[0].text) == plain(f"Tirage — {said} : 2 sur 3")
    assert label not in report_sections(english, [], [roll])[0].lines[0].text


def test_a_forced_draw_is_shown_as_forced(french):
    roll = Roll(label="tie_break", sides=100, value=4, forced=True)
    assert "forcé par l'arbitre" in report_sections(french, [], [roll])[0].lines[0].text


def test_an_unknown_label_is_shown_as_it_is(french):
    roll = Roll(label="moon/phase", sides=4, value=4, forced=False)
    assert plain(report_sections(french, [], [roll])[0].lines[0].text) == "Tirage — moon/phase : 4 sur 4"


def test_the_cast_of_a_match_comes_from_its_state():
    team = Team(goal="A4")
    state = State(teams={"rouge": team, "bleue": team}, players={"r1": Player(name="Aldric"), "b1": Player()}, balls={})
    cast = cast_of(state, {"rouge": "Corbeaux"})
    assert cast == Cast(teams={"rouge": "Corbeaux"}, players={"r1": "Aldric"})
    pen = GameWords(Texts.load(strict=True).voice("fr"), cast)
    assert plain(pen.player("b1")) == "🔷 n° 1"
    assert pen.team("bleue") == "🔷 bleue"


def test_what_users_wrote_is_disarmed_in_the_report():
    cast = Cast(teams={"rouge": "@everyone"}, players={"r1": "[x](http://y)\n**z**"})
    pen = GameWords(Texts.load(strict=True).voice("fr"), cast)
    told = render_section(
        report_sections(pen, happened([event("scored", team="rouge", player="r1", ball="rouge", round=1)]))[0]
    )
    assert told.count("\n") == 1
    assert "@everyone" not in told
    assert "](" not in told
    assert "http://" not in told


@pytest.mark.parametrize(
    ("turn", "said"),
    [
        (
            [
                event("received", player="r1", ball="rouge", cell="D4", round=1, fair_call=False),
                event("charged", player="b1", cell="D5", round=1),
                event("charged", player="b2", cell="D5", round=1),
                event("turn_resolved", turn=5),
            ],
            "Tour 5 joué : 1 passe reçue, aucun ramassage, 2 charges, personne de repoussé.",
        ),
        (
            [event("turn_void", turn=5, missing=["rouge", "bleue"], missed={"rouge": 1, "bleue": 1})],
            f"Tour 5 nul : ordres manquants de {CORBEAUX} et {LOUPS}.",
        ),
        (
            [
                event("turn_resolved", turn=9),
                event("match_over", winner="rouge", reason="goal", points={"rouge": 2, "bleue": 0}),
            ],
            f"Victoire de l'équipe {CORBEAUX} : but marqué. Points : 🔴 2, 🔷 0.",
        ),
        (
            [event("kickoff")],
            "Coup d'envoi : chaque équipe est sur son en-but, balle en main.",
        ),
        (
            [event("tactic_played", team="rouge", tactic="placement", copied=False)],
            "L'étape est close, le match continue.",
        ),
    ],
)
def test_a_turn_in_one_line(french, turn, said):
    assert plain(summary_line(french, turn)) == said


def test_the_result(french):
    outcome = kollaball.Result(winner="bleue", reason="tie_break:specials", points={"rouge": 0, "bleue": 2})
    said = f"Victoire de l'équipe {LOUPS} : égalité, départagée par les actions spéciales. Points : 🔴 0, 🔷 2."
    assert plain(result_sentence(french, outcome)) == said


def test_a_section_stays_whole_where_it_fits():
    sections = (section("A", "a" * 40), section("B", "b" * 40, "c" * 40), section("C", "d"))
    assert paginate_sections(sections, 110) == ((sections[0],), (sections[1], sections[2]))


def test_a_long_section_is_continued_under_its_heading():
    parts = paginate_sections((section("A", *(letter * 40 for letter in "abcd")),), 110)
    assert [titles(part) for part in parts] == [["A"], ["A (…)"]]


LINES = st.lists(st.builds(ReportLine, st.text("xyz🔴", max_size=90))).map(tuple)


@given(
    st.lists(st.builds(ReportSection, st.text("ABC", min_size=1, max_size=9), LINES), max_size=8),
    st.integers(120, 400),
)
def test_pages_keep_every_sentence_and_the_limit(sections, limit):
    parts = paginate_sections(sections, limit)
    assert [line for part in parts for section in part for line in section.lines] == [
        line for section in sections for line in section.lines
    ]
    for part in parts:
        text = "\n".join(render_section(section) for section in part)
        assert text_length(text) <= limit or sum(len(section.lines) for section in part) == 1

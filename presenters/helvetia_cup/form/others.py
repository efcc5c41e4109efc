"""The page of what is seldom touched: cards, where to step aside, interceptions, off-side, who comes on, who kicks."""

from collections.abc import Iterator

from presenters.form import FormChoice, FormStep
from presenters.helvetia_cup.form.desk import FormDesk, FormPage, stale_error
from presenters.helvetia_cup.standing import card_effect
from presenters.post import SelectOption
from rules.helvetia_cup.cards import Card, cards_of
from rules.helvetia_cup.phases import PLACEMENTS
from rules.helvetia_cup.pitch import PITCH
from rules.helvetia_cup.state import OTHER
from rules.helvetia_cup.teams import TEAMS

NO = "-"  # nothing is written of it
DEAD = frozenset({"free_kick", "offside", "penalty"})


def other_page(desk: FormDesk, focus: str) -> FormPage:
    """Return the choices that this order may still have; of a card its targets."""
    if focus.startswith("c"):
        return _targets(desk, int(focus[1:]))
    return FormPage((desk.t("hc-form-others-told"),), choices=tuple(_choices(desk)), presses=(desk.back(),))


def press_other(desk: FormDesk, focus: str, part: str, values: tuple[str, ...]) -> FormStep:
    """Return the order after a choice. Raises `UserError` for what was not offered."""
    draft, value = desk.draft, values[0]
    if part == "C":
        chosen = [one for one in draft.tokens("C") if one.partition("@")[0] == value]
        if chosen:
            return FormStep(draft.with_tokens("C", [one for one in draft.tokens("C") if one not in chosen]).text, focus)
        if _card(desk, value).is_immediate:
            return FormStep(draft.text, f"c{value}")
        return FormStep(draft.with_tokens("C", (*draft.tokens("C"), value)).text, focus)
    if part == "target":
        return FormStep(draft.with_tokens("C", (*draft.tokens("C"), f"{focus[1:]}@{value}")).text, "o")
    if part in {"I", "H", "E", "R", "T", "N"}:
        return FormStep(draft.with_section(part, "" if value == NO else value).text, focus)
    raise stale_error()


def is_useful(desk: FormDesk) -> bool:
    """Return whether there is anything on the page."""
    return any(True for _ in _choices(desk))


def _choices(desk: FormDesk) -> Iterator[FormChoice]:
    letters = desk.letters
    cards = _playable(desk)
    if cards and "C" in letters:
        made = {one.partition("@")[0] for one in desk.draft.tokens("C")}
        options = [
            SelectOption(desk.t("hc-form-card", card=desk.words.card(desk.seat, one.no), chosen=str(one.no) in made),
                   str(one.no), card_effect(desk.words, one)) for one in cards
        ]  # fmt: skip
        yield FormChoice("C", desk.t("hc-form-cards"), options)
    if "I" in letters:
        yield _select(desk, "I", [(one, desk.t(f"hc-form-intercept-{one}")) for one in ("oui", "non")])
    if "E" in letters and (around := _around(desk)):
        yield _select(desk, "E", [(at, desk.t("hc-form-escape", at=at)) for at in around])
    if "H" in letters:
        yield _select(desk, "H", [(one, desk.t(f"hc-form-offside-{one}")) for one in ("oui", "non")])
    if "R" in letters and desk.team.bench and desk.team.subs_left:
        players = [(str(n), desk.t("hc-form-comes-on", player=desk.player(n))) for n in desk.team.bench]
        yield _select(desk, "R", [*players, ("non", desk.t("hc-form-nobody"))])
    if "T" in letters and desk.state.restart in DEAD:
        yield _select(desk, "T", [(str(n), desk.player(n)) for n in desk.team.on_pitch])
    if "N" in letters and not _has_goalkeeper(desk):
        yield _select(desk, "N", [(str(n), desk.player(n)) for n in desk.team.on_pitch])


def _select(desk: FormDesk, letter: str, options: list[tuple[str, str]]) -> FormChoice:
    now = desk.draft.body(letter)
    shown = [SelectOption(desk.t("hc-form-as-usual"), NO, default=not now)]
    shown += [SelectOption(label, value, default=value == now) for value, label in options]
    return FormChoice(letter, desk.t(f"hc-form-part-{letter}"), shown)


def _playable(desk: FormDesk) -> list[Card]:
    """Return the cards in hand that may be named: in a placement none that happens at once (HC-2.7-f)."""
    held = [cards_of(desk.team.team)[n] for n in desk.team.hand]
    return [one for one in held if not (one.is_immediate and desk.state.phase in PLACEMENTS)]


def _card(desk: FormDesk, number: str) -> Card:
    return cards_of(desk.team.team)[int(number)]


def _targets(desk: FormDesk, card: int) -> FormPage:
    seat = OTHER[desk.seat] if _card(desk, str(card)).is_at_opponent else desk.seat
    options = [SelectOption(desk.words.own(seat, n), str(n)) for n in desk.state.teams.of(seat).on_pitch]
    choice = FormChoice("target", desk.t("hc-form-target"), options, is_pressed=True)
    told = desk.t("hc-form-targeting", card=desk.words.card(desk.seat, card))
    return FormPage((told,), choices=(choice,), presses=(desk.back(),))


def _around(desk: FormDesk) -> list[str]:
    """Return where somebody on the ball's hex could step aside to (HC-PM-sidestep)."""
    at = desk.foreseen.ball.at
    return [] if at is None else [one for one in PITCH.around(desk.seat, at) if one not in PITCH.keeper_zones]


def _has_goalkeeper(desk: FormDesk) -> bool:
    keeper = desk.team.keeper
    return keeper is not None and TEAMS[desk.team.team].card(keeper).pos == "G"

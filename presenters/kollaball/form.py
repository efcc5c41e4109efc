"""Kollaball's order form: a turn step by step, a line-up, a replacement (`presenters.form.OrderForm`).

The focus is a sign and a player's number: `p3` asks for player 3, `s3` for the special that they play standing, `l3`
offers what may be added to the line just given to them; `t` asks for the tactic, `b1234` who of these starts with
the ball. Without one the next player who lacks an order is asked for.
"""

import re

from presenters.errors import UserError
from presenters.escaping import escape, plain
from presenters.form import FormChoice, FormQuestion, FormStep, Press
from presenters.kollaball.choices import NONE, STAND, Choices
from presenters.kollaball.dossier import OrderForm, Place
from presenters.kollaball.draft import OrderDraft
from presenters.kollaball.wording import order_text
from presenters.kollaball.words import CLASS_SIGNS, GameWords, cast_of, class_label
from presenters.post import SelectOption
from presenters.presenter import Presenter
from rules.errors import OrderError
from rules.kollaball import facts
from rules.kollaball.listing import substitutions, tactics
from rules.kollaball.orders import TurnOrder
from rules.kollaball.state import PlayerId, team_at

TURNS = ("orders", "orders_second")
STARTERS = 4
NAMES = 60
NOTATION = re.compile(r"[A-Z0-9<>:+,= -]{1,90}")
ROSTER = re.compile(r"[1-9]{4}")


class KollaballForm(OrderForm):
    """The form of each stage in which a captain orders something."""

    code = "kb"
    empty = "-"

    def __init__(self, presenter: Presenter) -> None:
        self._presenter = presenter

    def again(self, place: Place, text: str) -> FormStep:
        """Return the turn's orders as the form writes them; a line-up or a replacement is chosen anew."""
        return FormStep(_sheet(place, text).text) if place.view.stage in TURNS else FormStep("")

    def ask(self, place: Place, text: str, focus: str) -> FormQuestion:
        """Return what the stage asks now; in words where it asks nothing that could be chosen."""
        stage = place.view.stage
        if stage in TURNS:
            return self._turn(place, text, focus)
        if stage == "lineup":
            return _lineup(place, focus)
        owed = self._presenter.owed(place.voice.locale, place.dossier, place.seat)
        return FormQuestion(asked=owed, choices=_replacements(place) if stage == "replacement" else ())

    def press(self, place: Place, step: FormStep, part: str, values: tuple[str, ...]) -> FormStep:
        """Return the orders with what was chosen in them, and what is asked next."""
        stage = place.view.stage
        if stage == "lineup":
            return _lined_up(place, step, part, values)
        if stage == "replacement" and part == "sub":
            return FormStep(_notation(values), is_done=True)
        if stage not in TURNS:
            raise UserError("error-stale")
        return _written(_sheet(place, step.text), step.focus, part, values)

    def _turn(self, place: Place, text: str, focus: str) -> FormQuestion:
        """Return the turn step by step; once it is whole it stands there as it is read back: one press sends it."""
        sheet, language = _sheet(place, text), place.voice.locale
        offer, order, told = Choices(place.voice, sheet), TurnOrder(), list[str]()
        try:
            order = sheet.parsed()
        except OrderError as error:
            told.append(self._presenter.order_error(language, place.dossier, error, "; ".join(text.splitlines())))
        asked = _asked(sheet, focus)
        is_ready = asked is None and not told
        if sheet.state.noted is not None and sheet.state.noted.team == sheet.team:
            told.append(place.voice.t("kb-build-noted", orders=", ".join(sheet.state.noted.orders.values())))
        drawn = self._presenter.order_picture(language, place.dossier, place.seat, order, place.palette)
        words = GameWords(place.voice, cast_of(place.view, place.dossier.team_names))
        shown = (order_text(words, order),) if is_ready or order != TurnOrder() else ()
        sending = place.voice.t("order-ask-deputy" if place.link == "deputy" else "order-ask-final")
        return FormQuestion(
            told=(*told, *drawn, *shown),
            asked=sending if is_ready else _question(offer, asked),
            choices=tuple(_choices(offer, order, asked, focus)),
            presses=(Press("tactics", place.voice.t("kb-build-tactic")),) if tactics(sheet.state, sheet.team) else (),
            is_ready=is_ready,
            is_shown=True,
        )


def _sheet(place: Place, text: str) -> OrderDraft:
    return OrderDraft.read(place.view, team_at(place.seat), text)


def _written(sheet: OrderDraft, focus: str, part: str, values: tuple[str, ...]) -> FormStep:
    """Return the turn's orders with a choice in them. Raises `UserError` for what was not asked."""
    asked, last = _asked(sheet, focus), _player(sheet, focus[1:]) if focus[:1] == "l" else None
    match part:
        case "who":
            step = FormStep(sheet.text, f"p{_player(sheet, values[0])[1:]}")
        case "tactics":
            step = FormStep(sheet.text, "t")
        case "tactic":
            step = FormStep(sheet.with_tactic(None if values[0] == NONE else _notation(values)).text)
        case "sub":
            step = FormStep(sheet.with_substitution(_notation(values)).text)
        case "act" if asked is not None and values[0] == STAND:
            step = FormStep(sheet.text, f"s{asked[1:]}")
        case "act" if asked is not None:
            step = FormStep(sheet.with_action(asked, _notation(values)).text, f"l{asked[1:]}")
        case "entry" if asked is not None:
            step = FormStep(sheet.with_entry(asked, _notation(values)).text, f"p{asked[1:]}")
        case "special" if last is not None:
            step = FormStep(sheet.with_more(last, _notation(values)).text, focus)
        case "more" if last is not None:
            step = FormStep(sheet.with_more(last, f"+ {_notation(values)}").text, focus)
        case _:
            raise UserError("error-stale")
    return step


def _asked(sheet: OrderDraft, focus: str) -> PlayerId | None:
    """Return the player who is asked for; None where nobody lacks an order."""
    return _player(sheet, focus[1:]) if focus[:1] in {"p", "s"} else next(iter(sheet.missing), None)


def _player(sheet: OrderDraft, number: str) -> PlayerId:
    """Return the player whom a press is about. Raises `UserError` for one of whom nothing is asked."""
    player = f"{sheet.team[0]}{number}"
    if player not in sheet.owing:
        raise UserError("error-stale")
    return player


def _notation(values: tuple[str, ...]) -> str:
    """Return the chosen value. Raises `UserError` for what is no notation: it is not from this form."""
    if not NOTATION.fullmatch(values[0]):
        raise UserError("error-stale")
    return values[0]


def _question(offer: Choices, asked: PlayerId | None) -> str:
    """Return what the form asks now, and who is still to be ordered."""
    t, sheet = offer.voice.t, offer.sheet
    if asked is None:
        return t("kb-build-wrong")
    who = sheet.state.players[asked]
    return t(
        "kb-build-ask",
        player=offer.name(asked),
        cls=class_label(offer.voice, who.cls),
        cell=sheet.start_of(asked) or "none",
        ball=facts.real_ball_of(sheet.state, asked) is not None,
        left=len(sheet.missing),
    )


def _choices(offer: Choices, order: TurnOrder, asked: PlayerId | None, focus: str) -> list[FormChoice]:
    """Return the choices: the question's own first, then what may be added to the last line, then other players."""
    sheet = offer.sheet
    found: list[FormChoice] = []
    if focus == "t":
        return offer.tactics()
    if asked is not None and focus[:1] == "s":
        found += offer.stands(asked)
    elif asked is not None:
        if facts.is_due_back(sheet.state, asked):
            found += offer.entries(asked)
        found += [] if sheet.is_idle else offer.actions(asked)
    line = sheet.line_of(_player(sheet, focus[1:]), order) if focus[:1] == "l" else None
    if line is not None and line.actions:
        found += [*offer.riders(line), *offer.further(line)]
    if len(sheet.owing) > 1:
        found += offer.players()
    return found if len(sheet.incoming) else found + offer.substitutions()


def _lineup(place: Place, focus: str) -> FormQuestion:
    """Return the choice of four starters, then of the holder of the ball; with just four there is only the latter."""
    t, roster = place.voice.t, _roster(place)
    if len(roster) < STARTERS:
        return FormQuestion(asked=t("kb-lineup-short", count=len(roster)))
    chosen = tuple(option for option in roster if option.value in focus[1:]) if focus else roster
    if len(chosen) != STARTERS:
        return FormQuestion(
            asked=t("kb-lineup-ask"),
            choices=(FormChoice("starters", t("kb-lineup-starters"), roster, STARTERS, STARTERS),),
        )
    names = ", ".join(escape(option.label, NAMES) for option in chosen)
    return FormQuestion(
        asked=t("kb-lineup-ask-ball", players=names), choices=(FormChoice("ball", t("kb-lineup-ball"), chosen),)
    )


def _lined_up(place: Place, step: FormStep, part: str, values: tuple[str, ...]) -> FormStep:
    numbers = "".join(sorted(values)) if part == "starters" else step.focus[1:]
    numbers = numbers or "".join(option.value for option in _roster(place))
    if not ROSTER.fullmatch(numbers):
        raise UserError("error-stale")
    if part == "starters":
        return FormStep("", f"b{numbers}")
    return FormStep(f"COMPO {' '.join(numbers)} BALLE {_notation(values)}", is_done=True)


def _replacements(place: Place) -> tuple[FormChoice, ...]:
    """Return who may come in for the one who was hurt, and the choice to play on one short (KB-21-f)."""
    t, state, seat = place.voice.t, place.view, team_at(place.seat)
    named = {player: f"{player[1:]} · {plain(entry.name or player)}" for player, entry in state.players.items()}
    options = [
        SelectOption(
            t("kb-build-substitute", entering=named[one.into or one.out], leaving=named[one.out]),
            f"X {one.out[1:]} {(one.into or one.out)[1:]}",
        )
        for one in substitutions(state, seat)
    ]
    hurt = (state.replacement or {}).get(seat, ())
    options += [SelectOption(t("kb-replace-nobody", player=named[out]), f"X {out[1:]} -") for out in hurt]
    return (FormChoice("sub", t("kb-build-substitute-choose"), options),)


def _roster(place: Place) -> tuple[SelectOption, ...]:
    """Return who may start for a team as options: number and name, class; the value is the number."""
    state = place.view
    named = [(player, state.players[player]) for player in facts.may_start(state, team_at(place.seat))]
    return tuple(
        SelectOption(
            f"{CLASS_SIGNS[entry.cls]} {player[1:]} · {plain(entry.name or player)}",
            player[1:],
            place.voice.t(f"kb-class-{entry.cls}"),
        )
        for player, entry in named
    )

"""The pages of the moves: a figure, then where they go: for nothing, or with 1, 2, 3… BOOST."""

from collections.abc import Iterator

from presenters.form import FormChoice, FormStep, Press
from presenters.helvetia_cup.form.desk import FormDesk, FormPage, stale_error
from presenters.post import ButtonStyle, SelectOption
from rules.errors import OrderError
from rules.helvetia_cup import chances
from rules.helvetia_cup.orders import BALL
from rules.helvetia_cup.pitch import PITCH, Hex
from rules.helvetia_cup.state import OTHER

MOST_PRESSED = 10  # hexes as buttons


def figure_choice(desk: FormDesk) -> FormChoice:
    """Return the choice of a figure: who may move, where each goes so far."""
    options = [SelectOption(_figure(desk, n), str(n)) for n in desk.team.on_pitch if not is_fixed(desk, n)]
    return FormChoice("man", desk.t("hc-form-who"), options, is_pressed=True)


def is_fixed(desk: FormDesk, number: int) -> bool:
    """Return whether it is a keeper who may not move (HC-2.5-shot-i, HC-2.5-pen-d)."""
    restart = desk.state.restart
    return number == desk.team.keeper and restart == ("keeper" if desk.is_attack else "penalty")


def _figure(desk: FormDesk, number: int) -> str:
    token = desk.draft.of_player("D", number)
    goal = token.partition("-")[2] or token.lstrip("0123456789")
    return desk.t("hc-form-figure", player=desk.player(number), to=goal or "none")


def move_page(desk: FormDesk, number: int) -> FormPage:
    """Return where a figure may go, grouped by BOOST."""
    if number not in desk.team.on_pitch or is_fixed(desk, number):
        raise stale_error()
    player = desk.team.players[number]
    told = desk.t("hc-form-moving", player=desk.player(number), at=player.at or "?", boost=player.boost)
    choices = [*_marks(desk, number), *_hexes(desk, number)]
    presses = []
    if desk.draft.of_player("D", number):
        presses.append(Press("stay", desk.t("hc-form-stay"), style=ButtonStyle.danger))
    presses += _leaving(desk, number)
    return FormPage((told,), choices=tuple(choices), presses=(*presses, desk.back()))


def press_move(desk: FormDesk, number: int, part: str, values: tuple[str, ...]) -> FormStep:
    """Return the moves after a press. Raises `UserError` for what was not offered."""
    value = values[0]
    if part == "stay":
        return FormStep(desk.draft.with_player("D", number, "").text)
    if part == "off":
        return FormStep(desk.draft.with_player("D", number, f"{_without_change(desk, number)}x{value}").text)
    if part == "mark" or part.startswith("hex"):
        return FormStep(desk.draft.with_player("D", number, f"{number}-{value}").text)
    raise stale_error()


def _without_change(desk: FormDesk, number: int) -> str:
    return (desk.draft.of_player("D", number) or str(number)).partition("x")[0]


def reachable_hexes(desk: FormDesk, number: int) -> chances.MoveReach:
    """Return where a figure can end their move, the other moves made."""
    try:
        return chances.find_reach(desk.state, desk.seat, number, desk.order(without=number))
    except OrderError:  # another move cannot stand: that is told
        return chances.find_reach(desk.state, desk.seat, number)


def _hexes(desk: FormDesk, number: int) -> Iterator[FormChoice]:
    found = reachable_hexes(desk, number)
    groups: dict[int, list[SelectOption]] = {}
    for at in sorted(found.boosts, key=PITCH.hexes.index):
        options = groups.setdefault(found.boosts[at], [])
        options.append(SelectOption(_hex_label(desk, at), at))
        if (ahead := found.overlaps.get(at)) is not None:
            options.append(SelectOption(desk.t("hc-form-overlap", at=at, to=ahead), f"{at}+"))
    for cost, options in sorted(groups.items()):
        is_pressed = cost == 0 and len(options) <= MOST_PRESSED
        yield FormChoice(f"hex{cost}", desk.t("hc-form-boosts", count=cost), options, is_pressed=is_pressed)


def _hex_label(desk: FormDesk, at: Hex) -> str:
    """Return a hex with who stands there, and what it is to a shooter."""
    state = desk.foreseen
    there = next((n for n, one in state.teams.of(OTHER[desk.seat]).players.items() if one.at == at), None)
    spot = PITCH.spot(OTHER[desk.seat], at) if desk.is_attack else None
    ball = state.ball.holder is None and state.ball.at == at
    return desk.t(
        "hc-form-hex",
        at=at,
        ball=ball,
        there="none" if there is None else desk.words.own(OTHER[desk.seat], there),
        zone="none" if spot is None else desk.t(f"hc-zone-{spot.zone}"),
        distance=0 if spot is None else spot.distance,
    )


def _marks(desk: FormDesk, number: int) -> Iterator[FormChoice]:
    """Yield the choice of whom a defender follows (HC-PM-mark): whom they reach, or in simultaneous tempo anybody."""
    if desk.is_attack:
        return
    others, found = desk.state.teams.of(OTHER[desk.seat]), reachable_hexes(desk, number).boosts
    marks = [BALL, *(str(n) for n in others.on_pitch if n != desk.state.ball.holder)]
    options: list[SelectOption] = []
    for mark in marks:
        at = desk.state.ball.at if mark == BALL else others.players[int(mark)].at
        if at is not None and (at in found or desk.state.is_simultaneous):
            options.append(SelectOption(_mark_label(desk, mark, found.get(at, 0)), f"@{mark}"))
    if options:
        yield FormChoice("mark", desk.t("hc-form-mark"), options, is_pressed=True)


def _mark_label(desk: FormDesk, mark: str, boosts: int) -> str:
    who = desk.state.ball.holder if mark == BALL else int(mark)
    named = "none" if who is None else desk.words.own(OTHER[desk.seat], who)
    return desk.t("hc-form-follow", ball=mark == BALL, player=named, boosts=boosts)


def _leaving(desk: FormDesk, number: int) -> Iterator[Press]:
    """Yield who may come on for a figure where they end their move, or where they are (HC-2.6-sub-c)."""
    player = desk.team.players[number]
    move = next((one for one in desk.draft.moves if one.player == number), None)
    at = player.at if move is None else move.points[-1] if move.points else None
    gone = {one.substitute for one in desk.draft.moves} - {None}
    if at is None or at not in reachable_hexes(desk, number).leaving or desk.team.subs_left <= len(gone):
        return
    for n in desk.team.bench:
        if n not in gone:
            yield Press("off", desk.t("hc-form-off", player=desk.player(n)), str(n))

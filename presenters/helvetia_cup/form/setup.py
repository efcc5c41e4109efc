"""The pages before the match: squad, toss, cards, challenge; then the three cards of the offer."""

from collections.abc import Sequence

from msgspec import UNSET

from presenters.form import FormChoice, FormStep
from presenters.helvetia_cup.form.desk import FormDesk, FormPage, stale_error
from presenters.helvetia_cup.standing import card_effect
from presenters.post import SelectOption
from rules.helvetia_cup.cards import cards_of, cards_of_kind
from rules.helvetia_cup.orders import Squad
from rules.helvetia_cup.teams import TEAMS, TeamData
from rules.helvetia_cup.turn.preparing import default_squad

KEPT = 3  # cards of a match
TOSS = {"attaque": "attack", "défense": "defence"}


def usual_start(desk: FormDesk) -> str:
    """Return what a coach begins with: the squad of who says nothing, and to attack first."""
    squad = default_squad(_data(desk), desk.team.unavailable, family=desk.state.is_family)
    return "\n".join((f"S {_written(squad)}", *(() if desk.state.is_family else (f"J {next(iter(TOSS))}",))))


def setup_page(desk: FormDesk, focus: str) -> FormPage:
    """Return the choice of a squad, of what is done at the toss, of cards."""
    if desk.state.phase == "cards":
        return FormPage(asked=desk.t("hc-form-ask-cards"), choices=(_offer(desk),))
    choices = _squad(desk) if "S" in desk.letters else ()
    if "J" in desk.letters:
        now = desk.draft.body("J")
        options = [SelectOption(desk.t(f"hc-form-toss-{name}", chosen=one == now), one) for one, name in TOSS.items()]
        choices = (*choices, FormChoice("J", desk.t("hc-form-toss"), options, is_pressed=True))
    if desk.state.config.cards and "C" in desk.letters:
        choices = (*choices, *_cards(desk))
    return FormPage(asked=desk.t("hc-form-ask-setup", family=desk.state.is_family), choices=choices)


def press_setup(desk: FormDesk, focus: str, part: str, values: tuple[str, ...]) -> FormStep:
    """Return the order after a choice. Raises `UserError` for what was not offered."""
    draft = desk.draft
    match part:
        case "starters":
            return FormStep(draft.with_section("S", _with_starters(desk, tuple(map(int, values)))).text)
        case "bench":
            squad = written_squad(desk)
            return FormStep(
                draft.with_section("S", _written(Squad(starters=squad.starters, bench=_numbers(values)))).text
            )
        case "J" | "F":
            return FormStep(draft.with_section(part, "" if values[0] == "-" else values[0]).text)
        case "C":
            return FormStep(draft.with_tokens("C", [one for one in values if one != "-"]).text)
    raise stale_error()


def written_squad(desk: FormDesk) -> Squad:
    """Return the squad as it is written, else the usual one."""
    written, known = desk.draft.body("S").partition("/"), _data(desk).numbers
    starters, bench = (tuple(n for n in _numbers(part.split()) if n in known) for part in written[::2])
    if not starters:
        return default_squad(_data(desk), desk.team.unavailable, family=desk.state.is_family)
    return Squad(starters=starters, bench=bench)


def _squad(desk: FormDesk) -> tuple[FormChoice, ...]:
    squad, data = written_squad(desk), _data(desk)
    first, *starters = squad.starters or (0,)
    free = [n for n in data.numbers if n not in desk.team.unavailable and n != first]
    found: list[FormChoice] = []
    if not desk.state.is_family:
        count = len(starters)
        outfield = [n for n in free if n != data.goalkeeper]
        options = [_player(desk, n, is_chosen=n in starters) for n in outfield]
        found.append(FormChoice("starters", desk.t("hc-form-starters", count=count), options, count, count))
    others = [n for n in free if n not in starters and n != data.goalkeeper]
    if squad.bench:
        options = [_player(desk, n, is_chosen=n in squad.bench) for n in others]
        count = len(squad.bench)
        found.append(FormChoice("bench", desk.t("hc-form-bench", count=count), options, count, count))
    return tuple(found)


def _player(desk: FormDesk, number: int, *, is_chosen: bool) -> SelectOption:
    card = _data(desk).card(number)
    label = desk.t("hc-form-player", player=desk.player(number), captain=card.pos == "C", boost=card.boost)
    return SelectOption(label, str(number), default=is_chosen)


def _with_starters(desk: FormDesk, chosen: tuple[int, ...]) -> str:
    """Return the squad with other starters; the bench keeps who is left of it, and is filled up."""
    squad, data = written_squad(desk), _data(desk)
    starters = (squad.starters[0], *chosen)
    has_captain = any(data.card(n).pos == "C" for n in starters)
    bench: list[int] = []
    for n in (*squad.bench, *data.numbers):
        is_captain = data.card(n).pos == "C"
        is_out = n in starters or n in bench or n in desk.team.unavailable or n == data.goalkeeper
        if is_out or (is_captain and has_captain) or len(bench) == len(squad.bench):
            continue
        bench.append(n)
        has_captain = has_captain or is_captain
    return _written(Squad(starters=starters, bench=tuple(bench)))


def _cards(desk: FormDesk) -> tuple[FormChoice, ...]:
    """Return the choice of a LEGEND in a single match; in a competition of up to three cards, and of a challenge."""
    team = desk.team
    if not desk.state.in_competition:
        legends = cards_of_kind(team.team, "legend")
        options = [_card(desk, n, is_chosen=str(n) in desk.draft.tokens("C")) for n in legends]
        return (FormChoice("C", desk.t("hc-form-legend"), options),) if options else ()
    held = (*team.deck, *team.legends_left)
    found: list[FormChoice] = []
    if held:
        options = [_card(desk, n, is_chosen=str(n) in desk.draft.tokens("C")) for n in held]
        found.append(FormChoice("C", desk.t("hc-form-deck"), options, 0, min(KEPT, len(options))))
    others = [n for n in cards_of_kind(team.team, "power") if n not in team.deck]
    if others and "F" in desk.letters:
        now = desk.draft.body("F")
        options = [SelectOption(desk.t("hc-form-no-challenge"), "-", default=not now)]
        options += [_card(desk, n, is_chosen=str(n) == now) for n in others]
        found.append(FormChoice("F", desk.t("hc-form-challenge"), options))
    return tuple(found)


def _offer(desk: FormDesk) -> FormChoice:
    offer = () if desk.team.offer is UNSET else desk.team.offer
    options = [_card(desk, n, is_chosen=str(n) in desk.draft.tokens("C")) for n in offer]
    return FormChoice("C", desk.t("hc-form-keep"), options, KEPT, KEPT)


def _card(desk: FormDesk, number: int, *, is_chosen: bool) -> SelectOption:
    card = cards_of(desk.team.team)[number]
    return SelectOption(
        desk.words.card(desk.seat, number), str(number), card_effect(desk.words, card), default=is_chosen
    )


def _data(desk: FormDesk) -> TeamData:
    return TEAMS[desk.team.team]


def _numbers(values: Sequence[str]) -> tuple[int, ...]:
    return tuple(int(one) for one in values if one.isdecimal())


def _written(squad: Squad) -> str:
    return f"{' '.join(map(str, squad.starters))} / {' '.join(map(str, squad.bench))}"

"""T4: bribes (KB-20): all dice first, then what they obtain against the opponents; favours are in `favours.py`.

T5: copies (KB-17-e): which of them hold good; copied bribes are resolved here.
"""

from collections.abc import Sequence

from rules.kollaball.events import Bribed, BribeEffect, Copied, NoEffect, Wounded
from rules.kollaball.events.fact import BribeEffectName, Side
from rules.kollaball.orders import Special
from rules.kollaball.state import PlayerId, TeamId, opponents_of, team_of
from rules.kollaball.turn import departures, favours
from rules.kollaball.turn.pieces import PlayerPlan
from rules.kollaball.turn.specials import PERCENT, is_critical, roll_critical, strip
from rules.kollaball.turn.why import drawn, drawn_of
from rules.kollaball.turn.work import Work, special_of
from rules.reasons import Named, Reason

Obtained = tuple[PlayerId, BribeEffectName]

SLICE = 50  # KB-20-b: deniers
CHANCE_PER_SLICE = 10
CRITICAL_CHANCE_PER_SLICE = 15  # KB-22-c
CRITICAL_FROM = 98

# KB-20-c: the last value of each line
AGAINST: tuple[tuple[int, BribeEffectName], ...] = (
    (25, "hindrance"),
    (50, "play_through"),
    (75, "referee_error"),
    (99, "imaginary_foul"),
    (100, "blatant_fix"),
)
FAVOUR: tuple[tuple[int, BribeEffectName], ...] = (
    (25, "fair_call"),
    (50, "offside"),
    (75, "advantage"),
    (99, "play_on"),
    (100, "favouritism"),
)
# KB-20-d: the order in which effects apply; the four favours are one group
RANKS: dict[BribeEffectName, int] = {
    "blatant_fix": 0,
    "referee_error": 1,
    "hindrance": 2,
    "play_through": 3,
    "imaginary_foul": 4,
    "favouritism": 5,
}
FAVOURS = len(RANKS)


def resolve_bribes(work: Work) -> None:
    """T4: the bribes of all merchants (and legends) who act, in player order (labels `bribe/…`, `crit/…`)."""
    batch = [
        (player, special)
        for player, plan in work.acting_plans()
        if (special := special_of(plan.actions[0])) is not None and special.kind == "bribe" and special.via != "copy"
    ]
    resolve_batch(work, batch)


def resolve_batch(work: Work, batch: Sequence[tuple[PlayerId, Special]]) -> None:
    """KB-20-d: all trigger and table dice of a step are rolled before any effect applies."""
    obtained: list[Obtained] = []
    for player, special in batch:
        with work.bribed(player):
            effect = _bribe(work, player, special)
        if effect is not None:
            obtained.append((player, effect))
    for player, effect in sorted(obtained, key=lambda one: RANKS.get(one[1], FAVOURS)):  # stable: then player order
        with work.bribed(player):
            _apply(work, player, effect)


def _bribe(work: Work, player: PlayerId, special: Special) -> BribeEffectName | None:
    """Spend, pay and roll one bribe; return what it obtains, None if it fails."""
    side, amount = special.side, special.amount
    if side is None or amount is None:
        raise RuntimeError(f"{player} bribes without side or amount")
    critical = is_critical(work, player, special)
    work.perform(player, special, deniers=amount)
    purse = work.players[player].deniers
    if purse is not None:  # KB-20-a: paid whether or not it works
        work.change(player, deniers=purse - amount)
    # KB-20-b, KB-22-c: an unfinished slice adds nothing
    per_slice = CRITICAL_CHANCE_PER_SLICE if critical else CHANCE_PER_SLICE
    chance = min(PERCENT, amount // SLICE * per_slice)
    roll = work.dice.roll(f"bribe/{player}/trigger", PERCENT)
    triggered = roll <= chance
    facts = {"slices": amount // SLICE, "each": per_slice, "chance": chance, "roll": roll}
    bribed = Bribed(player=player, side=side, amount=amount, chance=chance, roll=roll, triggered=triggered)
    work.log(bribed, reasons=(Reason("bribe", facts),))
    return _consult(work, player, side, critical=critical) if triggered else None


def _consult(work: Work, player: PlayerId, side: Side, *, critical: bool) -> BribeEffectName:
    """KB-20-c: return what the side's table gives."""
    roll = work.dice.roll(f"bribe/{player}/table", PERCENT)
    table = FAVOUR if side == "favour" else AGAINST
    # KB-22-c: a critical bribe gets the last line from 98 on
    value = PERCENT if critical and roll >= CRITICAL_FROM else roll
    line = next(line for line, (last, _) in enumerate(table) if value <= last)
    high, effect = table[line]
    facts = {"roll": roll, "low": table[line - 1][0] + 1 if line else 1, "high": high}
    if value != roll:
        facts["low"] = CRITICAL_FROM
    team = team_of(player) if side == "favour" else opponents_of(team_of(player))
    work.log(BribeEffect(player=player, effect=effect, roll=roll, team=team), reasons=(Reason("table", facts),))
    return effect


def _apply(work: Work, player: PlayerId, effect: BribeEffectName) -> None:
    victims = opponents_of(team_of(player))
    match effect:
        case "imaginary_foul":
            favours.imaginary_foul(work, player, victims)
        case "blatant_fix" | "referee_error" | "hindrance" | "play_through":
            _strike(work, player, effect, victims)
        case _:
            favours.grant_favour(work, player, effect)


def _strike(work: Work, merchant: PlayerId, effect: BribeEffectName, team: TeamId) -> None:
    candidates = _eligible(work, effect, team)
    if not candidates:
        work.log(NoEffect(cause=effect), reasons=(Reason("no-effect", {"cause": effect}),))
        return
    victim = work.dice.pick(f"bribe/{merchant}/victim", candidates)
    # KB-17-k: among whom a hindrance was drawn would tell who holds a real ball
    reasons = drawn_of(candidates) if effect == "hindrance" else drawn(candidates)
    match effect:
        case "blatant_fix":  # KB-20-g: for good; a substitute may come from turn t + 3 on
            departures.remove(work, victim, effect, reasons, replace_from=work.turn + 3)
        case "referee_error":  # KB-20-h3: off for 1D2 turns, this one included, and then as many more actions
            turns = work.dice.roll(f"bribe/{merchant}/turns", 2)
            departures.remove(work, victim, effect, reasons, returns=work.turn + turns, radius=1, extra=turns)
        case "hindrance":  # KB-20-h1
            departures.hamper(work, victim, effect, reasons)
        case _:  # KB-20-h2: they play this turn and misses the next
            work.wounds.append(victim)
            work.log(Wounded(player=victim, cause="play_through"), reasons=reasons)


def _eligible(work: Work, effect: BribeEffectName, team: TeamId) -> list[PlayerId]:
    """KB-20-e: those who are to play this turn, else all on the pitch; for a hindrance never a carrier, nor others."""
    present = work.on_pitch(team)
    playing = [player for player in present if not work.sits_out(player)]
    if effect == "hindrance":
        return [player for player in playing if work.real_ball_of(player) is None]
    return playing or present


def resolve_copies(work: Work) -> None:
    """T5: check every copy, in player order (label `crit/<player>`); a copy that fails is spent."""
    bribes: list[tuple[PlayerId, Special]] = []
    for player, plan in work.acting_plans():
        found = _copy_of(plan)
        if found is None:
            continue
        place, special = found
        # KB-22-d: a critical copy performs what nobody performed last turn
        with work.trail.behind(f"copy/{player}", player):
            critical = roll_critical(work, player, None)
            valid = critical or special.kind in work.state.last_specials
            known = Named("special", work.state.last_specials)
            code = "copy-played" if special.kind in work.state.last_specials else "copy-not-played"
            if critical and code == "copy-not-played":
                code = "copy-critical"
            clause = "KB-22-d" if code == "copy-critical" else "KB-17-e"
            why = Reason(code, {"specials": known}, clause=clause)
            work.log(Copied(player=player, copied=special.kind, valid=valid), reasons=(why,))
        if not valid:
            work.spend(player, special)
            strip(plan, place)
        elif special.kind == "bribe":
            bribes.append((player, special))
    # KB-19-b: a copied bribe is resolved after all merchants' bribes
    resolve_batch(work, bribes)


def _copy_of(plan: PlayerPlan) -> tuple[int, Special] | None:
    for place, action in enumerate(plan.actions):
        special = special_of(action)
        if special is not None and special.via == "copy":
            return place, special
    return None

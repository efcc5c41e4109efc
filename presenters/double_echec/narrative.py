"""What happened, in words: a sentence an event, the story of a shift in its telling events, its beats a line each."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice

from presenters.dossier import Happened
from presenters.double_echec.words import CARD_SIGNS, GameWords, goals_text
from presenters.escaping import escape
from presenters.fitting import name_some
from presenters.match.telling import Telling
from presenters.teller import NONE, NOTHING, Teller, Values
from presenters.why import short_reasons
from rules.double_echec import events as ev
from rules.double_echec.league import events as league
from rules.double_echec.state import OTHER
from rules.double_echec.turn.stealing import OUT

CODES = 600  # characters of a list of teams
UNITS_A_MINUTE = 2
# What a story is told in (`Telling`); the last kinds are in the picture as well.
TELLING: tuple[tuple[type[ev.Event], ...], ...] = (
    (ev.Goal, ev.MatchEnd),
    (ev.PeriodEnd, ev.Overtime, ev.PenaltyShotAwarded, ev.PenaltyShot, ev.PenaltyShotOver),
    (ev.Penalty, ev.Fight, ev.Injured, ev.Post, ev.WrongCard),
    (ev.Shot, ev.Saved, ev.Stolen, ev.TooManyMen, ev.Icing, ev.QuickFaceoff, ev.Withdrawn),
    (ev.Takeaway, ev.ShotMissed, ev.OneTimerPass, ev.PenaltyOver, ev.Permuted),
    (ev.Whistle, ev.FacedOff, ev.Cleared, ev.ChangeCalled, ev.ChangeFree),
    (ev.Passed, ev.PassFailed, ev.Advance, ev.RecoverTry),
)
OPENS_A_BEAT = (ev.FacedOff, ev.CardTurned, ev.PenaltyShot, ev.PeriodEnd, ev.RefereeOverride)


def _own(words: GameWords, event: ev.Event) -> Values | None:  # noqa: PLR0911, PLR0912 - one per kind
    """Return what a sentence needs besides the fields of its event, or in the place of one."""
    match event:
        case ev.FacedOff(winner=team, player=player):
            return {"player": words.player(team, player)}
        case ev.ClockMarked():
            return {"time": words.time(event.period, event.unit)}
        case ev.Takeaway(team=team, player=player) | ev.Stolen(team=team, player=player):
            return {"player": words.player(team, player), "from_player": words.player(OTHER[team], event.from_player)}
        case ev.Skated(team=team, player=player, path=path):
            return {"player": words.player(team, player), "from": path[0], "at": path[-1]}
        case ev.CardTurned(team=team, player=player):
            return {
                "player": words.player(team, player),
                "named": words.card(event.card),
                "sign": CARD_SIGNS[event.card],
            }
        case ev.DecisionPoint() | ev.WrongCard():
            return {"named": words.card(event.card)}
        case ev.Passed() | ev.PassFailed() | ev.OneTimerPass():
            return {"player": words.player(event.team, event.player), "to": words.player(event.team, event.to)}
        case ev.Post(team=team, player=player):
            return {"player": words.player(team, player), "dice": words.list(map(str, event.dice)) or NONE}
        case ev.Goal():
            time = words.time(event.period, event.unit)
            return {"player": words.player(event.team, event.player), "goals": goals_text(event.score), "time": time}
        case ev.Cleared():
            return {"player": words.player(event.team, event.player), "way": words.t(f"de-way-{event.dir}")}
        case ev.Icing(team=team):
            return {"touched_by": words.player(OTHER[team], event.touched_by)}
        case ev.StealTry(team=team, player=player):
            return {
                "player": words.player(team, player),
                "carrier": words.player(OTHER[team], event.carrier),
                "need": event.distance + OUT,
            }
        case ev.FightRound(teams=teams, players=players):
            first, second = (words.player(*one) for one in zip(teams, players, strict=True))
            return {"first": first, "second": second, "totals": "–".join(map(str, event.totals))}
        case ev.Fight():
            return {"winner": words.player(*event.winner), "loser": words.player(*event.loser)}
        case ev.Penalty(team=team, player=player, units=units):
            return {"player": words.player(team, player), "minutes": minutes_text(words, units)}
        case ev.ChangeCalled(team=team, slot=slot) | ev.ChangeFree(team=team, slot=slot):
            out, comes = words.player(team, event.out), words.player(team, event.substitute)
            return {"out": out, "in": comes, "post": words.post(slot)}
        case ev.Entered(team=team, player=player, slot=slot):
            return {"player": words.player(team, player), "post": words.post(slot)}
        case ev.Strength(team=team, player=player, slot=slot):
            return {"player": words.player(team, player), "post": words.post(slot), "gone": event.out}
        case ev.Permuted(slots=slots):
            return {"posts": words.t("list", first=words.post(slots[0]), last=words.post(slots[1]))}
        case ev.TooManyMen(team=team, player=player):
            return {"player": words.player(team, player), "server": words.player(team, event.server)}
        case ev.PenaltyShotAwarded(team=team, player=player):
            return {"player": words.player(team, player), "by": words.player(OTHER[team], event.by)}
        case ev.PenaltyShot(team=team, player=player):
            return {"player": words.player(team, player), "keeper": words.player(OTHER[team], event.keeper)}
        case ev.PeriodEnd():
            return {"named": words.period(event.period), "goals": goals_text(event.score)}
        case ev.Overtime():
            return {"named": words.period(event.period)}
        case ev.MatchEnd():
            return {"goals": goals_text(event.score)}
        case league.MatchRecorded():
            home, away = (words.say("code", code) for code in (event.home, event.away))
            return {"home": home, "away": away, "goals": f"{event.score[0]}–{event.score[1]}"}
        case league.StandingsDrawn():
            ranks = [f"{words.say('code', one.team)} {one.points}" for one in event.order]
            return {"ranks": name_some(words.voice, ranks, CODES)}
        case league.DraftRound():
            return {"codes": name_some(words.voice, [words.say("code", code) for code in event.order], CODES)}
        case league.GmScore():
            terms = (
                words.t("de-gm-term", name=words.t(f"de-term-{name}"), value=value)
                for name, value in event.terms.items()
            )
            return {"parts": words.list(terms), "total": event.total}
        case league.TrophyAwarded():
            return {"holders": name_some(words.voice, [words.say("code", code) for code in event.winners], CODES)}
        case league.LeagueEdit():
            return {"value": escape(str(event.value))}
        case ev.PsApproach() | ev.PsKeeper():
            return NOTHING
        case _ if (whom := getattr(event, "player", None)) is not None:
            return {"player": words.player(event.team, whom)}  # type: ignore[union-attr]
        case _:
            return NOTHING


def _is_said(event: ev.Event) -> bool:
    """Return whether the sentence next to it says what an event does: an ordinary save after its shot says both."""
    return isinstance(event, ev.Saved) and event.why == "crease"


TELLER = Teller[GameWords, ev.Event]("de", _own)
STORY = Telling(TELLER, TELLING, 12, _is_said)


def minutes_text(words: GameWords, units: int) -> str:
    """Return so many units as minutes; half a minute is told as seconds after them."""
    whole, half = divmod(units, UNITS_A_MINUTE)
    return f"{whole}:30" if half else str(whole)


def group_beats(events: Sequence[ev.Event]) -> Iterator[tuple[ev.Event, ...]]:
    """Yield the events beat by beat: a defensive action, a card, a try for the puck, a face-off."""
    beat: list[ev.Event] = []
    for event in events:
        if beat and _begins(event, beat):
            yield tuple(beat)
            beat = []
        beat.append(event)
    if beat:
        yield tuple(beat)


def _begins(event: ev.Event, beat: Sequence[ev.Event]) -> bool:
    match event:
        case ev.ClockMarked(why=why):
            return why != "fight"
        case ev.RecoverTry(counted=counted) if not counted:
            return True
        case ev.RecoverImpossible():
            return any(isinstance(one, ev.RecoverTry | ev.CardTurned | ev.RecoverImpossible) for one in beat)
        case _:
            return isinstance(event, OPENS_A_BEAT)


def beat_lines(words: GameWords, happened: Sequence[Happened]) -> list[str]:
    """Return every beat of a turn in one line each, with its card and its dice, and the short reasons."""
    told = iter(happened)
    return [
        words.t("de-beat", number=str(number), told=" ".join(_sentences(words, islice(told, len(beat)))))
        for number, beat in enumerate(group_beats([one.event for one in happened]), start=1)
    ]


def _sentences(words: GameWords, happened: Iterable[Happened]) -> Iterator[str]:
    for one in happened:
        told = TELLER.sentence(words, one.event)
        if told is not None:
            yield told + short_reasons(words, "de", one)

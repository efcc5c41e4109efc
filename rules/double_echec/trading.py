"""A trade moves players, with salaries and injuries, between two sheets, and choices of the next draft (rulebook 9)."""

from collections.abc import Collection, Iterator, Mapping, Sequence

import msgspec
from msgspec.structs import replace

from rules.books import DealError
from rules.contract import JsonObject, SeatId
from rules.double_echec.league.bookkeeping import BETWEEN
from rules.double_echec.league.settings import ROUNDS
from rules.double_echec.roster import FULL, Roster, RosterPlayer, roster_of, stored_roster_of
from rules.double_echec.state import League, Strict

MOST_MEN = 30  # of a team


class Half(Strict, frozen=True, kw_only=True, omit_defaults=True):
    """What one team gives: players as they were when it was agreed on, how many choices of which round."""

    men: tuple[RosterPlayer, ...] = ()
    choices: Mapping[str, int] = {}


class Deal(Strict, frozen=True, kw_only=True):
    """What the first team gives, what it takes."""

    gives: Half = Half()
    takes: Half = Half()

    @property
    def halves(self) -> tuple[Half, Half]:
        """What each of both teams gives."""
        return self.gives, self.takes

    @property
    def has_choices(self) -> bool:
        """Whether it is about choices, too."""
        return any(half.choices for half in self.halves)


def half_of(roster: Roster, numbers: Sequence[int], choices: Mapping[str, int], side: int) -> Half:
    """Return what a team gives. Raises `DealError`: `number` for a jersey that is nobody's, or twice."""
    players: list[RosterPlayer] = []
    for number in numbers:
        player = roster.player(number)
        if player is None or player in players:
            raise DealError("number", side, number=number)
        players.append(player)
    return Half(men=tuple(players), choices=choices)


def read_deal(deal: JsonObject) -> Deal:
    """Return a deal as it was stored."""
    return msgspec.convert(deal, Deal)


def trade_sheets(sheets: tuple[JsonObject, JsonObject], deal: Deal) -> tuple[JsonObject, JsonObject]:
    """Return both teams' sheets after a deal.

    Raises `DealError`: `nothing`, `number` for a player who is gone, `twice` for two players with one number,
    `many`, `few` for a team without a full line.
    """
    if not any(half.men or half.choices for half in deal.halves):
        raise DealError("nothing")
    rosters = [roster_of(sheet) for sheet in sheets]
    gone = [_men(roster, half, side) for side, (roster, half) in enumerate(zip(rosters, deal.halves, strict=True))]
    one, two = (_after(rosters[side], gone[side], gone[1 - side], side) for side in (0, 1))
    return {**sheets[0], **stored_roster_of(one)}, {**sheets[1], **stored_roster_of(two)}


def choices(books: League, codes: tuple[SeatId, SeatId], deal: Deal) -> str:
    """Return `CHOIX` of both teams after a deal. Raises `DealError`: `choices` for more than a team owns."""
    commands: list[str] = []
    for among in ROUNDS:
        moved = [half.choices.get(among, 0) for half in deal.halves]
        for side, code in enumerate(codes if any(moved) else ()):
            owned = books.teams[code].picks.get(among, 0)
            if owned < moved[side]:
                raise DealError("choices", side, round=int(among))
            commands.append(f"CHOIX {code} {among} {owned - moved[side] + moved[1 - side]}")
    return BETWEEN.join(commands)


def _men(roster: Roster, half: Half, side: int) -> tuple[RosterPlayer, ...]:
    """Return the players as they are by now; what they are worth must be as it was agreed on."""
    found = []
    for player in half.men:
        now = roster.player(player.n)
        if now is None or _worth(now) != _worth(player):
            raise DealError("number", side, number=player.n)
        found.append(now)
    return tuple(found)


def _worth(player: RosterPlayer) -> tuple[object, ...]:
    return player.pos, player.T, player.P, player.V, player.B, player.A, player.salary


def _after(roster: Roster, gone: Collection[RosterPlayer], come: Collection[RosterPlayer], side: int) -> Roster:
    """Return a team's sheet after a deal; a line that somebody left is filled by who came, else it is no line."""
    stay = [player for player in roster.men if player not in gone]
    twice = sorted({player.n for player in stay} & {player.n for player in come})
    if twice:
        raise DealError("twice", side, number=twice[0])
    players = (*stay, *come)
    if len(players) > MOST_MEN:
        raise DealError("many", side, most=MOST_MEN)
    if gone and any(sum(player.pos == pos for player in players) < full for pos, full in FULL.items()):
        raise DealError("few", side)
    instead = dict(_heirs(gone, come))
    left = {player.n for player in gone} - instead.keys()
    lines = {
        name: tuple(instead.get(n, n) for n in numbers)
        for name, numbers in roster.lines.items()
        if left.isdisjoint(numbers)
    }
    keeper = None if roster.keeper in left else instead.get(roster.keeper or 0, roster.keeper)
    return replace(roster, men=players, lines=lines, keeper=keeper)


def _heirs(gone: Collection[RosterPlayer], come: Collection[RosterPlayer]) -> Iterator[tuple[int, int]]:
    """Yield whose place in the lines is whose from now on."""
    fresh = list(come)
    for player in gone:
        heir = next((one for one in fresh if one.pos == player.pos), None)
        if heir is not None:
            fresh.remove(heir)
            yield player.n, heir.n

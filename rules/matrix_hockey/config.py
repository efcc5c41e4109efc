"""The options of a season (rulebook 3.8): the defaults, and a state's overrides merged into them."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Annotated, Literal

import msgspec

from rules.errors import CaseError
from rules.matrix_hockey.consistency import CASE_ERROR
from rules.matrix_hockey.state import CLASSES, Comp, Level, OutcomeClass, RecordComp, Small

Values = Mapping[str, Small]  # a stock of overtime or shoot-out values
Positive = Annotated[int, msgspec.Meta(ge=1, le=9_999)]
Points = Mapping[OutcomeClass, Annotated[int, msgspec.Meta(ge=-9_999, le=9_999)]]
Criterion = Literal[
    "goal_difference",
    "goals_for",
    "goals_against",
    "wins",
    "regulation_wins",
    "fewest_onr",
    "h2h_points",
    "h2h_goal_difference",
    "h2h_goals_for",
]
Offset = Literal["auto"] | Annotated[tuple[Small, ...], msgspec.Meta(max_length=26)]
Columns = Literal["auto"] | Positive

OT_VALUES, SO_VALUES = "0123X", "012345X"

_WIN, _HALF, _NOTHING = 2, 1, 0
_TIEBREAKS: tuple[Criterion, ...] = ("goal_difference", "goals_for", "h2h_points", "wins")
_WHOLE = frozenset({"ot_stock", "so_stock"})  # replace the default whole; so does any list


def _points() -> Points:
    """MH-3.1.5-a, -b: every kind of win 2, a draw or a loss after overtime 1."""
    return {
        name: _WIN if name.endswith("win") else _NOTHING if name in ("loss", "ff_loss") else _HALF for name in CLASSES
    }


class _Part(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A part of the config: a key that it does not know is a fault."""


class MatrixDraw(_Part, frozen=True, kw_only=True):
    """How a matrix is drawn (MH-2.1.1-b, -i); `per_division` is for CH (MH-2.1.1-j)."""

    min: Small = 1
    max: Small = 6
    offset: Offset = "auto"


class ChampionshipDraw(MatrixDraw, frozen=True, kw_only=True):
    """How the CH matrix is drawn."""

    per_division: bool = False


class Championship(_Part, frozen=True, kw_only=True):
    """The options of CH."""

    columns: Columns = "auto"
    matrix: ChampionshipDraw = ChampionshipDraw()
    scope: Literal["division"] = "division"
    extra_goals: bool = True
    super_saves: bool = True
    bonus_goal: bool = True
    ot_stock: Values = msgspec.field(default_factory=lambda: {"0": 2, "1": 3, "2": 3, "3": 2, "X": 1})
    x_ot_max: Small = 3
    points: Points = msgspec.field(default_factory=_points)
    tiebreaks: tuple[Criterion, ...] = _TIEBREAKS
    last_two_together: bool = True


class QualifyingPlace(_Part, frozen=True, kw_only=True):
    """An entry of `WG.qualification`: the holder of a title, or the teams of some ranks of a level."""

    title: Literal["WG", "KDH"] | None = None
    level: Level | None = None
    ranks: tuple[Positive, ...] = ()


class GretzkyCup(_Part, frozen=True, kw_only=True):
    """The options of WG."""

    columns: Columns = 8
    matrix: MatrixDraw = MatrixDraw()
    scope: Literal["round", "pool"] = "round"
    extra_goals: bool = True
    ot_stock: Values = msgspec.field(default_factory=lambda: {"0": 2, "1": 2, "2": 2, "X": 2})
    x_ot_max: Small = 3
    points: Points = msgspec.field(default_factory=_points)
    tiebreaks: tuple[Criterion, ...] = _TIEBREAKS
    pools: Annotated[int, msgspec.Meta(ge=2, le=4)] = 3
    pool_size: Annotated[int, msgspec.Meta(ge=2, le=100)] = 4
    qualification: tuple[QualifyingPlace, ...] = (
        QualifyingPlace(title="WG"),
        QualifyingPlace(title="KDH"),
        QualifyingPlace(level=1, ranks=(1, 2, 3, 4)),
        QualifyingPlace(level=2, ranks=(1,)),
        QualifyingPlace(level=3, ranks=(1,)),
    )

    @property
    def places(self) -> int:
        """How many teams play the cup."""
        return self.pools * self.pool_size

    @property
    def pool_rounds(self) -> int:
        """MH-3.3.1-c: home and away; then come the semi-finals and the final."""
        return 2 * (self.pool_size + self.pool_size % 2 - 1)


class KdhCup(_Part, frozen=True, kw_only=True):
    """The options of KDH."""

    columns: Columns = "auto"
    matrix: MatrixDraw = MatrixDraw()
    scope: Literal["round", "match"] = "round"
    extra_goals: bool = True
    ot_stock: Values = msgspec.field(default_factory=lambda: {"0": 2, "1": 2, "2": 2, "X": 1})
    so_stock: Values = msgspec.field(default_factory=lambda: {"0": 1, "1": 1, "2": 1, "3": 1, "4": 1, "5": 1, "X": 1})
    x_ot_max: Small = 3
    x_so_max: Small = 5


class Gain(_Part, frozen=True, kw_only=True):
    """Points per outcome class that earn next season's extra goals (MH-2.1.2.1)."""

    CH: Points = msgspec.field(default_factory=_points)
    WG: Points = msgspec.field(default_factory=_points)
    WGF: Points = msgspec.field(default_factory=_points)
    KDH: Points = msgspec.field(default_factory=_points)
    divisor: Positive = 3

    def of(self, comp: RecordComp) -> Points:
        """Return the points of a competition."""
        return {"CH": self.CH, "WG": self.WG, "WGF": self.WGF, "KDH": self.KDH}[comp]


class Saves(_Part, frozen=True, kw_only=True):
    """Next season's super saves (MH-2.1.3.1)."""

    base: Small = 2
    per_shutout: Small = 1


class Stock(_Part, frozen=True, kw_only=True):
    """Extra goals and super saves of a team."""

    extra_goals: Small = 0
    super_saves: Small = 0


class OnrOptions(_Part, frozen=True, kw_only=True):
    """What a missing order costs (MH-3.1.3)."""

    penalty_goals: Small = 1
    crowd_basis: Literal["choosers", "others"] = "choosers"
    ladder: tuple[Literal["CH", "WG"], ...] = ("CH", "WG")


class DummyOptions(_Part, frozen=True, kw_only=True):
    """How a team without a coach plays (MH-3.1.3-g, MH-3.2.3-i)."""

    counts_for_columns: bool = True
    bonus_goal: bool = True
    cups: Literal["forfeit", "random"] = "forfeit"


class ReplacementOptions(_Part, frozen=True, kw_only=True):
    """How teams are taken over from the waiting list (MH-3.1.3-i, -j)."""

    auto: bool = True
    first_round: bool = True
    keeps_promotion_ban: bool = False
    grant: Stock = Stock()


class AdvanceOptions(_Part, frozen=True, kw_only=True):
    """Whether orders for later rounds are taken (MH-3.1.3-k)."""

    CH: bool = True
    WG: bool = True
    KDH: bool = True


class SeasonSettings(_Part, frozen=True, kw_only=True):
    """Every option of a season; `weekly` and `charter` are the bot's and mean nothing here."""

    competitions: tuple[Comp, ...] = ("CH", "WG", "KDH")
    CH: Championship = Championship()
    WG: GretzkyCup = GretzkyCup()
    KDH: KdhCup = KdhCup()
    gain: Gain = Gain()
    saves: Saves = Saves()
    inaugural: Stock = Stock(extra_goals=4, super_saves=2)
    newcomer: Stock = Stock(extra_goals=0, super_saves=2)
    extra_goals_priority: tuple[Comp, ...] = ("CH", "WG", "KDH")
    onr: OnrOptions = OnrOptions()
    dummy: DummyOptions = DummyOptions()
    replacement: ReplacementOptions = ReplacementOptions()
    promote: Small = 2
    advance: AdvanceOptions = AdvanceOptions()
    weekly: object = None
    charter: object = None

    def of(self, comp: Comp) -> Championship | GretzkyCup | KdhCup:
        """Return the options of a competition."""
        match comp:
            case "CH":
                return self.CH
            case "WG":
                return self.WG
            case "KDH":
                return self.KDH

    def takes_ahead(self, comp: Comp) -> bool:
        """Return whether orders for later rounds of a competition are taken."""
        return {"CH": self.advance.CH, "WG": self.advance.WG, "KDH": self.advance.KDH}[comp]


DEFAULTS: Mapping[str, object] = msgspec.to_builtins(SeasonSettings())


def settings_of(config: Mapping[str, object]) -> SeasonSettings:
    """Return the options that `config` (a state's overrides) gives. Raises `CaseError` for an impossible one."""
    return _settings(msgspec.json.encode(config))


@lru_cache(maxsize=256)
def _settings(config: bytes) -> SeasonSettings:
    given = msgspec.json.decode(config)
    if not isinstance(given, dict):
        raise CaseError(CASE_ERROR, "config: an object was expected")
    try:
        settings = msgspec.convert(merge_options(DEFAULTS, given), SeasonSettings)
    except (msgspec.ValidationError, ValueError) as error:
        raise CaseError(CASE_ERROR, f"config: {error}") from None
    _check(settings)
    return settings


def merge_options(default: Mapping[str, object], given: Mapping[str, object]) -> dict[str, object]:
    """Return `default` with the entries of `given`, merged key by key at every depth."""
    merged = dict(default)
    for key, value in given.items():
        known = default.get(key)
        if isinstance(known, Mapping) and isinstance(value, Mapping) and key not in _WHOLE:
            merged[key] = merge_options(known, value)
        else:
            merged[key] = value
    return merged


def _check(settings: SeasonSettings) -> None:
    draws: tuple[MatrixDraw, ...] = (settings.CH.matrix, settings.WG.matrix, settings.KDH.matrix)
    if any(draw.min > draw.max for draw in draws):
        raise CaseError(CASE_ERROR, "config: a matrix's min is above its max")
    stocks = ((settings.CH.ot_stock, OT_VALUES), (settings.WG.ot_stock, OT_VALUES), (settings.KDH.ot_stock, OT_VALUES))
    for stock, values in (*stocks, (settings.KDH.so_stock, SO_VALUES)):
        if not set(stock) <= set(values):
            raise CaseError(CASE_ERROR, f"config: a stock holds the values {', '.join(values)} only")
    if "CH" not in settings.competitions:  # MH-1-b
        raise CaseError(CASE_ERROR, "config: competitions: CH is always played")
    if sorted(settings.extra_goals_priority) != ["CH", "KDH", "WG"]:  # MH-4-f
        raise CaseError(CASE_ERROR, "config: extra_goals_priority: all three competitions, each once")

"""Instants as a French Discord shows them, in the league's time zone."""

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

ZONE = ZoneInfo("Europe/Paris")
DAYS = ("lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche")
MONTHS = (
    "janvier", "février", "mars", "avril", "mai", "juin", "juillet", "août", "septembre", "octobre", "novembre",
    "décembre",
)  # fmt: skip

# Up to how many seconds, in what unit of seconds, under what names.
STEPS = (
    (45, 1, "quelques secondes", "{} secondes"),
    (45 * 60, 60, "une minute", "{} minutes"),
    (22 * 3600, 3600, "une heure", "{} heures"),
    (10**12, 86_400, "un jour", "{} jours"),
)


def local(at_ms: int) -> datetime:
    """Return an instant in the league's zone."""
    return datetime.fromtimestamp(at_ms / 1000, UTC).astimezone(ZONE)


def moment(at_ms: int) -> str:
    """Return an instant as `vendredi 2 janvier 2026 18:30`."""
    at = local(at_ms)
    return f"{DAYS[at.weekday()]} {at.day} {MONTHS[at.month - 1]} {at.year} {at:%H:%M}"


def short(at_ms: int) -> str:
    """Return an instant as it stands beside a name: `02/01/2026 18:30`."""
    return f"{local(at_ms):%d/%m/%Y %H:%M}"


def styled(at_ms: int, now_ms: int, style: str | None) -> str:
    """Return an instant as Discord's own mark-up shows it: `R` relative, `d` short date, `t` hour, else in full."""
    match style:
        case "R":
            return relative(at_ms, now_ms)
        case "d" | "t":
            return short(at_ms).split(" ")[style == "t"]
        case _:
            return moment(at_ms)


def relative(at_ms: int, now_ms: int) -> str:
    """Return how far an instant is from another: `dans 5 heures`, `il y a un jour`."""
    away = abs(at_ms - now_ms) / 1000
    _, unit, one, many = next(step for step in STEPS if away < step[0])
    count = round(away / unit)
    told = one if unit == 1 or count <= 1 else many.format(count)
    return f"dans {told}" if at_ms >= now_ms else f"il y a {told}"

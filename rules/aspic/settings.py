"""The settings of a match (rulebook 3, "Config keys in one place"): what the engine, the bot and the creation read."""

from typing import Literal, get_args

import msgspec

from rules.aspic.state import Config
from rules.contract import JsonObject
from rules.errors import CaseError
from rules.kit.numbers import Number
from rules.shapes import PersonName

ClockMode = Literal["live", "correspondence", "none"]
Color = Literal["blue", "purple", "mauve", "red", "orange", "yellow", "green", "sky"]  # AS-colour-a
ColorPair = tuple[Color, Color]

CONFIG_ERROR = "AS_CONFIG"
COLORS: tuple[Color, ...] = get_args(Color)

# AS-colour-b
FORBIDDEN_COLOR_PAIRS: tuple[ColorPair, ...] = (
    ("red", "orange"),
    ("red", "mauve"),
    ("purple", "mauve"),
    ("purple", "blue"),
    ("green", "sky"),
)

LIVE_TIMES_S = (18, 27, 36, 45, 54)  # AS-time-a
LIVE_TIME_S = 36
CORRESPONDENCE_TIME_S = 43_200  # AS-time-e: 12 h
CORRESPONDENCE_DEADLINE_S = 172_800  # 48 h


class Settings(Config, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All settings; None stands for the default that depends on another one."""

    clock_mode: ClockMode = "live"
    time_per_turn_s: Number | None = None
    reserve_s: Number | None = None
    turn_deadline_s: Number | msgspec.UnsetType | None = msgspec.UNSET
    sides: Literal["home_left", "draw"] = "home_left"  # AS-side-a
    forbidden_color_pairs: tuple[ColorPair, ...] = FORBIDDEN_COLOR_PAIRS


class Offer(msgspec.Struct, frozen=True, kw_only=True):
    """What a challenge offers: the settings of the match, and the name and the colour of who offers it."""

    config: JsonObject
    color: Color
    name: PersonName


def read_settings(config: object) -> Settings:
    """Return the settings of a JSON object. Raises `CaseError` `AS_CONFIG` for a value outside its list."""
    try:
        settings = msgspec.convert(config, Settings)
    except (msgspec.ValidationError, ValueError) as error:
        raise CaseError(CONFIG_ERROR, str(error)) from None
    if settings.clock_mode == "live" and time_per_turn_s(settings) not in LIVE_TIMES_S:
        raise CaseError(CONFIG_ERROR, f"the time per turn is one of {LIVE_TIMES_S}")
    return settings


def terms_of(setup: JsonObject) -> Settings:
    """Return the settings that a match was set up with. Raises `CaseError`."""
    return read_settings(setup.get("config", {}))


def time_per_turn_s(settings: Settings) -> int:
    """Return the mean time per turn in seconds (AS-time-a, AS-time-e)."""
    if settings.time_per_turn_s is not None:
        return settings.time_per_turn_s
    return LIVE_TIME_S if settings.clock_mode == "live" else CORRESPONDENCE_TIME_S


def reserve_s(settings: Settings) -> int | None:
    """Return each side's reserve in seconds; None without a clock (AS-time-a, AS-time-e)."""
    if settings.clock_mode == "none":
        return None
    return settings.reserve_s or time_per_turn_s(settings) * 2 * settings.rounds_per_half


def turn_deadline_s(settings: Settings) -> int | None:
    """Return the seconds that a single turn may take; None: as long as the reserve lasts (AS-time-e)."""
    if settings.turn_deadline_s is not msgspec.UNSET:
        return settings.turn_deadline_s
    return CORRESPONDENCE_DEADLINE_S if settings.clock_mode == "correspondence" else None


def longest_match_s(settings: Settings) -> int:
    """AS-time-d: return how long the match takes at most, as the settings page shows it."""
    return 4 * time_per_turn_s(settings) * settings.rounds_per_half


def engine_config(settings: Settings) -> Config:
    """Return what the state keeps of the settings."""
    return Config(**{name: getattr(settings, name) for name in Config.__struct_fields__})


def do_clash(first: str, second: str, pairs: tuple[ColorPair, ...] = FORBIDDEN_COLOR_PAIRS) -> bool:
    """AS-colour-b: return whether two colours are the same or a forbidden pair, which counts both ways round."""
    return first == second or any({first, second} == set(pair) for pair in pairs)


def free_colors(taken: str, pairs: tuple[ColorPair, ...] = FORBIDDEN_COLOR_PAIRS) -> tuple[Color, ...]:
    """AS-colour-d: return the colours that the second side to choose may have."""
    return tuple(color for color in COLORS if not do_clash(color, taken, pairs))

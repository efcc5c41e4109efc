"""The settings: `config.toml` and the environment (`SIFFLET_…`), read once at the start.

What is wrong is told in one plain line per key, in French, before anything else runs; the token and the database's
password are never shown, neither there nor in any log (`set_up_logs`). `config.example.toml` explains every setting; a
test holds it and `Settings` together.
"""

import difflib
import json
import logging
import os
import re
import socket
import stat
import tomllib
from collections.abc import Iterator, Mapping
from datetime import UTC, datetime, time
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Literal
from urllib.parse import parse_qsl, quote, unquote, urlsplit
from zoneinfo import available_timezones

from pydantic import AfterValidator, Field, PlainValidator, SecretStr, ValidationError, ValidationInfo
from pydantic_core import ErrorDetails, PydanticCustomError
from pydantic_settings import (
    BaseSettings,
    PydanticBaseSettingsSource,
    SettingsConfigDict,
    SettingsError,
    TomlConfigSettingsSource,
)

from presenters.texts import BASE, LOCALES, ROOT
from referee.league.settings import DEFAULTS, MOST_OUTAGE_HOURS, MOST_TURN_HOURS, LeagueSettings
from rules.registry import GAMES

VERSION = "0.2.0"  # pyproject.toml says the same
ENVIRONMENT_PREFIX = "SIFFLET_"
SERVER = "postgresql://"  # what the address of a database on a server begins with
ASKED = re.compile(r"host|ssl(?!password)\w+|channel_binding|gssencmode")  # what may stand behind it
ADDRESS = (
    "écrivez l'adresse ainsi : postgresql://nom:secret@serveur/base ; dans le mot de passe @ : / ? # % [ ] et l'espace "
    "s'écrivent %40 %3A %2F %3F %23 %25 %5B %5D %20 ; derrière la base, seuls host et les réglages ssl… ont une place"
)
# What these say below that level: messages, requests and rows, which hold sealed orders; and every statement.
TALKATIVE = {
    "discord": logging.INFO,
    "aiosqlite": logging.INFO,
    "sqlalchemy": logging.WARNING,
    "apscheduler": logging.WARNING,
}
HIDDEN = "[masqué]"
TRIED_AGAIN = ("Attempting a reconnect", "Failed to connect for shard_id")  # how discord.py begins to say so
EXPOSED = "%s: all accounts of the machine can read this file, which holds a secret: chmod 600"

STAGES = tuple(dict.fromkeys(stage for game in GAMES.values() for stage in game.hours))

# pydantic's error type -> what to tell; the rest of its vocabulary falls back to "valeur refusée".
MESSAGES: Mapping[str, str] = {
    "missing": "ce réglage est obligatoire",
    "bool_type": "écrivez true ou false",
    "bool_parsing": "écrivez true ou false",
    "int_type": "écrivez un nombre entier",
    "int_parsing": "écrivez un nombre entier",
    "int_from_float": "écrivez un nombre entier",
    "string_type": "écrivez un texte entre guillemets",
    "tuple_type": "écrivez une liste entre crochets",
    "dict_type": "écrivez une table, par exemple [stage_hours]",
    "mapping_type": "écrivez une table, par exemple [stage_hours]",
    "time_parsing": 'écrivez une heure entre guillemets, par exemple "23:00"',
    "time_type": 'écrivez une heure entre guillemets, par exemple "23:00"',
    "path_type": "écrivez un chemin entre guillemets",
    "literal_error": "choisissez parmi {expected}",
    "greater_than_equal": "la valeur doit être au moins {ge}",
    "less_than_equal": "la valeur doit être au plus {le}",
}


@cache
def _zones() -> frozenset[str]:
    """Return the names of all time zones, which are read from hundreds of files: once."""
    return frozenset(available_timezones())


def is_zone(name: str) -> bool:
    """Return whether there is a time zone of that name."""
    return name in _zones()


def _known_zone(name: str) -> str:
    if not is_zone(name):
        near = difflib.get_close_matches(name, sorted(_zones()), 1) or [DEFAULTS["zone"]]
        raise PydanticCustomError(
            "zone", "ce fuseau horaire est inconnu ; voulez-vous dire « {near} » ?", {"near": near[0]}
        )
    return name


def where(given: object) -> Path | str:
    """Return the address of a server as it is, and any other text as a path. Raises `ValueError` with what to write."""
    if not isinstance(given, str | Path):
        raise PydanticCustomError("path_type", "no path")
    if isinstance(given, Path) or "://" not in given:
        return Path(given)
    if not _is_address(given):
        raise PydanticCustomError("where", ADDRESS)
    return given


def _is_address(text: str) -> bool:
    """Return whether a text is an address as all who use it read it: the pool, the driver, PostgreSQL's programs."""
    try:
        parts = urlsplit(text)
        named = bool(parts.path.strip("/")) and (parts.port is None or parts.port > 0)
        asked = parse_qsl(parts.query, keep_blank_values=True, strict_parsing=bool(parts.query))
    except ValueError:
        return False
    names = [name for name, _ in asked]
    is_once = len(set(names)) == len(names) and all(ASKED.fullmatch(name) for name in names)
    return text.startswith(SERVER) and named and is_once and parts.netloc.count("@") <= 1 and not parts.fragment


def _filled_in(token: SecretStr) -> SecretStr:
    text = token.get_secret_value()
    if not text or text != text.strip() or " " in text:
        raise PydanticCustomError(
            "token", "collez entre les guillemets le jeton du bot, tel que le donne le portail des développeurs"
        )
    return token


def _known_language(name: str) -> str:
    if name not in LOCALES:
        raise PydanticCustomError("language", "choisissez parmi {known}", {"known": " ou ".join(map(repr, LOCALES))})
    return name


def _known_stage(name: str) -> str:
    if name not in STAGES:
        raise PydanticCustomError("stage", "unknown")
    return name


def _both_or_none(hours: tuple[time, ...]) -> tuple[time, ...]:
    if len(hours) not in {0, 2}:
        raise PydanticCustomError("quiet", "donnez deux heures, le début et la fin, ou aucune : []")
    return hours


def _with_a_port(is_on: bool, others: ValidationInfo) -> bool:
    if is_on and others.data.get("health_port") == 0:
        raise PydanticCustomError("port", "les mesures se lisent sur health_port : donnez-lui un port")
    return is_on


Language = Annotated[str, AfterValidator(_known_language)]
Hours = Annotated[int, Field(ge=1, le=MOST_TURN_HOURS)]


class Settings(BaseSettings):
    """Every setting of the bot. Those marked *league* are only what `/ligue installer` proposes for a new league."""

    model_config = SettingsConfigDict(
        env_prefix=ENVIRONMENT_PREFIX, extra="forbid", frozen=True, validate_default=True, hide_input_in_errors=True
    )

    token: Annotated[SecretStr, AfterValidator(_filled_in)]
    database: Annotated[Path | str, PlainValidator(where)] = Path("sifflet.sqlite3")
    backup_folder: Path = Path("sauvegardes")
    backup_time: time = time(4)
    backups_kept: Annotated[int, Field(ge=0, le=1000)] = 14
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    log_format: Literal["text", "json"] = "text"
    log_language: Language = BASE
    health_port: Annotated[int, Field(ge=0, le=65535)] = 0
    health_host: str = "127.0.0.1"
    metrics: Annotated[bool, AfterValidator(_with_a_port)] = False
    sync_commands: bool = True
    emojis: bool = True
    requests_per_s: Annotated[int, Field(ge=0, le=1000)] = 48
    shard_count: Annotated[int, Field(ge=1, le=10_000)] = 1
    shards_per_gateway: Annotated[int, Field(ge=0, le=10_000)] = 0
    strict_texts: bool = False
    zone: Annotated[str, AfterValidator(_known_zone)] = DEFAULTS["zone"]  # league
    language: Language = DEFAULTS["language"]  # league
    reminder_hours: tuple[Hours, ...] = DEFAULTS["reminder_hours"]  # league
    quiet_hours: Annotated[tuple[time, ...], AfterValidator(_both_or_none)] = ()  # league
    early_close: bool = DEFAULTS["early_close"]  # league
    turn_lines: bool = DEFAULTS["turn_lines"]  # league
    outage_hours: Annotated[int, Field(ge=0, le=MOST_OUTAGE_HOURS)] = DEFAULTS["outage_hours"]  # league
    stage_hours: Mapping[Annotated[str, AfterValidator(_known_stage)], Hours] = {}  # league

    @classmethod
    def settings_customise_sources(
        cls,
        settings_cls: type[BaseSettings],
        init_settings: PydanticBaseSettingsSource,
        env_settings: PydanticBaseSettingsSource,
        dotenv_settings: PydanticBaseSettingsSource,
        file_secret_settings: PydanticBaseSettingsSource,
    ) -> tuple[PydanticBaseSettingsSource, ...]:
        """Return where values come from: arguments, then the environment, then the file."""
        return init_settings, env_settings, TomlConfigSettingsSource(settings_cls)

    @property
    def backups(self) -> Path:
        """The folder of the copies; a relative one is taken from the folder of the database's file, if it has one."""
        return self.backup_folder if isinstance(self.database, str) else self.database.parent / self.backup_folder

    @property
    def quiet_minutes(self) -> tuple[int, int] | None:
        """The quiet hours as minutes of the day (from, to), or None."""
        if not self.quiet_hours:
            return None
        start, end = (hour.hour * 60 + hour.minute for hour in self.quiet_hours)
        return start, end

    @property
    def league_defaults(self) -> LeagueSettings:
        """What a new league begins with; `/ligue reglages` changes it afterwards."""
        quiet_from, quiet_to = self.quiet_minutes or (None, None)
        return {
            "zone": self.zone,
            "language": self.language,
            "reminder_hours": self.reminder_hours,
            "quiet_from": quiet_from,
            "quiet_to": quiet_to,
            "early_close": self.early_close,
            "turn_lines": self.turn_lines,
            "outage_hours": self.outage_hours,
            "stage_hours": dict(self.stage_hours),
        }


def load(path: Path, *, has_token: bool = True) -> Settings:
    """Return the settings that `path` and the environment give; a relative database path is taken from its folder.

    `has_token`: False for whoever does not go to Discord. Raises `SystemExit` with one line per fault.
    """
    if not path.is_file():
        raise SystemExit(f"{path} : ce fichier n'existe pas ; copiez config.example.toml sous ce nom et remplissez-le.")
    try:
        tomllib.loads(path.read_text("utf-8"))
    except UnicodeDecodeError:
        raise SystemExit(f"{path} : ce fichier n'est pas enregistré en UTF-8.") from None
    except tomllib.TOMLDecodeError as error:
        raise SystemExit(f"{path} : ce n'est pas du TOML valable ({error}).") from None
    from_file = type("FileSettings", (Settings,), {"model_config": SettingsConfigDict(toml_file=path)})
    try:
        settings: Settings = from_file(**({} if has_token else {"token": HIDDEN}))
    except SettingsError as error:
        raise SystemExit(f"environnement : {error}.") from None
    except ValidationError as error:
        faults = error.errors(include_url=False, include_input=False)
        raise SystemExit("\n".join(_line(path, fault) for fault in faults)) from None
    if isinstance(settings.database, str):
        return settings.model_copy(update={"backup_folder": path.parent / settings.backup_folder})
    return settings.model_copy(update={"database": path.parent / settings.database})


def _line(path: Path, fault: ErrorDetails) -> str:
    """Return the one line that tells about `fault`: where it is, and what to write instead. Never the value."""
    key = str(fault["loc"][0])
    variable = ENVIRONMENT_PREFIX + key.upper()
    source = f"variable {variable}" if variable in os.environ else f"{path}"
    name = ".".join(str(part) for part in fault["loc"] if part != "[key]")
    explanation = _explanation(fault)
    return f"{source} : {name} : {explanation}{'' if explanation.endswith('?') else '.'}"


def _explanation(fault: ErrorDetails) -> str:
    if fault["loc"][-1] == "[key]":
        return f"ce genre de tour est inconnu ; choisissez parmi {', '.join(STAGES)}"
    if fault["type"] == "extra_forbidden":
        near = difflib.get_close_matches(str(fault["loc"][-1]), Settings.model_fields, 1)
        return "ce réglage n'existe pas" + (f" ; voulez-vous dire « {near[0]} » ?" if near else "")
    if fault["type"] in {"zone", "token", "quiet", "where", "port", "language"}:
        return fault["msg"]
    context = {name: str(value).replace(" or ", " ou ") for name, value in fault.get("ctx", {}).items()}
    return MESSAGES.get(fault["type"], "valeur refusée").format(**context)


def is_exposed(path: Path) -> bool:
    """Return whether a secret stands in a file that everybody on the machine can read."""
    said = tomllib.loads(path.read_text("utf-8"))
    secrets = (said.get("token"), *_passwords(str(said.get("database", ""))))
    return bool(path.stat().st_mode & stat.S_IROTH) and any(secrets)


class Redaction(logging.Filter):
    """Puts `HIDDEN` in the place of secrets in a record: text, arguments, traceback. Lets every record pass."""

    def __init__(self, *secrets: str) -> None:
        super().__init__()
        self._secrets = sorted(filter(None, secrets), key=len, reverse=True)  # one may hold another

    def filter(self, record: logging.LogRecord) -> bool:
        """Clean `record` in place, so that handlers after this one get it clean as well."""
        message = record.getMessage()
        if (cleaned := self._cleaned(message)) != message:
            record.msg, record.args = cleaned, ()
        if record.exc_info and not record.exc_text:
            record.exc_text = logging.Formatter().formatException(record.exc_info)
        if record.exc_text:
            record.exc_text = self._cleaned(record.exc_text)
        if record.stack_info:
            record.stack_info = self._cleaned(record.stack_info)
        return True

    def _cleaned(self, text: str) -> str:
        for secret in self._secrets:
            text = text.replace(secret, HIDDEN)
        return text


class Spoken(logging.Filter):
    """Says the program's own lines, and their values, in another language, by a table (`log_words`). Lets all pass."""

    def __init__(self, words: Mapping[str, str]) -> None:
        super().__init__()
        self._words = words

    def filter(self, record: logging.LogRecord) -> bool:
        """Translate `record` in place; what the table does not have stays as it is."""
        record.msg = self._said(record.msg)
        if isinstance(record.args, tuple):
            record.args = tuple(map(self._said, record.args))
        return True

    def _said(self, part: Any) -> Any:  # noqa: ANN401 - a logger takes anything
        return self._words.get(part, part) if isinstance(part, str) else part


def log_words(language: str) -> Mapping[str, str]:
    """Return how the log's lines, and the values in them, are said in a language: as the code has it -> as said."""
    path = ROOT / language / "log.toml"  # the code's own lines are English
    read: dict[str, dict[str, str]] = tomllib.loads(path.read_text("utf-8")) if path.is_file() else {}
    return read.get("lines", {}) | read.get("values", {})


class Brief(logging.Filter):
    """Says in one line that Discord is tried again, with the kind of what went wrong. Lets every record pass."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Take from `record` a traceback that tells nothing: sixty lines of a network's each time."""
        if record.exc_info and record.exc_info[0] is not None and str(record.msg).startswith(TRIED_AGAIN):
            record.msg, record.args = f"{record.getMessage()} ({record.exc_info[0].__name__})", ()
            record.exc_info = None
        return True


class JsonLines(logging.Formatter):
    """Writes a record as one line, an object of texts; `exception` is there where it tells of one."""

    def __init__(self, role: str, process: str) -> None:
        super().__init__()
        self._of = {"role": role, "process": process}

    def format(self, record: logging.LogRecord) -> str:
        """Return the line."""
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        said = {"time": at, "level": record.levelname, "logger": record.name, "message": record.getMessage()}
        if record.exc_info and not record.exc_text:
            record.exc_text = self.formatException(record.exc_info)
        traces = "\n".join(filter(None, (record.exc_text, record.stack_info)))
        line = json.dumps(said | self._of | ({"exception": traces} if traces else {}), ensure_ascii=False)
        return line.encode("utf-8", "backslashreplace").decode()  # half a sign is written as JSON has it


def set_up_logs(settings: Settings, role: str = "all") -> None:
    """Keep secrets, and what people write, out of everything that the root logger's handlers write from now on."""
    for library, level in TALKATIVE.items():
        logging.getLogger(library).setLevel(level)
    secrets = settings.token.get_secret_value(), *_passwords(settings.database)
    words = log_words(settings.log_language)
    for handler in logging.getLogger().handlers:
        handler.addFilter(Spoken(words))
        handler.addFilter(Brief())
        handler.addFilter(Redaction(*secrets))
        if settings.log_format == "json":
            handler.setFormatter(JsonLines(role, f"{socket.gethostname()}-{os.getpid()}"))


def _passwords(database: Path | str) -> Iterator[str]:
    """Yield the password of a server's address in every way it may be written."""
    if isinstance(database, str) and (password := urlsplit(database).password):
        yield from (password, unquote(password), quote(unquote(password), safe=""))

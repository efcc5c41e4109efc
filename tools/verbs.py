"""What is done here, by name: `make <verb>`, or `python -m tools <verb>` where there is no make. `__main__.py` does it.

A step is written as for a shell: settings of the environment, the program, its words. `python` is the one of the
virtual environment. `{NAME}` is what was given as `NAME=…`; a word that is nothing else is left out if nothing was.
The standard library alone is there yet when this is read.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from tools.setup import ALL, BENCH, RUN

# What may be given, and what it is if it is not.
GIVEN = {
    "CONFIG": "config.toml",
    "COPY": "",
    "CREWS": "",
    "FROM": "",
    "GAME": "",
    "MEASURES": "",
    "PORT": "8600",
    "SEED": "",
    "SEEDS": "500",
    "TO": "",
    "VERSION": "",
    "WORKERS": "auto",
}
SEVERAL = {"MEASURES"}  # blank-separated: each of them is a word

PIP = "python -m pip install --quiet --disable-pip-version-check"
PYTEST = "python -m pytest --dist worksteal -rs -n {WORKERS}"
TEST = f"{PYTEST} --ignore=tests/faults"
COMPILE = (
    "python -m uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-strip-extras "
    '--custom-compile-command "make lock"'
)
LOCKS = ("requirements.lock", "requirements-dev.lock")


@dataclass(frozen=True)
class Verb:
    """What is told of a verb, its steps, what must be set up (`tools/setup.py`), and what of `GIVEN` is otherwise."""

    told: str
    steps: Sequence[str] = ()
    needs: str = ALL
    given: Mapping[str, str] = field(default_factory=dict)


VERBS = {
    "setup": Verb("make the virtual environment with everything in it (done by the other verbs when needed)"),
    "setup-run": Verb("the same with what the bot alone needs: for a host that runs it, and nothing else", needs=RUN),
    "run": Verb("start the bot on Discord with config.toml", ["python bot.py {CONFIG}"], RUN),
    "doctor": Verb(
        "say what this host lacks: machine, settings, database, Discord; the bot may run",
        ["python -m tools.doctor {CONFIG}"],
        RUN,
    ),
    "backup": Verb(
        "copy the database of config.toml and check the copy; the bot may run",
        ["python -m tools.backup make {CONFIG}"],
        RUN,
    ),
    "restore": Verb(
        "put the newest copy back, or COPY=file; stop the bot first",
        ["python -m tools.backup restore {CONFIG} {COPY}"],
        RUN,
    ),
    "move": Verb(
        "copy a whole house FROM=… TO=…, each a file or postgresql://…, and compare it; stop the bot first",
        ["python -m tools.move {FROM} {TO}"],
        RUN,
    ),
    "play": Verb(
        "play with the real bot in a browser, in simulated Discord (PORT=8600): no token, no network",
        ["python -m tools.play --port {PORT}"],
    ),
    "demo": Verb(
        "play an evening of every game (or GAME=…) in simulated Discord: no token, no network; see demo/",
        ["python -m tools.demo {GAME}"],
    ),
    "test": Verb("run every test but those of faults; the end tells what it took", [TEST]),
    "test-fast": Verb(
        "run the tests that take no time, with few random examples",
        [f'SIFFLET_HYPOTHESIS=fast {TEST} -m "not slow"'],
    ),
    "test-faults": Verb(
        "kill the bot, cut its lines, fill its disk: what it survives as a process of its own",
        [f"{PYTEST} tests/faults --ignore-glob=*/test_cluster_*"],
    ),
    "test-cluster": Verb(
        "the same for several processes on one PostgreSQL server (CREWS=25 seasons of random faults)",
        [f"SIFFLET_CREWS={{CREWS}} {PYTEST} tests/faults/test_cluster_*"],
    ),
    "test-postgres": Verb(
        "run the tests of the referee, the soak (CREWS=25 seasons of several members) and the evenings on PostgreSQL",
        [
            f"SIFFLET_TEST_POSTGRES=1 SIFFLET_CREWS={{CREWS}} {PYTEST} tests/referee tests/soak tests/e2e "
            "tests/db/test_postgres*"
        ],
    ),
    "shuffle": Verb(
        "run them in another order, with another hash: SEED=1 (the results must be the same)",
        [f"SIFFLET_SHUFFLE={{SEED}} PYTHONHASHSEED={{SEED}} {TEST}"],
        given={"SEED": "1"},
    ),
    "soak": Verb(
        "play SEEDS=500 seasons of random operations with random faults, or the one of SEED=… again",
        [f"SIFFLET_SEEDS={{SEEDS}} SIFFLET_SEED={{SEED}} {PYTEST} tests/soak/test_season.py"],
    ),
    "random": Verb(
        "play all random matches, seasons and competitions of every game by its rules; `make test` plays a share",
        [f"SIFFLET_ALL_MATCHES=1 {PYTEST} tests/rules -k random"],
    ),
    "lint": Verb(
        "style of the code, its formatting, and names that nothing uses",
        ["python -m ruff check .", "python -m ruff format --check .", "python -m vulture"],
    ),
    "types": Verb("mypy --strict", ["python -m mypy ."]),
    "trace": Verb(
        "clause of the rulebook -> tests that show it; fails for a clause without one", ["python -m tools.trace"]
    ),
    "golden": Verb(
        "rewrite the expected results of the golden cases, and the golden posts; read the diff before you commit it",
        ["python -m tools.golden", f"{PYTEST} tests/test_demo_posts.py --snapshot-update"],
    ),
    "bench": Verb("measure engine, pictures, orders and memory against their peers", ["python -m bench"], BENCH),
    "bench-table": Verb(
        'the same, or those of MEASURES="engine load", written into the table of docs/fiabilite.md',
        ["python -m bench --write {MEASURES}"],
        BENCH,
    ),
    "bench-least": Verb(
        "run every measure as small as it can be: that each still runs, whatever its figures",
        ["SIFFLET_BENCH=least python -m bench"],
    ),
    "figures": Verb(
        "tell how the house stands: files, lines, rooms that import each other, names said twice",
        ["python -m tools.figures"],
    ),
    "docs": Verb("draw the pictures of README.md and docs/ anew", ["python -m tools.pictures"]),
    "captures": Verb(
        "photograph `make play` and moments of the demonstration (or GAME=…) for README.md and docs/; needs Chromium",
        ["python -m tools.captures {GAME}"],
    ),
    "lock": Verb(
        "write both lock files anew: every version and every file's hash, from requirements*.txt",
        [
            f"{PIP} uv",
            f"{COMPILE} --output-file {LOCKS[0]} requirements.txt",
            f"{COMPILE} --constraints {LOCKS[0]} --output-file {LOCKS[1]} requirements-dev.txt",
        ],
    ),
    "audit": Verb(
        "look the locked versions up in the public lists of known weaknesses; needs the network",
        [f"{PIP} pip-audit", f"python -m pip_audit --require-hashes --disable-pip --requirement {LOCKS[1]}"],
    ),
    "release": Verb(
        "put the notes of changes/ into CHANGELOG.md as VERSION=…, commit and tag it",
        [
            "python -m towncrier build --yes --version {VERSION}",
            "python -m tools.chores version {VERSION}",
            'git commit --quiet --all --message "release: {VERSION}"',
            'git tag --annotate v{VERSION} --message "Sifflet {VERSION}"',
        ],
    ),
    "clean": Verb(
        "remove caches and the demonstration's output, not the virtual environment", ["python -m tools.chores clean"]
    ),
}
CHECK = ("lint", "types", "trace", "test-faults", "test")
VERBS["check"] = Verb(
    f"{', '.join(CHECK)}: everything that must be green before a change goes in",
    [f"SIFFLET_SEEDS=25 {step}" for verb in CHECK for step in VERBS[verb].steps],
)
VERBS["help"] = Verb("print this list")

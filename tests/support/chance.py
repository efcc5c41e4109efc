"""Where the chance of a test comes from: from its own id, and from nothing else."""

import os

from tools.demo.chance import Chance

RUNNING = "PYTEST_CURRENT_TEST"  # pytest keeps it: the test's id, and the part of it that runs


def of_this_test(part: str = "") -> Chance:
    """Return a source of bytes that follow from the id of the test that runs: alone or in any company, the same.

    Each call begins anew; a test with several bots on one database gives them the one of the fixture `chance`, or one
    for each `part` of it.
    """
    return Chance(os.environ[RUNNING].rpartition(" (")[0] + part)

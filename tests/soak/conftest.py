"""Thousands of transactions are made here."""

import pytest

from tests.support.hurry import hurried

__all__ = ["hurried"]


@pytest.fixture(autouse=True)
def in_a_hurry(hurried: None) -> None:
    """Have every test here hurried."""

"""Thousands of transactions are made here."""

import pytest


@pytest.fixture(autouse=True)
def in_a_hurry(hurried: None) -> None:
    """Have every test here hurried."""

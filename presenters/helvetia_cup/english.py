"""Helvetia Cup's order words in English, beside those of the rulebook page (5.1): each page word and its own.

The letters of the sections, of the gestures (`p l s v t`) and of the zones (`g c d`) stay.
"""

from presenters.orderwords import OrderWords

ENGLISH = OrderWords(
    {
        "attaque": ("attack",),
        "défense": ("defence", "defense"),
        "pique": ("steal",),
        "tacle": ("tackle",),
        "presse": ("press",),
        "oui": ("yes",),
        "non": ("no",),
    }
)

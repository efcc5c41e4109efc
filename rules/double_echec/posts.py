"""The French spellings of the sheet, and the slots they stand for."""

from collections.abc import Mapping

from rules.double_echec.state import SkaterSlot, Slot

SKATER_POSTS: Mapping[str, SkaterSlot] = {"C": "C", "AG": "LW", "AD": "RW", "DG": "LD", "DD": "RD"}
POSTS: Mapping[str, Slot] = {**SKATER_POSTS, "G": "G"}
POST_OF: Mapping[Slot, str] = {slot: post for post, slot in POSTS.items()}

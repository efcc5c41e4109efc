"""Whether what somebody has asked for is done: begun where it arrives, read where they are answered."""

from db.engine.deed import Deed, begin_deed, deed, note_deed

__all__ = ["Deed", "begin_deed", "deed", "note_deed"]

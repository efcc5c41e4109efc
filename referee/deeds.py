"""Whether what somebody has asked for is done: begun where it arrives, read where they are answered."""

from db.engine.deed import Deed, begin, deed, note

__all__ = ["Deed", "begin", "deed", "note"]

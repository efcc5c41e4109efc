"""What a referee may do to a match (rulebook part 9): `rulings`, one class an act; `texts` reads and carries out."""

from rules.double_echec.acts.rulings import AnyAct

__all__ = ["AnyAct"]

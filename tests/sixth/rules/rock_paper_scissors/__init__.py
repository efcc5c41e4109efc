"""Pierre-feuille-ciseaux; every clause is in the rulebook."""

from rules.rock_paper_scissors.game import GAME as GAME

"""The dossier of a competition: that of any game, with this one's types."""

from presenters import dossier
from rules.competition.events import Event
from rules.competition.orders import Order
from rules.competition.state import State

Dossier = dossier.Dossier[State, Order, Event]

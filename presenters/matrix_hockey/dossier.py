"""The dossier of a season, a captain's place before it, their form: those of any game, with this one's types."""

from presenters import dossier, form
from rules.matrix_hockey.events import Event
from rules.matrix_hockey.orders import Order
from rules.matrix_hockey.state import State

Dossier = dossier.Dossier[State, Order, Event]
Place = form.FormPlace[State, Order, Event]
OrderForm = form.OrderForm[State, Order, Event]

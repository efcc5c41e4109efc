"""The dossier of a match, a coach's place before it, their form: those of any game, with this one's types."""

from presenters import dossier, form
from rules.double_echec.events import Event
from rules.double_echec.orders import Order
from rules.double_echec.state import State

Dossier = dossier.Dossier[State, Order, Event]
Place = form.FormPlace[State, Order, Event]
OrderForm = form.OrderForm[State, Order, Event]

"""The dossier of a match, a captain's place before it, their form: those of any game, with this one's types."""

from presenters import dossier, form
from rules.kollaball.events import Event
from rules.kollaball.orders import Order
from rules.kollaball.state import State

Dossier = dossier.Dossier[State, Order, Event]
Place = form.FormPlace[State, Order, Event]
OrderForm = form.OrderForm[State, Order, Event]

"""The notation of orders: text to order and back (rulebook part 5)."""

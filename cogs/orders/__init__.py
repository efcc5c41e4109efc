"""How an order comes in on Discord: by DM or form, shown back, confirmed."""

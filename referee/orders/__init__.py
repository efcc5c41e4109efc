"""Where an order comes in: drafted, checked, sealed; what stands in for one; how a turn is resolved with them."""

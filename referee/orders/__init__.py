"""Where an order comes in: drafted, confirmed, checked, sealed; what stands in where none came."""

"""Where an order comes in: drafted, checked, sealed; what stands in where none came."""

"""Between Discord's socket and the referee: what it brings is heard, what the outbox holds is posted; the process."""

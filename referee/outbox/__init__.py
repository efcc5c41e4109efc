"""Where announcements go out: written with what happened, sent lane by lane, each once."""

"""What a referee may do to a match (rulebook part 9), as text (`texts`) or from the desk (`desk`)."""

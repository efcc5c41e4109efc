"""What the pictures and films of several games say alike: their beats, and the arrows of a ball or a puck."""

"""What Helvetia Cup shows."""

"""An evening of Helvetia Cup."""

"""Measures of speed and size, each against its bar: `make bench`."""

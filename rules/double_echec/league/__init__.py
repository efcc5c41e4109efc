"""The league around the matches (rulebook 3.7 to 3.9, 3.14, 6.11, and the league commands of part 9)."""

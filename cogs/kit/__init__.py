"""What every game's Discord side is made from: commands, presses, forms, answers, rendering."""

"""Matrix Hockey's order words in English, beside those of the rulebook page (part 5); `CH` and its like stay."""

from presenters.orderwords import OrderWords

ENGLISH = OrderWords(
    {
        "CHAMPIONNAT": ("CHAMPIONSHIP",),
        "GRETZKY": ("GRETZKY", "WAYNE"),
        "SUPERCOUPE": ("SUPERCUP", "SUPER CUP"),
        "COUPE": ("CUP",),
    }
)

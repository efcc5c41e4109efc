"""The human referee: acts, appeals, excuses, going back."""

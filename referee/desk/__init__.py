"""The human referee: his acts, their record, what he may look at, excuses, appeals, going back."""

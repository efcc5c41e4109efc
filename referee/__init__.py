"""The application between Discord and the rules: orders come in, turns close, announcements go out.

Its rooms are floors, each imports only those below it. What lies beside them (`house`, `model`, `batches`…) is the
ground; then up: `hand` (a turn in hand), `outbox`, `people`, `league`, `turns`, `orders`, `competition`, `course` (what
moves a contest on), `desk` (the human referee), `clock`.
"""

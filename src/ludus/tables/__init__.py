"""People at tables: seats, absence, undo, talk, bots in worker processes, and the durable log."""

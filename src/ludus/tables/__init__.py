"""People at tables: seats, absence, undo, talk, computer players in worker processes, and the durable log."""

"""Bots: they get worlds and views made for their seat, never the true state."""

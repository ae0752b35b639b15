"""What each phase of a round does."""

"""What happens in each part of a round, and at the end."""

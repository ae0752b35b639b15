"""Simulation, tuning and measurement."""

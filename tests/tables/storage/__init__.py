"""Tests of the stores, with real databases."""

"""Experiments with whole games."""

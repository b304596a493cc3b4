"""Ketto: a Yu-Gi-Oh! OCG duel simulator."""

"""The forms of moves in notation (specification 7)."""

from __future__ import annotations

from ludus.kernel.schema import Form

FORMS = (Form("card", r"[BNGPY](?:\d|1[0-5])", "Play this card.", "B7"),)

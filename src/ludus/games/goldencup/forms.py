"""The forms of moves in notation (specification 7)."""

from __future__ import annotations

from ludus.kernel.schema import Form

CARD = r"[1-9]\d{0,2}"
PLACE = f"(?:{CARD}|-)"

FORMS = (
    Form("fan", r"F\d{2}", "Keep this fan card.", "F07"),
    Form("prepare", f"P(?:-{CARD}){{0,3}}", "Prepare: throw these champions away and draw others.", "P-12-40"),
    Form("search", f"S(?:-{CARD}){{0,3}}", "Search for champions, and throw these away for others.", "S"),
    Form("hire", f"H{CARD}", "Hire this champion.", "H21"),
    Form("sack", f"K{CARD}", "Sack this champion.", "K21"),
    Form("agent", "AG", "Improve the agent.", "AG"),
    Form("stadium", "ST", "Improve the stadium.", "ST"),
    Form("learn", "L[AD]", "Learn: take a new attack or defence token.", "LA"),
    Form("train-attack", "TA[1-4]", "Train an attack token of this value.", "TA2"),
    Form("train-defence", r"TD[1-4](?:\.[1-4])?", "Train one or two defence tokens of these values.", "TD1.2"),
    Form("upgrade", r"\+[ad][1-4]", "Upgrade this token.", "+a2"),
    Form("return", "-[ad][1-4]", "Return this token to the supply.", "-d1"),
    Form("order", rf"O{CARD}\.[1-9]", "Resolve this ability of a champion next.", "O12.1"),
    Form("line-up", f"X{PLACE}/{PLACE}/{PLACE}/{PLACE}", "Put champions into the slots 1, 2, 3, 4+.", "X12/-/40/77"),
    Form("end", "E", "End this part of shopping.", "E"),
)

"""The forms of moves in notation (specification 7)."""

from __future__ import annotations

from ludus.kernel.schema import Form

SPACE = r"\d{1,2}[SHCKTD]"
PART = rf"(?:\+|{SPACE}>){SPACE}"
CARDS = r"\d{1,2}(?:,\d{1,2})*"

FORMS = (
    Form(
        "place", rf"{PART}|-", "Put a legion on a space, from the supply or from another space; - places none.", "+19H"
    ),
    Form("keep", f"k{CARDS}", "Keep these objectives of those dealt.", "k4,17,52"),
    Form("mobilise", rf"m(?:{PART}|-)(?:/{PART})?", "Place one or two legions by an ability.", "m+12H/20S>12C"),
    Form("finish", r"f(?:\d{1,2}|-)", "Complete this objective by an ability, or none.", "f33"),
    Form("arrange", r"a(?:\d{1,2}[SHCKTD]{1,6}(?:,\d{1,2}[SHCKTD]{1,6})*|-)", "Rearrange all legions so.", "a19HK,20H"),
    Form("remove", f"x{SPACE}(?:,{SPACE})?", "Remove legions from these spaces.", "x19H,20S"),
    Form("wipe", r"w\d{1,2}", "Remove all legions from this objective.", "w19"),
    Form("lose", r"l\d{1,2}", "Lose this completed objective.", "l33"),
    Form("give", "g[A-F]", "Give the tile to this player.", "gB"),
    Form("count", r"r(?:\d|-)", "Take the tile for so many completed objectives, or decline it.", "r4"),
    Form("pick", f"p{CARDS}", "Take these open objectives.", "p33,61"),
)

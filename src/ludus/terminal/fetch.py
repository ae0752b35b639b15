"""The record of a finished game of a server, for `ludus replay URL`."""

from __future__ import annotations

import re
import urllib.error
import urllib.request

from ludus.kernel.refusals import UserError
from ludus.terminal.files import LARGEST

REQUEST_TIMEOUT = 20.0  # seconds
PLACE = re.compile(r"(https?://[^#?\s]+?)/?#/(?:t|replay)/([\w-]+)(?:[/?]\S*)?")
RECORD = re.compile(r"(https?://[^#?\s]+?)/api/tables/([\w-]+)/record")


def is_address(text: str) -> bool:
    return text.startswith(("http://", "https://"))


def fetch_record(address: str) -> str:
    """The record behind the link of a table or of its replay."""
    found = PLACE.fullmatch(address) or RECORD.fullmatch(address)
    if found is None:
        raise UserError("t-fetch-address", address=address)
    server, table = found.groups()
    try:
        with urllib.request.urlopen(f"{server}/api/tables/{table}/record", timeout=REQUEST_TIMEOUT) as answer:
            text: str = answer.read(LARGEST).decode("utf-8")
    except (urllib.error.URLError, OSError, ValueError) as error:
        raise UserError("t-fetch-failed", address=server, reason=str(getattr(error, "reason", error))) from None
    if "[Secret " not in text:
        raise UserError("t-fetch-running")
    return text

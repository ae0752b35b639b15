"""What a server and its clients say to each other; docs/design/tables.md explains the background.

Nothing here is language: words travel as the names of messages with their values (`Fact`, `Event`) and every client
says them in its own language; only refusals carry their sentence in every language. The web client's types are
generated from this package.
"""

from __future__ import annotations

import msgspec

from ludus.kernel.decision import Line as Line
from ludus.tables.wire.client_messages import *  # noqa: F403
from ludus.tables.wire.fields import *  # noqa: F403
from ludus.tables.wire.http_messages import *  # noqa: F403
from ludus.tables.wire.lessons import *  # noqa: F403
from ludus.tables.wire.lobby import *  # noqa: F403
from ludus.tables.wire.my_games import *  # noqa: F403
from ludus.tables.wire.proofs import *  # noqa: F403
from ludus.tables.wire.replays import *  # noqa: F403
from ludus.tables.wire.server_messages import *  # noqa: F403

encoder = msgspec.json.Encoder()

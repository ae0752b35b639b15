"""The commands of researchers and contributors: sim, examples, bench, lab, dev.

Every command imports what it needs when it runs: `ludus` must start quickly whatever it is asked for.
"""

from __future__ import annotations

from ludus.lab.commands import bench, dev, examples, lab, sim
from ludus.lab.commands.common import Commands


def add_commands(commands: Commands) -> None:
    sim.add(commands)
    examples.add(commands)
    bench.add(commands)
    lab.add(commands)
    dev.add(commands)

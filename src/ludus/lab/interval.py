"""Confidence intervals."""

from __future__ import annotations

from math import sqrt

Z95 = 1.959964


def wilson(successes: float, trials: int, z: float = Z95) -> tuple[float, float]:
    """Wilson's interval for a share: right also for few trials and for shares near 0 and 1.

    Where a success can be shared, parts of one count as such, and the interval is a little too wide.
    """
    if trials == 0:
        return 0.0, 1.0
    share = successes / trials
    centre = share + z * z / (2 * trials)
    spread = z * sqrt(share * (1 - share) / trials + z * z / (4 * trials * trials))
    scale = 1 + z * z / trials
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)


def mean_interval(values: list[float], z: float = Z95) -> tuple[float, float, float]:
    """Mean with the ends of its normal interval."""
    if not values:
        return 0.0, 0.0, 0.0
    mean = sum(values) / len(values)
    if len(values) == 1:
        return mean, mean, mean
    variance = sum((v - mean) ** 2 for v in values) / (len(values) - 1)
    spread = z * sqrt(variance / len(values))
    return mean, mean - spread, mean + spread

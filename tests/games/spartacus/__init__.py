"""The rules of Spartacus, one file per section of the ledger."""

import pytest

pytest.register_assert_rewrite(f"{__name__}.table")

"""`troyes`, but for its limits no time goes by, so that nobody is too slow to reach them:
`python -m tests.server.programs.timeless serve …`."""

from __future__ import annotations

from tests.server.programs.countess import serve
from troyes.server.limits import Limiter


def stand_still() -> float:
    """What a clock says that has stopped."""
    return 0.0


assert Limiter.__init__.__kwdefaults__
Limiter.__init__.__kwdefaults__["clock"] = stand_still

if __name__ == "__main__":
    serve()

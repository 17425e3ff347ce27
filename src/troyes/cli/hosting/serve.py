"""`troyes serve`: the games in the browser, for this machine or for a club."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from troyes.cli.inputs import whole


def serve(
    *,
    host: Annotated[str, Parameter(help="help-serve-host")] = "127.0.0.1",
    port: Annotated[int | None, Parameter(help="help-serve-port")] = None,
    data: Annotated[Path | None, Parameter(help="help-serve-data")] = None,
    no_open: Annotated[bool, Parameter(negative=(), show_default=False, help="help-serve-open")] = False,
    trust_proxy: Annotated[
        str,
        Parameter(
            show_default=False,
            help="help-serve-proxy",
        ),
    ] = "",
) -> None:
    """Serve the games to browsers, and open yours."""
    whole("--port", 0 if port is None else port, 0, 65_535)
    from troyes.server.main import serve as run

    run(host, port, data, open_browser=not no_open, trust_proxy=trust_proxy)

"""`troyes serve`: the games in the browser, for this machine or for a club."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from troyes.cli.inputs import whole


def serve(
    *,
    host: Annotated[
        str, Parameter(help="The address to listen at; 0.0.0.0 lets others in your network in.")
    ] = "127.0.0.1",
    port: Annotated[
        int | None, Parameter(help="The port; 8000 or the next free one if it is left out.")
    ] = None,
    data: Annotated[
        Path | None, Parameter(help="The folder for tables and accounts; your data folder if it is left out.")
    ] = None,
    no_open: Annotated[
        bool, Parameter(negative=(), show_default=False, help="Do not open the browser.")
    ] = False,
    trust_proxy: Annotated[
        str,
        Parameter(
            show_default=False,
            help="The reverse proxies, by address or network and with commas between them, that are believed about "
            "who calls, and whether by HTTPS; such as 127.0.0.1.",
        ),
    ] = "",
) -> None:
    """Serve the games to browsers, and open yours."""
    whole("--port", 0 if port is None else port, 0, 65_535)
    from troyes.server.main import serve as run

    run(host, port, data, open_browser=not no_open, trust_proxy=trust_proxy)

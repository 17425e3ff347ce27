"""`troyes serve` as a program: it says where it is, answers, and ends when it is told to."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

import pytest

from tests.cli.conftest import Command, refused

pytestmark = pytest.mark.once


@contextmanager
def serving(*arguments: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server on a free port, and its address."""
    # In the background of a script Ctrl-C is ignored, and a child would inherit that.
    start = (
        "import signal, sys; signal.signal(signal.SIGINT, signal.default_int_handler); "
        "from troyes.cli.app import main; sys.exit(main())"
    )
    command = [sys.executable, "-c", start, "serve", "--port", "0", "--no-open", *arguments]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env={**os.environ}
    ) as server:
        try:
            assert server.stdout
            line = server.stdout.readline()
            said = re.fullmatch(r"Troyes is at (http://localhost:\d+/) \(Ctrl-C ends it\)\.\n", line)
            assert said, (line, server.poll())
            yield server, said[1]
        finally:
            server.kill()


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
def test_it_answers_until_ctrl_c(data: Path, tmp_path: Path) -> None:
    with serving("--data", str(tmp_path / "club")) as (server, address):
        with urlopen(f"{address}healthz", timeout=30) as answer:
            assert answer.status == 200
        server.send_signal(signal.SIGINT)
        out, err = server.communicate(timeout=30)
        assert (server.returncode, out) == (130, "")
        assert err.splitlines()[-1] == "Stopped."
        assert "Traceback" not in err
    assert (tmp_path / "club" / "secret").is_file()
    assert not data.exists()


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
def test_it_ends_by_a_signal_as_services_do() -> None:
    with serving() as (server, _):
        server.send_signal(signal.SIGTERM)
        _, err = server.communicate(timeout=30)
        assert server.returncode == -signal.SIGTERM
        assert "Traceback" not in err


def test_a_port_in_use(troyes: Command) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        said = refused(troyes("serve", "--no-open", "--port", port))
    assert said == f"Port {port} is in use by another program: choose one by --port."


def test_a_port_that_cannot_be(troyes: Command) -> None:
    said = refused(troyes("serve", "--port", "70000"))
    assert said == "--port must be a whole number from 0 to 65535, not 70000."


def test_other_commands_do_not_wait_for_the_server() -> None:
    code = "import sys, troyes.cli.commands; print([name for name in sys.modules if 'litestar' in name or 'uvicorn' in name])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"

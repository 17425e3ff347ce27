"""What the site has beside the folder of the documents: files of the project that documents lead to, as pages."""

from __future__ import annotations

import posixpath
import re
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File

ROOT = Path(__file__).resolve().parent.parent
PAGES = {
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "data/README.md": "data.md",
} | {f"examples/{path.name}": f"examples/{path.stem}.md" for path in (ROOT / "examples").glob("*.py")}
SOURCES = {page: source for source, page in PAGES.items()}
LINK = re.compile(r"(?<=\]\()([^)#:]+)(?=[)#])")
"""Where a link leads, if it is to another file of the project."""


def on_files(files: Any, config: Any) -> Any:
    """Add the pages that are made of files outside."""
    for source, page in PAGES.items():
        text = (ROOT / source).read_text("utf-8")
        if source.endswith(".py"):
            text = f"# `{source}`\n\n```python\n{text}```\n"
        files.append(File.generated(config, page, content=text))
    return files


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """Turn links between files of the project into links between pages of the site."""
    here: str = page.file.src_uri
    home = posixpath.dirname(SOURCES.get(here, f"docs/{here}"))

    def led(match: re.Match[str]) -> str:
        target = posixpath.normpath(posixpath.join(home, match[0]))
        place = PAGES.get(target, target.removeprefix("docs/"))
        return posixpath.relpath(place, posixpath.dirname(here) or ".")

    return LINK.sub(led, markdown)

"""What axe-core finds wrong for people who do not see the page, or see it badly."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
FIND = """async (colours) => {
    const rules = { "color-contrast": { enabled: false } };
    const only = colours ? { runOnly: ["color-contrast"] } : { rules };
    const { violations } = await axe.run(document, { resultTypes: ["violations"], ...only });
    return violations
        .filter(({ impact }) => impact === "serious" || impact === "critical")
        .flatMap(({ id, nodes }) => nodes.slice(0, 4).map((node) =>
            `${id}: ${node.html.slice(0, 160)} ${node.failureSummary.replace(/\\s+/g, " ").slice(0, 200)}`));
}"""
OPACITY = """(opacity) => {
    const before = document.documentElement.style.opacity;
    document.documentElement.style.opacity = opacity;
    return before;
}"""
THEME = """async (theme) => {
    document.documentElement.dataset.theme = theme;
    for (let i = 0; i < 3; i += 1) await new Promise(requestAnimationFrame); // colours change within a moment
}"""


def check(page: Page, *, colours: bool = True) -> None:
    """Axe finds nothing serious on the page as it is now, its colours aside or by day and by night.

    Looking at all colours of a board takes three times as long as all else.
    """
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    before = page.evaluate(OPACITY, "")  # what cannot be seen has no colours
    assert page.evaluate(FIND, False) == []
    for theme in ("night", "day") if colours else ():
        page.evaluate(THEME, theme)
        assert page.evaluate(FIND, True) == [], theme
    page.evaluate(OPACITY, before)

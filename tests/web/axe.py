"""What axe-core finds wrong for people who do not see the page, or see it badly."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
FIND = """async ([part, which]) => {
    const rules = { "color-contrast": { enabled: false } };
    const only = { all: {}, colours: { runOnly: ["color-contrast"] }, "all else": { rules } }[which];
    const { violations } = await axe.run(part ?? document, { resultTypes: ["violations"], ...only });
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


def check(page: Page, *, part: str | None = None, colours: bool = True) -> None:
    """Axe finds nothing serious on the page as it is now, its colours aside or by day and by night; or in the one part of
    it that has changed since it was looked at last.

    Looking at all colours of a board takes three times as long as all else. What axe has to know of a page before it
    judges anything, it finds out anew each time: what can be judged at once, is.
    """
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    before = page.evaluate(OPACITY, "")  # what cannot be seen has no colours
    looks = (("night", "colours"), ("day", "all")) if colours else (("", "all else"),)
    for theme, which in looks:
        if theme:
            page.evaluate(THEME, theme)
        assert page.evaluate(FIND, [part, which]) == [], theme
    page.evaluate(OPACITY, before)

"""What axe-core finds wrong for people who do not see the page, or see it badly."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
FIND = """async (which) => {
    const rules = { "color-contrast": { enabled: false } };
    const only = { all: {}, colours: { runOnly: ["color-contrast"] }, "all else": { rules } }[which];
    const { violations, passes } = await axe.run(document, { resultTypes: ["violations"], ...only });
    if (which !== "all else" && !passes.some(({ id }) => id === "color-contrast")) return ["no colour was judged"];
    return violations
        .filter(({ impact }) => impact === "serious" || impact === "critical")
        .flatMap(({ id, nodes }) => nodes.slice(0, 4).map((node) =>
            `${id}: ${node.html.slice(0, 160)} ${node.failureSummary.replace(/\\s+/g, " ").slice(0, 200)}`));
}"""
ALONE = """(alone) => {
    const sheet = new CSSStyleSheet();
    if (alone) sheet.replaceSync("body { visibility: hidden } dialog:modal { visibility: visible }");
    document.adoptedStyleSheets = [sheet];
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

    Looking at all colours of a board takes three times as long as all else. What axe has to know of a page before it
    judges anything, it finds out anew each time: what can be judged at once, is. It takes what lies behind an open dialog
    for something before it, and judges no colour there; so the dialog is looked at once alone.
    """
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    before = page.evaluate(OPACITY, "")  # what cannot be seen has no colours
    alone = page.locator("dialog:modal").count() > 0
    if alone or not colours:
        assert page.evaluate(FIND, "all else") == []
    if colours:
        page.evaluate(ALONE, alone)
        for theme, which in (("night", "colours"), ("day", "colours" if alone else "all")):
            page.evaluate(THEME, theme)
            assert page.evaluate(FIND, which) == [], theme
        page.evaluate(ALONE, False)
    page.evaluate(OPACITY, before)

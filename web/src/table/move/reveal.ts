/** Milliseconds between looks whether the board is drawn and stands still, and how many there are. */
const AGAIN = 100;
const LOOKS = 50;

/** On a phone the question leaves a part of the board in sight: if nothing in it can be chosen, the page goes where
 * something can, unless whoever holds it goes somewhere first. */
export function reveal(question: HTMLElement, from = scrollY, looks = LOOKS, before = NaN): void {
    if (!looks || scrollY !== from || !question.isConnected) return;
    const pieces = [...document.querySelectorAll(".frame .piece.lit")].map((one) =>
        one.getBoundingClientRect(),
    );
    const first = pieces[0];
    if (!first || first.top !== before) {
        setTimeout(() => reveal(question, from, looks - 1, first?.top), AGAIN);
        return;
    }
    const top = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
    const bottom = question.getBoundingClientRect().top;
    if (pieces.some((one) => one.top >= top && one.bottom <= bottom)) return;
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    scrollBy({
        top: first.top + first.height / 2 - (top + bottom) / 2,
        behavior: still ? "instant" : "smooth",
    });
}

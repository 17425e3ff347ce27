/** Milliseconds between looks whether the board is drawn and stands still, and how many there are. */
const AGAIN = 100;
const LOOKS = 50;

/** On a phone the question leaves a part of the board in sight: if nothing in it can be chosen, the page goes where
 * something can, unless whoever holds it goes somewhere first. What is returned calls that off. */
export function reveal(question: HTMLElement): () => void {
    const from = scrollY;
    let [looks, before] = [0, NaN];
    const timer = setInterval(() => {
        if (++looks > LOOKS || scrollY !== from) return clearInterval(timer);
        const lit = [...document.querySelectorAll(".frame .piece.lit")].map((one) =>
            one.getBoundingClientRect(),
        );
        const first = lit[0];
        if (first?.top === before) {
            clearInterval(timer);
            go(question, first, lit);
        } else before = first?.top ?? NaN;
    }, AGAIN);
    return () => clearInterval(timer);
}

function go(question: HTMLElement, first: DOMRect, lit: readonly DOMRect[]): void {
    const top = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
    const bottom = question.getBoundingClientRect().top;
    if (lit.some((one) => one.top >= top && one.bottom <= bottom)) return;
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    scrollBy({
        top: first.top + first.height / 2 - (top + bottom) / 2,
        behavior: still ? "instant" : "smooth",
    });
}

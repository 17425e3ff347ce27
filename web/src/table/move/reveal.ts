/** Milliseconds between looks whether the board is drawn and stands still, and how many there are. */
const AGAIN = 100;
const LOOKS = 50;
/** What somebody does who has found a place to go on. */
const HANDS = ["pointerdown", "touchstart", "wheel", "keydown"] as const;

/** On a phone the question leaves a part of the board in sight: if nothing in it can be chosen, the page goes where
 * something can, unless whoever holds it goes somewhere or touches something first: nothing moves below a finger.
 * What is returned calls that off. */
export function reveal(question: HTMLElement): () => void {
    const from = scrollY;
    const watching = new AbortController();
    let [looks, before, going] = [0, NaN, false];
    const timer = setInterval(() => {
        if (++looks > LOOKS || scrollY !== from) return callOff();
        const lit = [...document.querySelectorAll(".frame .piece.lit")].map((one) =>
            one.getBoundingClientRect(),
        );
        const first = lit[0];
        if (first?.top === before) {
            clearInterval(timer);
            going = go(question, first, lit);
        } else before = first?.top ?? NaN;
    }, AGAIN);
    function callOff(): void {
        clearInterval(timer);
        watching.abort();
    }
    function stop(): void {
        callOff();
        if (going) scrollTo({ top: scrollY, behavior: "instant" }); // it may be on its way still
    }
    // Whoever listens at the window hears first, and nobody is kept from what they do.
    for (const hand of HANDS)
        addEventListener(hand, stop, { capture: true, passive: true, signal: watching.signal });
    return callOff;
}

/** Whether the page has to go anywhere: if so, it goes. */
function go(question: HTMLElement, first: DOMRect, lit: readonly DOMRect[]): boolean {
    const top = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
    const bottom = question.getBoundingClientRect().top;
    if (lit.some((one) => one.top >= top && one.bottom <= bottom)) return false;
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    scrollBy({
        top: first.top + first.height / 2 - (top + bottom) / 2,
        behavior: still ? "instant" : "smooth",
    });
    return true;
}

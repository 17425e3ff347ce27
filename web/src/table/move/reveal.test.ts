// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { reveal } from "./reveal";

/** Where the only piece that can be chosen begins; the question leaves 60 to 500 in sight. */
let top = 900;
let went: ScrollToOptions[] = [];
let callOff = (): void => {};

beforeEach(() => {
    [top, went] = [900, []];
    document.body.innerHTML =
        '<header></header><div class="frame"><i class="piece lit"></i></div><section></section>';
    const at = (one: string, rect: () => DOMRect) =>
        Object.assign(document.querySelector(one)!, { getBoundingClientRect: rect });
    at("header", () => new DOMRect(0, 0, 390, 60));
    at(".piece", () => new DOMRect(0, top, 40, 40));
    at("section", () => new DOMRect(0, 500, 390, 344));
    vi.useFakeTimers();
    const scroll = (to: ScrollToOptions) => void went.push(to);
    vi.stubGlobal("scrollBy", scroll);
    vi.stubGlobal("scrollTo", scroll);
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    callOff = reveal(document.querySelector("section")!);
});

afterEach(() => {
    callOff();
    vi.useRealTimers();
    vi.unstubAllGlobals();
});

const smooth = { top: 640, behavior: "smooth" };

test("goes where something can be chosen as soon as the board stands still", () => {
    vi.advanceTimersByTime(100);
    expect(went).toEqual([]);
    vi.advanceTimersByTime(100);
    expect(went).toEqual([smooth]);
    vi.advanceTimersByTime(5000);
    expect(went).toEqual([smooth]);
});

test("stays where something in sight can be chosen", () => {
    top = 100;
    vi.advanceTimersByTime(5000);
    expect(went).toEqual([]);
});

test.each(["pointerdown", "touchstart", "wheel", "keydown"])("a %s anywhere calls it off", (hand) => {
    vi.advanceTimersByTime(100);
    const piece = document.querySelector(".piece")!;
    piece.addEventListener(hand, (event) => event.stopPropagation());
    piece.dispatchEvent(new Event(hand, { bubbles: true }));
    vi.advanceTimersByTime(5000);
    expect(went).toEqual([]);
});

test("a finger stops it on its way, once", () => {
    vi.advanceTimersByTime(200);
    dispatchEvent(new Event("pointerdown"));
    dispatchEvent(new Event("touchstart"));
    expect(went).toEqual([smooth, { top: 0, behavior: "instant" }]);
});

test("a finger that comes when there was nowhere to go stops nothing", () => {
    top = 100;
    vi.advanceTimersByTime(5000);
    dispatchEvent(new Event("pointerdown"));
    expect(went).toEqual([]);
});

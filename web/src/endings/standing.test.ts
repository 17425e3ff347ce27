// @vitest-environment jsdom
import { expect, test } from "vitest";
import { drawing, places } from "./standing";

test("who wins is first, whoever has as many points; others share a place if they are even", () => {
    const order = places(["Aude", "Bert", "Cleo", "Dora"], [30, 34, 34, 30], [2]);
    expect(order.map(({ name, place }) => `${place} ${name}`)).toEqual([
        "1 Cleo",
        "2 Bert",
        "3 Aude",
        "3 Dora",
    ]);
    expect(places(["Aude", "Bert"], [20, 20], [0, 1]).map(({ place }) => place)).toEqual([1, 1]);
});

test("the picture is a document of its own, whatever people are called", () => {
    const drawn = drawing("Troyes", places(['<Aude> & "co"', "Bert"], [31, -2], [0]));
    const read = new DOMParser().parseFromString(drawn, "image/svg+xml");
    expect(read.querySelector("parsererror")).toBeNull();
    const texts = [...read.querySelectorAll("text")].map((one) => one.textContent);
    expect(texts).toEqual(["Troyes", "1", '<Aude> & "co"', "31", "2", "Bert", "-2"]);
});

test("the picture of a game for one says what came of it, without a place", () => {
    const drawn = drawing(
        "The King's Challenge",
        places(["Aude"], [20], []),
        "A victory: you keep your head.",
    );
    const read = new DOMParser().parseFromString(drawn, "image/svg+xml");
    const texts = [...read.querySelectorAll("text")].map((one) => one.textContent);
    expect(texts).toEqual(["The King's Challenge", "A victory: you keep your head.", "", "Aude", "20"]);
    const [, verdict, , name] = [...read.querySelectorAll("text")].map((one) =>
        Number(one.getAttribute("y")),
    );
    expect(name! - verdict!).toBeGreaterThan(40);
});

test("a game that was ended before its time has no places in the picture either", () => {
    const drawn = drawing("Troyes", places(["Aude", "Bert"], [12, 9], []), "", false);
    const read = new DOMParser().parseFromString(drawn, "image/svg+xml");
    const texts = [...read.querySelectorAll("text")].map((one) => one.textContent);
    expect(texts).toEqual(["Troyes", "", "Aude", "12", "", "Bert", "9"]);
});

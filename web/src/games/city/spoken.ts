/** What stands and lies where, for those who listen to the board instead of looking at it. */
import { colour, enumerated, message, type Message } from "../../lib/words/words.svelte";
import type { CityBuilding, CityCard, CityCathedral, CityEvent, CityPath, CityTile, Owner } from "./types";

const letter = (owner: Owner): Message => message("page-name", { name: owner });
const letters = (owners: readonly Owner[]): Message => enumerated(owners.map(letter));
const NOTHING = message("page-nothing");

/** An entry about these, or nothing if there are none. */
const some = (id: string, items: readonly Message[]): Message =>
    items.length ? message(id, { items: enumerated(items) }) : NOTHING;

export function ofBuilding({ title, colour: dice, salary, rows, lying }: CityBuilding): Message {
    return message("city-board-building", {
        title,
        colour: colour(dice),
        wage: salary ? message("city-board-wage", { deniers: salary }) : message("city-board-no-wage"),
        rows: inARow(
            rows.map(({ values, spaces }) =>
                message("city-board-row", {
                    from: values[0] ?? 0,
                    to: values.at(-1) ?? 0,
                    single: values.length > 1 ? "no" : "yes",
                    owners: enumerated(
                        spaces.map(({ owner }) => (owner ? letter(owner) : message("city-board-empty"))),
                    ),
                }),
            ),
        ),
        lying: some("city-board-expelled", lying.map(letter)),
    });
}

/** Rows with semicolons between them. */
function inARow([first, ...others]: readonly Message[]): Message {
    if (!first || !others.length) return first ?? NOTHING;
    return message("city-board-rows", { first, rest: inARow(others) });
}

export function ofEvent(event: CityEvent): Message {
    const cubes = event.banners.filter((owner) => owner);
    return message("city-board-event", {
        title: event.title,
        text: event.text,
        covered: cubes.length,
        banners: event.banners.length,
        whose: cubes.length ? message("city-board-event-by", { items: letters(cubes) }) : NOTHING,
        held: some(
            "city-board-event-holds",
            event.held.map(({ owner, said }) =>
                owner ? message("city-board-held", { whose: letter(owner), held: said }) : said,
            ),
        ),
    });
}

/** What a tradesman costs. */
function priceOf({ cost, influence }: CityCard): Message {
    return enumerated([
        ...(cost || !influence ? [message("deniers", { count: cost })] : []),
        ...(influence ? [message("influence", { count: influence })] : []),
    ]);
}

/** A path with those who walk there. */
export function ofPath({ title, last, walkers }: CityPath): Message {
    const standing = walkers.map(({ owner, space }) =>
        message("city-board-standing", { who: letter(owner), count: space }),
    );
    return message("city-board-path", { title, last, standing: enumerated(standing) });
}

/** What lies at a gate, with the cubes there. */
export function ofTile(tile: CityTile, called: string, gate: string): Message {
    const cubes = tile.cubes.map(({ owner, count }) => message("city-board-cubes-of", { owner, count }));
    return message(called, {
        gate,
        title: tile.title,
        text: tile.text,
        cubes: some("city-board-card-cubes", cubes),
    });
}

export function ofCard(card: CityCard): Message {
    const posts = card.posts.flatMap(({ owner, points }) =>
        owner ? [message("city-board-tradesman-for", { owner, points })] : [],
    );
    const kept = card.cubes.map(({ owner, count }) => message("city-board-cubes-of", { owner, count }));
    return message("city-board-card", {
        title: card.title,
        text: card.text,
        price: priceOf(card),
        tradesmen: some("city-board-tradesmen", [...posts, ...card.onlookers.map(letter)]),
        cubes: some("city-board-card-cubes", kept),
    });
}

export function ofCathedral(cathedral: CityCathedral): Message {
    return message("city-board-cathedral", {
        laid: cathedral.levels.flat().filter((owner) => owner).length,
        spaces: cathedral.levels.flat().length,
        levels: oneByOne(
            cathedral.levels.flatMap((level, i) => {
                const cubes = level.flatMap((owner, column) =>
                    owner ? [message("city-board-cathedral-cube", { owner, column: column + 1 })] : [],
                );
                return cubes.length
                    ? [message("city-board-cathedral-level", { level: i + 1, cubes: enumerated(cubes) })]
                    : [];
            }),
        ),
    });
}

/** Sentences one after the other. */
function oneByOne([first, ...others]: readonly Message[]): Message {
    if (!first || !others.length) return first ?? NOTHING;
    return message("city-board-sentences", { first, rest: oneByOne(others) });
}

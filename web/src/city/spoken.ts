/** What stands and lies where, for those who listen to the board instead of looking at it. */
import type { CityBuilding, CityCard, CityCathedral, CityEvent } from "./types";

const amount = (count: number, one: string) => `${count} ${one}${count === 1 ? "" : "s"}`;
export const deniers = (count: number) => amount(count, "denier");

export function ofBuilding(building: CityBuilding): string {
    const wage = building.salary ? `${deniers(building.salary)} each round` : "no salary";
    const rows = building.rows.map(({ values, spaces }) => {
        const dice = values.length > 1 ? `${values[0]} to ${values.at(-1)}` : `${values[0]}`;
        return `${dice}: ${spaces.map(({ owner }) => owner || "empty").join(", ")}`;
    });
    const lying = building.lying.length ? ` Expelled: ${building.lying.join(", ")}.` : "";
    return `${building.title}: citizens throw ${building.colour} dice, ${wage}. Rows: ${rows.join("; ")}.${lying}`;
}

export function ofEvent(event: CityEvent): string {
    const cubes = event.banners.filter((owner) => owner);
    const whose = cubes.length ? `, by ${cubes.join(", ")}` : "";
    return `${event.title}: ${event.text} ${cubes.length} of ${event.banners.length} banners covered${whose}.`;
}

export function ofCard(card: CityCard): string {
    const posts = card.posts.flatMap(({ owner, points }) => (owner ? [`${owner} for ${points} VP`] : []));
    const men = [...posts, ...card.onlookers];
    const tradesmen = men.length ? ` Tradesmen: ${men.join(", ")}.` : "";
    const kept = card.cubes.map(({ owner, count }) => `${amount(count, "cube")} of ${owner}`);
    const cubes = kept.length ? ` On it: ${kept.join(", ")}.` : "";
    return `${card.title}: ${card.text} A tradesman costs ${deniers(card.cost)}.${tradesmen}${cubes}`;
}

export function ofCathedral(cathedral: CityCathedral): string {
    const laid = cathedral.levels.flat().filter((owner) => owner).length;
    const levels = cathedral.levels.flatMap((level, i) => {
        const cubes = level.flatMap((owner, column) => (owner ? [`${owner} in ${column + 1}`] : []));
        return cubes.length ? [` Level ${i + 1}: ${cubes.join(", ")}.`] : [];
    });
    return `Cathedral: ${laid} of 18 cubes laid.${levels.join("")}`;
}

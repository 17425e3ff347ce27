/** How far somebody has come in the lessons: kept in this browser. */

const KEPT = "lessons";

type Kept = Readonly<Record<string, number>>;

function read(): Kept {
    try {
        return JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Kept;
    } catch {
        return {};
    }
}

/** The step at which a lesson was left; the first one if it was never begun. */
export function reached(lesson: string): number {
    const at = read()[lesson];
    return typeof at === "number" && at >= 0 ? Math.floor(at) : 0;
}

/** Remember the step. */
export function keep(lesson: string, at: number): void {
    try {
        localStorage.setItem(KEPT, JSON.stringify({ ...read(), [lesson]: at }));
    } catch {
        // a browser may forbid to keep anything: then the lesson begins anew next time
    }
}

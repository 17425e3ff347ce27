/** Until the page has painted what was changed just now: whatever nobody sees does not hold that up. */
export function painted(): Promise<void> {
    return new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
}

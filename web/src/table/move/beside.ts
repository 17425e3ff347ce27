/** Put a floating thing beside what it belongs to, inside the window. */
export function beside(node: HTMLElement, anchor: Element) {
    const GAP = 8;

    function place(to: Element): void {
        const at = to.getBoundingClientRect();
        const { width, height } = node.getBoundingClientRect();
        const below = at.bottom + GAP + height <= innerHeight || at.top < height + GAP;
        const left = Math.max(GAP, Math.min(at.left + at.width / 2 - width / 2, innerWidth - width - GAP));
        const top = below ? Math.min(at.bottom + GAP, innerHeight - height - GAP) : at.top - GAP - height;
        node.style.setProperty("left", `${left}px`);
        node.style.setProperty("top", `${Math.max(GAP, top)}px`);
    }

    place(anchor);
    return { update: place };
}

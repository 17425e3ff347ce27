/** Words that fit: lines of at most so many letters; the last one that is allowed ends with dots if more would follow. */
export function lines(text: string, letters: number, most = 9): string[] {
    const found: string[] = [];
    for (const word of text.split(/ |(?<=\/)/)) {
        const last = found.at(-1);
        const gap = last?.endsWith("/") ? "" : " ";
        if (last !== undefined && last.length + gap.length + word.length <= letters)
            found[found.length - 1] = last + gap + word;
        else found.push(word);
    }
    if (found.length <= most) return found;
    const mark = /⟧$/.exec(text)?.[0] ?? ""; // the pseudo-language closes what it opened
    return [...found.slice(0, most - 1), `${found[most - 1]}…${mark}`];
}

// Words that collide with others, or that are cut off or leave what they stand on; as sentences, nothing if all is well.
() => {
    const SLACK = 1.5; // antialiasing, and the air that a line of letters has above and below
    const found = [];
    const shown = (one) => one.checkVisibility({ visibilityProperty: true });
    const quote = (one) => `“${one.words.slice(0, 40)}” at ${Math.round(one.box.left)}, ${Math.round(one.box.top)}`;
    // Lines of letters are as high as their tallest accents could be: what one sees is a good deal less.
    const ink = (box, svg) => {
        const air = box.height * (svg ? 0.2 : 0.12);
        return new DOMRect(box.x, box.y + air, box.width, box.height - 2 * air);
    };
    const meet = (a, b) =>
        Math.min(a.right, b.right) - Math.max(a.left, b.left) > SLACK &&
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > SLACK;

    // What has scrolled out of its box is seen by nobody.
    function inSight(box, parent) {
        let { left, right, top, bottom } = box;
        for (let one = parent; one && one !== document.body; one = one.parentElement) {
            const style = getComputedStyle(one);
            if (!/auto|scroll/.test(style.overflowY)) continue;
            const edge = one.getBoundingClientRect();
            [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
        }
        return new DOMRect(left, top, right - left, Math.max(0, bottom - top));
    }

    function texts(root) {
        const list = [];
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
            const words = node.data.replace(/\s+/g, " ").trim();
            const parent = node.parentElement;
            if (!words || parent.closest(".unseen, .name:not([data-typed]):not([x]), title, desc, option, style"))
                continue;
            if (!shown(parent)) continue;
            const range = document.createRange();
            range.selectNodeContents(node);
            const svg = parent instanceof SVGElement;
            for (const whole of range.getClientRects()) {
                const box = inSight(ink(whole, svg), parent);
                if (box.width > 0.5 && box.height > 2) list.push({ words, parent, svg, box });
            }
        }
        return list;
    }

    // Whatever is told in HTML: nothing is cut off by a box that does not scroll, and nothing leaves the window.
    function cut(one) {
        for (let box = one.parent; box && box !== document.body; box = box.parentElement) {
            const style = getComputedStyle(box);
            if (style.position === "fixed" || /auto|scroll/.test(style.overflowX + style.overflowY)) return;
            if (!/hidden|clip/.test(style.overflowX) || box.matches(".window")) continue;
            const edge = box.getBoundingClientRect();
            if (one.box.right > edge.right + SLACK || one.box.bottom > edge.bottom + SLACK)
                found.push(`${quote(one)} is cut off`);
        }
        if (one.box.right > document.documentElement.clientWidth + SLACK || one.box.left < -SLACK)
            found.push(`${quote(one)} leaves the window`);
        const head = one.parent.closest("#page > header")?.getBoundingClientRect();
        if (head && (one.box.top < head.top || one.box.bottom > head.bottom)) found.push(`${quote(one)} leaves the header`);
    }

    // Whatever is printed on a piece stays on it, and on the board.
    function leaves(one) {
        const svg = one.parent.ownerSVGElement;
        const edge = svg.getBoundingClientRect();
        if (one.box.left < edge.left - SLACK || one.box.right > edge.right + SLACK || one.box.bottom > edge.bottom + SLACK)
            found.push(`${quote(one)} leaves its picture`);
        const middle = { x: (one.box.left + one.box.right) / 2, y: (one.box.top + one.box.bottom) / 2 };
        const under = [...(one.parent.closest(".piece")?.querySelectorAll("rect, path, circle") ?? [])]
            .map((shape) => shape.getBoundingClientRect())
            .filter(
                ({ left, right, top, bottom }) =>
                    left < middle.x && middle.x < right && top < middle.y && middle.y < bottom && bottom - top > one.box.height,
            )
            .sort((a, b) => a.width * a.height - b.width * b.height);
        const ground = under.at(-1);
        if (ground && (one.box.left < ground.left - 2 || one.box.right > ground.right + 2))
            found.push(`${quote(one)} leaves what it stands on`);
    }

    const rooms = [...document.querySelectorAll("header, .frame .head, .frame > .window, .players, .ending, .table .column > .move, aside")];
    for (const room of new Set(rooms)) {
        const all = texts(room);
        for (const one of all) {
            if (/\S…$/.test(one.words)) found.push(`${quote(one)} is cut short`);
            one.svg ? leaves(one) : cut(one);
        }
        all.forEach((one, i) => {
            for (const other of all.slice(i + 1))
                if (one.parent !== other.parent && one.svg === other.svg && meet(one.box, other.box))
                    found.push(`${quote(one)} collides with ${quote(other)}`);
        });
    }
    return found;
};

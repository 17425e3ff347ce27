// Everything on the page that a person reads or hears, as far as it stands outside of the brackets of whole messages.
() => {
    const ATTRIBUTES = ["aria-label", "aria-description", "aria-valuetext", "title", "placeholder", "alt"];
    const found = [];
    let depth = 0;
    const outside = (text) => {
        let rest = "";
        for (const sign of text) {
            if (sign === "⟦") depth += 1;
            else if (sign === "⟧") depth -= 1;
            else if (depth === 0) rest += sign;
        }
        return rest.trim();
    };
    // Numerals have no letters, and a seat is called by one in every language.
    const isUnworded = (rest) => /\p{L}/u.test(rest) && !/^[A-J][:,]?$/.test(rest);
    const whole = (what, text) => {
        depth = 0;
        const rest = outside(text);
        if (isUnworded(rest) || depth !== 0) found.push(`${what}: ${text}`);
    };
    whole("the title of the window", document.title);
    for (const one of document.body.querySelectorAll("*")) {
        if (one.hasAttribute("data-typed")) continue;
        for (const name of ATTRIBUTES) if (one.hasAttribute(name)) whole(name, one.getAttribute(name));
    }
    depth = 0;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const parent = node.parentElement;
        if (parent.closest("script, style, noscript") || parent.hasAttribute("data-typed")) continue;
        const rest = outside(node.data);
        if (isUnworded(rest)) found.push(`text of ${parent.tagName} ${parent.getAttribute("class") ?? ""}: ${rest}`);
    }
    if (depth !== 0) found.push(`${depth} brackets are not closed`);
    return found;
};

// Plays on by random clicks on lit pieces and on buttons, as fast as the page follows.
async ({ seed, moves, patience }) => {
    let state = seed | 0;
    const below = (n) => {
        state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
        return (state >>> 12) % n;
    };
    const pick = (list) => list[below(list.length)];
    const all = (selector) => [...document.querySelectorAll(selector)];
    const button = (which) => all(`.move .buttons .button${which}`).find((one) => !one.disabled);
    const click = (one) => one.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));
    const end = Date.now() + patience;
    let made = 0;
    while (Date.now() < end) {
        if (document.querySelector(".ending")) return { made, at: "end" };
        if (document.querySelector(".curtain")) return { made, at: "curtain" };
        if (made >= moves && button(".main") === undefined && all("button.choice").length) return { made, at: "move" };
        const menu = all("[role=menu] button");
        const send = button(".main");
        const choices = [...all(".piece.lit"), ...all("button.choice")];
        if (menu.length) click(pick(menu));
        else if (send && (below(3) || !choices.length)) {
            click(send);
            made += 1;
            while (all(".move .chosen li").length && Date.now() < end) await pause(5);
        } else if (choices.length) click(pick(choices));
        else if (all(".move .chosen li").length) click(button(":not(.main)")); // start over
        else await pause(10);
        await pause(0);
    }
    throw new Error(`No end after ${made} moves: ${document.querySelector(".move")?.textContent}`);
};

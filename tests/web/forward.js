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
    // A pause of nothing, which browsers stretch to four milliseconds, is a message to oneself.
    const { port1, port2 } = new MessageChannel();
    const breath = () =>
        new Promise((done) => {
            port1.onmessage = done;
            port2.postMessage(null);
        });
    // All happens as usual, but nobody looks: two thirds of the processor's time would go into painting it, even if it
    // were painted transparent, and a third of the rest into laying it out.
    document.body.style.display = "none";
    const look = (at) => {
        document.body.removeAttribute("style");
        port1.close();
        return { made, at };
    };
    const end = Date.now() + patience;
    let made = 0;
    while (Date.now() < end) {
        if (document.querySelector(".ending")) return look("end");
        if (document.querySelector(".curtain")) return look("curtain");
        if (made >= moves && button(".main") === undefined && all("button.choice").length) return look("move");
        const menu = all("[role=menu] button");
        const send = button(".main");
        const choices = [...all(".piece.lit"), ...all("button.choice")];
        if (menu.length) click(pick(menu));
        else if (send && (below(3) || !choices.length)) {
            click(send);
            made += 1;
            while (all(".move .chosen li").length && Date.now() < end) {
                await pause(5);
                const again = button(".main"); // what it wastes may be said only now
                if (again && document.querySelector(".waste")) click(again);
            }
        } else if (choices.length) click(pick(choices));
        else if (all(".move .chosen li").length) click(button(":not(.main)")); // start over
        else await pause(10);
        await breath();
    }
    throw new Error(`No end after ${made} moves: ${document.querySelector(".move")?.textContent}`);
};

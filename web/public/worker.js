// Hears of turns while the page is closed: what it shows came encrypted, in the reader's own language, from our server.
// And shows the page that was kept for the time in which the server cannot be reached.

/** The page of this table if it is open, else any page of ours, else a new one. */
async function show(address) {
    const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
    const there = pages.find((page) => new URL(page.url).pathname === address);
    if (there) return there.focus();
    return clients.openWindow(address);
}

addEventListener("push", (event) => {
    const { title = "", body = "", table = "" } = event.data?.json() ?? {};
    event.waitUntil(
        registration.showNotification(title, {
            body,
            icon: "/icon.svg",
            tag: `turn-${table}`, // the page calls its own the same, so that there is one at a time
            data: `/t/${encodeURIComponent(table)}`,
        }),
    );
});

addEventListener("notificationclick", (event) => {
    event.notification.close();
    event.waitUntil(show(event.notification.data));
});

/** Straight from the server; if nobody answers, or only somebody in between, what the page has kept. */
async function reach(request) {
    const answer = await fetch(request).catch(() => Response.error());
    const missed = answer.type === "error" || (answer.status >= 502 && answer.status <= 504);
    return (missed && (await caches.match("/away"))) || answer;
}

addEventListener("fetch", (event) => {
    const { pathname } = new URL(event.request.url);
    if (event.request.mode === "navigate" && !pathname.startsWith("/api/"))
        event.respondWith(reach(event.request));
    else if (pathname.startsWith("/away."))
        event.respondWith(caches.match(pathname).then((kept) => kept ?? Response.error()));
});

// One that is new does not wait until nobody uses the old one any more: neither remembers anything.
addEventListener("install", () => skipWaiting());

// Hears of turns while the page is closed. What it shows came encrypted, in the reader's own language, from our server.

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

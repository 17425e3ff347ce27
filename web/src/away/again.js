// Beside the page that says that the server cannot be reached: it goes on by itself as soon as the server answers.
async function again() {
    const answer = await fetch("/manifest.webmanifest", { cache: "no-store" }).catch(() => undefined);
    if (answer?.ok) location.reload();
}

addEventListener("online", again);
setInterval(again, 5000);

/** Messages to this browser while the page is closed: asked for by a click, and ended by another. */

import { api } from "../lib/server/api";
import type { NoticeInfo } from "../lib/server/types";

/** Whether this browser can have them here: only where it trusts the line. */
export const possible = (): boolean =>
    isSecureContext && "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** Bytes from the letters in which keys travel. */
export function bytes(key: string): Uint8Array<ArrayBuffer> {
    const text = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
    return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

/** Ask the browser, and tell the server where messages go; nothing if the browser's owner says no. */
export async function begin(key: string, language: string): Promise<NoticeInfo | null> {
    if ((await Notification.requestPermission()) !== "granted") return null;
    await navigator.serviceWorker.register("/worker.js");
    const { pushManager } = await navigator.serviceWorker.ready;
    await (await pushManager.getSubscription())?.unsubscribe(); // it may belong to another key
    const place = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
    const { endpoint = "", keys } = place.toJSON();
    return api.startPush({ endpoint, p256dh: keys?.["p256dh"] ?? "", auth: keys?.["auth"] ?? "", language });
}

/** No more of them, here and there. */
export async function end(): Promise<NoticeInfo> {
    const found = await navigator.serviceWorker.getRegistration();
    await (await found?.pushManager.getSubscription())?.unsubscribe();
    return api.stopPush();
}

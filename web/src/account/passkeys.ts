/** Making and using a passkey: the server asks, the browser answers, the server checks. */

import { api } from "../lib/server/api";
import { Problem } from "../lib/server/http";
import { creation, credentialJson, request } from "../lib/server/passkey";
import type { Me } from "../lib/server/types";
import { message } from "../lib/words/words.svelte";

async function asked(make: () => Promise<Credential | null>): Promise<PublicKeyCredential> {
    let made: Credential | null = null;
    try {
        made = await make();
    } catch (error) {
        if (error instanceof DOMException && error.name === "InvalidStateError") {
            throw new Problem(message("page-passkey-there"), 0);
        }
        throw new Problem(message("page-passkey-unfinished"), 0);
    }
    if (made instanceof PublicKeyCredential) return made;
    throw new Problem(message("page-passkey-none"), 0);
}

/** Keep a passkey for whoever uses the page now. */
export async function addPasskey(): Promise<Me> {
    const options = creation(await api.passkeyBegin("register"));
    const made = await asked(() => navigator.credentials.create({ publicKey: options }));
    return api.passkeyFinish("register", credentialJson(made));
}

/** What a passkey of this device answers, which shows whose it is. */
export async function answerPasskey(): Promise<Record<string, unknown>> {
    const options = request(await api.passkeyBegin("login"));
    const made = await asked(() => navigator.credentials.get({ publicKey: options }));
    return credentialJson(made);
}

/** Sign in with a passkey of this device. */
export async function usePasskey(): Promise<Me> {
    return api.passkeyFinish("login", await answerPasskey());
}

/** Passkeys: what the browser wants as bytes travels as text (base64url), both ways. */

type Json = Record<string, unknown>;

export function toBytes(text: string): Uint8Array<ArrayBuffer> {
    const padded = text.replaceAll("-", "+").replaceAll("_", "/");
    return Uint8Array.from(atob(padded), (sign) => sign.charCodeAt(0));
}

export function toText(bytes: ArrayBuffer | null | undefined): string | undefined {
    if (!bytes) return undefined;
    const signs = Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join("");
    return btoa(signs).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

interface Listed {
    readonly id: string;
    readonly type: "public-key";
}

const named = (list: unknown) =>
    ((list as Listed[] | undefined) ?? []).map((one) => ({ ...one, id: toBytes(one.id) }));

/** The server may wrap its options in `publicKey`, as the standard's JSON does. */
const unwrapped = (options: Json): Json => (options["publicKey"] as Json | undefined) ?? options;

export function creation(json: Json): PublicKeyCredentialCreationOptions {
    const options = unwrapped(json);
    const user = options["user"] as Json;
    return {
        ...options,
        challenge: toBytes(String(options["challenge"])),
        user: { ...user, id: toBytes(String(user["id"])) },
        excludeCredentials: named(options["excludeCredentials"]),
    } as unknown as PublicKeyCredentialCreationOptions;
}

export function request(json: Json): PublicKeyCredentialRequestOptions {
    const options = unwrapped(json);
    return {
        ...options,
        challenge: toBytes(String(options["challenge"])),
        allowCredentials: named(options["allowCredentials"]),
    } as unknown as PublicKeyCredentialRequestOptions;
}

/** What the browser made, for the server. */
export function credentialJson(credential: PublicKeyCredential): Json {
    const answer = credential.response;
    const response: Json = { clientDataJSON: toText(answer.clientDataJSON) };
    if (answer instanceof AuthenticatorAttestationResponse) {
        response["attestationObject"] = toText(answer.attestationObject);
        response["transports"] = answer.getTransports();
    } else if (answer instanceof AuthenticatorAssertionResponse) {
        response["authenticatorData"] = toText(answer.authenticatorData);
        response["signature"] = toText(answer.signature);
        response["userHandle"] = toText(answer.userHandle) ?? null;
    }
    return {
        id: credential.id,
        rawId: toText(credential.rawId),
        type: credential.type,
        authenticatorAttachment: credential.authenticatorAttachment,
        clientExtensionResults: credential.getClientExtensionResults(),
        response,
    };
}

/** Whether this browser, on this connection, can make passkeys at all. */
export function possible(): boolean {
    return typeof PublicKeyCredential !== "undefined" && window.isSecureContext;
}

/** SHA-256 and HMAC, for pages without HTTPS too, where the browser keeps its own to itself. */

const ROUNDS = 64;
const BLOCK = 64;

function fraction(root: number): number {
    return ((root - Math.floor(root)) * 2 ** 32) >>> 0;
}

/** The first prime numbers, from whose roots the constants come. */
const PRIMES: number[] = [];
for (let n = 2; PRIMES.length < ROUNDS; n++) if (PRIMES.every((prime) => n % prime !== 0)) PRIMES.push(n);
const FIRST = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const EACH = PRIMES.map((prime) => fraction(Math.cbrt(prime)));

const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by));

function padded(message: Uint8Array): DataView {
    const length = Math.ceil((message.length + 9) / BLOCK) * BLOCK;
    const bytes = new Uint8Array(length);
    bytes.set(message);
    bytes[message.length] = 0x80;
    const view = new DataView(bytes.buffer);
    view.setUint32(length - 8, Math.floor(message.length / 2 ** 29));
    view.setUint32(length - 4, (message.length * 8) >>> 0);
    return view;
}

function schedule(view: DataView, start: number): Uint32Array {
    const words = new Uint32Array(ROUNDS);
    const at = (i: number) => words[i] ?? 0;
    for (let i = 0; i < 16; i++) words[i] = view.getUint32(start + 4 * i);
    for (let i = 16; i < ROUNDS; i++) {
        const a = at(i - 15);
        const b = at(i - 2);
        const small = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3);
        const large = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10);
        words[i] = at(i - 16) + small + at(i - 7) + large;
    }
    return words;
}

/** The hash of a message. */
export function sha256(message: Uint8Array): Uint8Array {
    const view = padded(message);
    const hash = Uint32Array.from(FIRST);
    for (let start = 0; start < view.byteLength; start += BLOCK) {
        const words = schedule(view, start);
        let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
        for (let i = 0; i < ROUNDS; i++) {
            const mixed = (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g));
            const one = (h + mixed + (EACH[i] ?? 0) + (words[i] ?? 0)) | 0;
            const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
            [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
        }
        [a, b, c, d, e, f, g, h].forEach((word, i) => (hash[i] = (hash[i] ?? 0) + word));
    }
    const out = new DataView(new ArrayBuffer(32));
    hash.forEach((word, i) => out.setUint32(4 * i, word));
    return new Uint8Array(out.buffer);
}

/** The hash of a message under a key. */
export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
    const block = new Uint8Array(BLOCK);
    block.set(key.length > BLOCK ? sha256(key) : key);
    const inner = sha256(
        joined(
            block.map((byte) => byte ^ 0x36),
            message,
        ),
    );
    return sha256(
        joined(
            block.map((byte) => byte ^ 0x5c),
            inner,
        ),
    );
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
    const both = new Uint8Array(one.length + other.length);
    both.set(one);
    both.set(other, one.length);
    return both;
}

/** Bytes in hexadecimal. */
export function hex(bytes: Uint8Array): string {
    return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Bytes from hexadecimal. */
export function unhex(text: string): Uint8Array {
    return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

/** A few short sounds of our own, made of plain tones when they are wanted. */
import { settings } from "./settings.svelte";

export type Sound = "turn" | "throw" | "move" | "end";

/** Notes as their pitch in hertz, when they begin and how long they last, in seconds. */
const NOTES: Readonly<Record<Sound, readonly (readonly [number, number, number])[]>> = {
    turn: [
        [523, 0, 0.16],
        [784, 0.14, 0.3],
    ],
    throw: [
        [190, 0, 0.05],
        [240, 0.07, 0.05],
        [170, 0.15, 0.06],
    ],
    move: [[330, 0, 0.09]],
    end: [
        [392, 0, 0.2],
        [523, 0.18, 0.2],
        [659, 0.36, 0.5],
    ],
};
const LOUDNESS = 0.12;
let context: AudioContext | undefined;

/** Play a sound, if sounds are wanted. */
export function play(sound: Sound): void {
    if (!settings.sound || typeof AudioContext === "undefined") return;
    context ??= new AudioContext();
    for (const [pitch, begins, lasts] of NOTES[sound]) {
        const at = context.currentTime + begins;
        const tone = context.createOscillator();
        const loudness = context.createGain();
        tone.type = sound === "throw" ? "square" : "triangle";
        tone.frequency.value = pitch;
        loudness.gain.setValueAtTime(LOUDNESS, at);
        loudness.gain.exponentialRampToValueAtTime(0.001, at + lasts);
        tone.connect(loudness).connect(context.destination);
        tone.start(at);
        tone.stop(at + lasts);
    }
}

/** The lobby as it stands, kept fresh on every page: it also says where it is one's turn. */

import { api } from "../server/api";
import { wait } from "../server/backoff";
import { sentence } from "../server/http";
import { Pulse } from "../server/pulse";
import { notify } from "./notify.svelte";
import type { Lobby } from "../server/types";

/** News may come many times in a second; reading once in a while is enough, more rarely out of sight. */
const PAUSE = 1200;
const HIDDEN_PAUSE = 5000;
/** What the server says to whoever only asks whether it is there. */
const HERE = "here";

class LiveLobby {
    now = $state.raw<Lobby | undefined>();
    problem = $state("");
    /** Whether the line is down that brings news. */
    down = $state(false);
    #socket: WebSocket | undefined;
    #attempt = 0;
    #retry: ReturnType<typeof setTimeout> | undefined;
    #reading = false;
    #again = false;
    #heard: () => void = () => undefined;

    /** Keep reading until the returned function is called. */
    start(): () => void {
        const seen = () => {
            if (!document.hidden) this.read();
        };
        const online = () => this.#connect();
        document.addEventListener("visibilitychange", seen);
        addEventListener("online", online);
        this.read();
        this.#connect();
        return () => {
            document.removeEventListener("visibilitychange", seen);
            removeEventListener("online", online);
            clearTimeout(this.#retry);
            const socket = this.#socket;
            this.#socket = undefined;
            socket?.close();
        };
    }

    /** As long as somebody looks at the lobby, they are to know whether it is fresh. */
    watch(): () => void {
        const pulse = new Pulse(
            () => this.#ask(),
            () => this.#drop(),
        );
        this.#heard = () => pulse.hear();
        return () => {
            pulse.stop();
            this.#heard = () => undefined;
        };
    }

    /** Read it again, soon. */
    read(): void {
        if (this.#reading) {
            this.#again = true;
            return;
        }
        this.#reading = true;
        void this.#readNow();
    }

    async #readNow(): Promise<void> {
        try {
            this.now = await api.lobby();
            this.problem = "";
            notify.tables(this.now.mine);
        } catch (error) {
            this.problem = sentence(error);
        }
        setTimeout(
            () => {
                this.#reading = false;
                if (this.#again) {
                    this.#again = false;
                    this.read();
                }
            },
            document.hidden ? HIDDEN_PAUSE : PAUSE,
        );
    }

    #connect(): void {
        clearTimeout(this.#retry);
        if (this.#socket) return;
        const socket = new WebSocket(
            `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws/lobby`,
        );
        this.#socket = socket;
        socket.onopen = () => {
            this.#attempt = 0;
            this.down = false;
            this.read();
        };
        socket.onmessage = ({ data }) => {
            this.#heard();
            if (data !== HERE) this.read();
        };
        socket.onclose = () => {
            if (this.#socket !== socket) return;
            this.#socket = undefined;
            this.down = true;
            this.#retry = setTimeout(() => this.#connect(), wait(this.#attempt++));
        };
    }

    /** Whether there was a line to ask by. */
    #ask(): boolean {
        if (document.hidden || this.#socket?.readyState !== WebSocket.OPEN) return false;
        this.#socket.send("?");
        return true;
    }

    /** Nobody is there any more, though nobody has said so. */
    #drop(): void {
        const dead = this.#socket;
        this.#socket = undefined;
        this.down = true;
        dead?.close();
        this.#connect();
    }
}

export const lobby = new LiveLobby();

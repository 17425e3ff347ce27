/** The lobby as it stands, kept fresh on every page: it also says where it is one's turn. */

import { api } from "../server/api";
import { wait } from "../server/backoff";
import { sentence } from "../server/http";
import { notify } from "./notify.svelte";
import type { Lobby } from "../server/types";

/** News may come many times in a second; reading once in a while is enough, more rarely out of sight. */
const PAUSE = 1200;
const HIDDEN_PAUSE = 5000;

class LiveLobby {
    now = $state.raw<Lobby | undefined>();
    problem = $state("");
    #socket: WebSocket | undefined;
    #attempt = 0;
    #retry: ReturnType<typeof setTimeout> | undefined;
    #reading = false;
    #again = false;

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
            this.read();
        };
        socket.onmessage = () => this.read();
        socket.onclose = () => {
            if (this.#socket !== socket) return;
            this.#socket = undefined;
            this.#retry = setTimeout(() => this.#connect(), wait(this.#attempt++));
        };
    }
}

export const lobby = new LiveLobby();

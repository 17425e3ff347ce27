/** The lists of the lobby. */
export type Kind = "mine" | "open" | "finished" | "running" | "away";

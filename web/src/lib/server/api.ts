/** Every question that the page asks of the server outside of the sockets. */

import type { components } from "../../generated/messages";
import { get, post, withQuery } from "./http";

type Schemas = components["schemas"];
type Json = Record<string, unknown>;

const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

const stepOf = (lesson: string, at: number) => `/api/lessons/${encodeURIComponent(lesson)}/steps/${at}`;

const seatOf = (id: string, what: string, seat: number) =>
    post<Schemas["TableInfo"]>(`${table(id)}/${what}`, { seat } satisfies Schemas["OneSeat"]);
const wishOf = (id: string, what: string, wish: boolean) =>
    post<Schemas["TableInfo"]>(`${table(id)}/${what}`, { wish } satisfies Schemas["Wish"]);

export const api = {
    me: () => get<Schemas["Me"]>("/api/me"),
    rename: (name: string) => post<Schemas["Me"]>("/api/me", { name } satisfies Schemas["Rename"]),

    achievements: () => get<Schemas["Collection"]>("/api/me/achievements"),
    setNamed: (named: boolean) => post<Schemas["Me"]>("/api/me/named", { named } satisfies Schemas["Naming"]),
    settle: (body: Schemas["PageSettings"]) => post<Schemas["Me"]>("/api/me/settings", body),

    notices: () => get<Schemas["NoticeInfo"]>("/api/notices"),
    startPush: (body: Schemas["NewPush"]) => post<Schemas["NoticeInfo"]>("/api/notices/push", body),
    stopPush: () => post<Schemas["NoticeInfo"]>("/api/notices/push/stop"),
    setMail: (body: Schemas["NewMail"]) => post<Schemas["NoticeInfo"]>("/api/notices/mail", body),
    letter: (purpose: "confirm" | "stop", token: string) =>
        post<null>(`/api/notices/mail/${purpose}`, { token } satisfies Schemas["LetterLink"]),

    register: (body: Schemas["Credentials"]) => post<Schemas["Me"]>("/api/account/register", body),
    login: (body: Schemas["Credentials"]) => post<Schemas["Me"]>("/api/account/login", body),
    logout: () => post<Schemas["Me"]>("/api/account/logout"),
    passkeyBegin: (kind: "register" | "login") => post<Json>(`/api/account/passkey/${kind}/begin`),
    passkeyFinish: (kind: "register" | "login", credential: Json) =>
        post<Schemas["Me"]>(`/api/account/passkey/${kind}/finish`, credential),
    sessions: () => get<readonly Schemas["SessionInfo"][]>("/api/account/sessions"),
    endSession: (name: string) =>
        post<Schemas["Me"]>("/api/account/sessions/end", { name } satisfies Schemas["EndSession"]),
    endSessions: () => post<Schemas["Me"]>("/api/account/sessions/end-all"),
    changePassword: (body: Schemas["NewPassword"]) => post<Schemas["Me"]>("/api/account/password", body),
    deleteAccount: (body: { password?: string; passkey?: Json }) =>
        post<Schemas["Me"]>("/api/account/delete", body),

    games: () => get<readonly Schemas["GameInfo"][]>("/api/games"),
    tableWords: (id: string) => get<Schemas["Words"]>(`${table(id)}/words`),

    lobby: () => get<Schemas["Lobby"]>("/api/lobby"),
    more: (which: string, { updated, id }: Schemas["TableInfo"]) =>
        get<readonly Schemas["TableInfo"][]>(withQuery(`/api/lobby/${which}`, { updated, after: id })),
    create: (body: Schemas["NewTable"]) => post<Schemas["Created"]>("/api/tables", body),
    table: (id: string) => get<Schemas["TableInfo"]>(table(id)),
    join: (id: string, seat: number, name = "", added = "") =>
        post<Schemas["TableInfo"]>(`${table(id)}/join`, { seat, name, added } satisfies Schemas["Join"]),
    leave: (id: string) => post<Schemas["TableInfo"]>(`${table(id)}/leave`),
    fill: (id: string, seat: number, level: string) =>
        post<Schemas["TableInfo"]>(`${table(id)}/fill`, { seat, level } satisfies Schemas["Fill"]),

    offerSecret: () => get<Schemas["Offered"]>("/api/proof"),
    proof: (id: string) => get<Schemas["ProofInfo"]>(`${table(id)}/proof`),
    throws: (id: string) => get<readonly Schemas["ThrowInfo"][]>(`${table(id)}/throws`),
    computer: (id: string, seat: number, level: string) =>
        post<Schemas["TableInfo"]>(`${table(id)}/computer`, { seat, level } satisfies Schemas["Computer"]),
    back: (id: string, seat: number) => seatOf(id, "back", seat),
    resign: (id: string, seat: number) => seatOf(id, "resign", seat),
    free: (id: string, seat: number) => seatOf(id, "free", seat),
    offer: (id: string, seat: number) =>
        post<Schemas["OfferedSeat"]>(`${table(id)}/offer`, { seat } satisfies Schemas["OneSeat"]),
    takeOver: (id: string, secret: string, name: string) =>
        post<Schemas["TableInfo"]>(`${table(id)}/take-over`, { secret, name } satisfies Schemas["TakeOver"]),
    end: (id: string, wish: boolean) => wishOf(id, "end", wish),
    putAway: (id: string, wish: boolean) => wishOf(id, "away", wish),
    remove: (id: string) => post<Schemas["Created"]>(`${table(id)}/remove`),
    again: (id: string) => post<Schemas["Created"]>(`${table(id)}/again`),

    lessonWords: (lesson: string) =>
        get<Schemas["Words"]>(`/api/lessons/${encodeURIComponent(lesson)}/words`),
    lesson: (lesson: string, at: number) => get<Schemas["LessonStep"]>(stepOf(lesson, at)),
    lessonPreview: (lesson: string, at: number, body: Schemas["LessonPreview"]) =>
        post<Schemas["PreviewAnswer"]>(`${stepOf(lesson, at)}/preview`, body),
    lessonWhy: (lesson: string, at: number, body: Schemas["LessonWhy"]) =>
        post<Schemas["WhyAnswer"]>(`${stepOf(lesson, at)}/why`, body),

    record: (id: string) => `${table(id)}/record`,
    upload: (record: string, components = "", play = false) =>
        post<Schemas["Created"]>("/api/records", { record, components, play } satisfies Schemas["Upload"]),
    position: (id: string, at: number, seat: number | null) =>
        get<Schemas["Replay"]>(withQuery(`${table(id)}/positions/${at}`, seat === null ? {} : { seat })),
    course: (id: string) => get<Schemas["Course"]>(`${table(id)}/course`),
    story: (id: string) => get<Schemas["Story"]>(`${table(id)}/story`),
    branch: (id: string, body: Schemas["Branch"]) => post<Schemas["Created"]>(`${table(id)}/branch`, body),
};

// Short names for the messages; the types themselves are generated from the server's.
import type { components } from "../../generated/messages";

type Schemas = components["schemas"];

export type Me = Schemas["Me"];
export type NoticeInfo = Schemas["NoticeInfo"];
export type PageSettings = Schemas["PageSettings"];
export type SessionInfo = Schemas["SessionInfo"];
export type GameInfo = Schemas["GameInfo"];
export type BotInfo = Schemas["BotInfo"];
export type SetupChoice = Schemas["SetupChoice"];
export type SetupMix = Schemas["SetupMix"];
export type Word = Schemas["Word"];
export type KindInfo = Schemas["KindInfo"];
export type Words = Schemas["Words"];
export type Explanation = Schemas["Explanation"];
export type Lobby = Schemas["Lobby"];
export type TableInfo = Schemas["TableInfo"];
export type SeatInfo = Schemas["SeatInfo"];
export type Clock = Schemas["Clock"];
export type Seating = Schemas["Seating"];
export type NewSeat = Schemas["NewSeat"];
export type NewTable = Schemas["NewTable"];
export type ProofInfo = Schemas["ProofInfo"];
export type ThrowInfo = Schemas["ThrowInfo"];
export type Position = Schemas["Position"];
export type Question = Schemas["Question"];
export type Standing = Schemas["Stand"]["answer"];
export type Replay = Schemas["Replay"];
export type Frame = Schemas["Frame"];
export type LogLine = Schemas["LogLine"];
export type Sitter = Schemas["Sitter"];
export type Collection = Schemas["Collection"];
export type Scoring = Schemas["Scoring"];
export type TableNews = Schemas["TableNews"];
export type PresenceNews = Schemas["PresenceNews"];
export type ChatLine = Schemas["ChatLine"];
export type PreviewAnswer = Schemas["PreviewAnswer"];
export type Advice = Schemas["AdviceAnswer"];
export type LessonStep = Schemas["LessonStep"];
export type Refusal = Schemas["Problem"];

export type FromServer =
    | Schemas["TableNews"]
    | Schemas["PresenceNews"]
    | Schemas["ChatNews"]
    | Schemas["Answer"]
    | Schemas["PreviewAnswer"]
    | Schemas["WhyAnswer"]
    | Schemas["TreeAnswer"]
    | Schemas["AdviceAnswer"]
    | Schemas["SinceAnswer"]
    | Schemas["Refused"]
    | Schemas["TurnedAway"];

export type FromPage =
    | Schemas["Move"]
    | Schemas["TakeBack"]
    | Schemas["Preview"]
    | Schemas["Why"]
    | Schemas["AskTree"]
    | Schemas["Since"]
    | Schemas["Look"]
    | Schemas["Stand"]
    | Schemas["Say"]
    | Schemas["Ping"]
    | Schemas["Hurry"]
    | Schemas["Sight"]
    | Schemas["Advise"]
    | Schemas["Shown"];

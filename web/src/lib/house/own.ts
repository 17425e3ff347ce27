import type { SeatInfo } from "../server/types";

/** Whether one plays a seat, or did until a computer player took it over: to be taken back, or for good. */
export const isOwn = (seat: SeatInfo): boolean => seat.yours || seat.returns || seat.was_yours;

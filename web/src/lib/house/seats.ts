/** The letters by which seats are called, in their order. */
export const LETTERS = "ABCDEFGHIJ";

/** More pieces of one position than anybody asks for on purpose; the shop may have tighter bounds of its own. */
export const MOST_PIECES = 9999

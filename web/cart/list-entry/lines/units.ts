import { millimetresOf } from '#web/forms/numbers/length-units.ts'

const PIECE_UNITS = new Set(
  'stk stck stück stueck st pcs pc pce pieces piece ea each stuks stuk ks kus kusy kusů x × stz'.split(' '),
)

export const isLengthUnit = (text: string): boolean => millimetresOf(text) !== undefined

/** Whether a word counts pieces: `Stk.`, `pcs`, `ks`. */
export const isPieceUnit = (text: string): boolean => PIECE_UNITS.has(text.trim().toLowerCase().replace(/\.$/, ''))

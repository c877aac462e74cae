const MILLIMETRES: Record<string, number> = { mm: 1, cm: 10, m: 1000 }
/** As people write inches in the shop's languages. */
const INCHES = new Set(['in', 'inch', 'inches', 'zoll', 'duim', 'palec', 'palce', 'palců', '"'])
const PIECE_UNITS = new Set(
  'stk stck stück stueck st pcs pc pce pieces piece ea each stuks stuk ks kus kusy kusů x × stz'.split(' '),
)

const plain = (unit: string): string => unit.trim().toLowerCase().replace(/\.$/, '')

/** Millimetres of a unit of length; undefined for any other word. */
export const millimetresOf = (unit: string): number | undefined =>
  INCHES.has(plain(unit)) ? 25.4 : MILLIMETRES[plain(unit)]

export const isLengthUnit = (text: string): boolean => millimetresOf(text) !== undefined

/** Whether a word counts pieces: `Stk.`, `pcs`, `ks`. */
export const isPieceUnit = (text: string): boolean => PIECE_UNITS.has(plain(text))

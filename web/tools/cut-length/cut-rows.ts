import { parseNumber } from '#web/forms/numbers/parse-number.ts'
import { checkLength, checkPieces, type Cut, type LengthError, type PiecesError } from './cut-rules.ts'
import { parseCutLength } from './parse-cut-length.ts'

/** A length and its number of pieces, as entered. */
export interface CutRow {
  length: string
  pieces: string
}

/** Rules that a row breaks; empty if it can be cut. */
export interface RowErrors {
  length?: LengthError
  pieces?: PiecesError
}

/** Names of the fields, repeated for every row in the same order. */
export const LENGTH_FIELD = 'cut_length'
export const PIECES_FIELD = 'quantity'

/** More lengths than any list on paper; further ones go into another position of the quote request. */
export const MOST_ROWS = 100

/** Ids of a row's fields. Those of the first row are the names, so that an error summary can link to them. */
export const rowField = (name: string, index: number): string => (index === 0 ? name : `${name}-${index + 1}`)

/** Values of `intent` sent by the buttons that work without scripts. */
export const ADD_LENGTH = 'add-length'
export const REMOVE_LENGTH = 'remove-length-'

export function readCutRows(form: FormData): CutRow[] {
  const lengths = form.getAll(LENGTH_FIELD).map(String)
  const pieces = form.getAll(PIECES_FIELD).map(String)
  return lengths.map((length, i) => ({ length, pieces: pieces[i] ?? '' }))
}

/** The rows after one of the editor's buttons was pressed; undefined for any other `intent`. */
export function changeRows(rows: readonly CutRow[], intent: string): CutRow[] | undefined {
  if (intent === ADD_LENGTH) return [...rows, { length: '', pieces: '1' }]
  if (!intent.startsWith(REMOVE_LENGTH)) return undefined
  const index = Number(intent.slice(REMOVE_LENGTH.length))
  const left = rows.filter((_, i) => i !== index)
  return left.length > 0 ? left : [...rows]
}

export function rowErrorsOf(cut: Cut, { length, pieces }: CutRow): RowErrors {
  const [lengthError, piecesError] = [checkLength(cut, parseCutLength(cut, length)), checkPieces(parseNumber(pieces))]
  return { ...(lengthError && { length: lengthError }), ...(piecesError && { pieces: piecesError }) }
}

export const hasNoErrors = ({ length, pieces }: RowErrors): boolean => !length && !pieces

import type { Form, LabelOf } from '#web/forms/form-fields.ts'

/** Parameter of the address that asks for the table with pieces, and intent of its form. */
export const SEVERAL = 'several'
/** Variants that are added at once, within the bounds of a form. A longer order is a list. */
export const MOST_VARIANTS = 200

const PIECES_OF = 'pieces-'
/** Name and id of the field of a variant, by its product number. */
export const piecesOfVariant = (number: string): string => PIECES_OF + number

/** Characters; no number of pieces is as long. */
const LONGEST_PIECES = 40

export interface SeveralValues {
  /** Pieces as typed, by product number. A variant without any is missing. */
  pieces: Readonly<Record<string, string>>
}

const readSeveral = (posted: FormData): SeveralValues => ({
  pieces: Object.fromEntries(
    [...posted].flatMap(([name, value]): [string, string][] => {
      const text = typeof value === 'string' ? value.trim().slice(0, LONGEST_PIECES) : ''
      return name.startsWith(PIECES_OF) && text !== '' ? [[name.slice(PIECES_OF.length), text]] : []
    }),
  ),
})

/** Several variants with pieces each, added at once. `done` counts them. */
export const SEVERAL_FORM = {
  id: 'several',
  read: readSeveral,
  secrets: [],
  order: [],
} satisfies Form<'several', SeveralValues>

/**
 * Leaves out fields without pieces, of perhaps a thousand. Of too many filled ones so many stay that the server says
 * that they are too many.
 */
export function dropEmptyPieces(posted: FormData): void {
  const named = [...posted].filter(([name]) => name.startsWith(PIECES_OF))
  const filled = named.filter(([, value]) => value !== '')
  const kept = new Set(filled.slice(0, MOST_VARIANTS + 1).map(([name]) => name))
  for (const [name] of named) if (!kept.has(name)) posted.delete(name)
}

/** A field is called by the number of its variant. */
export const severalLabelOf: LabelOf = (field) =>
  field.startsWith(PIECES_OF) ? field.slice(PIECES_OF.length) : undefined

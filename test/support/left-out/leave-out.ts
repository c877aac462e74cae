import { type FullDocument, fullDocument, type Make } from './full-document.ts'

/** Where a field is in a document: file, then keys and places. */
export type Path = readonly (string | number)[]

/** Every field of a document at any depth, but for those of every place of a list after the first. */
export function documentFields(value: unknown, path: Path = []): Path[] {
  if (Array.isArray(value)) return value.length > 0 ? documentFields(value[0], [...path, 0]) : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    const own = [...path, key]
    // The first key is the file, whose line is not a field.
    return [...(own.length > 1 ? [own] : []), ...documentFields(inner, own)]
  })
}

/** A document and the fields that it lacks. */
export interface LackingDocument {
  index: number
  lacks: readonly Path[]
  document: FullDocument
}

export const lackingDocument = (make: Make, index: number, lacks: readonly Path[]): LackingDocument => {
  // Its lines have parts in common, which must not lose a field together.
  const document: FullDocument = JSON.parse(JSON.stringify(fullDocument(make, index)))
  for (const path of lacks) remove(document, path)
  return { index, lacks, document }
}

function remove(document: object, path: Path): void {
  let owner: unknown = document
  for (const key of path.slice(0, -1)) owner = isRecord(owner) ? owner[key] : undefined
  const last = path.at(-1)
  if (isRecord(owner) && last !== undefined) delete owner[last]
}

const isRecord = (value: unknown): value is Record<string | number, unknown> =>
  typeof value === 'object' && value !== null

import type { Translated } from '#backend/database/schema/columns.ts'
import type { OwnFile } from '#backend/shop/import/format.ts'
import type { Catalogue, Entry } from '#backend/shop/import/source/read.ts'

/** A file that a line names, and where. */
export interface LinkedFile {
  file: string
  /** Undefined for a photograph. */
  kind?: OwnFile['kind']
  alt?: Translated<string> | undefined
  /** Where it is named. */
  place: { file: string; line: number }
  field: string
}

/** Every file that the lines name, in their order. */
export function* namedFiles({ categories, products, variants }: Catalogue): Generator<LinkedFile> {
  const placeOf = ({ file, line }: Entry<unknown>) => ({ file, line })
  for (const entry of categories)
    if (entry.value.photograph) yield { ...entry.value.photograph, place: placeOf(entry), field: 'photograph' }
  for (const entry of [...products, ...variants]) {
    const place = placeOf(entry)
    for (const [index, one] of entry.value.photographs.entries())
      yield { file: one.file, alt: one.alt, place, field: `photographs.${index}` }
    for (const [index, one] of entry.value.files.entries())
      yield { file: one.file, kind: one.kind, place, field: `files.${index}` }
  }
}

/** The texts of photographs, by their file: a picture is one medium with one text, as in a Shopware. */
export const photographTexts = (catalogue: Catalogue): Map<string, Translated<string>> =>
  new Map([...namedFiles(catalogue)].flatMap(({ file, kind, alt }) => (kind === undefined && alt ? [[file, alt]] : [])))

import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { z } from 'zod'
import { hasCode } from '#backend/files/system-error.ts'
import { catalogueFiles, type CatalogueFile, type CatalogueLine } from '#backend/shop/import/format.ts'
import { createOutliner, type ProductOutline, type VariantOutline } from './outlines.ts'
import { parseLine, type FieldProblem } from './parse-line.ts'
import type { ReportProblem } from '#backend/shop/import/problem.ts'
import { readLines } from './read-lines.ts'

/** A valid line and its place. */
export interface Entry<Value> {
  file: string
  line: number
  value: Value
}

/** An outline, and where the whole line is in its file. */
export interface OutlineEntry<Value> extends Entry<Value> {
  /** First byte. */
  start: number
  /** Bytes. */
  length: number
}

/** Small files as a whole. Of products and variants, which may be many, the outlines are in memory. */
export interface Catalogue {
  folder: string
  'property-groups': Entry<CatalogueLine<'property-groups'>>[]
  'delivery-times': Entry<CatalogueLine<'delivery-times'>>[]
  categories: Entry<CatalogueLine<'categories'>>[]
  products: OutlineEntry<ProductOutline>[]
  variants: OutlineEntry<VariantOutline>[]
  /** Files with invalid lines. A reference into such a file may be right although its target is missing. */
  invalidFiles: ReadonlySet<CatalogueFile>
}

export const fileNameOf = (file: CatalogueFile): string => `${file}.jsonl`

/** Where a line is: as in an {@link OutlineEntry}. */
type Place = Omit<OutlineEntry<unknown>, 'value'>

/**
 * Reads the five files of `folder` and checks each line on its own.
 * @param onBytes hears how much of all files was read
 */
export async function readCatalogue(
  folder: string,
  report: ReportProblem,
  onBytes: (done: number, total: number) => void = () => {},
): Promise<Catalogue> {
  const invalidFiles = new Set<CatalogueFile>()
  const total = await bytesOf(folder)
  let before = 0
  async function read<File extends CatalogueFile, Read>(
    file: File,
    schema: z.ZodType<CatalogueLine<File>>,
    toEntry: (value: CatalogueLine<File>, place: Place) => Read,
  ): Promise<Read[]> {
    const entries: Read[] = []
    const fail = (line: number, problem: FieldProblem) => {
      invalidFiles.add(file)
      report({ file: fileNameOf(file), line, ...problem })
    }
    let end = 0
    try {
      for await (const { line, start, length, text } of readLines(join(folder, fileNameOf(file)))) {
        end = start + length
        onBytes(before + end, total)
        if (text.trim() === '') continue
        const parsed = parseLine(text, schema)
        if ('value' in parsed) entries.push(toEntry(parsed.value, { file: fileNameOf(file), line, start, length }))
        else for (const problem of parsed.problems) fail(line, problem)
      }
    } catch (error) {
      const missing = hasCode(error, 'ENOENT')
      fail(0, { field: '', message: missing ? `is missing in ${folder}` : String(error) })
    }
    before += end
    return entries
  }
  const whole = <Value>(value: Value, { file, line }: Place): Entry<Value> => ({ file, line, value })
  const outliner = createOutliner()
  const catalogue = {
    folder,
    'property-groups': await read('property-groups', catalogueFiles['property-groups'], whole),
    'delivery-times': await read('delivery-times', catalogueFiles['delivery-times'], whole),
    categories: await read('categories', catalogueFiles.categories, whole),
    products: await read('products', catalogueFiles.products, (line, place) => ({
      ...place,
      value: outliner.product(line),
    })),
    variants: await read('variants', catalogueFiles.variants, (line, place) => ({
      ...place,
      value: outliner.variant(line),
    })),
    invalidFiles,
  }
  onBytes(total, total)
  return catalogue
}

/** Bytes of all files; a missing one is reported when it is read. */
async function bytesOf(folder: string): Promise<number> {
  const sizes = (Object.keys(catalogueFiles) as CatalogueFile[]).map((file) =>
    stat(join(folder, fileNameOf(file))).then(
      ({ size }) => size,
      () => 0,
    ),
  )
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

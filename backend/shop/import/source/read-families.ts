import { open, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import type { z } from 'zod'
import { catalogueFiles, type CatalogueLine } from '#backend/shop/import/format.ts'
import { parseLine } from './parse-line.ts'
import { CatalogueInvalid } from '#backend/shop/import/problem.ts'
import { fileNameOf, type Catalogue, type OutlineEntry } from './read.ts'

/** The whole lines of a product and its variants, in the order of the files. */
export interface FamilyLines {
  parent: CatalogueLine<'products'>
  variants: CatalogueLine<'variants'>[]
}

/**
 * Reads the checked catalogue again, one family after the other, wherever its lines are in the file.
 * @throws CatalogueInvalid if a file was changed since it was checked
 */
export async function* readFamilies({ folder, products, variants }: Catalogue): AsyncGenerator<FamilyLines> {
  const variantsOf = Map.groupBy(variants, ({ value }) => value.parent)
  const productFile = await open(join(folder, fileNameOf('products')))
  try {
    const variantFile = await open(join(folder, fileNameOf('variants')))
    try {
      for (const product of products) {
        yield {
          parent: await readAgain(productFile, product, catalogueFiles.products),
          variants: await readAllAgain(variantFile, variantsOf.get(product.value.number) ?? []),
        }
      }
    } finally {
      await variantFile.close()
    }
  } finally {
    await productFile.close()
  }
}

async function readAllAgain(file: FileHandle, entries: Catalogue['variants']) {
  const lines: CatalogueLine<'variants'>[] = []
  for (const entry of entries) lines.push(await readAgain(file, entry, catalogueFiles.variants))
  return lines
}

async function readAgain<Line extends { number: string }>(
  handle: FileHandle,
  { file, line, start, length, value: { number } }: OutlineEntry<{ number: string }>,
  schema: z.ZodType<Line>,
): Promise<Line> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, start)
  const parsed = parseLine(buffer.toString('utf8', 0, bytesRead), schema)
  if ('value' in parsed && parsed.value.number === number) return parsed.value
  throw new CatalogueInvalid([{ file, line, field: '', message: 'was changed during the import' }])
}

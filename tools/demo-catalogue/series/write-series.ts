import { createWriteStream } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { CatalogueFile } from '#backend/shop/import/format.ts'
import { catalogueLines, optionsOfFamily, propertyGroups } from '#tools/demo-catalogue/catalogue/lines.ts'
import { normalizeFamily } from '#tools/demo-catalogue/catalogue/normalize-family.ts'
import { families } from '#tools/demo-catalogue/families/families.ts'
import type { Family } from '#tools/demo-catalogue/families/family.ts'
import { type Option, optionKey } from '#tools/demo-catalogue/options/option.ts'
import { seriesFamilies } from './series-families.ts'

/** Lines of each file. */
export type WrittenLines = Record<CatalogueFile, number>

const toLine = (value: object): string => `${JSON.stringify(value)}\n`

/**
 * Writes a catalogue of the demo's families and as many series of them as have `count` variants together. The same
 * count gives the same bytes. Families are written one by one, so that memory does not grow with their number.
 */
export async function writeSeries(folder: string, count: number): Promise<WrittenLines> {
  await mkdir(folder, { recursive: true })
  const demo = catalogueLines()
  const used = new Map<string, Option>()
  const written = { products: 0, variants: 0 }
  const products: string[] = []
  async function* variantLines() {
    for (const family of familiesOf(count)) {
      for (const option of optionsOfFamily(family)) used.set(optionKey(option), option)
      const { product, variants } = normalizeFamily(family, ++written.products)
      products.push(toLine(product))
      written.variants += variants.length
      yield variants.map(toLine).join('')
    }
  }
  await pipeline(variantLines(), createWriteStream(path.join(folder, 'variants.jsonl')))
  const write = (file: CatalogueFile, lines: readonly string[]) =>
    writeFile(path.join(folder, `${file}.jsonl`), lines.join(''))
  const groups = propertyGroups([...used.values()])
  await write('products', products)
  await write('property-groups', groups.map(toLine))
  await write('categories', demo.categories.map(toLine))
  await write('delivery-times', demo['delivery-times'].map(toLine))
  return {
    'property-groups': groups.length,
    'delivery-times': demo['delivery-times'].length,
    categories: demo.categories.length,
    ...written,
  }
}

/** The demo's families, then series until there are `count` variants; the last one is cut short. */
function* familiesOf(count: number): Generator<Family> {
  let left = count
  for (const family of families) {
    yield family
    left -= family.variants.length
  }
  for (const family of seriesFamilies()) {
    if (left <= 0) return
    yield { ...family, variants: family.variants.slice(0, left) }
    left -= family.variants.length
  }
}

import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CatalogueFile, CatalogueInput } from '#backend/shop/import/format.ts'

const DEMO = 'data/catalogue'
/** Number of products in the benched listing. */
export const LISTED = 250
/** Variants of a copy: enough for ranges of measures and prices, few enough for a quick import. */
const VARIANTS_OF_COPY = 4
/** Address of the category that holds all products, in German. */
export const LISTING = 'messreihe'

/** Runs `use` with a data folder that has the large catalogue; the next run finds the one at BENCH_DATA_DIR. */
export async function withLargeCatalogue(use: (dataDir: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'profilwerk-bench-'))
  try {
    const dataDir = process.env['BENCH_DATA_DIR'] ?? join(folder, 'var')
    if (!existsSync(dataDir)) {
      await writeLargeCatalogue(folder)
      execFileSync(process.execPath, ['backend/shop/import/cli.ts', folder], {
        env: { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir },
        stdio: ['ignore', 'ignore', 'pipe'],
      })
    }
    await use(dataDir)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Writes the demo catalogue for the importer, with each product repeated under other numbers until there are {@link
 * LISTED}. All of them are in one additional category.
 */
async function writeLargeCatalogue(folder: string): Promise<void> {
  const categories = await readLines('categories')
  const products = await readLines('products')
  const variants = await readLines('variants')
  const copies = Array.from({ length: LISTED - products.length }, (_, index) => {
    const round = Math.floor(index / products.length) + 2
    const original = products[index % products.length]
    if (!original) throw new Error('The demo catalogue has no products.')
    return { round, original }
  })
  const category: CatalogueInput<'categories'> = {
    key: 'bench',
    parent: null,
    position: 99,
    name: { de: 'Messreihe', en: 'Bench' },
    slug: { de: LISTING, en: 'bench' },
    description: { de: 'Alle Produkte.', en: 'All products.' },
  }
  const repeated = copies.map(({ round, original }) => ({
    ...original,
    number: `${original.number}-${round}R`,
    slug: { de: `${original.slug.de}-${round}`, en: `${original.slug.en}-${round}` },
  }))
  const repeatedVariants = copies.flatMap(({ round, original }) =>
    variants
      .filter(({ parent }) => parent === original.number)
      .slice(0, VARIANTS_OF_COPY)
      .map((variant) => ({
        ...variant,
        number: `${variant.number}-${round}R`,
        parent: `${original.number}-${round}R`,
      })),
  )
  await Promise.all([
    write(folder, 'property-groups', await readLines('property-groups')),
    write(folder, 'delivery-times', await readLines('delivery-times')),
    write(folder, 'categories', [...categories, category]),
    write(
      folder,
      'products',
      [...products, ...repeated].map((product) => ({ ...product, categories: [...product.categories, 'bench'] })),
    ),
    write(folder, 'variants', [...variants, ...repeatedVariants]),
  ])
}

async function readLines<File extends CatalogueFile>(file: File): Promise<CatalogueInput<File>[]> {
  const text = await readFile(join(DEMO, `${file}.jsonl`), 'utf8')
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as CatalogueInput<File>)
}

const write = (folder: string, file: CatalogueFile, lines: object[]) =>
  writeFile(join(folder, `${file}.jsonl`), lines.map((line) => `${JSON.stringify(line)}\n`).join(''))

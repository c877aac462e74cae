import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkCatalogue } from '#backend/shop/import/check/check.ts'
import type { CatalogueProblem } from '#backend/shop/import/problem.ts'
import { type Catalogue, readCatalogue } from '#backend/shop/import/source/read.ts'
import { SERIES_SIZES } from './series-families.ts'
import { type WrittenLines, writeSeries } from './write-series.ts'

const COUNT = 6000
let folder: string
let written: WrittenLines
let catalogue: Catalogue
const problems: CatalogueProblem[] = []

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'profilwerk-series-'))
  written = await writeSeries(folder, COUNT)
  catalogue = await readCatalogue(folder, (problem) => void problems.push(problem))
  checkCatalogue(catalogue, (problem) => void problems.push(problem))
})
afterAll(() => rm(folder, { recursive: true }))

const numbersOf = (file: 'products' | 'variants') => catalogue[file].map(({ value }) => value.number)

test('a catalogue of many variants is one that the import accepts', () => {
  expect(problems).toEqual([])
  expect(written.variants).toBe(COUNT)
  expect([catalogue.products.length, catalogue.variants.length]).toEqual([written.products, COUNT])
})

test('it begins with the demo, in the demo’s order', async () => {
  const demo = (await readFile('data/catalogue/variants.jsonl', 'utf8')).matchAll(/^\{"number":"([^"]+)"/gm)
  const numbers = [...demo].map(([, number]) => number)
  expect(numbersOf('variants').slice(0, numbers.length)).toEqual(numbers)
})

test('its families are short and long, up to a thousand variants', () => {
  const sizes = Map.groupBy(catalogue.variants, ({ value }) => value.parent)
    .values()
    .map((variants) => variants.length)
  expect(Math.max(...sizes)).toBeGreaterThan(900)
  expect(Math.max(...SERIES_SIZES)).toBe(1000)
})

test('the same count gives the same bytes', async () => {
  const again = path.join(folder, 'again')
  await writeSeries(again, COUNT)
  for (const file of ['products', 'variants', 'property-groups', 'categories', 'delivery-times']) {
    const [first, second] = await Promise.all(
      [folder, again].map((place) => readFile(path.join(place, `${file}.jsonl`))),
    )
    expect(second?.equals(first ?? Buffer.alloc(0)), file).toBe(true)
  }
})

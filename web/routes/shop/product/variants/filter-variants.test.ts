import { describe, expect, test } from 'vitest'
import { factFilter } from './fact-filters.ts'
import { exampleOf, isShown, parseRange, sortVariants } from './filter-variants.ts'
import type { TableVariant } from './variant.ts'
import type { Column } from './variant-columns.ts'

const column = (key: string, kind: Column['kind'], choices: string[] = []): Column => ({
  key,
  label: key,
  title: undefined,
  unit: undefined,
  kind,
  choices,
  optionIds: choices,
  digits: 0,
  swatch: false,
})
const columns = [column('chain', 'text', ['06B-1', '08B-1', '10B-1']), column('b', 'number')]
const variant = (number: string, ...cells: TableVariant['cells']) => ({ number, cells }) as TableVariant
const variants = [variant('CT-10B1', '10B-1', 22.5), variant('CT-06B1', '06B-1', 15), variant('T-08B1', '08B-1', 20)]
const shown = (filters: Record<string, string>) =>
  variants.filter((each) => isShown(each, columns, filters)).map(({ number }) => number)

test.each([
  [{ chain: '08B-1' }, 'T-08B1'],
  [{ b: '-20' }, 'CT-06B1'],
  [{}, 'CT-10B1'],
  [{ chain: '24B-1' }, 'CT-10B1'],
])('of the filters %j the example is %s', (filters, number) =>
  expect(exampleOf(variants, columns, filters)?.number).toBe(number),
)

test.each([
  ['14-20', { from: 14, to: 20 }],
  ['14–20,5', { from: 14, to: 20.5 }],
  ['14-', { from: 14, to: Infinity }],
  ['–20', { from: -Infinity, to: 20 }],
  ['20', { from: 20, to: 20 }],
  ['-', undefined],
  ['wide', undefined],
  ['14-wide', undefined],
  ['1-2-3', undefined],
  ["1'000–2 000,5", { from: 1000, to: 2000.5 }],
  ['10 cm', { from: 100, to: 100 }],
])('the range %s is parsed', (text, range) => expect(parseRange(text)).toEqual(range))

test('a sign that can separate thousands or decimals is read by the values of the column', () => {
  const long = { min: 300, max: 3000 }
  expect(['1.000', '1,000'].map((text) => parseRange(text, long))).toEqual([0, 1].map(() => ({ from: 1000, to: 1000 })))
  expect(parseRange('1.000–2,500', { min: 0.5, max: 4 })).toEqual({ from: 1, to: 2.5 })
  // The language decides where the values do not.
  expect(parseRange('1.000')).toEqual({ from: 1000, to: 1000 })
})

describe('isShown', () => {
  test('without filters every variant is shown', () => expect(shown({ chain: '', b: ' ' })).toHaveLength(3))
  test('a number filter matches any part', () => expect(shown({ number: 'ct-' })).toEqual(['CT-10B1', 'CT-06B1']))
  test('a text filter matches the chosen option', () => expect(shown({ chain: '08B-1' })).toEqual(['T-08B1']))
  test('a range includes both limits', () => expect(shown({ b: '15–20' })).toEqual(['CT-06B1', 'T-08B1']))
  test('a filter by a fact hides variants that are not known to have it', () => {
    const filters = { ...factFilter('food'), ...factFilter('in-stock') }
    const [facts, stock] = [{ food: true }, { inStock: true }]
    const rows = [{}, { flags: facts }, { availability: stock }, { flags: facts, availability: stock }]
    const isLeft = rows.map((row) => isShown({ number: 'T', cells: [], ...row }, [], filters))
    expect(isLeft).toEqual([false, false, false, true])
  })
  test('without added PFAS means that the shop says so', () => {
    const isLeft = (pfas?: boolean) => isShown({ number: 'T', cells: [], flags: { pfas } }, [], factFilter('pfas-free'))
    expect([isLeft(), isLeft(true), isLeft(false)]).toEqual([false, false, true])
  })
  test('all filters apply together', () => expect(shown({ b: '15–20', chain: '10B-1' })).toEqual([]))
  test('an incomplete range hides nothing', () => expect(shown({ b: '-' })).toHaveLength(3))
})

describe('sortVariants', () => {
  const sorted = (key: string, descending = false) =>
    sortVariants(variants, columns, { key, descending }).map(({ number }) => number)
  test('sorts by number', () => expect(sorted('number')).toEqual(['CT-06B1', 'CT-10B1', 'T-08B1']))
  test("sorts by text in the shop's order", () => expect(sorted('chain')).toEqual(['CT-06B1', 'T-08B1', 'CT-10B1']))
  test('sorts by measure, descending', () => expect(sorted('b', true)).toEqual(['CT-10B1', 'T-08B1', 'CT-06B1']))
})

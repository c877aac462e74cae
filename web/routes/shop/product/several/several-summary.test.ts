import { expect, test } from 'vitest'
import type { Variant } from '#web/routes/shop/product/variants/variant.ts'
import { summariseSeveral } from './several-summary.ts'

const variantOf = (number: string, unit: number | null): Variant => ({
  id: number,
  number,
  colour: undefined,
  flags: { food: false, antistatic: false, atex: false, pfas: undefined },
  price: { unit, from: false },
  availability: { inStock: true, deliveryTime: undefined },
  weight: undefined,
  cut: undefined,
  format: undefined,
  cProfiles: [],
  solids: [],
  purchase: { min: 1, max: 100, step: 1 },
  picture: undefined,
})
const variants = [variantOf('A', 1.1), variantOf('B', 2.25), variantOf('C', null)]

test('the panel adds up pieces and prices, in the order of the table', () => {
  const { count, amount, lines, price } = summariseSeveral({ pieces: { B: '2', A: '3' } }, variants)
  expect({ count, amount, lines }).toEqual({
    count: 2,
    amount: '2 Ausführungen, 5 Stück',
    lines: [
      { number: 'A', pieces: '3 Stück' },
      { number: 'B', pieces: '2 Stück' },
    ],
  })
  expect(price).toMatch(/^7,80\s€$/)
})

test('parts of a cent count, as they do for the shop', () => {
  expect(summariseSeveral({ pieces: { N: '100' } }, [variantOf('N', 0.035)]).price).toMatch(/^3,50\s€$/)
})

test('one price on request puts the sum on request', () => {
  expect(summariseSeveral({ pieces: { A: '3', C: '1' } }, variants).price).toBe('Preis auf Anfrage')
})

test('pieces that are not a whole number are left out of every sum', () => {
  const { amount, lines, price } = summariseSeveral({ pieces: { A: '3', B: '1,5' } }, variants)
  expect([amount, lines[1]?.pieces, price]).toEqual(['2 Ausführungen, 3 Stück', '–', 'Preis auf Anfrage'])
})

test('a long choice names its first eight and counts the others', () => {
  const many = Array.from({ length: 11 }, (_, index) => variantOf(`N-${index}`, 1))
  const pieces = Object.fromEntries(many.map(({ number }) => [number, '1']))
  const { lines, more } = summariseSeveral({ pieces }, many)
  expect([lines.length, more]).toEqual([8, 3])
})

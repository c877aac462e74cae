import { expect, test } from 'vitest'
import type { Product } from '#contracts/shop/product.ts'
import { checkLine } from './check-line.ts'
import { EMPTY_LINE, type ListLine } from './lines/list-line.ts'
import { spellingKey } from './lines/number-spelling.ts'
import { m } from '#web/i18n/messages.ts'

const product = (productNumber: string, more: Partial<Product> = {}, facts: object = {}): Product => ({
  id: `id of ${productNumber}`,
  productNumber,
  name: productNumber,
  calculatedPrice: { unitPrice: 0, totalPrice: 0, quantity: 1, calculatedTaxes: [] },
  translated: { name: productNumber, description: null },
  customFields: { profilwerk: facts },
  ...more,
})
const cut = { min: 20, max: 2000, step: 1, bar: 2000, kerf: 4, tolerance: '± 3 mm' }
const format = { strength: 12, width: { min: 50, max: 1000 }, length: { min: 50, max: 2000 }, step: 10 }
const GUIDE = product('CT-08B1-S-2000', {}, { cut })
const SHEET = product('PL-12', {}, { format })
const WHEEL = product('KR-15', { minPurchase: 2, maxPurchase: 20, purchaseSteps: 2 })
const SCARCE = product('KR-20', { maxPurchase: 20, calculatedMaxPurchase: 6 })
const FAMILY = product('CT-1', { childCount: 78 })
const FOUND = {
  byKey: new Map([
    ...[GUIDE, SHEET, WHEEL, SCARCE, FAMILY].map((one): [string, Product[]] => [spellingKey(one.productNumber), [one]]),
    ['PE15', [product('PE-1.5'), product('PE-15')]],
  ]),
  nearest: new Map([[spellingKey('CT-08B1-S-2500'), ['CT-08B1-S-2000']]]),
}
const check = (given: Partial<ListLine>) => checkLine({ ...EMPTY_LINE, ...given }, FOUND)

test.each<[Partial<ListLine>, object]>([
  [
    { number: 'ct08b1s2000', pieces: '4', size: '1.250 mm' },
    { quantity: 4, cutLength: 1250 },
  ],
  [{ number: 'CT-08B1-S-2000' }, { quantity: 1 }],
  [{ number: 'CT-08B1-S-2000', pieces: '1000 Stk.' }, { quantity: 1000 }],
  [{ number: 'CT-08B1-S-2000', pieces: '1.250' }, { quantity: 1250 }],
  [
    { number: 'CT-08B1-S-2000', pieces: '40 ST', size: '1.000' },
    { quantity: 40, cutLength: 1000 },
  ],
  [{ number: 'CT-08B1-S-2000', size: '50 Zoll' }, { cutLength: 1270 }],
  [{ number: 'PL-12', pieces: '2', size: '500x1000' }, { plasticFormat: { strength: 12, width: 500, length: 1000 } }],
  [{ number: 'PL-12', size: '12 mm x 0,5 m x 1 m' }, { plasticFormat: { strength: 12, width: 500, length: 1000 } }],
  [
    { number: 'PL-12', note: 'n', reference: 'r' },
    { note: 'n', reference: 'r' },
  ],
  [{ number: 'PL-12', note: 'Bohrung Ø 5\n10 mm tief' }, { note: 'Bohrung Ø 5 10 mm tief' }],
  [{ number: 'PL-12', carries: 'ct 08b1 s 2000' }, { carries: GUIDE.id }],
  [{ number: 'PL-12', note: 'eilig', carries: 'CT-9' }, { note: `eilig; ${m.list_carries()}: CT-9` }],
  [{ number: 'PE-1.5' }, { productId: 'id of PE-1.5' }],
  [{ number: 'pe-15' }, { productId: 'id of PE-15' }],
])('%j becomes an item with %j', (line, input) => expect(check(line)).toMatchObject({ input }))

test.each<[Partial<ListLine>, string, string, string[]]>([
  [{}, 'number', 'number-missing', []],
  [{ number: 'CT-08B1-S-2500', pieces: 'x' }, 'number', 'number-unknown', ['CT-08B1-S-2000']],
  [{ number: 'nothing' }, 'number', 'number-unknown', []],
  [{ number: 'PE 1/5' }, 'number', 'number-unknown', ['PE-1.5', 'PE-15']],
  [{ number: 'KR-15', pieces: '2', note: 'x'.repeat(501) }, 'note', 'too-long', []],
  [{ number: 'KR-15', pieces: '2', reference: 'x'.repeat(61) }, 'reference', 'too-long', []],
  [{ number: 'CT-1' }, 'number', 'family', []],
  [{ number: 'KR-15', pieces: 'vier' }, 'pieces', 'pieces-unreadable', ['1']],
  [{ number: 'KR-15', pieces: '3' }, 'pieces', 'pieces', ['4']],
  [{ number: 'KR-15' }, 'pieces', 'pieces', ['2']],
  [{ number: 'KR-15', pieces: '99' }, 'pieces', 'pieces', ['20']],
  [{ number: 'KR-20', pieces: '7' }, 'pieces', 'pieces', ['6']],
  [{ number: 'CT-08B1-S-2000', pieces: '0' }, 'pieces', 'pieces', ['1']],
  [{ number: 'CT-08B1-S-2000', pieces: '1,5' }, 'pieces', 'pieces', ['2']],
  [{ number: 'CT-08B1-S-2000', pieces: '4,000' }, 'pieces', 'either', ['4', '4000']],
  [{ number: 'CT-08B1-S-2000', pieces: '1.000 ST' }, 'pieces', 'either', ['1000', '1']],
  [{ number: 'KR-15', pieces: '4,000' }, 'pieces', 'either', ['4']],
  [{ number: 'CT-08B1-S-2000', pieces: '04. Feb' }, 'pieces', 'date', []],
  [{ number: 'CT-08B1-S-2000', pieces: '02.04.2026' }, 'pieces', 'date', []],
  [{ number: 'CT-08B1-S-2000', pieces: '4. II' }, 'pieces', 'date', []],
  [{ number: 'CT-08B1-S-2000', pieces: '4 m' }, 'pieces', 'pieces-unreadable', ['1']],
  [{ number: 'CT-08B1-S-2000', size: '04. Feb' }, 'size', 'date', []],
  [{ number: 'CT-08B1-S-2000', size: '6 ft' }, 'size', 'unit-unknown', []],
  [{ number: 'CT-08B1-S-2000', size: '48 in' }, 'size', 'length', ['1219']],
  [{ number: 'CT-08B1-S-2000', size: '5000' }, 'size', 'length', ['2000']],
  [{ number: 'CT-08B1-S-2000', size: '1250,4' }, 'size', 'length', ['1250']],
  [{ number: 'CT-08B1-S-2000', size: 'lang' }, 'size', 'size-unreadable', ['']],
  [{ number: 'CT-08B1-S-2000', size: '20 x 500' }, 'size', 'size-unreadable', ['']],
  [{ number: 'KR-15', pieces: '2', size: '500' }, 'size', 'not-cut', ['']],
  [{ number: 'PL-12', size: '500' }, 'size', 'format-sides', ['1000 x 2000']],
  [{ number: 'PL-12', size: '10 x 500 x 1000' }, 'size', 'strength', ['500 x 1000']],
  [{ number: 'PL-12', size: '1204 x 996' }, 'size', 'width', ['1000 x 1000']],
  [{ number: 'PL-12', size: '500 x 996' }, 'size', 'length', ['500 x 1000']],
])('%j has a wrong %s (%s), and its choices are %j', (line, field, code, choices) =>
  expect(check(line).problem).toMatchObject({ field, code, choices }),
)

test('a choice is always right', () => {
  const wrong: Partial<ListLine>[] = [
    ...['-1', '0', '3', '7,2', '21', '1e9'].map((pieces) => ({ number: 'KR-15', pieces })),
    ...['1', '19,9', '2001', '1,9996 m', '9 x 9'].map((size) => ({ number: 'CT-08B1-S-2000', size })),
    ...['1', '1 x 1', '12 x 3 x 4', '13 x 500 x 1000', '1004 x 2005', '55 x 55'].map((size) => ({
      number: 'PL-12',
      size,
    })),
  ]
  for (let line of wrong) {
    for (let tries = 0; tries < 3; tries += 1) {
      const { problem } = check(line)
      if (problem) line = { ...line, [problem.field]: problem.choices[0] }
    }
    expect(check(line)).toHaveProperty('input')
  }
})

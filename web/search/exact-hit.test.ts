import { expect, test } from 'vitest'
import type { ShownHit } from './hits/shown-hit.ts'
import { exactHitHref } from './exact-hit.ts'

const hit = (number: string, href = `/de/shop/product/x?variant=${number}`): ShownHit => ({
  id: number,
  view: 'products',
  href,
  title: { text: '', marks: [] },
  snippet: { text: '', marks: [] },
  picture: '',
  product: {
    number: { text: number, marks: [] },
    variants: 0,
    price: undefined,
    availability: { inStock: true, deliveryTime: undefined },
    isReady: true,
  },
})
const HITS = ['T-08B1-S-2000', 'T-08B1-S-200', 'SR-1.5-12', 'SR-15-12', 'GL-40X10'].map((number) => hit(number))

test.each([
  ['T-08B1-S-2000', 'T-08B1-S-2000'],
  ['t 08b1 s 2000', 'T-08B1-S-2000'],
  ['t08b1s200', 'T-08B1-S-200'],
  ['sr-15-12', 'SR-15-12'],
  ['SR-1.5-12', 'SR-1.5-12'],
  ['GL40*10', 'GL-40X10'],
  ['gl-40×10', 'GL-40X10'],
])('the term %s is the item number %s', (term, number) => {
  expect(exactHitHref(HITS, term)).toBe(`/de/shop/product/x?variant=${number}`)
})

test.each(['T-08B1-S-20', 'T-08B1-S-20000', 'T-08B1-X-2000', 'Angebot T-08B1-S-2000', 'sr1512', ''])(
  'the term %j is not one item number',
  (term) => expect(exactHitHref(HITS, term)).toBeUndefined(),
)

test('a hit of another site leads to no product here', () => {
  expect(exactHitHref([hit('A-1', 'https://www.example.com/a-1')], 'A-1')).toBeUndefined()
})

import { expect, test } from 'vitest'
import type { ShopClient } from '#web/clients/shop.server.ts'
import { findProducts } from './find-products.server.ts'
import { numberChoices, productByNumber } from './found-products.ts'

/** A shop that answers exact numbers with themselves, and a search for similar ones with all. */
const shopWith = (numbers: readonly string[]): ShopClient => {
  const answer = (_: string, { body }: { body: { filter: { type: string; value?: unknown }[] } }) => {
    const [filter] = body.filter
    const asked = filter?.type === 'equalsAny' && Array.isArray(filter.value) ? filter.value : numbers
    const elements = numbers
      .filter((number) => asked.includes(number))
      .map((productNumber) => ({ id: `id of ${productNumber}`, productNumber }))
    return Promise.resolve({ elements, total: elements.length })
  }
  return answer as unknown as ShopClient
}

test('A list without a possible item number does not reach the shop.', async () => {
  const found = await findProducts(() => Promise.reject(new Error('The shop was asked')), ['a'.repeat(300), ' '], 100)
  expect(found).toEqual({ byKey: new Map(), nearest: new Map() })
})

test.each([
  [['PE-1.5'], ['PE-1.5']],
  [['pe-15'], ['PE-15']],
  [
    ['PE-1.5', 'PE-15'],
    ['PE-1.5', 'PE-15'],
  ],
  [
    ['PE-15', 'PE-1.5'],
    ['PE-15', 'PE-1.5'],
  ],
  [['KR 08b1/15'], ['KR-08B1-15']],
])('Of numbers that differ in signs alone, %j are %j.', async (listed, numbers) => {
  const found = await findProducts(shopWith(['PE-1.5', 'PE-15', 'KR-08B1-15']), listed, 100)
  expect(listed.map((number) => productByNumber(found, number)?.productNumber)).toEqual(numbers)
})

test.each([[['PE 1/5']], [['PE-15', 'PE 1/5']]])(
  'The last of %j can be two products, which are the choice.',
  async (listed) => {
    const found = await findProducts(shopWith(['PE-1.5', 'PE-15']), listed, 100)
    const number = listed.at(-1) ?? ''
    expect(productByNumber(found, number)).toBeUndefined()
    expect(numberChoices(found, number).toSorted()).toEqual(['PE-1.5', 'PE-15'])
  },
)

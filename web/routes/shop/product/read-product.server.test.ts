import { expect, test } from 'vitest'
import type { Criteria } from '#contracts/shop/criteria.ts'
import type { ShopClient } from '#web/clients/shop.server.ts'
import { readCrossSelling, readVariantsOf } from './read-product.server.ts'

const OPTIONS = { red: 2, blue: 2, short: 1, long: 1 }
type Name = keyof typeof OPTIONS
const option = (id: Name) => ({ id, groupId: `g${OPTIONS[id]}`, group: { position: OPTIONS[id] } })
const variants: Record<string, Name[]> = {
  a: ['red', 'short'],
  b: ['red', 'long'],
  c: ['blue', 'long'],
  d: ['blue', 'short'],
}

/** A shop with four variants. As in Shopware, options come with a product if they are requested. */
const asked: unknown[] = []
const shop = (async (_: string, { body }: { body: Criteria }) => {
  const [{ field, value } = { field: '', value: [] }] = body.filter as { field: string; value: string[] }[]
  asked.push(field === 'id' ? value : field)
  const found = Object.entries(variants).filter(([id]) => field === 'parentId' || value.includes(id))
  const elements = found.map(([id, optionIds]) => ({
    id,
    optionIds,
    options: body.associations ? optionIds.map(option) : null,
    properties: null,
  }))
  return { elements, total: elements.length }
}) as unknown as ShopClient

// Differs from the specification: 34.
test('each option is read once, and every variant has its own in the order of their groups', async () => {
  const read = await readVariantsOf(shop, [{ id: 'p' }], 100)
  expect(read.map(({ id, options }) => [id, options?.map((one) => one.id)])).toEqual([
    ['a', ['short', 'red']],
    ['b', ['long', 'red']],
    ['c', ['long', 'blue']],
    ['d', ['short', 'blue']],
  ])
  expect(asked).toEqual(['parentId', ['a', 'b', 'c']])
})

test('a group that the shop fills by a rule does not offer the product itself, nor one of its variants', async () => {
  const groups = [
    { products: [{ id: 'own' }, { id: 'variant', parentId: 'own' }, { id: 'other', parentId: null }] },
    { products: [{ id: 'own' }] },
  ]
  const streams = (async () => groups) as unknown as ShopClient
  expect(await readCrossSelling(streams, 'own')).toEqual([{ products: [{ id: 'other', parentId: null }] }])
})

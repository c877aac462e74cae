import { expect, test, vi } from 'vitest'
import type { BlockServices } from '#web/blocks/block-loader.ts'
import { PAGE_LANGUAGE } from '#web/catalogue/text-languages.server.ts'
import { patienceOf } from '#web/clients/patience.ts'
import { readElements } from '#contracts/content/read-element.ts'
import { loadBlocks } from '#web/blocks/load-blocks.server.ts'

const product = (id: string, productNumber: string) => ({
  id,
  productNumber,
  translated: { name: `Name of ${id}` },
  calculatedPrice: { unitPrice: 0 },
})

/** Loads a box from a shop with three products, which it lists in an order of its own. */
async function loadBox(content: object) {
  const elements = [product('c', 'SB'), product('a', 'KR'), product('b', 'CT-1')]
  const shop = vi.fn<(operation: string, given: object) => Promise<object>>(async () => ({ total: 3, elements }))
  const services = {
    shop,
    locale: 'de',
    languages: PAGE_LANGUAGE,
    content: {},
    patience: patienceOf(),
    report: vi.fn<() => void>(),
  } as unknown as BlockServices
  const { loaded } = await loadBlocks(
    readElements([{ id: 1, type: 'site_product_box', content }], { hosts: [] }),
    services,
  )
  return { shop, names: loaded.site_product_box?.[1]?.products.map(({ number }) => number) }
}

test('The products come in the order of the author, whatever the order of the shop.', async () => {
  expect((await loadBox({ productNumbers: ['CT-1', 'KR', 'SB'] })).names).toEqual(['CT-1', 'KR', 'SB'])
  expect((await loadBox({ productIds: ['b'], productNumbers: ['SB'] })).names).toEqual(['CT-1', 'SB'])
})

test('A product that the shop no longer has is left out.', async () => {
  expect((await loadBox({ productNumbers: ['GONE', 'KR'] })).names).toEqual(['KR'])
})

test('No more products are asked for than are shown.', async () => {
  const { shop, names } = await loadBox({ productNumbers: ['CT-1', 'KR', 'SB'], limit: 2 })
  expect(names).toEqual(['CT-1', 'KR'])
  expect(shop.mock.calls[0]?.[1]).toMatchObject({ body: { limit: 2 } })
})

test('A box without products causes no request.', async () => {
  const { shop, names } = await loadBox({})
  expect([shop.mock.calls.length, names]).toEqual([0, []])
})

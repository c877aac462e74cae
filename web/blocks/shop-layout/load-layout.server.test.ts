import { RouterContextProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { reportContext, shopContext, shopReadingContext, siteContext, type Site } from '#web/app/context.ts'
import { PAGE_LANGUAGE } from '#web/catalogue/text-languages.server.ts'
import { patienceOf } from '#web/clients/patience.ts'
import type { ShopClient } from '#web/clients/shop.server.ts'
import { runWithLocale } from '#web/i18n/locale.server.ts'
import { layoutReader } from './load-layout.server.ts'

const variant = (id: string) => ({
  id,
  parentId: 'family',
  productNumber: id,
  translated: { name: id },
  calculatedPrice: { unitPrice: 1 },
})
const CMS_PAGE = {
  type: 'product_list',
  sections: [
    {
      blocks: [
        { type: 'text', slots: [{ type: 'text', slot: 'content', data: { content: 'Welcome' } }] },
        { type: 'product-slider', slots: [{ type: 'product-slider', slot: 'x', data: { products: [variant('a')] } }] },
        { type: 'product-box', slots: [{ type: 'product-box', slot: 'left', data: { product: variant('a') } }] },
      ],
    },
  ],
}

/** Loads a layout from a shop that responds to requests for families with `respond`. */
async function load(respond: () => Promise<object>, site: Partial<Site> = {}) {
  const shop = vi.fn<(operation: string, given: object) => Promise<object>>(respond)
  const report = vi.fn<(failure: unknown) => void>()
  const context = new RouterContextProvider()
  context.set(shopContext, shop as unknown as ShopClient)
  context.set(reportContext, report)
  context.set(shopReadingContext, { hosts: [] })
  context.set(siteContext, {
    isShopEmbedded: false,
    videoHosts: [],
    patience: patienceOf(),
    ...site,
  } as unknown as Site)
  const reader = runWithLocale('en', () => layoutReader(context, PAGE_LANGUAGE))
  const layout = await reader?.load(CMS_PAGE, 'Title')
  return {
    shop,
    report,
    reader,
    types: layout?.before.flatMap(({ columns }) => columns.flat().map(({ type }) => type)),
  }
}

const family = { id: 'family', productNumber: 'F', translated: { name: 'Family' }, calculatedPrice: { unitPrice: 1 } }

test('families of all products of a layout are read at once', async () => {
  const { shop, report, types } = await load(async () => ({ total: 1, elements: [family] }))
  expect(types).toEqual(['text', 'products', 'products'])
  expect([shop.mock.calls.length, report.mock.calls.length]).toEqual([1, 0])
})

test('a page goes on without its products if they are not read, and the failure is reported', async () => {
  const { report, types } = await load(() => Promise.reject(new Error('gone')))
  expect(types).toEqual(['text'])
  expect(report).toHaveBeenCalledOnce()
})

test('the embedded shop is not asked for layouts', async () => {
  expect((await load(async () => ({}), { isShopEmbedded: true })).reader).toBeUndefined()
})

test('the list in a layout is left out of the response', async () => {
  const { reader } = await load(async () => ({ total: 0, elements: [] }))
  expect(reader?.includes['cms_product_listing']).not.toContain('listing')
})

import { expect, test } from 'vitest'
import type { Criteria } from '#contracts/shop/criteria.ts'
import type { Product } from '#contracts/shop/product.ts'
import { PAGE_LANGUAGE } from '#web/catalogue/text-languages.server.ts'
import type { ShopClient } from '#web/clients/shop.server.ts'
import { listProduct } from './listed-product.ts'
import { stockText } from '#web/catalogue/product/stock-mark.tsx'
import { toFamilies } from './to-families.server.ts'

const price = (unitPrice: number) => ({ unitPrice, totalPrice: unitPrice, quantity: 1, calculatedTaxes: [] })
const seoUrl = (foreignKey: string, seoPathInfo: string) => ({
  id: `seo-${foreignKey}`,
  languageId: 'de',
  routeName: 'frontend.detail.page',
  foreignKey,
  pathInfo: `/detail/${foreignKey}`,
  seoPathInfo,
})

/** As a Shopware 6.6 lists a family: its second variant, with the lowest price of all four. */
const variant: Product = {
  id: 'v2',
  parentId: 'family',
  productNumber: 'RW-NOI.2',
  name: null,
  childCount: null,
  available: true,
  availableStock: 50,
  calculatedPrice: price(4.51),
  calculatedCheapestPrice: { unitPrice: 3.93, hasRange: true, variantId: 'v1' },
  cover: { id: 'c', media: { id: 'm', url: 'https://shop.example.com/v2.png' } },
  seoUrls: [seoUrl('v2', 'Abstreifer-ohne-Bild/RW-NOI.2')],
  translated: { name: 'Abstreifer ohne Bild', description: null },
}
const family: Product = {
  ...variant,
  id: 'family',
  parentId: null,
  productNumber: 'RW-NOI',
  name: 'Abstreifer ohne Bild',
  childCount: 4,
  cover: null,
  calculatedPrice: price(3.93),
  seoUrls: [seoUrl('family', 'Abstreifer-ohne-Bild/RW-NOI')],
}
const single: Product = { ...family, id: 'single', childCount: 0, productNumber: 'RW-S112' }

function shopWith(families: Product[]) {
  const asked: Criteria[] = []
  const shop = (async (_: string, { body }: { body: Criteria }) => {
    asked.push(body)
    return { total: families.length, elements: families }
  }) as unknown as ShopClient
  return { shop, asked }
}

test('a row that is a variant is listed as its family: "from" price, choice, and the family’s address', async () => {
  const { shop, asked } = shopWith([family])
  const [row, other] = await toFamilies(shop, [variant, single])
  expect(row && listProduct(row, PAGE_LANGUAGE)).toMatchObject({
    id: 'family',
    number: 'RW-NOI',
    seoPath: 'Abstreifer-ohne-Bild/RW-NOI',
    variants: 4,
    price: { unit: 3.93, from: true },
    picture: { url: 'https://shop.example.com/v2.png' },
  })
  expect(other).toBe(single)
  expect(asked).toHaveLength(1)
})

test('rows that are families already cause no request', async () => {
  const { shop, asked } = shopWith([])
  expect(await toFamilies(shop, [family, single])).toEqual([family, single])
  expect(asked).toEqual([])
})

test('a family that is listed several times has a row each, and one that is not shown stays a variant', async () => {
  const { shop } = shopWith([family])
  const rows = await toFamilies(shop, [variant, { ...variant, id: 'v3' }, { ...variant, id: 'x', parentId: 'hidden' }])
  expect(rows.map(({ id }) => id)).toEqual(['family', 'v3', 'x'])
  expect(rows.map(({ productNumber }) => productNumber)).toEqual(['RW-NOI', 'RW-NOI', 'RW-NOI.2'])
})

test('some of a family is in stock if its listed variant is; its own stock is none of a variant', async () => {
  const stockOf = async (listed: Product) => {
    const [row] = await toFamilies(shopWith([family]).shop, [listed])
    return row && stockText(listProduct(row, PAGE_LANGUAGE).availability)
  }
  expect(await stockOf(variant)).toBe('teils ab Lager')
  expect(await stockOf({ ...variant, availableStock: 0 })).not.toContain('ab Lager')
})

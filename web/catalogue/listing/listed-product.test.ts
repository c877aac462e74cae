import { expect, test } from 'vitest'
import type { Product } from '#contracts/shop/product.ts'
import { PAGE_LANGUAGE } from '#web/catalogue/text-languages.server.ts'
import { LISTED_FIELDS } from './listed-fields.ts'
import { listProduct } from './listed-product.ts'

const product: Product = {
  id: 'p',
  productNumber: 'RW-NOI',
  name: 'Abstreifer ohne Bild',
  calculatedPrice: { unitPrice: 4.51, totalPrice: 4.51, quantity: 1, calculatedTaxes: [] },
  translated: {
    name: 'Abstreifer ohne Bild',
    description:
      '<p><strong>Abstreifer ohne Bild</strong> ist <em>verschleißfest</em> &amp; gleitet leise.</p><ul><li>Dichte 0,93 g/cm³</li></ul>',
  },
}

test('entities and tags of a Shopware’s description are text in a list', () => {
  expect(listProduct(product, PAGE_LANGUAGE).lede).toBe('Abstreifer ohne Bild ist verschleißfest & gleitet leise')
})

test('a product that the shop says little of is listed without claims', () => {
  expect(listProduct(product, PAGE_LANGUAGE)).toMatchObject({
    seoPath: 'abstreifer-ohne-bild/p',
    picture: undefined,
    flags: { food: undefined, atex: undefined, antistatic: undefined, pfas: undefined },
    availability: { inStock: undefined, deliveryTime: undefined },
  })
})

test('a list asks for the family of a row, which a Shopware names only on request', () => {
  expect(LISTED_FIELDS['product']).toContain('parentId')
})

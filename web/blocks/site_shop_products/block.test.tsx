import { expect, test } from 'vitest'
import { renderContentPage } from '#test/support/content-page.tsx'
import { ON_REQUEST } from '#web/catalogue/product/price.ts'

test('each product links to its page', async () => {
  const product = {
    id: 'p',
    languages: { name: undefined, description: undefined },
    name: 'Chain guide',
    number: 'CT-1',
    seoPath: 'chain-guide',
    variants: 0,
    lede: '',
    picture: undefined,
    flags: { food: false, atex: false, antistatic: false, pfas: false },
    price: ON_REQUEST,
    availability: { inStock: true, deliveryTime: undefined },
  }
  const page = await renderContentPage({
    main: [{ type: 'site_shop_products', content: { header: 'Products' } }],
    loaded: { site_shop_products: { 1: { products: [product] } } },
  })
  expect(page.getByRole('link', { name: /Chain guide/ }).getAttribute('href')).toBe('/de/shop/product/chain-guide')
})

import { expect, test } from 'vitest'
import type { DescribedProduct } from './described-product.ts'
import { productData } from './product-data.ts'
import type { Variant } from '#web/routes/shop/product/variants/variant.ts'

const product = {
  name: 'C-profile',
  number: 'C-ZN',
  description: ['Cold rolled.'],
  metaDescription: '',
  picture: { url: '/media/c.svg', width: 240, height: 200 },
} as unknown as DescribedProduct
const variant = (unit: number | null, inStock = false) =>
  ({ price: { unit, from: false }, availability: { inStock } }) as Variant
const site = { company: 'Musterwerk', publicUrl: 'https://www.example.com', address: '/en/shop/product/c-profile' }

test('product data has full addresses', () => {
  const data = productData(product, [variant(null)], site)
  expect(data).toMatchObject({
    '@type': 'Product',
    sku: 'C-ZN',
    description: 'Cold rolled.',
    url: 'https://www.example.com/en/shop/product/c-profile',
    image: 'https://www.example.com/media/c.svg',
  })
})

test('a price on request is not an offer', () => {
  expect(productData(product, [variant(null, true)], site)).not.toHaveProperty('offers')
})

test('a product with a price is an offer', () => {
  const variants = [variant(9.5), variant(12, true), variant(null)]
  expect(productData(product, variants, site).offers).toMatchObject({
    lowPrice: 9.5,
    highPrice: 12,
    offerCount: 2,
    priceCurrency: 'EUR',
    availability: 'https://schema.org/InStock',
  })
})

import { expect, test } from 'vitest'
import type { Product } from '#contracts/shop/product.ts'
import { PAGE_LANGUAGE } from '#web/catalogue/text-languages.server.ts'
import { describeProduct } from './described-product.ts'

const media = (id: string, mimeType: string | null = 'image/png') => ({
  id,
  url: `https://shop.example.com/${id}`,
  mimeType,
})
const product: Product = {
  id: 'p',
  productNumber: 'RW-1',
  name: 'Abstreifer',
  calculatedPrice: { unitPrice: 1, totalPrice: 1, quantity: 1, calculatedTaxes: [] },
  cover: { id: 'c', media: media('cover.png') },
  translated: { name: 'Abstreifer', description: null },
}

test('a product has all of its pictures once, in the shop’s order, and no document as a picture', () => {
  const pictured = {
    ...product,
    media: [
      { id: '3', position: 3, media: media('back.png') },
      { id: '1', position: 1, media: media('cover.png') },
      { id: '2', position: 2, media: media('side.png') },
      { id: '4', position: 4, media: media('sheet.pdf', 'application/pdf') },
    ],
  }
  const { picture, morePictures } = describeProduct(pictured, PAGE_LANGUAGE)
  expect(picture?.url).toBe('https://shop.example.com/cover.png')
  expect(morePictures.map(({ url }) => url)).toEqual([
    'https://shop.example.com/side.png',
    'https://shop.example.com/back.png',
  ])
})

test('a shop that sends no media, or null, has only the cover', () => {
  expect(describeProduct(product, PAGE_LANGUAGE).morePictures).toEqual([])
  expect(describeProduct({ ...product, media: null, cover: null }, PAGE_LANGUAGE)).toMatchObject({
    picture: undefined,
    morePictures: [],
  })
})

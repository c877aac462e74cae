import { expect, test } from 'vitest'
import type { Product } from '#contracts/shop/product.ts'
import { productFacts } from './product-facts.ts'

const option = (name: string, group: string, position: number) => ({
  groupId: group,
  translated: { name },
  group: { position, translated: { name: group } },
})

const dimension = (symbol: string, name: string, value: number) => ({ symbol, name, value, unit: 'mm' })

test('options of a group are one fact, in the order of the shop, and measures follow', () => {
  const product = {
    options: [option('2 000 mm', 'Länge', 3)],
    properties: [option('grün', 'Farbe', 2), option('PE-UHMW', 'Werkstoff', 1), option('natur', 'Farbe', 2)],
    customFields: { profilwerk: { dimensions: [dimension('b', 'Breite', 20), dimension('b', 'Breite', 17.5)] } },
  } as unknown as Product
  expect(productFacts(product)).toEqual([
    { label: 'Werkstoff', value: 'PE-UHMW' },
    { label: 'Farbe', value: 'grün, natur' },
    { label: 'Länge', value: '2 000 mm' },
    { label: 'Breite', value: expect.stringMatching(/^17[.,]5–20\u00a0mm$/) },
  ])
})

test('a product of which nothing is known has no facts', () => {
  expect(productFacts({ options: null, properties: null, customFields: null } as unknown as Product)).toEqual([])
})

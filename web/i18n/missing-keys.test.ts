import { expect, test } from 'vitest'
import { compareMessages, findMissingKeys } from './missing-keys.ts'

test('every text exists in every language', async () => {
  expect(await findMissingKeys(new URL('./messages', import.meta.url).pathname)).toEqual([])
})

test('the file of a missing or empty text is named', () => {
  expect(compareMessages('cart', { de: { cart_empty: 'Leer', cart_add: 'Dazu' }, en: { cart_add: ' ' } })).toEqual([
    'cart/en.json: cart_empty is missing',
    'cart/en.json: cart_add is empty',
  ])
})

test('keys of another area are named', () => {
  expect(compareMessages('cart', { de: { title: 'Anfrage' } })).toEqual(['cart: title must begin with cart_'])
})

test('placeholders are compared over all variants of a message', () => {
  const one = [{ match: { 'count=1': '1 Position', 'count=*': '{count} Positionen' } }]
  expect(compareMessages('cart', { de: { cart_n: one }, en: { cart_n: '{count} items' } })).toEqual([])
  expect(compareMessages('cart', { de: { cart_n: one }, en: { cart_n: '{total} items' } })).toEqual([
    'cart: cart_n has different placeholders: count | total',
  ])
})

test('plural rules are rejected, since they do not know cz', () => {
  const plural = [
    {
      declarations: ['input count', 'local n = count: plural'],
      match: { 'n=one': '{count} Stück', 'n=other': '{count} Stück' },
    },
  ]
  expect(compareMessages('cart', { de: { cart_n: plural } })).toEqual([
    'cart/de.json: cart_n selects on a plural, not on its number',
  ])
})

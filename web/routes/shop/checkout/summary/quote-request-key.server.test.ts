import { expect, test } from 'vitest'
import { belongsTo, confirmedHash, confirmedPart, keyOfSummary, shownPart } from './quote-request-key.server.ts'

const hash = 'ab'.repeat(32)
const line = { id: 'a', format: undefined, cutLength: 1250, note: '', reference: '' }
const shown = shownPart([line])

test('a key contains the hash of its cart, and the part for lines and addresses', () => {
  const key = keyOfSummary(undefined, 'token', shown, hash)
  expect([confirmedHash(key), confirmedPart(key)]).toEqual([hash, shown])
  expect(confirmedHash(keyOfSummary(undefined, 'token', shown))).toBe('')
  expect(confirmedHash('forged')).toBe('')
})

test('two browsers with equal carts of one customer have two keys', () => {
  const [one, two] = [1, 2].map(() => keyOfSummary(undefined, 'token', shown, hash))
  expect(one).not.toBe(two)
})

test('a browser keeps the key of its summary until the cart, its context, a line or an address changes', () => {
  const key = keyOfSummary(undefined, 'token', shown, hash)
  expect(keyOfSummary(key, 'token', shown, hash)).toBe(key)
  const others = [
    keyOfSummary(key, 'other', shown, hash),
    keyOfSummary(key, 'token', shown, 'cd'.repeat(32)),
    keyOfSummary(key, 'token', shown),
    keyOfSummary(key, 'token', shownPart([]), hash),
  ]
  expect(new Set([key, ...others]).size).toBe(5)
})

test('the part for lines and addresses changes with each of their texts and ids', () => {
  const address = { id: 'b', firstName: 'Ada', lastName: 'V', street: 'Tor 2', city: 'Bonn', countryId: 'c' }
  const other = { ...address, id: 'd' }
  const parts = [
    shown,
    shownPart([{ ...line, id: 'e' }]),
    shownPart([{ ...line, cutLength: 500 }]),
    shownPart([{ ...line, format: { strength: 10, width: 500, length: 1000 } }]),
    shownPart([{ ...line, note: '10' }]),
    shownPart([{ ...line, reference: '10' }]),
    shownPart([line], { defaultBillingAddress: address, defaultShippingAddress: address }),
    shownPart([line], { defaultBillingAddress: address, defaultShippingAddress: other }),
    shownPart([line], { defaultBillingAddress: other, defaultShippingAddress: address }),
    shownPart([line], { defaultBillingAddress: address, defaultShippingAddress: { ...address, street: 'Tor 3' } }),
  ]
  expect(new Set(parts).size).toBe(parts.length)
  expect(shownPart([{ ...line }])).toBe(shown)
})

test('a key is accepted in its context only', () => {
  const key = keyOfSummary(undefined, 'token', shown, hash)
  expect(belongsTo(key, 'token')).toBe(true)
  expect(belongsTo(key, 'other')).toBe(false)
  expect(belongsTo(`0${key.slice(1)}`, 'token')).toBe(false)
  expect(belongsTo('', 'token')).toBe(false)
})

test('a key fits into its header', () => {
  expect(keyOfSummary(undefined, 'token', shown, hash)).toMatch(/^[0-9a-f]{112}$/)
})

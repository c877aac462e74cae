import { expect, test } from 'vitest'
import { belongsTo, confirmedHash, keyOfSummary } from './quote-request-key.server.ts'

const hash = 'ab'.repeat(32)

test('a key contains the hash of its cart', () => {
  expect(confirmedHash(keyOfSummary(undefined, 'token', hash))).toBe(hash)
  expect(confirmedHash(keyOfSummary(undefined, 'token'))).toBe('')
  expect(confirmedHash('forged')).toBe('')
})

test('two browsers with equal carts of one customer have two keys', () => {
  const [one, two] = [1, 2].map(() => keyOfSummary(undefined, 'token', hash))
  expect(one).not.toBe(two)
})

test('a browser keeps the key of its summary until the cart or its context changes', () => {
  const key = keyOfSummary(undefined, 'token', hash)
  expect(keyOfSummary(key, 'token', hash)).toBe(key)
  const others = [
    keyOfSummary(key, 'other', hash),
    keyOfSummary(key, 'token', 'cd'.repeat(32)),
    keyOfSummary(key, 'token'),
  ]
  expect(new Set([key, ...others]).size).toBe(4)
})

test('a key is accepted in its context only', () => {
  const key = keyOfSummary(undefined, 'token', hash)
  expect(belongsTo(key, 'token')).toBe(true)
  expect(belongsTo(key, 'other')).toBe(false)
  expect(belongsTo(`0${key.slice(1)}`, 'token')).toBe(false)
  expect(belongsTo('', 'token')).toBe(false)
})

test('a key fits into its header', () => {
  expect(keyOfSummary(undefined, 'token', hash)).toMatch(/^[0-9a-f]{96}$/)
})

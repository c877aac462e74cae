import { expect, test } from 'vitest'
import { confirmedHash, quoteRequestKey } from './quote-request-key.server.ts'

const hash = 'ab'.repeat(32)

test('a key contains the hash of its cart', () => {
  expect(confirmedHash(quoteRequestKey('token', hash))).toBe(hash)
  expect(confirmedHash(quoteRequestKey('token'))).toBe('')
  expect(confirmedHash('forged')).toBe('')
})

test('another cart or session makes another key, and the same ones the same key', () => {
  const keys = [
    quoteRequestKey('token', hash),
    quoteRequestKey('other', hash),
    quoteRequestKey('token', 'cd'.repeat(32)),
    quoteRequestKey('token'),
    quoteRequestKey('token', hash, 'A-100001'),
  ]
  expect(new Set(keys).size).toBe(5)
  expect(quoteRequestKey('token', hash)).toBe(keys[0])
})

test('a key fits into its header', () => {
  expect(quoteRequestKey('token', hash)).toMatch(/^[0-9a-f]{96}$/)
})

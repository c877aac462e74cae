import { expect, test } from 'vitest'
import { confirmedHash, requestKey } from './request-key.server.ts'

const hash = 'ab'.repeat(32)

test('a key holds the hash of its cart', () => {
  expect(confirmedHash(requestKey('token', hash))).toBe(hash)
  expect(confirmedHash(requestKey('token'))).toBe('')
  expect(confirmedHash('forged')).toBe('')
})

test('another cart and another session make another key, the same ones the same', () => {
  const keys = [
    requestKey('token', hash),
    requestKey('other', hash),
    requestKey('token', 'cd'.repeat(32)),
    requestKey('token'),
  ]
  expect(new Set(keys).size).toBe(4)
  expect(requestKey('token', hash)).toBe(keys[0])
})

test('fits the header that it is sent in', () => {
  expect(requestKey('token', hash)).toMatch(/^[0-9a-f]{96}$/)
})

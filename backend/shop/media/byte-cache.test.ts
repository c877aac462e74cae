import { expect, test } from 'vitest'
import { ByteCache } from './byte-cache.ts'

const of = (bytes: number) => ({ body: new Uint8Array(bytes) })

test('forgets what was not used for longest when there are too many bytes', () => {
  const cache = new ByteCache(10)
  cache.set('a', of(4))
  cache.set('b', of(4))
  cache.get('a')
  cache.set('c', of(4))
  expect(['a', 'b', 'c'].map((key) => cache.get(key) !== undefined)).toEqual([true, false, true])
})

test('counts a value that is set again once and refuses one that is too large', () => {
  const cache = new ByteCache(10)
  for (let time = 0; time < 5; time++) cache.set('a', of(4))
  cache.set('b', of(6))
  cache.set('c', of(11))
  expect(['a', 'b', 'c'].map((key) => cache.get(key) !== undefined)).toEqual([true, true, false])
})

import { expect, test } from 'vitest'
import { mayPrefetch } from './may-prefetch.ts'

test('nothing is prefetched for visitors who save data or have a slow network', () => {
  expect(mayPrefetch({ saveData: true, effectiveType: '4g' })).toBe(false)
  expect(mayPrefetch({ effectiveType: '2g' })).toBe(false)
  expect(mayPrefetch({ effectiveType: 'slow-2g' })).toBe(false)
})

test('other networks and browsers without network information allow prefetching', () => {
  expect(mayPrefetch({ effectiveType: '3g', saveData: false })).toBe(true)
  expect(mayPrefetch({})).toBe(true)
})

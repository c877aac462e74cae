import { expect, test } from 'vitest'
import { mayPrefetch } from './may-prefetch.ts'

const on = (connection: { saveData?: boolean; effectiveType?: string }) =>
  mayPrefetch({ connection, hasNavigation: true })

test('nothing is prefetched for visitors who save data or have a slow network', () => {
  expect(on({ saveData: true, effectiveType: '4g' })).toBe(false)
  expect(on({ effectiveType: '2g' })).toBe(false)
  expect(on({ effectiveType: 'slow-2g' })).toBe(false)
})

test('other networks and browsers without network information allow prefetching', () => {
  expect(on({ effectiveType: '3g', saveData: false })).toBe(true)
  expect(on({})).toBe(true)
})

test('nothing is prefetched in a browser that would reload the page if it failed', () => {
  expect(mayPrefetch({ hasNavigation: false })).toBe(false)
})

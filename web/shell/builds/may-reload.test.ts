import { expect, test } from 'vitest'
import { mayReload, readReload } from './may-reload.ts'

test('A page is reloaded once for a build, and once in a minute.', () => {
  expect(mayReload('a', 100_000, undefined)).toBe(true)
  expect(mayReload('a', 900_000, { build: 'a', at: 100_000 })).toBe(false)
  expect(mayReload('b', 159_999, { build: 'a', at: 100_000 })).toBe(false)
  expect(mayReload('b', 160_000, { build: 'a', at: 100_000 })).toBe(true)
})

test('A record that cannot be read does not count.', () => {
  expect(readReload('a1b2 1700000000000')).toEqual({ build: 'a1b2', at: 1_700_000_000_000 })
  expect([null, '', 'a1b2', 'a1b2 x', ' 5'].map(readReload)).toEqual(Array(5).fill(undefined))
})

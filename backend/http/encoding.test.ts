import { expect, test } from 'vitest'
import { pickEncoding } from './encoding.ts'

test.each([
  [undefined, undefined],
  ['', undefined],
  ['identity', undefined],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['GZIP;q=0.1, br;q=0', 'gzip'],
  ['gzip;q=0, br;q=0.000', undefined],
  ['*', 'br'],
  ['*, br;q=0', 'gzip'],
  ['*;q=0, gzip', 'gzip'],
])('A caller that sends %j gets %s.', (header, encoding) => {
  expect(pickEncoding(header, ['br', 'gzip'])).toBe(encoding)
})

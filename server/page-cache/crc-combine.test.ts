import { crc32 } from 'node:zlib'
import { expect, test } from 'vitest'
import { combineSums, shiftOver } from './crc-combine.ts'

test.each([
  ['', ''],
  ['a', ''],
  ['', 'b'],
  ['Grüße', ' aus Paderborn'],
  ['x'.repeat(100_000), 'ü'.repeat(654_321)],
])('the sum of two texts is the sum of both together', (first, second) => {
  const bytes = Buffer.byteLength(second)
  expect(combineSums(crc32(first), crc32(second), shiftOver(bytes))).toBe(crc32(first + second))
})

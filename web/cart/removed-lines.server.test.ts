import { expect, test } from 'vitest'
import { packRemovedLines, readRemovedLines, unpackRemovedLines } from './removed-lines.server.ts'

const id = (index: number) => index.toString(16).padStart(8, '0').repeat(4)
const line = {
  productId: id(1),
  quantity: 4,
  cutLength: 1250,
  note: 'Größe "M"; prüfen',
  reference: '10',
  carries: id(2),
}
const sheet = { productId: id(3), quantity: 1, plasticFormat: { strength: 12.5, width: 500, length: 1000 } }

test('removed lines come back as they were', () => {
  const packed = packRemovedLines([line, sheet])
  expect(packed).toMatch(/^[\w-]+$/)
  expect(unpackRemovedLines(packed)).toEqual([line, sheet])
})

test('a cart of fifty positions fits into a cookie, and one of a thousand does not', () => {
  const lines = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      productId: crypto.randomUUID().replaceAll('-', ''),
      quantity: index + 1,
      cutLength: 1000 + index,
    }))
  expect(packRemovedLines(lines(50))).toBeDefined()
  expect(packRemovedLines(lines(1000))).toBeUndefined()
})

test.each([undefined, '', 'x', '!!!', 'AAAA', Buffer.from('[]').toString('base64url')])('%j has no lines', (packed) =>
  expect(unpackRemovedLines(packed)).toEqual([]),
)

test.each(['', 'null', '{}', '[{}]', '[{"productId":"a","quantity":0}]', '[{"productId":"","quantity":1}]'])(
  'the text %j has no lines',
  (json) => expect(readRemovedLines(json)).toEqual([]),
)

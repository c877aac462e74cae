import { deflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { MOST_LINES } from '#contracts/shop/bounds.ts'
import { LARGEST_FORM } from '#web/forms/action/read-form.server.ts'
import { LONGEST_NOTE, LONGEST_REFERENCE } from './line-texts.ts'
import { fitsIntoCookie, packRemovedLines, unpackRemovedLines } from './removed-lines.server.ts'

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

test('a full cart comes back from a form, with the longest texts', () => {
  const lines = Array.from({ length: MOST_LINES }, (_, index) => ({
    ...line,
    productId: crypto.randomUUID().replaceAll('-', ''),
    note: `${index} ř`.repeat(200).slice(0, LONGEST_NOTE),
    reference: `${index}`.padStart(LONGEST_REFERENCE, '€'),
  }))
  const packed = packRemovedLines(lines)
  expect(packed.length).toBeLessThan(LARGEST_FORM)
  expect(unpackRemovedLines(packed)).toEqual(lines)
})

test('a cart of fifty positions fits into a cookie, and one of a thousand does not', () => {
  const lines = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      productId: crypto.randomUUID().replaceAll('-', ''),
      quantity: index + 1,
      cutLength: 1000 + index,
    }))
  expect(fitsIntoCookie(packRemovedLines(lines(50)))).toBe(true)
  expect(fitsIntoCookie(packRemovedLines(lines(1000)))).toBe(false)
})

test.each([undefined, '', 'x', '!!!', 'AAAA', Buffer.from('[]').toString('base64url')])('%j has no lines', (packed) =>
  expect(unpackRemovedLines(packed)).toEqual([]),
)

test.each(['', 'null', '{}', '[{}]', '[{"productId":"a","quantity":0}]', '[{"productId":"","quantity":1}]'])(
  'the text %j has no lines',
  (json) => expect(unpackRemovedLines(deflateRawSync(json).toString('base64url'))).toEqual([]),
)

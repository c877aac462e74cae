import { expect, test } from 'vitest'
import { pack, unpack } from './packed.ts'

test('what was packed comes out again, and as one object however often', () => {
  const rows = [{ name: 'T-1 "simplex" \\ </script>\n', measures: ['15–55', ''], picture: undefined, none: null }]
  const packed = pack(rows)
  expect(unpack(packed)).toEqual(rows)
  expect(unpack(packed)).toBe(unpack(packed))
})

test('what stands in several places is written once and is one object again', () => {
  const shape = { outline: [[0, 0] as const] }
  const variants = [
    { number: 'a', solids: [shape] },
    { number: 'b', solids: [shape] },
    { number: 'c', solids: [{ outline: [] }] },
  ]
  const packed = pack(variants)
  expect(packed.match(/outline/g)).toHaveLength(2)
  const read = unpack(packed)
  expect(read).toEqual(variants)
  expect(read[0]?.solids[0]).toBe(read[1]?.solids[0])
})

test('the same data is written once', () => {
  const rows = [{ name: 'T-1' }]
  const first = pack(rows)
  Object.assign(rows[0] ?? {}, { name: 'changed' })
  expect(pack(rows)).toBe(first)
  expect(pack([...rows])).not.toBe(first)
})

import { expect, test } from 'vitest'
import { pack, unpack } from './packed.ts'

test('what was packed comes out again, and as one object however often', () => {
  const rows = [{ name: 'T-1 "simplex" </script>', measures: ['15–55', ''], picture: undefined }]
  const packed = pack(rows)
  expect(unpack(packed)).toEqual(rows)
  expect(unpack(packed)).toBe(unpack(packed))
})

test('the same data is written once', () => {
  const rows = [{ name: 'T-1' }]
  const first = pack(rows)
  Object.assign(rows[0] ?? {}, { name: 'changed' })
  expect(pack(rows)).toBe(first)
  expect(pack([...rows])).not.toBe(first)
})

import { expect, test } from 'vitest'
import { z } from 'zod'
import { isReadable } from './readable-json.ts'

const nested = (levels: number): unknown => (levels === 0 ? 'end' : [nested(levels - 1)])

test.each([[null], ['text'], [{ filter: [{ type: 'range', parameters: { gte: 1 } }] }], [nested(40)]])(
  '%j can be read',
  (value) => {
    expect(isReadable(value)).toBe(true)
  },
)

test.each([['{"length":{"toString":1}}'], ['[{"a":{"valueOf":null}}]'], [JSON.stringify(nested(41))]])(
  '%s cannot be read',
  (json) => {
    expect(isReadable(JSON.parse(json))).toBe(false)
  },
)

test('zod still throws at a hidden method, so it is refused at the door', () => {
  expect(() => z.string().min(1).safeParse(JSON.parse('{"length":{"toString":1}}'))).toThrow(TypeError)
})

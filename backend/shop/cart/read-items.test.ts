import { expect, it } from 'vitest'
import { readAddedItems } from './read-items.ts'

it('refuses a type that cannot be converted to a string', () => {
  const items = [{ type: { toString: 'product' }, referencedId: 'a' }]
  expect(() => readAddedItems({ items })).toThrowError(expect.objectContaining({ status: 400 }))
})

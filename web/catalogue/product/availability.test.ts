import { expect, test } from 'vitest'
import { availabilityOf } from './availability.ts'

test.each([
  [{ available: true, availableStock: 1 }, true],
  [{ available: true, availableStock: 0 }, false],
  [{ available: false, availableStock: 5 }, false],
  [{}, undefined],
  [{ available: true }, undefined],
  [{ available: true, availableStock: 0, childCount: 78 }, true],
  [{ available: false, availableStock: 0, childCount: 78 }, false],
])('stock of %o counts as in stock: %s', (product, inStock) => expect(availabilityOf(product).inStock).toBe(inStock))

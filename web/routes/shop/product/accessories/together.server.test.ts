import { expect, test } from 'vitest'
import { readTogether } from './together.server.ts'

const A = 'a'.repeat(32)
const form = (entries: Record<string, string>) => {
  const data = new FormData()
  for (const [name, value] of Object.entries(entries)) data.append(name, value)
  return data
}

test('every ticked product is a input in its variant', () => {
  const given = { product: 'p1', 'variant-p1': A, 'pieces-p1': '3', 'variant-p2': A, 'pieces-p2': '1' }
  expect(readTogether(form(given))).toEqual({ inputs: [{ productId: A, quantity: 3 }] })
})

test.each<Record<string, string>>([
  {},
  { product: 'p1', 'pieces-p1': '3' },
  { product: 'p1', 'variant-p1': A, 'pieces-p1': '0' },
  { product: 'p1', 'variant-p1': 'drop', 'pieces-p1': '1' },
])('refuses %o', (given) => expect(readTogether(form(given))).toHaveProperty('fault'))

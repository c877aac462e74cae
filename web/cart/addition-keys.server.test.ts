import { expect, test } from 'vitest'
import { additionKey, lineIdOf } from './addition-keys.server.ts'

const sheet = { strength: 10, width: 500, length: 1000 }

test('a line id follows from the cart and the content', () => {
  const cut = { productId: 'p1', cutLength: 500 }
  const id = lineIdOf('token', cut, 0)
  expect(id).toMatch(/^[0-9a-f]{32}$/)
  expect(lineIdOf('token', { ...cut }, 0)).toBe(id)
  const others = [
    lineIdOf('other', cut, 0),
    lineIdOf('token', cut, 1),
    lineIdOf('token', { productId: 'p1' }, 0),
    lineIdOf('token', { ...cut, plasticFormat: sheet }, 0),
    lineIdOf('token', { ...cut, plasticFormat: { ...sheet, width: 501 } }, 0),
    lineIdOf('token', { ...cut, productId: 'p2' }, 0),
  ]
  expect(new Set([id, ...others]).size).toBe(7)
})

test('a changed form is another addition, though its token is the same', () => {
  const input = { productId: 'p1', quantity: 1 }
  const key = additionKey('form', [input])
  expect(additionKey('form', [{ ...input }])).toBe(key)
  const others = [
    additionKey('other', [input]),
    additionKey('form', [{ ...input, quantity: 2 }]),
    additionKey('form', [{ ...input, cutLength: 500 }]),
    additionKey('form', [input, input]),
  ]
  expect(new Set([key, ...others]).size).toBe(5)
})

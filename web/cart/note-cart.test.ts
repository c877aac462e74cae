import { expect, test } from 'vitest'
import type { Cart } from '#contracts/shop/cart.ts'
import { lostLines, noteCart, noteChangedCart } from './note-cart.ts'

const cartOf = (...numbers: string[]) =>
  ({
    lineItems: numbers.map((productNumber) => ({ type: 'product', quantity: 3, payload: { productNumber } })),
  }) as Cart
const session = () => ({ cartCount: 0, cartLines: undefined as string | undefined })

test('a line that the shop took out is named until the visitor changes the cart', () => {
  const visitor = session()
  noteCart(visitor, cartOf('RW-1', 'RW~2!'))
  expect([visitor.cartCount, lostLines(visitor)]).toEqual([6, []])
  noteCart(visitor, cartOf('RW-1'))
  noteCart(visitor, cartOf('RW-1'))
  expect([visitor.cartCount, lostLines(visitor)]).toEqual([3, ['RW~2!']])
  noteChangedCart(visitor, cartOf('RW-1', 'RW-3'), cartOf('RW-1'))
  expect(lostLines(visitor)).toEqual([])
})

test('a line that the visitor took out is not lost, one that went meanwhile is', () => {
  const visitor = session()
  noteCart(visitor, cartOf('A', 'B', 'C'))
  noteChangedCart(visitor, cartOf('A'), cartOf('A', 'C'))
  expect(lostLines(visitor)).toEqual(['B'])
})

test('a line that is back is not lost any more', () => {
  const visitor = session()
  noteCart(visitor, cartOf('A', 'B'))
  noteCart(visitor, cartOf('A'))
  noteCart(visitor, cartOf('A', 'B'))
  expect(lostLines(visitor)).toEqual([])
})

test('nothing is lost by a sign-in, which brings other lines', () => {
  const visitor = session()
  noteCart(visitor, cartOf('A'))
  noteChangedCart(visitor, cartOf('B'))
  expect(lostLines(visitor)).toEqual([])
})

test('of very many lines the first ones are known', () => {
  const visitor = session()
  const numbers = Array.from({ length: 500 }, (_, at) => `NUMBER-${at}`)
  noteCart(visitor, cartOf(...numbers))
  expect(visitor.cartLines?.length).toBeLessThanOrEqual(2000)
  noteCart(visitor, cartOf(...numbers.slice(1)))
  expect(lostLines(visitor)).toEqual(['NUMBER-0'])
})

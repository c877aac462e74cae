import { describe, expect, test } from 'vitest'
import { MOST_LINES } from '#contracts/shop/bounds.ts'
import { splitByRoom, tooLongNotices } from './room-in-cart.ts'

const ids = (first: number, count: number) => Array.from({ length: count }, (_, at) => ({ id: `l${first + at}` }))

describe('splitByRoom', () => {
  test('An addition fits up to 500 lines, and what is beyond them is left.', () => {
    expect(splitByRoom(ids(1, 498), ids(499, 5))).toEqual({ fitting: ids(499, 2), left: ids(501, 3) })
    expect(splitByRoom([], ids(1, 501))).toEqual({ fitting: ids(1, MOST_LINES), left: ids(501, 1) })
  })

  test('More pieces of a line that is there fit into a full cart, also into one that was longer before.', () => {
    expect(splitByRoom(ids(1, 500), ids(7, 1))).toEqual({ fitting: ids(7, 1), left: [] })
    expect(splitByRoom(ids(1, 612), [...ids(7, 1), ...ids(900, 1)])).toEqual({ fitting: ids(7, 1), left: ids(900, 1) })
  })

  test('A line that is added twice takes one place.', () => {
    const twice = [...ids(500, 1), ...ids(500, 1)]
    expect(splitByRoom(ids(1, 499), twice)).toEqual({ fitting: twice, left: [] })
  })
})

test('A note names the positions of a cart that is too long, and of no other.', () => {
  expect(tooLongNotices(500)).toEqual([])
  expect(tooLongNotices(612)).toEqual([expect.stringContaining('612')])
})

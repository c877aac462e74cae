// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { forgetGone, readSeenIds, rememberSeen, seenIds } from './seen-ids.ts'

const id = (digit: string) => digit.repeat(32)

beforeEach(() => localStorage.clear())

test('the newest is first, each is there once, and five remain', () => {
  for (const digit of ['1', '2', '3', '4', '5', '6', '2']) rememberSeen(id(digit))
  expect(readSeenIds()).toEqual(['2', '6', '5', '4', '3'].map(id))
})

test('products that are gone from the shop are dropped, those that another tab added meanwhile stay', () => {
  rememberSeen(id('1'))
  rememberSeen(id('2'))
  const asked = readSeenIds()
  rememberSeen(id('3'))
  forgetGone(asked, [id('1')])
  expect(readSeenIds()).toEqual(['3', '1'].map(id))
})

test.each(['', '{}', '"x"', '[1, null, "../x", {"a": 1}]', 'not json'])('%j in the storage is ignored', (stored) => {
  localStorage.setItem('last-visited-products', stored)
  expect(readSeenIds()).toEqual([])
})

test('ids are 32 hexadecimal digits', () => expect(seenIds([id('a'), `${id('a')}0`, id('A')])).toEqual([id('a')]))

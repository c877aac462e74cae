import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { carriedFieldsOf, carryingPath } from './carried-input.ts'
import { carriedInputContext, noteCarriedInput, redirectCarrying } from './carried-input.server.ts'

function posted(fields: [name: string, value: string][]): FormData {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  return form
}

/** The carried input on the page to which a form was posted. */
function carry(fields: [name: string, value: string][], path = carryingPath('/de/shop/cart')) {
  const context = new RouterContextProvider()
  const isAll = noteCarriedInput({ url: `http://site.test${path}` }, posted(fields), context)
  return { isAll, carried: context.get(carriedInputContext) }
}

test('The input of a form that was left goes along, without what belongs to its page.', () => {
  const { isAll, carried } = carry([
    ['left-form', 'summary'],
    ['intent', 'send'],
    ['key', 'k'],
    ['form-token', 't'],
    ['customer', 'c'],
    ['comment', 'Hallo'],
    ['unsent.summary.comment', 'older'],
    ['unsent.address.city', 'Wien'],
  ])
  expect(isAll).toBe(true)
  expect([...(carriedFieldsOf(carried, 'summary') ?? [])]).toEqual([['comment', 'Hallo']])
  expect([...(carriedFieldsOf(carried, 'address') ?? [])]).toEqual([['city', 'Wien']])
  expect(carriedFieldsOf(carried, 'choice')).toBeUndefined()
})

test('A form that is sent takes along only what others left, and is run.', () => {
  const { isAll, carried } = carry(
    [
      ['city', 'Wien'],
      ['unsent.summary.comment', 'Hallo'],
    ],
    '/de/shop/checkout',
  )
  expect([isAll, carried]).toEqual([false, [['unsent.summary.comment', 'Hallo']]])
})

test('The next page gets the input by a redirect that repeats the form; without any it is a plain one.', () => {
  const plain = redirectCarrying(posted([['city', 'Wien']]), '/de/shop/checkout?step=summary')
  expect([plain.status, plain.headers.get('location')]).toEqual([302, '/de/shop/checkout?step=summary'])
  const kept = redirectCarrying(posted([['unsent.summary.comment', 'x']]), '/de/shop/checkout?step=summary')
  expect([kept.status, kept.headers.get('location')]).toEqual([307, '/de/shop/checkout?step=summary&carry=1'])
})

test('The input that comes along is bounded in fields and letters.', () => {
  const many = Array.from({ length: 200 }, (_, at): [string, string] => [`unsent.summary.f${at}`, 'x'])
  expect(carry(many).carried.length).toBe(60)
  const long = carry([
    ['unsent.summary.comment', 'x'.repeat(30_000)],
    ['unsent.summary.orderNumber', 'PO-1'],
  ])
  expect(long.carried).toEqual([['unsent.summary.orderNumber', 'PO-1']])
})

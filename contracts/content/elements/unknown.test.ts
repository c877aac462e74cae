import { expect, test } from 'vitest'
import { readUnknown } from './unknown.ts'

const read = (bodytext: unknown) => readUnknown({ bodytext }, { wireType: 'x', problem: '' }, { hosts: [] }).bodytext

// Differs from the specification: 18.
test('A text is reduced to allowed elements.', () => {
  expect(read('<p>a<img src=x onerror=alert(1)></p>')).toEqual([{ tag: 'p', children: ['a'] }])
})

test('The texts of a stock list become a list.', () => {
  expect(read(['a', '1 < 2 & <b>'])).toEqual([
    {
      tag: 'ul',
      children: [
        { tag: 'li', children: ['a'] },
        { tag: 'li', children: ['1 < 2 & <b>'] },
      ],
    },
  ])
})

test('The rows of a stock table become a table.', () => {
  expect(read([['a', 'anna@example.com'], ['c']])).toEqual([
    {
      tag: 'table',
      children: [
        {
          tag: 'tbody',
          children: [
            {
              tag: 'tr',
              children: [
                { tag: 'td', children: ['a'] },
                { tag: 'td', children: ['anna (at) example.com'] },
              ],
            },
            { tag: 'tr', children: [{ tag: 'td', children: ['c'] }] },
          ],
        },
      ],
    },
  ])
})

test.each([null, undefined, '', []])('An element with %j has no text.', (bodytext) =>
  expect(read(bodytext)).toEqual([]),
)

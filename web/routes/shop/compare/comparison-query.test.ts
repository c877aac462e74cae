import { expect, test } from 'vitest'
import { parseComparisonQuery } from './comparison-query.ts'

const parse = (search: string) => parseComparisonQuery(new URLSearchParams(search))

test('Items are named once, in their order, and without empty ones.', () => {
  expect(parse('item=CT-1&item=&item=+CTU-1+&item=ct-1&differences=1')).toEqual({
    items: ['CT-1', 'CTU-1'],
    left: [],
    onlyDifferences: true,
  })
})

test('The seventh item is left out and named.', () => {
  const { items, left } = parse([...'abcdefgh'].map((item) => `item=${item}`).join('&'))
  expect([items.join(''), left]).toEqual(['abcdef', ['g', 'h']])
})

test('The field takes several numbers; a number may contain a space.', () => {
  expect(parse('item=SW+100&add=KR-08B1-15,+KR-08B1-17;+c30+zn+2000').items).toEqual([
    'SW 100',
    'KR-08B1-15',
    'KR-08B1-17',
    'c30 zn 2000',
  ])
})

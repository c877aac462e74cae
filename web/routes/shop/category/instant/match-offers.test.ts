import { describe, expect, test } from 'vitest'
import type { OfferTable } from '#contracts/shop/listing.ts'
import { type FilterChoice, matchOffers } from './match-offers.ts'

const B = { symbol: 'b', name: 'Breite', unit: 'mm' }
const TABLE: OfferTable = {
  options: [
    ['green', 'colour'],
    ['black', 'colour'],
    ['small', 'size'],
    ['large', 'size'],
    ['pe', 'material'],
  ],
  traits: ['in-stock', 'food'],
  measures: [B],
  kinds: [
    [[0, 2], [0]],
    [
      [1, 3],
      [0, 1],
    ],
    [[], []],
  ],
  products: [
    // Green and small, or black and large and for food.
    {
      id: 'guide',
      options: [4],
      measures: [0],
      offers: [
        [0, 10],
        [1, 20],
        [1, 25],
      ],
    },
    // Always green, without measures.
    { id: 'ring', options: [0], measures: [], offers: [[2]] },
  ],
}
const choose = (choice: Partial<FilterChoice>) =>
  matchOffers(TABLE, { options: [], traits: [], measures: {}, ...choice })
const idsOf = (choice: Partial<FilterChoice>) =>
  choose(choice)
    ?.products()
    .map(({ id, matching }) => `${matching} ${id}`)

describe('the products of a choice', () => {
  test.each<[string, Partial<FilterChoice>, string[]]>([
    ['all without a choice', {}, ['3 guide', '1 ring']],
    ['one option of a group', { options: ['green'] }, ['1 guide', '1 ring']],
    ['either option of a group', { options: ['green', 'black'] }, ['3 guide', '1 ring']],
    ['options that no single offer has together', { options: ['green', 'large'] }, []],
    ['an option of the product and one of an offer', { options: ['pe', 'black'] }, ['2 guide']],
    ['a trait', { traits: ['food'] }, ['2 guide']],
    ['both bounds included', { measures: { b: { min: 20, max: 20 } } }, ['1 guide']],
    ['a bound that leaves none', { measures: { b: { min: 26 } } }, []],
    ['a trait and a bound of different offers', { traits: ['food'], measures: { b: { max: 10 } } }, []],
  ])('%s', (_, choice, ids) => expect(idsOf(choice)).toEqual(ids))

  test('range over the measures of the offers that match', () => {
    expect(
      choose({ traits: ['food'] })
        ?.products()[0]
        ?.ranges(),
    ).toEqual([{ ...B, min: 20, max: 25 }])
    expect(
      choose({ options: ['small'] })
        ?.products()[0]
        ?.ranges(),
    ).toEqual([{ ...B, min: 10, max: 10 }])
  })
})

describe('the number beside an option', () => {
  const countsOf = (choice: Partial<FilterChoice>) => Object.fromEntries(choose(choice)?.counts() ?? [])

  test('is that of products, not of offers', () => {
    expect(countsOf({})).toEqual({ green: 2, black: 1, small: 1, large: 1, pe: 1, 'in-stock': 1, food: 1 })
  })

  test('ignores the choice in its own group, and keeps that of the others', () => {
    expect(countsOf({ options: ['black'] })).toEqual({ green: 2, black: 1, large: 1, pe: 1, 'in-stock': 1, food: 1 })
  })

  test('of another trait is that of products with both', () => {
    expect(countsOf({ traits: ['food'] })).toEqual({ black: 1, large: 1, pe: 1, 'in-stock': 1, food: 1 })
  })
})

test.each<[string, Partial<FilterChoice>]>([
  ['option', { options: ['blue'] }],
  ['trait', { traits: ['atex'] }],
  ['measure', { measures: { h: { min: 1 } } }],
])('an unknown %s is left to the server', (_, choice) => expect(choose(choice)).toBeUndefined())

import { describe, expect, it } from 'vitest'
import { summarise } from '#backend/shop/offers/offer.ts'
import type { Candidate } from './candidates.ts'
import { countByOption, matches } from './match.ts'
import type { Choice } from './match.ts'

const GROUPS = new Map(
  Object.entries({ green: 'colour', black: 'colour', small: 'size', large: 'size', pe: 'material' }),
)

function product(id: string, propertyIds: string[], choices: [string[], number | null][]): Candidate {
  const offers = choices.map(([optionIds, price]) => ({ optionIds, price, measures: {}, traits: [] }))
  return {
    ...NO_PLACE,
    id,
    productNumber: id,
    name: id,
    propertyIds,
    offers: () => offers,
    summary: summarise(propertyIds, offers),
  }
}

const NO_PLACE = { position: 0, categoryIds: [], measures: [] }

const choose = (ids: string[], minPrice?: number, maxPrice?: number): Choice => ({
  groups: new Map(
    [...Map.groupBy(ids, (id) => GROUPS.get(id) as string)].map(([group, chosen]) => [group, new Set(chosen)]),
  ),
  minPrice,
  maxPrice,
  measures: new Map(),
  traits: [],
})

const CANDIDATES = [
  product(
    'a',
    ['pe'],
    [
      [['green', 'small'], 5],
      [['black', 'large'], null],
    ],
  ),
  product('b', [], [[['green', 'large'], 20]]),
  product('c', ['pe', 'green'], [[[], 8]]),
]

describe('matches', () => {
  it.each([
    [choose([]), 'abc'],
    [choose(['green']), 'abc'],
    // a has a green variant and a large one, but no variant that is both.
    [choose(['green', 'large']), 'b'],
    [choose(['green', 'black', 'large']), 'ab'],
    [choose(['pe', 'green']), 'ac'],
    [choose([], 6, 10), 'c'],
    // a's black variant has no price at all.
    [choose(['black'], 1), ''],
  ])('%#', (choice, expected) => {
    expect(
      CANDIDATES.filter((one) => matches(one, choice))
        .map(({ id }) => id)
        .join(''),
    ).toBe(expected)
  })
})

describe('matches measures and traits', () => {
  const wide = { optionIds: ['green'], price: null, measures: { b: 25, h: 5 }, traits: ['food' as const] }
  const narrow = { ...wide, optionIds: ['black'], measures: { b: 10 }, traits: ['food' as const, 'atex' as const] }
  const candidate: Candidate = { ...product('d', [], []), offers: () => [wide, narrow] }
  const bounds = (entries: [string, number?, number?][]) =>
    new Map(entries.map(([symbol, min, max]) => [symbol, { min, max }]))

  it.each([
    ['both bounds are included', choose([]), [['b', 10, 10]], [], true],
    ['no variant lies between the bounds', choose([]), [['b', 11, 24]], [], false],
    [
      'a variant without the measure does not match',
      choose([]),
      [
        ['h', 1],
        ['b', undefined, 20],
      ],
      [],
      false,
    ],
    ['an unknown measure matches nothing', choose([]), [['x', 1]], [], false],
    ['measure and trait must be those of one variant', choose([]), [['b', 20]], ['atex'], false],
    ['measure, trait and option of one variant', choose(['black']), [['b', 5, 20]], ['atex', 'food'], true],
  ] as [string, Choice, [string, number?, number?][], Choice['traits'], boolean][])(
    '%s',
    (_, choice, measures, traits, expected) =>
      expect(matches(candidate, { ...choice, measures: bounds(measures), traits })).toBe(expected),
  )
})

describe('countByOption', () => {
  it.each([choose([]), choose(['green']), choose(['green', 'large']), choose(['black', 'pe'], 1), choose([], 6, 10)])(
    'counts the products found with the option in place of its group: %#',
    (choice) => {
      const counts = countByOption(CANDIDATES, choice, GROUPS)
      for (const [option, group] of GROUPS) {
        const instead = { ...choice, groups: new Map(choice.groups).set(group, new Set([option])) }
        const expected = CANDIDATES.filter((one) => matches(one, instead)).length
        expect(counts.get(option) ?? 0, option).toBe(expected)
      }
    },
  )
})

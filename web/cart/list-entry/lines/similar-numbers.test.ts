import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Filter } from '#contracts/shop/criteria.ts'
import { spellingKey } from './number-spelling.ts'
import { nearNumbers, similarNumbers } from './similar-numbers.ts'

/** The shop's behaviour with a filter of item numbers. */
function finds(filter: Filter | undefined, number: string): boolean {
  switch (filter?.type) {
    case 'prefix':
      return number.startsWith(filter.value)
    case 'suffix':
      return number.endsWith(filter.value)
    case 'and':
      return filter.queries.every((query) => finds(query, number))
    case 'or':
      return filter.queries.some((query) => finds(query, number))
    default:
      throw new Error(`unexpected ${filter?.type}`)
  }
}

const NUMBER = 'CT-08B1-S-2000'
const inserted = [...NUMBER].map((_, at) => `${NUMBER.slice(0, at)}9${NUMBER.slice(at)}`)
const left = [...NUMBER].map((_, at) => NUMBER.slice(0, at) + NUMBER.slice(at + 1))
const replaced = [...NUMBER].map((_, at) => `${NUMBER.slice(0, at)}9${NUMBER.slice(at + 1)}`)

test.each([...inserted, ...left, ...replaced].filter((typed) => !typed.includes('--')))(
  '%s is near CT-08B1-S-2000',
  (typed) => expect(finds(nearNumbers(typed), NUMBER)).toBe(true),
)

test('Only numbers with three of four parts in common are near.', () => {
  const near = nearNumbers('CT-08B1-S-2009')
  expect(['CT-08B1-S-2000', 'CT-08B1-SA-3000', 'CT-10B1-S-2000', 'C-2009'].map((one) => finds(near, one))).toEqual([
    true,
    false,
    false,
    false,
  ])
  expect(nearNumbers('C20')).toBeUndefined()
})

test.each([
  ['CT08B1S2000', NUMBER],
  ['ct08b1s2000', NUMBER],
  ['CT-08B1-GRÜN-2', NUMBER],
  ['CT-98-2000', NUMBER],
  ['10080', '10080'],
])('%s is similar to %s', (typed, number) => expect(finds(similarNumbers(typed), number)).toBe(true))

test('A number without separators is not similar to all that begin and end alike.', () => {
  expect(finds(similarNumbers('CT08B1S2000'), 'CT-16B1-S-2000')).toBe(false)
  expect(finds(similarNumbers('CT08B1S2000'), 'CT-08B1-S-3000')).toBe(false)
})

const NUMBERS = readFileSync('data/catalogue/variants.jsonl', 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => String((JSON.parse(line) as { number: unknown }).number))

test('Each number of the catalogue is similar to its letters and digits alone.', () => {
  expect(NUMBERS.length).toBeGreaterThan(500)
  expect(finds(similarNumbers('KR08B115'), 'KR-08B1-15')).toBe(true)
  expect(NUMBERS.filter((number) => !finds(similarNumbers(spellingKey(number)), number))).toEqual([])
})

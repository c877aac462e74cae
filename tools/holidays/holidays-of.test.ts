import { expect, test } from 'vitest'
import company from '#data/company.json'
import { holidaysOf } from './holidays-of.ts'

test('a part of a country has its own holidays', () => {
  const [west, berlin] = [holidaysOf('DE-NW', [2026]), holidaysOf('DE-BE', [2026])]
  expect(west).toEqual(expect.arrayContaining(['2026-01-01', '2026-04-03', '2026-06-04', '2026-12-26']))
  expect(berlin).not.toContain('2026-06-04')
})

test('a land that is not known is an error', () => {
  expect(() => holidaysOf('XX', [2026])).toThrow('no public holidays are known for XX')
})

test('the company is closed on the public holidays of this year and the next', () => {
  const year = new Date().getFullYear()
  expect(company.closedOn).toEqual(expect.arrayContaining(holidaysOf(company.land, [year, year + 1])))
})

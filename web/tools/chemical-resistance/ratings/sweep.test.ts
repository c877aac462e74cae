import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { ResistanceTable } from '#contracts/resistance/resistance-table.ts'
import { sweepRatings, NO_VIOLATIONS } from '#test/support/resistance-sweep.ts'
import { rateMedium } from './rate-medium.ts'

const table = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../../data/resistance/served/table.json'), 'utf8'),
) as ResistanceTable

/** The tested values and what is just beside them. `npm run test:long` sweeps steps of 1 % and 5 °C. */
const SAMPLE = {
  concentrations: [1, 10, 11, 29, 40, 41, 67, 97, 100],
  temperatures: [-40, 20, 26, 60, 61, 90, 95, 130, 165, 275],
}

test('No rating of a sample of conditions is outside its evidence, for any medium and plastic.', () => {
  const { ratings, violations, examples } = sweepRatings(table, SAMPLE, (chemical, concentration, temperature) =>
    (rateMedium(table, table.materials, chemical, { concentration, temperature }, 'en')[0]?.cells ?? []).map(
      ({ rating }) => rating,
    ),
  )
  expect(examples).toEqual([])
  expect(violations).toEqual(NO_VIOLATIONS)
  expect(ratings).toBe(SAMPLE.concentrations.length * SAMPLE.temperatures.length * 14 * table.chemicals.length)
})

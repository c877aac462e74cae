import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { ResistanceTable } from '#contracts/resistance/resistance-table.ts'
import { PROJECT_FOLDER } from '#backend/files/project-folder.ts'
import { NO_VIOLATIONS, sweepRatings } from '#test/support/resistance-sweep.ts'
import { rateMedium } from '#web/tools/chemical-resistance/ratings/rate-medium.ts'

const table = JSON.parse(
  readFileSync(join(PROJECT_FOLDER, 'data/resistance/served/table.json'), 'utf8'),
) as ResistanceTable

const steps = (from: number, to: number, by: number): number[] =>
  Array.from({ length: (to - from) / by + 1 }, (_, index) => from + index * by)

test('No rating is outside its evidence, for any medium and plastic, in steps of 1 % and 5 °C.', () => {
  const swept = { concentrations: steps(1, 100, 1), temperatures: steps(-30, 300, 5) }
  const { ratings, violations, examples } = sweepRatings(table, swept, (chemical, concentration, temperature) =>
    (rateMedium(table, table.materials, chemical, { concentration, temperature }, 'en')[0]?.cells ?? []).map(
      ({ rating }) => rating,
    ),
  )
  const count = Object.values(violations).reduce((sum, one) => sum + one, 0)
  console.log(`${ratings} ratings, ${count} outside their evidence`)
  expect(examples).toEqual([])
  expect(violations).toEqual(NO_VIOLATIONS)
})

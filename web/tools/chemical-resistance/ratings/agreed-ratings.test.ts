import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { ResistanceTable } from '#contracts/resistance/resistance-table.ts'
import { readCondition } from './resistance-query.ts'
import { rateMedium } from './rate-medium.ts'
import { severityOf } from './ratings.ts'

const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8')
const table = JSON.parse(read('../../../../data/resistance/served/table.json')) as ResistanceTable

const CELLS = read('agreed-ratings.csv')
  .trim()
  .split('\n')
  .slice(2)
  .map((line) => line.split(','))

/** The answer for the first plastic with the ratings of a polymer. */
function answerOf([key, concentration = '', temperature = '', polymer = '']: string[]): string | undefined {
  const chemical = table.chemicals.find((one) => one.key === key)
  const material = table.materials.find((one) => table.polymers[one.polymer] === polymer)
  const { condition } = readCondition({ text: '', concentration, temperature })
  return chemical && material && rateMedium(table, [material], chemical, condition, 'en')[0]?.cells[0]?.rating
}

test('The answers to all 1,175 compared conditions are the agreed ones.', () => {
  expect(CELLS).toHaveLength(1175)
  const others = CELLS.filter((cell) => answerOf(cell) !== cell[4])
  expect(others.map((cell) => `${cell.join(' ')}: ${answerOf(cell)}`)).toEqual([])
})

test('No agreed rating is milder than every published one.', () => {
  const milder = CELLS.filter(([, , , , agreed = '', published = '']) => {
    const letters = [...published].filter(
      (letter) => letter === 'A' || letter === 'B' || letter === 'C' || letter === 'O',
    )
    const least = Math.min(...letters.map(severityOf))
    return !(agreed === 'A' || agreed === 'B' || agreed === 'C' || agreed === 'O') || severityOf(agreed) < least
  })
  expect(milder).toEqual([])
})

test.each([
  ['schwimmbadwasser-gechlort', ['PA6', 'PA66', 'PA6 C', 'PA12 C', 'PA46', 'POM-C', 'POM-H']],
  ['chlorhaltiger-reiniger-aktivchlorhaltig', ['PA6', 'PA66', 'PA6 C', 'PA12 C', 'PA46', 'POM-C', 'POM-H']],
  ['calciumhypochlorit-chlorkalk', ['PA6', 'PA66', 'PA6 C', 'PA12 C', 'PA46', 'POM-C', 'POM-H']],
])('Chlorinated: %s attacks all polyamides and acetals.', (key, names) => {
  const chemical = table.chemicals.find((one) => one.key === key)
  const materials = table.materials.filter(({ name }) => names.includes(name))
  const condition = { concentration: undefined, temperature: undefined }
  const [row] = chemical ? rateMedium(table, materials, chemical, condition, 'en') : []
  expect(row?.cells.map(({ rating }) => rating)).toEqual(names.map(() => 'C'))
})

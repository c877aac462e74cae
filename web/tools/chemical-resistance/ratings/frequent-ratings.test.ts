import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { ResistanceTable } from '#contracts/resistance/resistance-table.ts'
import { answerQuestion } from './answer-question.ts'
import { toFrequentRatings } from './frequent-ratings.ts'
import { readResistanceQuery } from './resistance-query.ts'

const table = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../../data/resistance/served/table.json'), 'utf8'),
) as ResistanceTable

test('The eight most frequent media have the same ratings as in the tool.', () => {
  const ratings = toFrequentRatings(table, ['green', 'POM-C', 'pe uhmw'], 'en')
  expect(ratings?.materials).toEqual(['PE-UHMW', 'POM-C'])
  expect(ratings?.media).toHaveLength(8)
  for (const { key, cells } of ratings?.media ?? []) {
    const { ranking } = answerQuestion(table, readResistanceQuery(new URLSearchParams({ medium: key })), 'en')
    const answers = ratings?.materials.map((name) => ranking.find(({ material }) => material.name === name)?.rating)
    expect(
      cells.map(({ rating }) => rating),
      key,
    ).toEqual(answers)
  }
  expect(ratings?.media.some(({ cells }) => cells.some(({ isIndicative }) => isIndicative))).toBe(true)
  expect(ratings?.media.every(({ cells }) => cells.every(({ isIndicative }) => isIndicative))).toBe(false)
})

test('A product without a plastic of the table has no ratings.', () => {
  expect(toFrequentRatings(table, ['Stainless steel 1.4301', 'PA'], 'de')).toBeUndefined()
})

test('A medium that is hot itself has its temperature.', () => {
  const { media = [] } = toFrequentRatings(table, ['PE-UHMW'], 'en') ?? {}
  expect(media.flatMap(({ name, heat }) => (heat === undefined ? [] : [[name, heat]]))).toEqual([['Hot water', 90]])
})

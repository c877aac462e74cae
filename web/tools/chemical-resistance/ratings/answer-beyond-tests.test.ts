import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { ResistanceTable } from '#contracts/resistance/resistance-table.ts'
import { answerQuestion } from './answer-question.ts'
import { readResistanceQuery } from './resistance-query.ts'

const table = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../../data/resistance/served/table.json'), 'utf8'),
) as ResistanceTable

const answer = (search: string) => answerQuestion(table, readResistanceQuery(new URLSearchParams(search)), 'en')

describe('Beyond all tests', () => {
  const order = (search: string) => answer(search).ranking.map(({ material: { name } }) => name)

  test('a plastic that was stable in its harshest test comes before one that was not.', () => {
    const { ranking } = answer('medium=salzsaeure&concentration=37&temperature=95')
    const [ptfe, peek] = ['PTFE', 'PEEK'].map((name) => ranking.find(({ material }) => material.name === name))
    expect([ptfe?.rating, ptfe?.cell.test?.rating, ptfe?.cell.isBeyond]).toEqual(['-', 'A', true])
    expect([peek?.rating, peek?.cell.test?.rating, peek?.cell.isBeyond]).toEqual(['B', 'B', true])
    const names = order('medium=salzsaeure&concentration=37&temperature=95')
    expect(names.indexOf('PTFE')).toBeLessThan(names.indexOf('PEEK'))
  })

  test('no B comes before a B by a test, for any medium at 95 °C, and “A or B” leaves it out.', () => {
    let beyond = 0
    for (const { key } of table.chemicals) {
      const search = `medium=${key}&temperature=95`
      const { ranking } = answer(search)
      const marks = ranking.filter(({ rating }) => rating === 'B').map(({ cell }) => Number(cell.isBeyond))
      expect(marks, key).toEqual(marks.toSorted((a, b) => a - b))
      beyond += marks.reduce((sum, one) => sum + one, 0)
      const kept = answer(`${search}&minimum=B`).ranking
      expect(
        kept.filter(({ rating, cell }) => rating === '-' || cell.isBeyond),
        key,
      ).toEqual([])
    }
    expect(beyond).toBeGreaterThan(100)
  })
})

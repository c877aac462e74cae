import { expect, test } from 'vitest'
import { judgeSteps } from './type-questions.ts'

const question = { locale: 'en', kind: 'product', term: 'spur gear', wanted: [] } as const
const step = (term: string, total: number, first: string) => ({ term, total, first, tab: 'shop product' })

test('Changes, the settled answer and a dip are read from the steps.', () => {
  const steps = [step('sp', 40, 'a'), step('spur', 30, 'b'), step('spur g', 1, 'c'), step('spur gea', 25, 'b')]
  expect(judgeSteps({ ...question, wanted: [] }, steps)).toMatchObject({
    firstChanges: 3,
    tabChanges: 0,
    settled: 1,
    dips: ['spur g'],
  })
})

test('Hits that only become fewer do not dip.', () => {
  const steps = [step('sp', 400, 'a'), step('spur', 30, 'a'), step('spur gear', 1, 'a')]
  expect(judgeSteps({ ...question, wanted: [] }, steps)).toMatchObject({ firstChanges: 0, dips: [] })
})

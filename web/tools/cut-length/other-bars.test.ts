import { expect, test } from 'vitest'
import { adviseBar, type OtherBar } from './other-bars.ts'

const bar = (length: number) => ({ min: 20, max: length, step: 1, bar: length, kerf: 4, tolerance: '' })
const other = (length: number): OtherBar => ({ number: `CT-${length}`, cut: bar(length) })
const rows = (...lengths: [length: number, pieces: number][]) =>
  lengths.map(([length, pieces]) => ({ length: String(length), pieces: String(pieces) }))

test('a longer bar that wastes less is advised', () => {
  const advice = adviseBar(bar(2000), [other(3000)], rows([1250, 4], [980, 2]))
  expect(advice?.number).toBe('CT-3000')
  expect([advice?.instead?.bars, advice?.plan.bars]).toEqual([5, 3])
})

test('a bar that wastes more, or hardly less, is not advised', () => {
  expect(adviseBar(bar(2000), [other(3000)], rows([1000, 1]))).toBeUndefined()
  expect(adviseBar(bar(2000), [other(2010)], rows([1900, 1]))).toBeUndefined()
})

test('where a bar is too short, one that is long enough is the way out', () => {
  const advice = adviseBar(bar(2000), [other(3000), other(6000)], rows([2500, 1]))
  expect(advice).toMatchObject({ number: 'CT-3000', instead: undefined })
})

test('where no bar is long enough, there is no advice', () => {
  expect(adviseBar(bar(2000), [other(3000)], rows([5000, 1]))).toBeUndefined()
  expect(adviseBar(bar(2000), [other(3000)], [{ length: '', pieces: '1' }])).toBeUndefined()
})

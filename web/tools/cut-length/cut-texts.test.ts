import { expect, it } from 'vitest'
import { planBars } from './bar-use.ts'
import { boundsText, rowErrorTexts, planText } from './cut-texts.ts'

const cut = { min: 20, max: 6000, step: 1, bar: 6000, kerf: 4, tolerance: 'ISO 2768-1 c' }
const planned = (...wanted: [length: number, pieces: number][]) =>
  planText(
    planBars(
      6000,
      4,
      wanted.map(([length, pieces]) => ({ length, pieces })),
    ),
    6000,
  ).replaceAll(/[\u00a0\u202f]/g, ' ')

it('full bars and the last bar are described separately', () => {
  expect(planned([340, 23])).toBe(
    'Aus 2 Stangen à 6 000 mm, 17 Stück je Stange. Rest je Stange: 152 mm. Rest der letzten Stange: 3 936 mm.',
  )
  expect(planned([6000, 4])).toBe('Aus 4 Stangen à 6 000 mm, 1 Stück je Stange. Rest je Stange: 0 mm.')
})

it('remainders are added up if bars are cut differently', () => {
  expect(planned([2500, 4], [900, 3])).toBe('Aus 3 Stangen à 6 000 mm. Rest insgesamt: 5 272 mm.')
})

it('an empty plan has no text', () => expect(planned()).toBe(''))

it('a step is mentioned only if there is one', () => {
  expect(boundsText(cut)).not.toContain('Schritt')
  expect(boundsText({ ...cut, step: 5 })).toContain('in Schritten von 5\u00a0mm')
})

it('an error text says how to correct the length', () => {
  const row = { length: '33', pieces: '1' }
  const texts = rowErrorTexts({ ...cut, step: 10 }, { length: 'off-step' }, row)
  expect(texts).toEqual({ length: 'Bitte in Schritten von 10\u00a0mm eingeben, zum Beispiel 30\u00a0mm.' })
})

import { expect, test } from 'vitest'
import { runWithLocale } from '#web/i18n/locale.server.ts'
import { readRange, settleRanges } from './measure-range.ts'

test.each([
  ['17,4', '20', 17.4, 20],
  ['17.4', '', 17.4, undefined],
  ['', '1 000', undefined, 1000],
  ['20', '20', 20, 20],
  ['1.000', '', 1000, undefined],
  ['10 cm', '1,5 m', 100, 1500],
])('reads %s to %s', (min, max, from, to) => {
  expect(readRange({ min, max })).toEqual({ min: from, max: to, mistake: undefined })
})

test.each([
  ['wide', '', 'number'],
  ['1', 'Infinity', 'number'],
  ['20', '17,4', 'order'],
])('sets no bounds for %s to %s', (min, max, mistake) => {
  expect(readRange({ min, max })).toEqual({ min: undefined, max: undefined, mistake })
})

test.each([
  ['de', '1.000', { min: 300, max: 3000 }, '1000'],
  ['en', '1.000', { min: 300, max: 3000 }, '1000'],
  ['en', '1,000', { min: 300, max: 3000 }, '1000'],
  ['de', '2,500', { min: 0.5, max: 12 }, '2,5'],
  ['en', '2.500', undefined, '2.5'],
  ['de', '2.500', undefined, '2500'],
  ['de', '1,125', { min: 1, max: 2 }, '1,1250'],
] as const)('in %s the bound %s of a list with %j is settled as %s', (locale, max, extent, text) => {
  const facets = extent ? [{ symbol: 'l', ...extent }] : []
  const settled = runWithLocale(locale, () => settleRanges({ l: { min: '', max }, b: { min: '1', max: 'x' } }, facets))
  expect(settled).toEqual({ l: { min: '', max: text }, b: { min: '1', max: 'x' } })
  expect(settleRanges(settled ?? {}, facets)).toBeUndefined()
})

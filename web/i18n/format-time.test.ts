import { expect, test } from 'vitest'
import { LOCALES, regionTag } from '#contracts/locales.ts'
import { formatDate, formatWait, TWO_DIGITS } from './format-time.ts'

test('a time belongs to its day in Germany, and a bare date is unchanged', () => {
  expect(formatDate('2026-11-12', 'de')).toBe('12.11.2026')
  expect(formatDate('2026-11-12', 'en')).toBe('12/11/2026')
  expect(formatDate('2026-11-12T23:30:00Z', 'de')).toBe('13.11.2026')
})

test.each(LOCALES)('a bare date is written as Intl does, %s', (locale) => {
  const intl = new Intl.DateTimeFormat(regionTag(locale), { ...TWO_DIGITS, timeZone: 'UTC' })
  for (const iso of ['2026-01-05', '1999-12-31', '2032-02-29'])
    expect(formatDate(iso, locale)).toBe(intl.format(new Date(iso)))
})

test('a wait is given in minutes, then in hours, and is never too short', () => {
  expect(formatWait(1, 'de')).toBe('in 1 Minute')
  expect(formatWait(3541, 'nl')).toBe('over 60 minuten')
  expect(formatWait(91 * 60, 'en')).toBe('in 2 hours')
  expect(formatWait(86_400, 'cz').replaceAll('\u00a0', ' ')).toBe('za 24 hodin')
})

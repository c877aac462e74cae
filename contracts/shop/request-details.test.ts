import { expect, test } from 'vitest'
import { LOCALES } from '#contracts/locales.ts'
import { readDetails, withDetails } from './request-details.ts'

const CASES = [
  { orderNumber: '4711', wishedDate: '24.12.2026', comment: 'Eilig\n\nbitte' },
  { orderNumber: '4711: B', wishedDate: '', comment: 'Eilig' },
  { orderNumber: '', wishedDate: '24.12.2026', comment: '' },
  { orderNumber: '4711', wishedDate: '', comment: '' },
]

test.each(LOCALES.flatMap((locale) => CASES.map((details) => [locale, details] as const)))(
  'Details in %s are read from the comment as they were written: %j',
  (locale, { comment, ...details }) => {
    expect(readDetails(withDetails(comment, details, locale))).toEqual({ ...details, comment })
  },
)

test.each(['', 'Eilig', '\n\nEilig', 'Bitte bis 24.12.\nWunschtermin: bald'])(
  'The comment %j has no details.',
  (text) => {
    expect(readDetails(text)).toEqual({ orderNumber: '', wishedDate: '', comment: text })
  },
)

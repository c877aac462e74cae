import { expect, test } from 'vitest'
import { composeComment, isFutureDate, withoutTags } from './compose-comment.ts'

test.each([
  [{ orderNumber: '', wishedDate: '', comment: '' }, ''],
  [{ orderNumber: '', wishedDate: '', comment: 'Eilig' }, 'Eilig'],
  [
    { orderNumber: '4711', wishedDate: '2026-12-24', comment: 'Eilig\nbitte' },
    'Bestell- oder Projektnummer: 4711\nWunschtermin: 24.12.2026\n\nEilig\nbitte',
  ],
])('the details %j are the comment %j', (details, comment) => expect(composeComment(details)).toBe(comment))

test.each([
  ['Grat <0,2 mm, Ra<1,6', 'Grat < 0,2 mm, Ra< 1,6'],
  ['a < b\n<\n<- siehe Plan', 'a < b\n<\n< - siehe Plan'],
  ['5 > 4 <', '5 > 4 < '],
])('%j keeps all its words in a Shopware as %j', (text, stored) => expect(withoutTags(text)).toBe(stored))

test.each([
  ['2026-11-22', true],
  ['2027-01-01', true],
  ['2026-11-21', false],
  ['2027-02-30', false],
  ['2027-13-01', false],
  ['24.12.2026', false],
  ['soon', false],
])('%s is a date to come: %s', (text, isRight) => {
  expect(isFutureDate(text, new Date('2026-11-22T12:00:00Z'))).toBe(isRight)
})

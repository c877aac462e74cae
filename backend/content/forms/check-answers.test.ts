import { expect, test } from 'vitest'
import { perLocale } from '#contracts/locales.ts'
import { checkAnswers } from './check-answers.ts'
import { formFileSchema } from './form-file.ts'

const all = (text: string) => perLocale(() => text)
const field = (type: string, rest: object = {}) => ({ type, name: 'x', label: all('X'), ...rest })
const option = (value: string) => ({ value, label: all(value) })

const check = (given: object, answer: string, withFile: string[] = []) => {
  const texts = { submit: all('Send'), done: all('Thanks') }
  const form = formFileSchema.parse({ purpose: { kind: 'download' }, ...texts, parts: [given] })
  return checkAnswers(form, { x: answer }, { locale: 'en', today: '2026-11-22', withFile })['x']
}

test.each([
  [field('text', { maxLength: 5, required: true }), '  ', /required/],
  [field('text', { maxLength: 5 }), '', undefined],
  [field('text', { maxLength: 5 }), 'sixsix', /at most 5/],
  [field('text', { maxLength: 50, minLength: 3 }), 'ab', /at least 3/],
  [field('email', { maxLength: 99 }), 'ute@', /email/],
  [field('email', { maxLength: 99 }), ' ute@example.com ', undefined],
  [field('phone', { maxLength: 40 }), 'call 12', /four digits/],
  [field('phone', { maxLength: 40 }), '+49 555 12', undefined],
  [field('text', { maxLength: 9, pattern: { expression: '[A-Z]-\\d+', message: all('Like A-1') } }), 'xA-1', /Like/],
  [field('text', { maxLength: 9, pattern: { expression: '[A-Z]-\\d+', message: all('Like A-1') } }), 'A-1', undefined],
  [field('date'), '2026-02-31', /date/],
  [field('date', { notBefore: 'today' }), '2026-11-21', /later/],
  [field('date', { notBefore: 'today' }), '2026-11-22', undefined],
  [field('select', { options: [option('a'), option('b')] }), 'c', /list/],
  [field('radio', { options: [option('a'), option('b')] }), 'b', undefined],
  [field('checkbox', { required: true }), '', /confirm/],
  [field('file', { required: true }), '', /required/],
])('%j with %j: %s', (given, answer, message) => {
  expect(check(given, answer) ?? '').toMatch(message ?? /^$/)
})

test('A file that has arrived is enough for a field that needs one.', () => {
  expect(check(field('file', { required: true }), '', ['x'])).toBeUndefined()
})

import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

/** Texts that the specification of the site quotes in English, with typographic apostrophes. */
const QUOTED = [
  'Page not found',
  'Store currently unavailable',
  'Shop currently not available',
  'An error has occurred',
  'We are sorry about that',
  'Sorry, this page is not available.',
  'Page not yet available in this language',
  'Sign-in error. Please check the details you have entered.',
  'Something isn’t right. Please check the information you entered and try again.',
  'There is already an account associated with this email address.',
  'No customer was found for this link, please check the link or try again later.',
  'An error has occurred, please try again later.',
  'A problem occurred! The product could not be added to the basket.',
  'Unfortunately, we can’t process your form yet.',
  'The form contains a couple of errors, please check again.',
  'The link could not be copied',
  'No further enquiries can be found.',
  'The product has been removed from your basket',
  'This field is required.',
  '* Required',
  'Please enter at least {count} characters.',
  'The fields {input1} and {input2} must match.',
  'Please check the details you have entered. Passwords must meet certain requirements.',
  'Your password is not correct',
  'This email address is not known to us.',
  'Incorrect email address',
  'The details you have entered are incorrect, please check.',
  'Please select a version first',
  'Please select a product',
  'Already logged in',
  'Thank you for your product enquiry',
]

const entriesOf = (file: string): [key: string, text: string][] =>
  Object.entries(JSON.parse(readFileSync(file, 'utf8'))).map(([key, text]) => [key, JSON.stringify(text)])
const MESSAGES = globSync('web/i18n/messages/*/en.json').flatMap(entriesOf)
const ERROR_TEXTS = entriesOf('web/shell/errors/texts/en.json')

/** The code of the pages, without tests. */
const CODE = globSync('web/**/*.{ts,tsx}', { exclude: ['web/i18n/generated/**', '**/*.test.*'] })
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')
const USED = new Set([...CODE.matchAll(/\bm\.(\w+)/g)].map(([, key]) => key))
const PAGE_CODE = readFileSync('web/shell/errors/error-body.tsx', 'utf8')

describe('A text that the specification quotes is the English one, word for word, and the pages use it:', () => {
  test.each(QUOTED)('%s', (quoted) => {
    const messages = MESSAGES.filter(([key, text]) => text.includes(quoted) && USED.has(key))
    const ofErrors = ERROR_TEXTS.filter(([kind, text]) => text.includes(quoted) && PAGE_CODE.includes(`'${kind}'`))
    expect([...messages, ...ofErrors]).not.toEqual([])
  })
})

test('No message is without a place in the pages.', () => {
  expect(MESSAGES.length).toBeGreaterThan(1000)
  expect(MESSAGES.map(([key]) => key).filter((key) => key !== '$schema' && !USED.has(key))).toEqual([])
})

import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

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
  'Your password is not correct',
  'This email address is not known to us.',
  'Incorrect email address',
  'The details you have entered are incorrect, please check.',
  'Please select a version first',
  'Please select a product',
  'Already logged in',
  'Thank you for your product enquiry',
]

test('Texts that the specification quotes are the English ones, word for word.', () => {
  const files = ['web/shell/errors/texts/en.json', ...globSync('web/i18n/messages/*/en.json')]
  const all = files.map((file) => readFileSync(file, 'utf8')).join('\n')
  expect(QUOTED.filter((text) => !all.includes(text))).toEqual([])
})

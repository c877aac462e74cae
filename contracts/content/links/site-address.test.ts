import { expect, test } from 'vitest'
import { SAME_BASE_PATHS, toContentPath, toSitePath } from './site-address.ts'

const AT_ROOT = { ...SAME_BASE_PATHS, de: '', nl: '/nl-nl' }

test.each([
  ['/de', '/'],
  ['/de/kontakt', '/kontakt'],
  ['/en/contact', '/en/contact'],
  ['/nl', '/nl-nl'],
  ['/nl/contact', '/nl-nl/contact'],
])('The page %s is requested as %s and read back unchanged.', (ours, theirs) => {
  expect(toContentPath(ours, AT_ROOT)).toBe(theirs)
  expect(toSitePath(theirs, AT_ROOT)).toBe(ours)
})

test('An address without a locale is requested as it is.', () =>
  expect(toContentPath('/design', AT_ROOT)).toBe('/design'))

test.each([
  ['/design?a=1#c2', '/de/design?a=1#c2'],
  ['/en/', '/en'],
  ['/nl-nl/?a=1', '/nl?a=1'],
  ['/', '/de'],
  ['/de/shop', '/de/shop'],
  ['/fileadmin/a.pdf', '/fileadmin/a.pdf'],
])('A link to %s becomes %s.', (theirs, ours) => expect(toSitePath(theirs, AT_ROOT)).toBe(ours))

test.each([
  ['/de/', '/de'],
  ['/de/kontakt/?a=/', '/de/kontakt?a=/'],
  ['/alte-seite', '/alte-seite'],
  ['/', '/'],
])('With a prefix for every language %s becomes %s.', (theirs, ours) => {
  expect(toSitePath(theirs, SAME_BASE_PATHS)).toBe(ours)
})

import { expect, test } from 'vitest'
import { SAME_BASE_PATHS, toContentPath, toSitePath } from './site-address.ts'

const AT_ROOT = { de: '', en: '/en', nl: '/nl-nl', cz: '/cz' }

test.each([
  ['/de', '/'],
  ['/de/kontakt', '/kontakt'],
  ['/en/contact', '/en/contact'],
  ['/nl', '/nl-nl'],
  ['/nl/contact', '/nl-nl/contact'],
])('%s is asked for as %s, and comes back as it was', (ours, theirs) => {
  expect(toContentPath(ours, AT_ROOT)).toBe(theirs)
  expect(toSitePath(theirs, AT_ROOT)).toBe(ours)
})

test('an address that has no locale is asked for as it is', () =>
  expect(toContentPath('/design', AT_ROOT)).toBe('/design'))

test.each([
  ['/design?a=1#c2', '/de/design?a=1#c2'],
  ['/en/', '/en'],
  ['/nl-nl/?a=1', '/nl?a=1'],
  ['/', '/de'],
  ['/de/shop', '/de/shop'],
  ['/fileadmin/a.pdf', '/fileadmin/a.pdf'],
])('a link to %s leads to %s', (theirs, ours) => expect(toSitePath(theirs, AT_ROOT)).toBe(ours))

test.each([
  ['/de/', '/de'],
  ['/de/kontakt/?a=/', '/de/kontakt?a=/'],
  ['/alte-seite', '/alte-seite'],
  ['/', '/'],
])('with a prefix for every language %s leads to %s', (theirs, ours) => {
  expect(toSitePath(theirs, SAME_BASE_PATHS)).toBe(ours)
})

import { expect, test } from 'vitest'
import type { Page } from '#backend/content/site.ts'
import { asAsked, checkRedirects } from './check-redirects.ts'

const page = (path: string): Page => ({
  uid: 1,
  title: 'P',
  meta: { description: 'd', noIndex: false },
  stage: [],
  main: [],
  categories: [],
  locale: 'de',
  path,
  file: `${path}.json`,
})
const problemsOf = (...redirects: [from: string, to: string][]) => {
  const problems: string[] = []
  const files = redirects.map(([from, to]) => asAsked({ from, to, status: 301 }))
  checkRedirects({ pages: [page(''), page('kontakt')] }, files, (field) => problems.push(field))
  return problems
}

test.each([
  [['/de/alt', '/de/kontakt']],
  [['/alt.html', '/de/kontakt?x=1#c1']],
  [['/de/alt', '/de']],
  [['/de/alt', '/de/shop/category/x']],
  [['/de/alt', '/files/a.pdf']],
  [['/de/alt', 'https://www.example.com/x']],
] as [string, string][][])('%j leads to what exists, or cannot be known.', (redirect) => {
  expect(problemsOf(redirect)).toEqual([])
})

test('A redirect to nothing, away from a page, to another redirect or given twice is a mistake.', () => {
  expect(problemsOf(['/de/alt', '/de/kontkat'])).toEqual(['0.to'])
  expect(problemsOf(['/de/kontakt', '/de'])).toEqual(['0.from'])
  expect(problemsOf(['/de/a', '/de/b'], ['/de/b', '/de/a'])).toEqual(['0.to', '1.to'])
  expect(problemsOf(['/de/a', '/de'], ['/de/a', '/de/kontakt'])).toEqual(['1.from'])
})

test('Spellings of an address are one address.', () => {
  expect(problemsOf(['/de/über/', '/de'], ['/de/%C3%BCber', '/de/kontakt'])).toEqual(['1.from'])
  expect(problemsOf(['/de/kontakt/', '/de'])).toEqual(['0.from'])
  expect(problemsOf(['/alt/', '/ende'], ['/neu', '/alt/?x=1'])).toEqual(['1.to'])
})

import { within } from '@testing-library/dom'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { describe, expect, test } from 'vitest'
import { isLocale } from '#contracts/locales.ts'
import { pageBody } from '#test/support/page-dom.ts'
import { ErrorBody } from './error-body.tsx'
import { ERROR_TEXTS, type ErrorTexts } from './error-texts.ts'
import type { KnownError } from '#web/app/known-error.ts'

/** The data of each kind of error, and the text of its second way on. */
const KINDS: [name: keyof ErrorTexts, error: KnownError, secondWay: 'shop' | 'again' | 'contact'][] = [
  ['notFound', { code: 404 }, 'shop'],
  ['notFound', { code: 410, isAbsent: true }, 'shop'],
  ['notTranslated', { code: 404, alternates: { de: '/de/seite' } }, 'shop'],
  ['failure', { code: 500 }, 'again'],
  ['shopUnavailable', { code: 8503 }, 'contact'],
  ['busy', { code: 429, busy: true }, 'again'],
  ['linkEnded', { code: 410 }, 'shop'],
  ['foreignForm', { code: 403 }, 'shop'],
  ['members', { code: 403, isAbsent: true }, 'shop'],
  ['members', { code: 403, isOpened: true }, 'shop'],
  ['notFound', { code: 410, isOpened: true }, 'shop'],
  ['formTooLarge', { code: 413, isOpened: true }, 'shop'],
  ['badRequest', { code: 451, isOpened: true }, 'shop'],
  ['failure', { code: 501, isOpened: true }, 'again'],
]
const LOCALES = Object.entries(ERROR_TEXTS)

function renderError(error: KnownError) {
  const Stub = createRoutesStub([{ path: '/', Component: () => <ErrorBody {...error} /> }])
  const body: unknown = pageBody(renderToString(<Stub initialEntries={['/']} />))
  // happy-dom's elements match the DOM in everything the queries use, but not for the compiler.
  return within(body as HTMLElement)
}

describe.each(LOCALES)('in %s', (locale, texts) => {
  test.each(KINDS)('the page of the error "%s" (%o) has a heading, ways on and a search', (name, error, second) => {
    const page = renderError({ ...error, locale, site: 'https://abroad.test/' })
    const { title } = texts[name] as ErrorTexts['failure']
    expect(page.getByRole('heading', { level: 1 }).textContent).toBe(title)
    expect(page.getByText(String(error.code))).toBeDefined()
    const home = page.getByRole('link', { name: texts.home })
    // A language without full text leads to its own site, and has nothing more here.
    expect(home.getAttribute('href')).toBe(isLocale(locale) ? `/${locale}` : 'https://abroad.test/')
    expect(page.queryByRole('link', { name: texts[second] }) !== null).toBe(isLocale(locale))
    const search = within(page.getByRole('search'))
    expect(search.getByRole('searchbox', { name: texts.search.label })).toBeDefined()
    expect(search.getByRole('button', { name: texts.search.button })).toBeDefined()
  })
})

test('no text of an error is that of another language', () => {
  for (const [name] of KINDS) {
    const said = LOCALES.map(([, texts]) => JSON.stringify(texts[name]))
    expect(new Set(said).size, name).toBe(LOCALES.length)
  }
})

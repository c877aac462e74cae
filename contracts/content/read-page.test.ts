import { describe, expect, test } from 'vitest'
import { readPageResult, readInitialData } from './read-page.ts'
import type { ContentPage } from './page.ts'

const reading = { hosts: ['www.example.com'] }
const read = (body: unknown, status = 200) => readPageResult(status, body, reading)

function pageOf(body: unknown): ContentPage {
  const answer = read(body)
  if (answer.kind !== 'page') throw new Error(`not a page: ${JSON.stringify(answer)}`)
  return answer.page
}

const text = (id: number, colPos: number | string) => ({ id, type: 'text', colPos, content: { bodytext: '<p>x</p>' } })
const crumb = { title: 'Start', link: 'https://www.example.com/de', target: '', active: 1, current: 0, spacer: 0 }

const FLAT = {
  id: 7,
  meta: { title: 'Kontakt', description: 'd', robots: { noIndex: true, noFollow: false }, canonical: '' },
  breadcrumbs: [crumb],
  content: { colPos1: [text(1, 1)], colPos0: [text(2, 0)] },
  i18n: [
    { title: 'Deutsch', twoLetterIsoCode: 'de', link: '/de/kontakt', active: 1, available: 1 },
    { title: 'Čeština', twoLetterIsoCode: 'cs', link: '', active: 0, available: 0 },
    { title: 'English', twoLetterIsoCode: 'en', link: '/en/contact', active: 0, available: 0 },
  ],
}

describe('A page of generation 4:', () => {
  test('its keys are flat', () => {
    const page = pageOf(FLAT)
    expect(page).toMatchObject({
      id: 7,
      meta: { title: 'Kontakt', noIndex: true },
      breadcrumbs: [{ title: 'Start', link: '/de' }],
      navigation: undefined,
    })
    expect([page.stage.map(({ id }) => id), page.main.map(({ id }) => id)]).toEqual([[1], [2]])
  })

  test('a language exists if it is available and has a link', () => {
    expect(pageOf(FLAT).languages.map(({ locale, available }) => [locale, available])).toEqual([
      ['de', true],
      ['cz', false],
      ['en', false],
    ])
  })
})

test('A page has the first picture of its properties.', () => {
  const file = (publicUrl: string, mimeType: string) => ({
    publicUrl,
    properties: { mimeType, alternative: publicUrl },
  })
  const media = [file('/fileadmin/a.mp4', 'video/mp4'), file('/fileadmin/b.svg', 'image/svg+xml')]
  expect(pageOf({ ...FLAT, media }).picture).toMatchObject({ url: '/fileadmin/b.svg', alternative: '/fileadmin/b.svg' })
  expect(pageOf({ ...FLAT, media: [] }).picture).toBeUndefined()
})

describe('The picture of shared links:', () => {
  const picture = (ogImage: unknown) => pageOf({ ...FLAT, meta: { ...FLAT.meta, ogImage } }).meta.picture
  const properties = { mimeType: 'image/jpeg', dimensions: { width: 1200, height: 630 } }

  test('a file, alone or in a list, or flat', () => {
    const publicUrl = 'https://www.example.com/a.jpg'
    const cases = [{ publicUrl, properties }, [{ publicUrl, properties }], { url: publicUrl, ...properties }]
    for (const given of cases)
      expect(picture(given)).toMatchObject({ mimeType: 'image/jpeg', width: 1200, height: 630 })
  })

  test.each([null, undefined, [], ''])('%j is none', (given) => expect(picture(given)).toBeUndefined())
})

describe('The title of a page:', () => {
  const current = { ...crumb, title: 'Kontakt', current: 1 }

  test('the window has the title for search engines, the page its own name', () => {
    const page = pageOf({ ...FLAT, seo: { title: 'Kontakt und Anfahrt' }, breadcrumbs: [crumb, current] })
    expect([page.meta.title, page.title]).toEqual(['Kontakt und Anfahrt', 'Kontakt'])
  })

  test('a page outside its own breadcrumbs has one title', () => {
    expect(pageOf(FLAT)).toMatchObject({ title: 'Kontakt', meta: { title: 'Kontakt' } })
  })
})

describe('A page of generation 2:', () => {
  const old = {
    page: { id: 7, meta: FLAT.meta, breadcrumbs: FLAT.breadcrumbs, navigation: { slug: '/kontakt', navTitle: '' } },
    content: [text(1, '1'), text(2, '2'), text(3, 2)],
    languages: FLAT.i18n,
  }

  test('it has page, languages and a flat list of elements', () => {
    const page = pageOf(old)
    expect(page).toMatchObject({ id: 7, meta: { title: 'Kontakt' }, navigation: undefined })
    expect([page.stage.map(({ id }) => id), page.main.map(({ id }) => id)]).toEqual([[1], [2, 3]])
    expect(page.languages).toHaveLength(3)
  })

  test('its page.navigation is a menu only if main is a list', () => {
    const navigation = { main: [crumb], footerleft: null }
    expect(pageOf({ ...old, page: { ...old.page, navigation } }).navigation).toMatchObject({
      main: [{ title: 'Start', link: '/de' }],
      footerleft: [],
      footerright: [],
    })
  })
})

describe('Other responses:', () => {
  test('a redirect is JSON, and its own host is removed', () => {
    expect(read({ redirectUrl: 'https://www.example.com/en/shop?a=1', statusCode: '301' })).toEqual({
      kind: 'redirect',
      status: 301,
      location: '/en/shop?a=1',
    })
  })

  test('a status page keeps its status', () => expect(read(FLAT, 404)).toMatchObject({ kind: 'page', status: 404 }))

  test('a page without elements is a page, a status page without them and a response without content are not', () => {
    for (const content of [{}, [], { colPos0: [] }])
      expect(read({ ...FLAT, content })).toMatchObject({ kind: 'page', status: 200, page: { stage: [], main: [] } })
    expect(read({ ...FLAT, content: {} }, 404)).toMatchObject({ kind: 'missing', status: 404 })
    expect(read({ ...FLAT, content: undefined })).toEqual({ kind: 'missing', status: 404, reason: '' })
  })

  test.each([
    [403, { reason: 'no access' }, { kind: 'missing', status: 403, reason: 'no access' }],
    [404, undefined, { kind: 'missing', status: 404, reason: '' }],
    [500, 'a string', { kind: 'missing', status: 500, reason: '' }],
  ])('%d with %j is missing', (status, body, expected) => expect(read(body, status)).toEqual(expected))
})

describe('Initial data:', () => {
  const home = { ...crumb, children: [{ ...crumb, title: 'Kontakt', link: '/de/kontakt' }] }

  test('a stock system has the children of home', () => {
    expect(readInitialData({ navigation: [home], i18n: [] }, reading).navigation).toMatchObject({
      main: [{ title: 'Kontakt' }],
      footerleft: [],
    })
  })

  test('its navigation may be null', () => expect(readInitialData({ navigation: null }).navigation.main).toEqual([]))

  test('our own areas take precedence', () => {
    const navigationAreas = { main: [], footerleft: [crumb], footerright: [] }
    const read = readInitialData({ navigation: [home], navigationAreas, statusCodePages: { 404: '/de/404' } }, reading)
    expect(read.navigation).toMatchObject({ main: [], footerleft: [{ link: '/de' }] })
    expect(read.statusCodePages).toEqual({ '404': '/de/404' })
  })
})

test('A column 2 with the elements of column 0 is not shown twice, another one is.', () => {
  const text = (id: number, header: string, colPos: number) => ({ id, type: 'text', colPos, content: { header } })
  const headersOf = (colPos0: object[], colPos2: object[]) => {
    const result = readPageResult(200, { content: { colPos0, colPos2, colPos3: [text(9, 'Last', 3)] } })
    return result.kind === 'page' ? result.page.main.map(({ header }) => header.text) : []
  }
  expect(headersOf([text(1, 'A', 0), text(2, 'B', 0)], [text(1, 'A', 2), text(2, 'B', 2)])).toEqual(['A', 'B', 'Last'])
  expect(headersOf([text(1, 'A', 0)], [text(3, 'C', 2)])).toEqual(['A', 'C', 'Last'])
  // Elements of others may have no ids.
  expect(headersOf([text(0, 'A', 0)], [text(0, 'C', 2)])).toEqual(['A', 'C', 'Last'])
  expect(headersOf([], [text(3, 'C', 2)])).toEqual(['C', 'Last'])
})

import { within } from '@testing-library/dom'
import Validator from '@adobe/structured-data-validator'
import { parseDocument, DomUtils } from 'htmlparser2'
import ICAL from 'ical.js'
import { beforeAll, expect, test } from 'vitest'
import { LANGUAGE_NAMES, languageTag, LOCALES } from '#contracts/locales.ts'
import { pageBody } from '#test/support/page-dom.ts'
import { linkOf } from '#test/support/page-tags.ts'
import { sharedSite, type SharedSite } from '#test/support/shared-site.ts'
import { xmlProblems } from '#test/support/xml-problems.ts'

const ARTICLES = {
  de: '/de/news/pfas-wir-finden-alternativen-37',
  en: '/en/news/pfas-we-find-alternatives-37',
  nl: '/nl/nieuws/pfas-wij-vinden-alternatieven-37',
  cz: '/cz/aktuality/pfas-hledame-nahrady-37',
}
const EVENT = '/de/news/seminar-kettenfuehrungen-2027'

let site: SharedSite
beforeAll(async () => {
  site = await sharedSite()
})

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(site.url + path, { redirect: 'manual', headers })
async function read(path: string) {
  const response = await get(path)
  expect(response.status, path).toBe(200)
  const html = await response.text()
  const body = pageBody(html) as unknown as HTMLElement
  return { html, body, ...within(body) }
}
type ReadPage = Awaited<ReturnType<typeof read>>
const linksOf = (page: ReadPage, group: string) =>
  within(page.getByRole('group', { name: group }))
    .getAllByRole('link')
    .map((link) => ({ name: link.textContent, href: link.getAttribute('href') ?? '' }))
const titlesOf = (page: ReadPage) => page.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)

test('Each year and topic of the list is a link that shows a part of it, and the address alone is enough.', async () => {
  const all = titlesOf(await read('/de/news'))
  for (const group of ['Jahr', 'Thema']) {
    const [everything, ...others] = linksOf(await read('/de/news'), group)
    expect([everything?.name, others.length > 1]).toEqual(['Alle', true])
    for (const { name, href } of others) {
      const page = await read(href.replace(/#.*/, ''))
      const shown = titlesOf(page)
      expect([name, shown.length > 0, shown.length < all.length]).toEqual([name, true, true])
      expect(page.getByRole('link', { current: true, name })).toBeDefined()
    }
  }
  const none = await read('/de/news?year=1999')
  expect(none.getByText(/keine Beiträge/)).toBeDefined()
  expect(none.getByRole('link', { name: 'Alle Beiträge zeigen' }).getAttribute('href')).toMatch(/^\/de\/news#/)
})

test.each(Object.entries(ARTICLES))(
  'The article on PFAS is at its named address in %s, with its translations.',
  async (_, path) => {
    const page = await read(path)
    expect(page.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    expect(page.getByRole('heading', { level: 1 }).textContent).toContain('PFAS')
    expect(Object.values(ARTICLES).filter((address) => !page.html.includes(`${address}"`))).toEqual([])
    const linkedin = page.getAllByRole('link', { name: 'LinkedIn' })[0]?.getAttribute('href') ?? ''
    expect(new URL(linkedin).searchParams.get('url')).toContain(path)
  },
)

test('An article is described for search engines without an error.', async () => {
  for (const path of [ARTICLES.de, EVENT]) {
    const { html } = await read(path)
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? []
    const data: { '@type': string } = JSON.parse(json)
    expect(data['@type']).toBe(path === EVENT ? 'Event' : 'NewsArticle')
    const issues = await new Validator().validate({
      jsonld: { [data['@type']]: [data] },
      microdata: {},
      rdfa: {},
      errors: [],
    })
    expect(issues.filter(({ severity }) => severity === 'ERROR')).toEqual([])
  }
})

test('The event is a calendar file in its time zone; an article has none.', async () => {
  const link = (await read(EVENT)).getByRole('link', { name: 'In den Kalender' })
  const file = await get(link.getAttribute('href') ?? '')
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8'])
  expect(file.headers.get('content-disposition')).toBe('attachment; filename="seminar-kettenfuehrungen-2027.ics"')
  const calendar = new ICAL.Component(ICAL.parse(await file.text()))
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone)
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined)
  expect(event.summary).toBe('Seminar: Kettenführungen auslegen')
  expect(event.startDate.toJSDate().toISOString()).toBe('2027-03-09T08:00:00.000Z')
  for (const path of [
    '/de/calendar/news/pfas-wir-finden-alternativen-37.ics',
    '/de/calendar/news/x.ics',
    '/de/calendar/x',
  ])
    expect((await get(path)).status, path).toBe(404)
})

test.each([
  ['de', '/de/news'],
  ['en', '/en/news'],
  ['nl', '/nl/nieuws'],
  ['cs', '/cz/aktuality'],
])('The list in %s and its articles name a feed, which is valid Atom with every article.', async (language, path) => {
  const list = await read(path)
  const href = linkOf(list.html, { rel: 'alternate', type: 'application/atom+xml' }) ?? ''
  const response = await get(href)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/atom+xml; charset=utf-8'])
  const xml = await response.text()
  // Requirements of RFC 4287 for a feed and each entry.
  expect(await xmlProblems(xml, 'atom')).toEqual([])
  const document = parseDocument(xml, { xmlMode: true })
  const [feed] = DomUtils.getElementsByTagName('feed', document)
  expect(feed?.attribs['xml:lang']).toBe(language)
  const entries = DomUtils.getElementsByTagName('entry', document)
  expect(entries.length).toBeGreaterThan(1)
  const ids = entries.map((entry) => DomUtils.textContent(DomUtils.getElementsByTagName('id', entry.children, false)))
  expect(new Set(ids).size).toBe(ids.length)
  for (const id of ids) expect((await get(new URL(id).pathname)).status, id).toBe(200)
  const self = DomUtils.getElementsByTagName('link', (feed ?? document).children, false).find(
    ({ attribs }) => attribs.rel === 'self',
  )
  expect(new URL(self?.attribs.href ?? '').pathname).toBe(href)
  expect((await read(new URL(ids[0] ?? '').pathname)).html).toContain(`href="${href}"`)
})

test('Downloads are found by words, kind and language, and say what each file is.', async () => {
  const all = await read('/de/downloads')
  const rows = all.getAllByRole('link', { name: /Hinweise zur Handhabung/ })
  expect(rows[0]?.getAttribute('href')).toMatch(/handling-de\.pdf\?\w+$/)
  expect(all.body.textContent).toMatch(/PDF, \d+\u00a0KB · Deutsch · Version 3\.1 · Stand\u00a027\.11\.2026/)
  const found = await read('/de/downloads?q=handhabung&language=cs')
  expect(found.getByText('1 Dokument')).toBeDefined()
  expect(found.getByRole('searchbox')).toHaveProperty('defaultValue', 'handhabung')
  expect(found.body.innerHTML).toMatch(/handling-cs\.pdf/)
  expect((await read('/de/downloads?q=%3Cscript%3E')).body.textContent).toContain('Kein Dokument passt')
})

test('The downloads page marks the name of each language as that language.', async () => {
  const { body } = await read('/de/downloads?language=cs')
  const names = [...(body.querySelector('main')?.querySelectorAll('*') ?? [])].flatMap((element) => {
    const own = [...element.childNodes].filter(({ nodeType }) => nodeType === 3).map(({ textContent }) => textContent)
    return LOCALES.filter((locale) => own.join('').includes(LANGUAGE_NAMES[locale])).map((locale) => ({
      locale,
      element,
    }))
  })
  expect(new Set(names.map(({ locale }) => locale)).size).toBe(4)
  for (const { locale, element } of names)
    expect([locale, element.closest('[lang]')?.getAttribute('lang')]).toEqual([locale, languageTag(locale)])
})

test('Every file of the downloads page is a PDF, and can be read in parts.', async () => {
  const { html } = await read('/en/downloads')
  const files = [
    ...new Set([...html.matchAll(/href="(\/typo\/fileadmin\/downloads\/[^"]+)"/g)].map(([, href = '']) => href)),
  ]
  expect(files.length).toBeGreaterThan(10)
  const [first = ''] = files
  const head = await get(first, { range: 'bytes=0-4' })
  expect([head.status, await head.text()]).toEqual([206, '%PDF-'])
  for (const file of files) expect((await get(file)).headers.get('content-type')).toBe('application/pdf')
})

test('A film is sent in parts with captions in four languages, and its page frames configured players only.', async () => {
  const response = await get('/cz/manipulace')
  const policy = response.headers.get('content-security-policy')
  expect(policy).toContain('; frame-src https://www.youtube-nocookie.com https://player.vimeo.com;')
  const body = pageBody(await response.text()) as unknown as HTMLElement
  const [video] = body.querySelectorAll('video')
  const pathOf = (address: string | null | undefined) => new URL(address ?? '', site.url).pathname
  const part = await get(pathOf(video?.getAttribute('src')), { range: 'bytes=0-99' })
  expect([part.status, part.headers.get('content-type'), (await part.bytes()).length]).toEqual([206, 'video/mp4', 100])
  const tracks = [...body.querySelectorAll('track')]
  expect(tracks.map((track) => track.getAttribute('srclang'))).toEqual(['cs', 'de', 'en', 'nl'])
  for (const track of tracks) {
    const captions = await get(pathOf(track.getAttribute('src')))
    expect(captions.headers.get('content-type')).toMatch(/^text\/vtt/)
    expect((await captions.text()).match(/-->/g)).toHaveLength(4)
  }
})

import { serve } from '@hono/node-server'
import { once } from 'node:events'
import { type Context, Hono } from 'hono'
import { initialDataOf, pageDocumentOf, type StandInLanguage, type StandInPage, standInElement } from './documents.ts'
import { isSigned, PREVIEW_HEADER } from '#contracts/content/shared-secret.server.ts'
import { READER_NAME } from '#server/search/connected/reader-endpoint.ts'
import { answerRecordedForm, RECORDED_FORM, recordedFormPage } from './recorded-form.ts'
import { readPostedEntries } from './posted-entries.ts'
import { articlePage, NEWS_PAGES, newsListAt } from './news-list.ts'
import { SITEMAP_TYPE, seoSitemap } from './seo-sitemap.ts'
import { STAND_IN_PAGES, UNLISTED_PAGE } from './pages.ts'
import { answerStepsForm, LEADING_FORM, STEPS_FORMS, stepsFormPage } from './steps-form.ts'

/** `flushing`: a 500 for the next request, as during a flush of its caches. */
export type StandInMood = 'working' | 'hanging' | 'flushing' | 'down'

export interface StandInOptions {
  /** The default language at `/`, as on a new site. */
  defaultAtRoot?: boolean
  /** The feature `headless.redirectMiddlewares`: redirects as JSON with status 200. Off by default. */
  jsonRedirects?: boolean
  /** The secret that our package shares with the site. */
  secret?: string
  /** Slug of a long list of news in its menu. */
  newsList?: string
  /** EXT:seo with the set `typo3/seo-sitemap`. */
  hasSeo?: boolean
}

export interface StandInTypo3 {
  url: string
  mood: StandInMood
  /** The feature of its options. */
  jsonRedirects: boolean
  /** Title of its page about the company, which an editor may change. */
  companyTitle: string
  /** Requested addresses so far, but those of the search index, which are read beside pages. */
  requests: string[]
  /** Those of the search index. */
  readings: string[]
  /** Addresses to which forms were posted so far, those that broke off among them. */
  posts: string[]
  /** Forms that were posted to {@link RECORDED_FORM}. */
  forms: { type: string; entries: URLSearchParams }[]
  /** Entries that its finishers got: a mail for each. */
  finished: Record<string, string>[]
  /** Largest number of simultaneous requests. */
  peak: number
  close: () => Promise<void>
}

const LANGUAGES = [
  { prefix: 'de', id: 0, locale: 'de_DE', title: 'Deutsch' },
  { prefix: 'en', id: 1, locale: 'en_GB', title: 'English' },
  { prefix: 'nl', id: 2, locale: 'nl_NL', title: 'Nederlands' },
  { prefix: 'cz', id: 3, locale: 'cs_CZ', title: 'Čeština' },
]
/** A page that its editors have not published. */
export const HIDDEN_PAGE = 'verstecktes'

const UNCACHED = { 'Cache-Control': 'private, no-store' }
/** Duration of a page in milliseconds, so that requests overlap. */
const WORK = 5

/** A content system that behaves as a real TYPO3 13.4 with EXT:headless 4.7 and the language fallback on. */
export async function startStandInTypo3({
  defaultAtRoot = false,
  jsonRedirects = false,
  secret,
  newsList,
  hasSeo = false,
}: StandInOptions = {}): Promise<StandInTypo3> {
  const languages: StandInLanguage[] = LANGUAGES.map(({ prefix, ...language }) => ({
    ...language,
    base: defaultAtRoot && prefix === 'de' ? '/' : `/${prefix}/`,
  }))
  const [german] = languages
  if (!german) throw new Error('no language')
  const { base } = german
  let running = 0
  const app = new Hono()

  app.use(async (c, next) => {
    const { pathname, search } = new URL(c.req.url)
    const isReading = c.req.header('user-agent') === READER_NAME
    ;(isReading ? state.readings : state.requests).push(pathname + search)
    if (c.req.method === 'POST') state.posts.push(pathname + search)
    if (!isReading) running += 1
    state.peak = Math.max(state.peak, running)
    try {
      if (state.mood === 'hanging') await new Promise((resolve) => c.req.raw.signal.addEventListener('abort', resolve))
      await new Promise((resolve) => setTimeout(resolve, WORK))
      if (state.mood === 'down') return c.json({ reason: 'Maintenance' }, 503)
      // One answer, to a page.
      if (state.mood !== 'flushing' || isReading) return await next()
      state.mood = 'working'
      return c.text('Oops, an error occurred!', 500)
    } finally {
      if (!isReading) running -= 1
    }
  })

  const redirect = (c: Context, to: string, status: 301 | 303 | 307) =>
    state.jsonRedirects ? c.json({ redirectUrl: to, statusCode: status }) : c.redirect(to, status)

  app.get('/fileadmin/film.vtt', (c) => c.text('WEBVTT\n\n00:00.000 --> 00:01.000\nGuten Tag'))
  // EXT:redirects: one that respects the query, one that keeps it.
  app.get('/index.php', (c) => redirect(c, c.req.query('id') === '7' ? `${base}kontakt` : base, 301))
  app.get(`${base}mit-query`, (c) => redirect(c, `${base}unternehmen${new URL(c.req.url).search}`, 307))
  app.get(`${base}intern`, (c) => c.json(pageDocumentOf(languages, german, statusPage()), 403))
  app.get('/alte-seite.html', (c) => redirect(c, `${base}unternehmen`, 301))
  app.get(`${base}abkuerzung`, (c) => redirect(c, `${base}unternehmen`, 307))
  // Without `frontendBase` it names its own host.
  app.get(`${base}eigener-host`, (c) => redirect(c, `${state.url}${base}unternehmen`, 307))
  app.get(`${base}fremd`, (c) => redirect(c, 'https://www.example.com/katalog?x=1', 307))
  app.get(`${base}fremd-mit-query`, (c) =>
    redirect(c, `https://www.example.com/katalog${new URL(c.req.url).search}`, 307),
  )
  app.get(`${base}datei`, (c) => redirect(c, '/fileadmin/datenblatt.pdf', 307))

  app.get(RECORDED_FORM, (c) => c.json(recordedFormPage(), 200, UNCACHED))
  app.post(RECORDED_FORM, async (c) => {
    const { searchParams } = new URL(c.req.url)
    const posted = [...(await c.req.formData())].map(([name, value]): [string, string] => [name, String(value)])
    const entries = new URLSearchParams(posted)
    state.forms.push({ type: (c.req.header('content-type') ?? '').split(';')[0] ?? '', entries })
    // The hash that belongs to the address of the form.
    if (searchParams.get('tx_form_formframework[action]') !== 'perform' || !searchParams.has('cHash'))
      return c.json({ reason: 'Page not found' }, 404)
    return c.json(answerRecordedForm(entries), 200, UNCACHED)
  })

  for (const path of STEPS_FORMS) {
    app.get(path, (c) => c.json(stepsFormPage(path), 200, UNCACHED))
    app.post(path, async (c) => {
      const { answer, finished } = answerStepsForm(path, await readPostedEntries(c.req.raw))
      if (finished) state.finished.push(finished)
      // The finisher of the form editor, in place of the element.
      if (finished && path === LEADING_FORM) return redirect(c, `${base}unternehmen`, 303)
      return c.json(answer, 200, UNCACHED)
    })
  }

  app.get('*', (c) => {
    const { pathname, searchParams } = new URL(c.req.url)
    const byLength = languages.toSorted((a, b) => b.base.length - a.base.length)
    const own = byLength.find((language) => pathname.startsWith(language.base))
    if (searchParams.get('type') === SITEMAP_TYPE) {
      const slugs = [...STAND_IN_PAGES, UNLISTED_PAGE].map(({ slug }) => slug).filter((slug) => slug !== '404')
      const xml = own && hasSeo ? seoSitemap(state.url + own.base, searchParams, slugs) : undefined
      return xml === undefined ? c.notFound() : c.body(xml, 200, { 'Content-Type': 'application/xml;charset=utf-8' })
    }
    // The only value that it accepts for JSON if it also renders HTML.
    if (c.req.header('accept') !== 'application/json') return c.html('<h1>HTML</h1>')
    if (languages.some((language) => language.base === `${pathname}/`))
      // A base without its slash is always a real redirect.
      return c.redirect(`${pathname}/${new URL(c.req.url).search}`, 307)
    if (!own) return c.json({ reason: 'The requested page does not exist' }, 404)
    const slug = decodeURIComponent(pathname.slice(own.base.length))
    if (searchParams.get('type') === '834')
      return c.json(
        initialDataOf(languages, own, [...STAND_IN_PAGES, ...NEWS_PAGES.filter(({ slug }) => slug === newsList)]),
      )
    const paging = searchParams.get('tx_news_pi1[currentPage]')
    const hash = searchParams.get('cHash')
    if (slug === 'news' && hash === 'good') {
      const elements = [standInElement({ header: `Neuigkeiten, Seite ${paging}`, bodytext: '<p>x</p>' })]
      return c.json(pageDocumentOf(languages, own, { slug, title: 'Neuigkeiten', elements }))
    }
    const list = newsListAt(own.base, slug, searchParams)
    if (list) return c.json(pageDocumentOf(languages, own, { slug, title: 'Neuigkeiten', elements: [list] }))
    if (slug === HIDDEN_PAGE) {
      const given = c.req.header(PREVIEW_HEADER) ?? ''
      if (secret && isSigned(secret, 'preview', decodeURIComponent(pathname), given, Date.now()))
        return c.json(pageDocumentOf(languages, own, { slug, title: 'Verstecktes', elements: [] }), 200, UNCACHED)
    }
    const listed = [...STAND_IN_PAGES, UNLISTED_PAGE].find((one) => one.slug === slug) ?? articlePage(slug)
    const page = listed?.slug === 'unternehmen' ? { ...listed, title: state.companyTitle } : listed
    const missing = statusPage()
    // A wrong hash is a missing page, a superfluous one a real redirect.
    if (page && hash !== null)
      return hash === 'good' ? c.redirect(pathname, 308) : c.json(pageDocumentOf(languages, own, missing), 404)
    if (!page || slug === '404') return c.json(pageDocumentOf(languages, own, missing), 404)
    const caching = page.isPrivate ? 'private, no-store' : 'max-age=86400'
    // An ETag is sent, 304 never.
    return c.json(pageDocumentOf(languages, own, page), 200, { 'Cache-Control': caching, ETag: `"${slug}"` })
  })

  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const state: StandInTypo3 = {
    url: `http://127.0.0.1:${port}`,
    mood: 'working',
    jsonRedirects,
    companyTitle: STAND_IN_PAGES.find(({ slug }) => slug === 'unternehmen')?.title ?? '',
    requests: [],
    readings: [],
    posts: [],
    forms: [],
    finished: [],
    peak: 0,
    close: async () => {
      if ('closeAllConnections' in server) server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return state
}

function statusPage(): StandInPage {
  const found = STAND_IN_PAGES.find(({ slug }) => slug === '404')
  if (!found) throw new Error('no status page')
  return found
}

import { sql } from 'drizzle-orm'
import { afterEach, expect, test, vi } from 'vitest'
import type { OpenedDatabase } from '#backend/database/database.ts'
import { keepConnected } from '#backend/search/index/keep-connected.ts'
import { connectSources, readIncompleteOrigins } from '#backend/search/index/reading-state.ts'
import { SAME_BASE_PATHS } from '#contracts/content/links/site-address.ts'
import type { SearchSource } from '#contracts/search/index-source.ts'
import type { ServiceFetch } from '#web/clients/call.server.ts'
import { describeOnEachDatabase } from '#test/support/database.ts'
import { indexForSearch, searchApiOf } from '#test/support/search-demo.ts'
import { type StandInOptions, type StandInTypo3, startStandInTypo3 } from '#test/support/typo3/server.ts'
import { connectedContent } from './connected-sources.ts'

let typo3: StandInTypo3 | undefined
afterEach(() => typo3?.close())

const quiet = { error: () => {}, warn: () => {} }

const TOOLS: SearchSource = {
  version: async () => '1',
  async *read() {
    yield { pages: [], done: 0, total: 0 }
  },
}

interface Keeping {
  stop: () => Promise<void>
  /** Reports a change, as an editor's work does. */
  report: () => void
}

async function keep({ db }: OpenedDatabase, url: string, fetchContent: ServiceFetch = fetch): Promise<Keeping> {
  const stopping = new AbortController()
  const settings = { publicUrl: 'http://site.test', contentBasePaths: SAME_BASE_PATHS }
  let changedAt = 0
  const endpoint = { url, fetch: fetchContent, changedAt: () => changedAt }
  const source = connectedContent(url, settings, endpoint, { signal: stopping.signal, log: quiet, gap: 0 }, TOOLS)
  await connectSources(db, { shop: undefined, content: source })
  const { stop } = keepConnected(db, { origin: 'content', source, log: quiet, stopping, interval: 20 })
  return { stop, report: () => void (changedAt = Date.now()) }
}

/** A whole reading takes longer on a busy machine than what comes soon. */
const SOON_READ = { timeout: 150_000, interval: 50 } as const

const isRead = ({ db }: OpenedDatabase) =>
  vi.waitFor(async () => expect(await readIncompleteOrigins(db)).toEqual([]), SOON_READ)

async function hitsFor({ db }: OpenedDatabase, term: string, source: string, lang = 'de') {
  const app = searchApiOf(await indexForSearch(db, { shop: undefined, content: undefined }))
  const response = await app.request(`/search?${new URLSearchParams({ term, lang, source })}`)
  const { hits } = (await response.json()) as { hits: { hits: { _source: { title: string; url: string } }[] } }
  return hits.hits.map(({ _source: { title, url } }) => ({ title, url }))
}

async function openTypo3(options: StandInOptions = {}): Promise<StandInTypo3> {
  typo3 = await startStandInTypo3(options)
  return typo3
}

/** Milliseconds for a test with several readings. */
const LONG = 300_000

describeOnEachDatabase('The index of a connected content system', (open) => {
  test(
    'Pages, people and files are found, each at its address.',
    async () => {
      const opened = await open()
      const { url } = await openTypo3()
      const { stop } = await keep(opened, url)
      await isRead(opened)
      await stop()
      expect(await hitsFor(opened, 'Geschichte', 'website')).toContainEqual({
        title: 'Geschichte',
        url: '/de/unternehmen/geschichte',
      })
      // A word that is part in bold is one word.
      expect(await hitsFor(opened, 'Drehbank', 'website')).toEqual([
        { title: 'Geschichte', url: '/de/unternehmen/geschichte' },
      ])
      expect(await hitsFor(opened, 'Kreutz', 'contacts')).toEqual([
        { title: 'Jana Kreutz', url: '/de/ansprechpartner' },
      ])
      expect(await hitsFor(opened, 'Lagerhinweise', 'downloads')).toEqual([
        { title: 'Lagerhinweise', url: `${url}/fileadmin/lagerhinweise.pdf` },
      ])
      expect(await hitsFor(opened, 'Seit 1954', 'website', 'en')).toContainEqual({
        title: 'Unternehmen',
        url: '/en/unternehmen',
      })
    },
    LONG,
  )

  test(
    'All articles of a long list are found by their own titles, where the system has only one of our languages.',
    async () => {
      const opened = await open()
      const { url } = await openTypo3({ newsList: 'neuigkeiten' })
      const { stop } = await keep(opened, url, async (address, init) =>
        /^\/(en|nl|cz)\b/.test(new URL(address).pathname) ? new Response('{}', { status: 404 }) : fetch(address, init),
      )
      await isRead(opened)
      await stop()
      expect(await hitsFor(opened, 'Meldung 402', 'website')).toContainEqual({
        title: 'Meldung 402',
        url: '/de/meldung/meldung-402',
      })
      expect(await hitsFor(opened, 'Prüfbericht', 'downloads')).toHaveLength(1)
    },
    LONG,
  )

  test(
    'A page that is in no menu is found by the sitemap, and one with another canonical address is not.',
    async () => {
      const opened = await open()
      const { url } = await openTypo3({ hasSeo: true })
      const { stop } = await keep(opened, url)
      await isRead(opened)
      await stop()
      expect(await hitsFor(opened, 'Anzeige', 'website')).toEqual([
        { title: 'Nicht im Menü', url: '/de/nicht-im-menue' },
      ])
      expect(await hitsFor(opened, 'Landung', 'website')).toEqual([])
    },
    LONG,
  )

  test(
    'A reported change is read at once, and nothing is read again without one.',
    async () => {
      const opened = await open()
      const system = await openTypo3()
      const { stop, report } = await keep(opened, system.url)
      await isRead(opened)
      const before = system.readings.length
      system.companyTitle = 'Wir von nebenan'
      report()
      await vi.waitFor(
        async () =>
          expect((await hitsFor(opened, 'nebenan', 'website')).map(({ url }) => url)).toContain('/de/unternehmen'),
        SOON_READ,
      )
      const { rows } = await opened.db.execute<{ revision: string }>(sql`select revision::text from search_state`)
      const reading = system.readings.length - before
      // A second reading would have asked as often once more.
      await vi.waitFor(async () => {
        const state = await opened.db.execute(sql`select 1 from search_reading where claimed_by is null`)
        expect(state.rows).toHaveLength(1)
      }, SOON_READ)
      expect(system.readings.length - before).toBeLessThan(2 * reading)
      expect(rows).toHaveLength(1)
      await stop()
    },
    LONG,
  )

  test(
    'A page that fails alone stays as it was; a system that is down keeps all.',
    async () => {
      const opened = await open()
      const { url } = await openTypo3()
      const failing = new Set<string>()
      const { stop, report } = await keep(opened, url, async (address, init) =>
        failing.has('all') || failing.has(new URL(address).pathname)
          ? new Response('Oops, an error occurred!', { status: 503 })
          : fetch(address, init),
      )
      await isRead(opened)
      const readAt = async () =>
        (await opened.db.execute<{ at: string }>(sql`select read_at::text as at from search_reading`)).rows[0]?.at
      failing.add('/de/unternehmen/geschichte')
      const first = await readAt()
      report()
      await vi.waitFor(async () => expect(await readAt()).not.toBe(first), SOON_READ)
      expect(await hitsFor(opened, 'Geschichte', 'website')).toHaveLength(1)
      failing.add('all')
      report()
      await vi.waitFor(async () => {
        const { rows } = await opened.db.execute(sql`select 1 from search_reading where claimed_by is null`)
        expect(rows).toHaveLength(1)
      }, SOON_READ)
      expect(await hitsFor(opened, 'Kreutz', 'contacts')).toHaveLength(1)
      await stop()
    },
    LONG,
  )
})

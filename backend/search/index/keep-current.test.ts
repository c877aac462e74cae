import { expect, test, vi } from 'vitest'
import { SOON } from '#test/support/soon.ts'
import { type SQL, sql } from 'drizzle-orm'
import { perLocale } from '#contracts/locales.ts'
import type { IndexedPage, IndexedProduct, SearchSource } from '#contracts/search/index-source.ts'
import { describeOnEachDatabase } from '#test/support/database.ts'
import { keepIndexCurrent, rebuildIndex } from './keep-current.ts'
import { createLexicaReader, readRevision } from './read-lexica.ts'
import { renewIndex } from './renew-index.ts'
import { onQuietMachine } from '#test/support/quiet-machine.ts'

const page = (ref: string, title: string): IndexedPage => ({
  locale: 'de',
  processor: 'website',
  ref,
  position: 1,
  title,
  url: `/de/${ref}`,
  seoPath: '',
  image: '',
  shortDescription: '',
  headlines: [],
  content: '',
  extra: {},
})

const product = (number: string, variants: string[]): IndexedProduct => ({
  id: number,
  number,
  position: 1,
  image: '',
  texts: perLocale((locale) => ({
    name: `${number} ${locale}`,
    description: '',
    seoPath: number,
    shortDescription: '',
    categories: [],
  })),
  measures: [{ key: 'width', unit: 'mm', labels: perLocale(() => 'width') }],
  variants: variants.map((id, position) => ({
    id,
    number: id,
    position,
    optionIds: [],
    measure: { width: 10 + position },
    cut: null,
    price: null,
    stock: 1,
    image: '',
  })),
})

/** A source whose items a test changes. */
function changingSource(batch: { pages?: IndexedPage[]; products?: IndexedProduct[] }) {
  const state = { version: 1, looks: 0, reads: 0, batch }
  const source: SearchSource = {
    version: async () => {
      state.looks += 1
      return String(state.version)
    },
    async *read() {
      state.reads += 1
      yield { options: [], ...state.batch, done: 1, total: 1 }
    },
  }
  return { state, source }
}

const quiet = { error: () => {} }

/** Waits until the index has looked at a source some times more. */
async function severalLooks(state: { looks: number }): Promise<void> {
  const { looks } = state
  await vi.waitFor(() => expect(state.looks).toBeGreaterThan(looks + 3), SOON)
}

describeOnEachDatabase('The index of the search', (open) => {
  const titlesIn = async ({ db }: Awaited<ReturnType<typeof open>>) =>
    (
      await db.execute<{ title: string }>(sql`select title from search_document where locale = 'de' order by title`)
    ).rows.map(({ title }) => title)

  test('Only rows that differ are written, and what a source no longer has is deleted.', async () => {
    const { db } = await open()
    const { state, source } = changingSource({ products: [product('A', ['A-1', 'A-2']), product('B', ['B-1'])] })
    expect(await renewIndex(db, 'shop', source)).toBe(8 + 3)
    const revision = await readRevision(db)
    expect(await renewIndex(db, 'shop', source)).toBe(0)
    expect(await readRevision(db)).toBe(revision)
    state.batch = { products: [product('A', ['A-2'])] }
    // A's four documents and its variant's new place, and the deleted ones: B's documents and two variants.
    expect(await renewIndex(db, 'shop', source)).toBeGreaterThanOrEqual(6)
    const { rows } = await db.execute<{ id: string }>(sql`select id from search_variant`)
    expect(rows).toEqual([{ id: 'A-2' }])
    expect(await readRevision(db)).not.toBe(revision)
  })

  test('A server that makes other rows of the same catalogue writes them at its start.', async () => {
    const { db } = await open()
    const { state, source } = changingSource({ products: [product('A', ['A-1'])] })
    await renewIndex(db, 'shop', source)
    const start = async () => {
      const { ready, stop } = keepIndexCurrent(db, { shop: source, content: undefined }, quiet)
      await ready
      await stop()
      return state.reads
    }
    expect(await start()).toBe(1)
    await db.execute(sql`update search_state set shop_version = '1 format 1'`)
    expect(await start()).toBe(2)
    expect(await start()).toBe(2)
  })

  test('Documents of the other origin stay.', async () => {
    const opened = await open()
    await renewIndex(opened.db, 'content', changingSource({ pages: [page('x', 'Seite')] }).source)
    await renewIndex(opened.db, 'shop', changingSource({ products: [product('A', ['A-1'])] }).source)
    expect(await titlesIn(opened)).toEqual(['A de', 'Seite'])
  })

  test('A change of the catalogue is found within a second, a change of nothing is not written.', async () => {
    const opened = await open()
    const { state, source } = changingSource({ products: [product('A', ['A-1'])] })
    const { ready, stop } = keepIndexCurrent(opened.db, { shop: source, content: undefined }, quiet)
    await ready
    const readIndexes = createLexicaReader(opened.db, 100)
    expect((await readIndexes()).de.lexicon.isWord('b')).toBe(false)
    state.batch = { products: [product('B', ['B-1'])] }
    state.version += 1
    const begun = performance.now()
    await vi.waitFor(async () => expect((await readIndexes()).de.lexicon.isWord('b')).toBe(true), SOON)
    expect(performance.now() - begun).toBeLessThan(onQuietMachine(3_000))
    const { reads } = state
    await severalLooks(state)
    expect(state.reads).toBe(reads)
    await stop()
    expect(await titlesIn(opened)).toEqual(['B de'])
  })

  test('Pages that change while a server runs are found within a second, once.', async () => {
    const opened = await open()
    const first = changingSource({ pages: [page('x', 'Seite'), page('y', 'Andere')] })
    const shop = changingSource({ products: [] })
    const sources = { shop: shop.source, content: first.source }
    const { ready, stop, changeContent } = keepIndexCurrent(opened.db, sources, quiet)
    await ready
    const { state, source } = changingSource({ pages: [page('x', 'Neue Seite')] })
    state.version = 2
    changeContent(source)
    await vi.waitFor(async () => expect(await titlesIn(opened)).toEqual(['Neue Seite']), SOON)
    await severalLooks(shop.state)
    expect(state.reads).toBe(1)
    await stop()
  })

  test('A server that starts with other pages changes what the others find, which keep theirs to themselves.', async () => {
    const opened = await open()
    const old = changingSource({ pages: [page('x', 'Seite')] })
    const shop = changingSource({ products: [] })
    const running = keepIndexCurrent(opened.db, { shop: shop.source, content: old.source }, quiet)
    await running.ready
    const readIndexes = createLexicaReader(opened.db, 100)
    expect((await readIndexes()).de.lexicon.isWord('neue')).toBe(false)
    const next = changingSource({ pages: [page('x', 'Neue Seite')] })
    next.state.version = 2
    const started = keepIndexCurrent(opened.db, { shop: undefined, content: next.source }, quiet)
    await started.ready
    await vi.waitFor(async () => expect((await readIndexes()).de.lexicon.isWord('neue')).toBe(true), SOON)
    await severalLooks(shop.state)
    expect([old.state.reads, next.state.reads]).toEqual([1, 1])
    expect(await titlesIn(opened)).toEqual(['Neue Seite'])
    await Promise.all([running.stop(), started.stop()])
  })

  test('A claim that is prolonged too late does not begin again after its release.', async () => {
    const { db } = await open()
    const { source } = changingSource({ pages: [page('x', 'Seite')] })
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    let claims = 0
    const late: unknown[] = []
    // Of two connections of a pool the later request may be carried out first.
    const execute = async (query: SQL) => {
      const text = JSON.stringify(query)
      if (!text.includes('set claimed_')) return db.execute(query)
      const isRelease = text.includes('claimed_by = null')
      if (!isRelease && ++claims > 1) {
        const prolonged = released.then(() => db.execute(query))
        late.push(prolonged)
        return prolonged
      }
      const result = await db.execute(query)
      if (isRelease) release()
      return result
    }
    const slow = new Proxy(db, {
      get: (target, key, self) => (key === 'execute' ? execute : Reflect.get(target, key, self)),
    })
    const first = keepIndexCurrent(slow, { shop: undefined, content: source }, quiet)
    await first.ready
    await first.stop()
    expect(late).not.toEqual([])
    await Promise.all(late)
    const { rows } = await db.execute(sql`select claimed_by from search_state`)
    expect(rows).toEqual([{ claimed_by: null }])
  })

  test('Of two processes that start at once, one indexes and the other waits for it.', async () => {
    const { db } = await open()
    const { state, source } = changingSource({ pages: [page('x', 'Seite')] })
    const sources = { shop: undefined, content: source }
    const both = [keepIndexCurrent(db, sources, quiet), keepIndexCurrent(db, sources, quiet)]
    await Promise.all(both.map(({ ready }) => ready))
    expect(state.reads).toBe(1)
    await Promise.all(both.map(({ stop }) => stop()))
  })

  test('A source that fails for a while does not end the renewal.', async () => {
    const opened = await open()
    const { state, source } = changingSource({ products: [product('A', ['A-1'])] })
    const log = { error: vi.fn<(fields: object, message: string) => void>() }
    const { ready, stop } = keepIndexCurrent(opened.db, { shop: source, content: undefined }, log)
    await ready
    const { version } = source
    source.version = async () => {
      throw new Error('away')
    }
    await vi.waitFor(() => expect(log.error).toHaveBeenCalledTimes(1), SOON)
    state.batch = { products: [product('C', ['C-1'])] }
    state.version += 1
    source.version = version
    await vi.waitFor(async () => expect(await titlesIn(opened)).toEqual(['C de']), SOON)
    expect(log.error).toHaveBeenCalledTimes(1)
    await stop()
  })

  test('During a rebuild every document can be found.', async () => {
    const opened = await open()
    const pages = Array.from({ length: 40 }, (_, index) => page(`p${index}`, `Seite ${index}`))
    const { source } = changingSource({ pages })
    await renewIndex(opened.db, 'content', source)
    const done = new AbortController()
    const counts = new Set<number>()
    const looking = (async () => {
      while (!done.signal.aborted) counts.add((await titlesIn(opened)).length)
    })()
    const progress: string[] = []
    await rebuildIndex(opened.db, { shop: undefined, content: source }, (origin, done, total) => {
      progress.push(`${origin} ${done}/${total}`)
    })
    done.abort()
    await looking
    expect([...counts]).toEqual([40])
    expect(progress).toEqual(['content 1/1'])
  })
})

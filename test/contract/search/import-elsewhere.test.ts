import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { importCatalogue } from '#backend/shop/import/import-catalogue.ts'
import { createShopSource } from '#backend/shop/search-source/shop-source.ts'
import { createDatabaseStore } from '#backend/search/find/database-store.ts'
import { keepIndexCurrent } from '#backend/search/index/keep-current.ts'
import { readHitPage } from '#contracts/search/read-hit-page.ts'
import { NO_WORDS } from '#backend/search/query/search-words.ts'
import { catalogueFolder, smallCatalogue } from '#test/support/catalogue-folder.ts'
import { describeOnEachDatabase } from '#test/support/database.ts'
import { searchApiOf } from '#test/support/search-demo.ts'
import { searchLinks } from '#server/search/opened-search.ts'

/** Milliseconds: a second is promised, the rest is a busy machine's. */
const LONGEST = 3_000

describeOnEachDatabase('An import by another process', (open, kind) => {
  // PGlite belongs to one process.
  test.skipIf(kind === 'pglite')('is found by a running server within a second.', async () => {
    const { db, query } = await open()
    const first = await catalogueFolder(smallCatalogue())
    await importCatalogue({ db, folder: first.folder })
    const { ready, stop } = keepIndexCurrent(db, { shop: createShopSource(db), content: undefined }, console)
    await ready
    const app = searchApiOf({
      store: createDatabaseStore(db, 200),
      words: async () => NO_WORDS,
      links: searchLinks('http://site.test'),
    })
    const isFound = async (term: string) => {
      const response = await app.request(`/search?${new URLSearchParams({ term, lang: 'de' })}`)
      const [hit] = readHitPage(await response.json(), { hosts: [] }).hits
      return hit?.processor === 'shop product' && hit.product?.number === term
    }
    const files = smallCatalogue()
    const [before] = files.variants
    const number = 'NEW-77-X9'
    expect(await isFound(before?.number ?? '')).toBe(true)
    expect(await isFound(number)).toBe(false)
    files.variants = files.variants.map((variant) => (variant === before ? { ...variant, number } : variant))
    const second = await catalogueFolder(files)
    const { rows } = await query('select current_database() as name')
    const url = new URL(process.env['DATABASE_URL'] ?? '')
    url.pathname = `/${String(rows[0]?.['name'])}`
    const child = spawn(process.execPath, ['backend/shop/import/cli.ts', second.folder], {
      env: { ...process.env, DATABASE_URL: url.href, NODE_OPTIONS: '' },
      stdio: 'ignore',
    })
    let ended = Infinity
    const exit = once(child, 'exit').then(([code]) => {
      ended = performance.now()
      return Number(code)
    })
    while (!(await isFound(number)) && performance.now() - ended < LONGEST) await pause(20)
    expect(await exit).toBe(0)
    const took = performance.now() - ended
    console.log(`found ${Math.round(took)} ms after the import's end`)
    expect(took).toBeLessThan(LONGEST)
    // Numbers that are gone are no longer found.
    expect(await isFound(before?.number ?? '')).toBe(false)
    await stop()
    await Promise.all([first.remove(), second.remove()])
  })
})

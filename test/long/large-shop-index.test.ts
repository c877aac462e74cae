import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { connectSources, readIncompleteOrigins } from '#backend/search/index/reading-state.ts'
import { readConnected } from '#backend/search/index/keep-connected.ts'
import { SHARED_LANGUAGE_IDS } from '#contracts/shop/languages.ts'
import { connectedShop } from '#server/search/connected/connected-sources.ts'
import { createTestDatabase } from '#test/support/database.ts'
import { MANY, manyProducts } from '#test/support/shopware/many-products.ts'
import { startStandIn } from '#test/support/stand-in.ts'

/** Milliseconds. */
const LIMIT = 10 * 60_000
const MEGABYTE = 1024 ** 2

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

test(
  '10,000 products of a shop are read in less than ten minutes, with the usual gaps, and memory does not grow with them.',
  async () => {
    const { url, requests } = await startStandIn(manyProducts())
    const { db, close } = await createTestDatabase()
    const shop = { url, storefrontUrl: undefined, accessKey: 'x', languageIds: SHARED_LANGUAGE_IDS, listingLimit: 250 }
    const log = { warn: () => {} }
    const source = connectedShop(
      url,
      { shop },
      { url, fetch, isRemote: true },
      { signal: new AbortController().signal, log },
    )
    await connectSources(db, { shop: source, content: undefined })
    const heaps: number[] = []
    const begun = performance.now()
    await readConnected(db, 'shop', source, () => {
      collect()
      heaps.push(process.memoryUsage().heapUsed)
    })
    const seconds = (performance.now() - begun) / 1_000
    const { rows } = await db.execute<{ variants: number }>(sql`select count(*)::int as variants from search_variant`)
    const half = Math.floor(heaps.length / 2)
    const [early, late] = [Math.max(...heaps.slice(0, half)), Math.max(...heaps.slice(half))]
    console.log(
      `${MANY} products in ${seconds.toFixed(0)} s, ${requests.length} requests, heap ${(early / MEGABYTE).toFixed(0)} and ${(late / MEGABYTE).toFixed(0)} MB`,
    )
    expect(rows[0]?.variants).toBe(MANY)
    expect(await readIncompleteOrigins(db)).toEqual([])
    expect(late - early).toBeLessThan(100 * MEGABYTE)
    await close()
  },
  LIMIT,
)

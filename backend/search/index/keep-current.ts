import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Database, ErrorLog } from '#backend/database/database.ts'
import { newId } from '#backend/database/id.ts'
import { isDatabaseUnavailable } from '#backend/database/unavailable.ts'
import { isConnected, type SearchSource } from '#contracts/search/index-source.ts'
import { readConnected } from './keep-connected.ts'
import { isStale, type OnIndexed, renewIndex, type SearchSources } from './renew-index.ts'

/** Milliseconds between two looks at the versions. */
const INTERVAL = 200
/** Seconds for which a process that renews the index keeps others from it. */
const CLAIM_SECONDS = 120
const CLAIM_END = sql`now() + make_interval(secs => ${CLAIM_SECONDS})`

export interface CurrentIndex {
  /** Resolves when the index has what the sources had when the server started. */
  ready: Promise<void>
  /** Takes other pages, people and files, which are indexed with the next look. */
  changeContent(content: SearchSource): void
  stop(): Promise<void>
}

/**
 * Renews the index whenever the catalogue changes, whichever process changed it. Pages are indexed once, and whenever
 * this process gets other ones. During an update another process may have other pages. The two must not replace each
 * other's all the time.
 */
export function keepIndexCurrent(
  db: Database,
  { shop, content: firstContent }: SearchSources,
  log: ErrorLog,
): CurrentIndex {
  const stopping = new AbortController()
  const me = newId()
  let failing = false
  /** Pages that are not compared with the index yet. */
  let newContent = firstContent
  async function look(isFirst: boolean): Promise<void> {
    const content = newContent
    const sources = { shop, content }
    try {
      const stale = await staleOrigins(db, sources, isFirst)
      const isDone = stale.length === 0 || (await renewClaimed(db, me, sources, isFirst))
      if (isDone && newContent === content) newContent = undefined
      failing = false
    } catch (error) {
      // The database may be away for a while. One line for an outage is enough.
      if (!failing) log.error({ err: error }, 'search: the index could not be renewed')
      failing = true
      if (isFirst && !isDatabaseUnavailable(error)) throw error
    }
  }
  const ready = look(true)
  const looking = keepLooking()
  async function keepLooking(): Promise<void> {
    // Who waits for `ready` learns why it failed.
    if (await ready.then(Boolean, () => true)) return
    while (!stopping.signal.aborted) {
      // Fails only when it is aborted by `stop`.
      await pause(INTERVAL, undefined, { signal: stopping.signal, ref: false }).catch(() => {})
      if (!stopping.signal.aborted) await look(false)
    }
  }
  return {
    ready,
    changeContent(content) {
      newContent = content
    },
    async stop() {
      stopping.abort()
      await looking
    },
  }
}

/** The origins whose version is not the indexed one. */
async function staleOrigins(db: Database, { shop, content }: SearchSources, isFirst: boolean) {
  const { rows } = await db.execute<{ shop: string; content: string }>(
    sql`select shop_version as shop, content_version as content from search_state`,
  )
  const isShopStale = shop !== undefined && isStale(rows[0]?.shop, await shop.version(), isFirst)
  const isContentStale = content !== undefined && isStale(rows[0]?.content, await content.version(), isFirst)
  return [...(isContentStale ? (['content'] as const) : []), ...(isShopStale ? (['shop'] as const) : [])]
}

/** Renews the stale parts, unless another process does: then it returns false. At the start it waits for that one. */
async function renewClaimed(db: Database, me: string, sources: SearchSources, waits: boolean): Promise<boolean> {
  while (!(await claim(db, me))) {
    if (!waits) return false
    await pause(INTERVAL)
  }
  try {
    for (const origin of await staleOrigins(db, sources, waits)) {
      const source = sources[origin]
      if (source) await renewIndex(db, origin, source, () => prolong(db, me))
    }
    return true
  } finally {
    await release(db, me)
  }
}

async function claim(db: Database, me: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    update search_state set claimed_by = ${me}, claimed_until = ${CLAIM_END}
    where claimed_by = ${me} or claimed_until < now() returning 1`)
  return rows.length > 0
}

function prolong(db: Database, me: string): void {
  // It may arrive after the release, and must not claim again then: others would wait for nothing.
  const prolonging = db.execute(sql`update search_state set claimed_until = ${CLAIM_END} where claimed_by = ${me}`)
  // Without it the claim ends sooner; if the database is away, the next row of the index fails as well.
  prolonging.catch(() => {})
}

const release = (db: Database, me: string) =>
  db.execute(sql`update search_state set claimed_by = null, claimed_until = '-infinity' where claimed_by = ${me}`)

/** Makes the whole index again, whatever its versions say. Documents are found all the time. */
export async function rebuildIndex(db: Database, sources: SearchSources, onIndexed: OnIndexed): Promise<void> {
  const me = newId()
  while (!(await claim(db, me))) await pause(INTERVAL)
  try {
    await db.execute(sql`update search_document set hash = ''`)
    await db.execute(sql`update search_variant set hash = ''`)
    for (const origin of ['content', 'shop'] as const) {
      const source = sources[origin]
      const noteIndexed: OnIndexed = (...progress) => {
        prolong(db, me)
        return onIndexed(...progress)
      }
      if (source && isConnected(source)) await readConnected(db, origin, source, noteIndexed)
      else if (source) await renewIndex(db, origin, source, noteIndexed)
    }
  } finally {
    await release(db, me)
  }
}

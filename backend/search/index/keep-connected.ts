import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Database, ErrorLog } from '#backend/database/database.ts'
import { newId } from '#backend/database/id.ts'
import type { ConnectedSource } from '#contracts/search/index-source.ts'
import {
  claimReading,
  noteLook,
  noteProgress,
  noteRead,
  type ReadingState,
  readReadingState,
  releaseReading,
} from './reading-state.ts'
import {
  isStale,
  type OnIndexed,
  publishSoFar,
  renewChanged,
  renewIndex,
  type SearchOrigin,
  VERSION_COLUMN,
} from './renew-index.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Milliseconds between readings of everything. A shop tells its changes, a content system has to be read. */
export const READ_EVERY: Record<SearchOrigin, number> = { shop: 24 * HOUR, content: HOUR }
/** Milliseconds between two readings for things that have left the system. */
const FEWER_AFTER = HOUR
/** Milliseconds by which changes are looked for further back: clocks differ, and an import of the system takes its time. */
const OVERLAP = 5 * MINUTE

export interface KeptConnected {
  /** Ends a reading, which the next start begins again. */
  stop: () => Promise<void>
}

interface KeptOrigin {
  origin: SearchOrigin
  source: ConnectedSource
  log: ErrorLog
  /** Ends the calls of the source, too. */
  stopping: AbortController
  /** Milliseconds between two looks. */
  interval?: number
}

/**
 * Fills the index from a connected system and keeps it current. It reads beside the pages, and the start does not wait.
 * Of several processes one reads. If a reading fails, all documents stay, and the next look reads again.
 */
export function keepConnected(
  db: Database,
  { origin, source, log, stopping, interval = MINUTE }: KeptOrigin,
): KeptConnected {
  const { signal } = stopping
  const me = newId()
  let isFirst = true
  let failing = false
  async function look(): Promise<void> {
    try {
      if (!(await claimReading(db, origin, me))) return
      try {
        await readWhatIsDue(db, origin, source, { me, isFirst, signal })
        isFirst = false
      } finally {
        await releaseReading(db, origin, me)
      }
      failing = false
    } catch (error) {
      if (signal.aborted) return
      // The system may be away for a while. One line for an outage is enough.
      if (!failing) log.error({ err: error, origin }, 'search: a connected system could not be read')
      failing = true
    }
  }
  async function keepLooking(): Promise<void> {
    while (!signal.aborted) {
      await look()
      // Fails only when it is aborted by `stop`.
      await pause(interval, undefined, { signal, ref: false }).catch(() => {})
    }
  }
  const looking = keepLooking()
  return {
    async stop() {
      stopping.abort()
      await looking
    },
  }
}

interface Look {
  me: string
  isFirst: boolean
  signal: AbortSignal
}

async function readWhatIsDue(db: Database, origin: SearchOrigin, source: ConnectedSource, look: Look): Promise<void> {
  const state = await readReadingState(db, origin)
  const { rows } = await db.execute<{ version: string }>(
    sql`select ${sql.raw(VERSION_COLUMN[origin])} as version from search_state`,
  )
  const isOther = isStale(rows[0]?.version, await source.version(), look.isFirst)
  const counted = await source.count()
  if (isOther || isReadingDue(state, origin, counted, source.changedAt?.() ?? 0))
    return readWhole(db, origin, source, look.me, () => look.signal.throwIfAborted())
  if (!source.readChanged) return
  const since = new Date(state.lookedAt - OVERLAP)
  await renewChanged(db, origin, source.readChanged(since), async () => {
    look.signal.throwIfAborted()
    await noteProgress(db, origin, look.me, undefined)
  })
  await noteLook(db, origin, state.now)
}

/** Whether everything is to be read. That is so once in a while, after a report, and when things have left. */
function isReadingDue(
  { readAt, now, counted }: ReadingState,
  origin: SearchOrigin,
  countedNow: number | undefined,
  changedAt: number,
): boolean {
  const age = now - readAt
  const hasFewer = countedNow !== undefined && countedNow < counted && age >= FEWER_AFTER
  return readAt === 0 || age >= READ_EVERY[origin] || changedAt > readAt || hasFewer
}

/** Reads all of a connected system, and notes how far it is. */
async function readWhole(
  db: Database,
  origin: SearchOrigin,
  source: ConnectedSource,
  me: string,
  onIndexed: OnIndexed,
): Promise<void> {
  const { readAt, now } = await readReadingState(db, origin)
  const counted = (await source.count()) ?? 0
  let published = 0
  await renewIndex(db, origin, source, async (one, done, total) => {
    await onIndexed(one, done, total)
    await noteProgress(db, origin, me, { done, total })
    // At first nothing else is found. Words take as long as there are documents, so they are made known ever more rarely.
    if (readAt > 0 || done < 2 * published) return
    published = done
    await publishSoFar(db)
  })
  await noteRead(db, origin, now, counted)
}

/** Reads a connected system now, whatever was read before. Waits for another process that reads it. */
export async function readConnected(
  db: Database,
  origin: SearchOrigin,
  source: ConnectedSource,
  onIndexed: OnIndexed,
): Promise<void> {
  const me = newId()
  while (!(await claimReading(db, origin, me))) await pause(1_000)
  try {
    await readWhole(db, origin, source, me, onIndexed)
  } finally {
    await releaseReading(db, origin, me)
  }
}

import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#backend/database/database.ts'
import { isConnected } from '#contracts/search/index-source.ts'
import type { IncompleteDocument } from '#contracts/search/search-document.ts'
import { forgetOrigin, type SearchOrigin, type SearchSources } from './renew-index.ts'

/** Seconds for which a process that reads a system keeps others from it. A part of a slow one takes less. */
const CLAIM_SECONDS = 300
const CLAIM_END = sql`now() + make_interval(secs => ${CLAIM_SECONDS})`

/** How far a connected system was read. Times are ms since the epoch by the database's clock, 0 for never. */
export interface ReadingState {
  done: number
  total: number
  /** Things that the system said to have when it was last read as a whole. */
  counted: number
  readAt: number
  /** When changes were last looked for. */
  lookedAt: number
  now: number
}

/**
 * Notes which origins are connected systems. Documents of another system, or of none any more, leave.
 * @param isAlone whether no other process has this database: a claim is then one that a killed process has left
 */
export async function connectSources(db: Database, sources: SearchSources, isAlone = false): Promise<void> {
  if (isAlone) await db.execute(sql`update search_reading set claimed_by = null, claimed_until = '-infinity'`)
  for (const origin of ['shop', 'content'] as const) {
    const source = sources[origin]
    const { rows } =
      source && isConnected(source)
        ? await db.execute(sql`
            insert into search_reading (origin, source) values (${origin}, ${await source.version()})
            on conflict (origin) do update set source = excluded.source, done = 0, total = 0, counted = 0,
              read_at = null, looked_at = null
            where search_reading.source <> excluded.source returning 1`)
        : await db.execute(sql`delete from search_reading where origin = ${origin} returning 1`)
    if (rows.length > 0) await forgetOrigin(db, origin)
  }
}

const milliseconds = (column: string): SQL =>
  sql`coalesce(extract(epoch from ${sql.raw(column)}) * 1000, 0)::double precision`

/** Reads the state of a connected origin. */
export async function readReadingState(db: Database, origin: SearchOrigin): Promise<ReadingState> {
  const { rows } = await db.execute<{ [Key in keyof ReadingState]: number }>(sql`
    select done, total, counted, ${milliseconds('read_at')} as "readAt", ${milliseconds('looked_at')} as "lookedAt",
      ${milliseconds('now()')} as now
    from search_reading where origin = ${origin}`)
  return rows[0] ?? { done: 0, total: 0, counted: 0, readAt: 0, lookedAt: 0, now: Date.now() }
}

/** Reads the origins that were never read as a whole. */
export async function readIncompleteOrigins(db: Database): Promise<IncompleteDocument[]> {
  const { rows } = await db.execute<IncompleteDocument & Record<string, unknown>>(
    sql`select origin, done, total from search_reading where read_at is null order by origin desc`,
  )
  return rows.map(({ origin, done, total }) => ({ origin, done, total }))
}

/** Claims a reading for a process, unless another one has it. */
export async function claimReading(db: Database, origin: SearchOrigin, process: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    update search_reading set claimed_by = ${process}, claimed_until = ${CLAIM_END}
    where origin = ${origin} and (claimed_by = ${process} or claimed_until < now()) returning 1`)
  return rows.length > 0
}

/** Notes how far the reading of a process is, which keeps its claim. */
export async function noteProgress(
  db: Database,
  origin: SearchOrigin,
  process: string,
  progress: { done: number; total: number } | undefined,
): Promise<void> {
  const counts = progress ? sql`done = ${progress.done}, total = ${progress.total},` : sql``
  await db.execute(sql`update search_reading set ${counts} claimed_until = ${CLAIM_END}
    where origin = ${origin} and claimed_by = ${process}`)
}

/** Notes that everything was read, as it was at a time. */
export async function noteRead(db: Database, origin: SearchOrigin, begun: number, counted: number): Promise<void> {
  const time = sql`to_timestamp(${begun}::double precision / 1000)`
  await db.execute(sql`update search_reading set read_at = ${time}, looked_at = ${time}, counted = ${counted}
    where origin = ${origin}`)
}

/** Notes that changes were looked for. */
export async function noteLook(db: Database, origin: SearchOrigin, begun: number): Promise<void> {
  await db.execute(sql`update search_reading set looked_at = to_timestamp(${begun}::double precision / 1000)
    where origin = ${origin}`)
}

export async function releaseReading(db: Database, origin: SearchOrigin, process: string): Promise<void> {
  await db.execute(sql`update search_reading set claimed_by = null, claimed_until = '-infinity'
    where origin = ${origin} and claimed_by = ${process}`)
}

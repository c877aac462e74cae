import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { makePrivateFolder } from '#backend/files/private-files.ts'
import type { ErrorLog, OpenedDatabase } from './database.ts'
import { lockFolder } from './folder-lock.ts'
import { openPglite } from './pglite/open-pglite.ts'
import { openPostgres } from './postgres.ts'
import { STATEMENT_TIME_LIMIT } from './time-limit.ts'

export interface OpenOptions {
  dataDir: string
  url?: string | undefined
  /** Milliseconds for a statement, {@link STATEMENT_TIME_LIMIT} by default. */
  timeLimit?: number
  /** Receives errors that happen between two statements. */
  log?: ErrorLog
}

/**
 * Opens the PostgreSQL server at `url`, or else the database in `dataDir`/postgres, which is created if necessary. The
 * latter belongs to one process: a second one gets a {@link FolderInUse}.
 */
export async function openDatabase({
  dataDir,
  url,
  timeLimit = STATEMENT_TIME_LIMIT,
  log,
}: OpenOptions): Promise<OpenedDatabase> {
  if (url) return openPostgres(url, { timeLimit, log })
  const folder = resolve(dataDir)
  await mkdir(folder, { recursive: true })
  const unlock = await lockFolder(folder)
  try {
    const opened = await openPglite({ folder: join(folder, 'postgres'), timeLimit, log })
    // Includes the files that PGlite has unpacked with other modes.
    await makePrivateFolder(folder)
    return { ...opened, close: () => opened.close().finally(unlock) }
  } catch (error) {
    await unlock()
    throw error
  }
}

import { access, constants, readFile, rm, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { hasCode, whenMissing } from '#backend/files/system-error.ts'
import { isServed } from './control-socket.ts'
import { sharedFileSystem } from './shared-file-system.ts'

/**
 * Its file is locked while the database is open, and stays empty. **No process may open it by other means:** closing a
 * file releases all locks of the process on it. So a backup leaves it out.
 */
export const LOCK_FILE = 'database.lock.sqlite'
/** Says who has the lock. An earlier version of this program that sees its process running keeps away from the folder, too. */
const HOLDER_FILE = 'database.lock'

/** Another running process has the database in this folder open. */
export class FolderInUse extends Error {
  readonly folder: string
  /** As far as known: `process 1 on the host "web-1"`. */
  readonly holder: string
  constructor(folder: string, holder: string, fileSystem?: string) {
    super(
      `The database in ${folder} is in use by ${holder}. ` +
        'Stop that process, give this one another DATA_DIR, or let both share a server by DATABASE_URL.' +
        (fileSystem ? ` If no process uses it, its file system, ${fileSystem}, gives no locks: use a local disk.` : ''),
    )
    this.name = 'FolderInUse'
    this.folder = folder
    this.holder = holder
  }
}

/** Of several that start at the same moment one has to wait for the others to give up; ms. */
const PATIENCE = 500
const SQLITE_BUSY = 5

/** Open locks of this process. One that nothing refers to would be closed by the garbage collection. */
const held = new Set<DatabaseSync>()

/**
 * Locks the folder for this process until the returned function is called. PGlite does not notice a second process, and
 * both would destroy the files. The kernel has the lock, so it holds between containers, and ends with the process.
 * @throws FolderInUse, or the system's error if the folder cannot be written.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const lock = await openLock(folder)
  const holderFile = join(folder, HOLDER_FILE)
  try {
    // Without the lock: an earlier version, or a file system on which locks do not work.
    if (await isServed(folder)) throw await inUse(folder)
    await writeFile(holderFile, JSON.stringify({ pid: process.pid, host: hostname() }))
  } catch (error) {
    lock.close()
    throw error
  }
  held.add(lock)
  return async () => {
    if (!held.delete(lock)) return
    await rm(holderFile, { force: true })
    lock.close()
  }
}

/** Node has no locks of files. Its SQLite takes one with the transaction, which is never ended. */
async function openLock(folder: string): Promise<DatabaseSync> {
  const file = join(folder, LOCK_FILE)
  // SQLite's own message for what may not be written has no reason.
  for (const path of [folder, file]) await access(path, constants.R_OK | constants.W_OK).catch(whenMissing(undefined))
  let lock: DatabaseSync | undefined
  try {
    lock = new DatabaseSync(file, { timeout: PATIENCE })
    lock.exec('begin exclusive')
    return lock
  } catch (error) {
    lock?.close()
    if (hasErrcode(error) && error.errcode === SQLITE_BUSY) throw await inUse(folder)
    throw new Error(`${file} cannot be locked on this file system. Use a local disk as DATA_DIR.`, { cause: error })
  }
}

const hasErrcode = (error: unknown): error is Error & { errcode: unknown } =>
  hasCode(error, 'ERR_SQLITE_ERROR') && error instanceof Error && 'errcode' in error

const inUse = async (folder: string): Promise<FolderInUse> =>
  new FolderInUse(folder, await readHolder(folder), await sharedFileSystem(folder))

/** An earlier version wrote no host. */
const holderSchema = z.object({ pid: z.number(), host: z.string().optional() })

async function readHolder(folder: string): Promise<string> {
  const text = await readFile(join(folder, HOLDER_FILE), 'utf8').catch(whenMissing(''))
  try {
    const { pid, host } = holderSchema.parse(JSON.parse(text))
    return `process ${pid}${host === undefined ? '' : ` on the host "${host}"`}`
  } catch {
    // The holder is just starting or ending.
    return 'another process'
  }
}

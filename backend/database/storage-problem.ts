import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'

/** PostgreSQL writes its log in files of 16 MB. With less room it cannot begin another one. */
const MIN_FREE_BYTES = 17_000_000
/** The size of the demo with room to spare. */
const ENOUGH = '300 MB'

const ADVICE: Record<string, (folder: string, free: string) => string> = {
  ENOSPC: (folder, free) =>
    `The disk of ${folder} is full (ENOSPC${free}). Make room, ${ENOUGH} for a first start, and start again: ` +
    'what was confirmed is still there.',
  EDQUOT: (folder) => `The user of this process has used up the quota on the disk of ${folder} (EDQUOT). Raise it.`,
  EROFS: (folder) =>
    `${folder} is on a read-only file system (EROFS). Mount it writable, or name another folder as DATA_DIR.`,
  EACCES: (folder) =>
    `The user of this process may not write in ${folder} (EACCES). Give the folder to that user, or name another DATA_DIR.`,
  EEXIST: (folder) => `${folder} is a file, and has to be a folder. Move it away, or name another DATA_DIR.`,
}
/** SQLSTATE and other codes of the same problem. */
const SAME: Record<string, string> = { '53100': 'ENOSPC', ENOTDIR: 'EEXIST', EPERM: 'EACCES' }

/**
 * Describes a problem of the disk or the data folder, with advice, if it caused the error. A full disk causes many
 * errors, so the free space is checked, too.
 */
export async function describeStorageProblem(error: unknown, folder: string): Promise<string | undefined> {
  const free = await freeBytes(folder)
  const shown = free === undefined ? '' : `, ${Math.floor(free / 1_000_000)} MB free`
  for (const code of codesOf(error)) {
    const describe = ADVICE[SAME[code] ?? code]
    if (describe) return describe(folder, shown)
  }
  return free !== undefined && free < MIN_FREE_BYTES ? ADVICE['ENOSPC']?.(folder, shown) : undefined
}

/** Describes an error at start: advice about the disk, or else the error's own message. */
export async function describeFailure(error: unknown, folder: string): Promise<string> {
  return (await describeStorageProblem(error, folder)) ?? reasonOf(error)
}

/** Returns the folder whose disk has the least room, of those to which a failed command has written. */
export async function fullestFolder(folders: readonly [string, ...string[]]): Promise<string> {
  let [fullest] = folders
  let least = Infinity
  for (const folder of folders) {
    const free = (await freeBytes(folder)) ?? Infinity
    if (free < least) [fullest, least] = [folder, free]
  }
  return fullest
}

function codesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return []
  const code = 'code' in error ? [String(error.code)] : []
  return [...code, ...codesOf(error.cause)]
}

/** Drizzle's own message is the whole statement with its values. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (!(error.cause instanceof Error)) return error.message
  return error.message.startsWith('Failed query') ? error.cause.message : `${error.message}\n${error.cause.message}`
}

/** Free bytes on the folder's disk, or on that of its nearest existing ancestor. */
async function freeBytes(folder: string): Promise<number | undefined> {
  try {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  } catch {
    // The folder does not exist, or may not be read: the disk of its parent is likely the same.
    return folder === dirname(folder) ? undefined : freeBytes(dirname(folder))
  }
}

import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'

/** PostgreSQL writes its log in files of 16 MB: with less it cannot begin another one. */
const TOO_LITTLE = 17_000_000
/** What the demo takes, with room to go on. */
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
/** SQLSTATE and other names of the same. */
const SAME: Record<string, string> = { '53100': 'ENOSPC', ENOTDIR: 'EEXIST', EPERM: 'EACCES' }

/**
 * What is wrong with the disk or the data folder, and what to do about it, when that is why something failed. A full
 * disk has many faces, so the free space is looked at, too.
 */
export async function describeStorageProblem(error: unknown, folder: string): Promise<string | undefined> {
  const free = await freeBytes(folder)
  const shown = free === undefined ? '' : `, ${Math.floor(free / 1_000_000)} MB free`
  for (const code of codesOf(error)) {
    const describe = ADVICE[SAME[code] ?? code]
    if (describe) return describe(folder, shown)
  }
  return free !== undefined && free < TOO_LITTLE ? ADVICE['ENOSPC']?.(folder, shown) : undefined
}

/** For whoever starts the program: advice about the disk, or else the error's own words. */
export async function describeFailure(error: unknown, folder: string): Promise<string> {
  return (await describeStorageProblem(error, folder)) ?? reasonOf(error)
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

/** Of the folder's disk, or of the nearest one above that exists. */
async function freeBytes(folder: string): Promise<number | undefined> {
  try {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  } catch {
    return folder === dirname(folder) ? undefined : freeBytes(dirname(folder))
  }
}

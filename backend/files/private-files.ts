import { chmodSync } from 'node:fs'
import { chmod, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { hasCode } from './system-error.ts'

const OWNER_ONLY = { file: 0o600, folder: 0o700 } as const

/** Makes new files of this process private: they have names, addresses and a secret. */
export const keepNewFilesPrivate = (): void => void process.umask(0o077)

/**
 * Creates the folder if necessary and removes all access of other users. Folders of an earlier version and files that
 * PGlite unpacks have wider modes.
 */
export async function makePrivateFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: OWNER_ONLY.folder })
  await chmod(folder, OWNER_ONLY.folder)
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const entry of entries) {
    if (entry.isSymbolicLink()) continue
    const mode = entry.isDirectory() ? OWNER_ONLY.folder : OWNER_ONLY.file
    try {
      // PostgreSQL has a thousand files: one promise for each would take twenty times as long.
      chmodSync(join(entry.parentPath, entry.name), mode)
    } catch (error) {
      // A file may disappear while its folder is read: a mail's `.part`.
      if (!hasCode(error, 'ENOENT')) throw error
    }
  }
}

import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { inArray } from 'drizzle-orm'
import type { Database } from '#backend/database/database.ts'
import { attachmentTable } from '#backend/database/schema/attachments.ts'
import { hasCode } from '#backend/files/system-error.ts'
import { DAY, PERIODS } from './periods.ts'

/**
 * Deletes the bytes of attachments without a row: those of deleted rows and those that a killed process left behind. A
 * file that is being stored has its name before its row says so, and is too young. The folder may be missing.
 */
export async function deleteAttachmentFiles(
  db: Database,
  folder: string,
  now: Date,
): Promise<{ attachmentFiles: number }> {
  let attachmentFiles = 0
  for (const name of await readdir(folder).catch(noneWhenGone)) {
    const group = join(folder, name)
    const files = await readdir(group).catch(noneWhenGone)
    const known = await findKnown(db, [...new Set(files.map(idOfFile))])
    for (const file of files) {
      if (known.has(idOfFile(file))) continue
      const path = join(group, file)
      const age = now.getTime() - (await stat(path)).mtimeMs
      if (age < PERIODS.unfinishedFiles * DAY) continue
      await rm(path, { force: true })
      attachmentFiles += 1
    }
  }
  return { attachmentFiles }
}

/** Each name begins with the 32 digits of its id. */
const idOfFile = (name: string): string => name.slice(0, 32)

async function findKnown(db: Database, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db.select({ id: attachmentTable.id }).from(attachmentTable).where(inArray(attachmentTable.id, ids))
  return new Set(rows.map(({ id }) => id))
}

function noneWhenGone(error: unknown): string[] {
  if (hasCode(error, 'ENOENT', 'ENOTDIR')) return []
  throw error
}

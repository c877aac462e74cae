import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { hasCode, whenMissing } from '#backend/files/system-error.ts'
import { newId } from './id.ts'

/** Another running process has the database in this folder open. */
export class FolderInUse extends Error {
  readonly folder: string
  readonly pid: number
  constructor(folder: string, pid: number) {
    super(
      `The database in ${folder} is in use by process ${pid}. ` +
        'Stop that process, give this one another DATA_DIR, or let both share a server by DATABASE_URL.',
    )
    this.name = 'FolderInUse'
    this.folder = folder
    this.pid = pid
  }
}

const ownFolders = new Set<string>()

/**
 * Locks the folder for this process until the returned function is called. PGlite does not notice a second process, and
 * both would destroy the files. The lock of a process that has ended or was killed is taken over.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const file = join(folder, 'database.lock')
  const mine = `${file}.${newId()}`
  await writeFile(mine, JSON.stringify({ pid: process.pid, started: await startOf(process.pid) }))
  try {
    if (!(await becomes(mine, file))) await takeOver(folder, file, mine)
  } finally {
    await rm(mine, { force: true })
  }
  ownFolders.add(folder)
  return async () => {
    if (ownFolders.delete(folder)) await rm(file, { force: true })
  }
}

/** Gives the file another name as well, with which it is complete from the beginning. @returns false if the name is taken. */
async function becomes(mine: string, name: string): Promise<boolean> {
  try {
    await link(mine, name)
    return true
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false
    throw error
  }
}

/** The text of a lock; empty if its process has just removed it. */
const read = (file: string): Promise<string> => readFile(file, 'utf8').catch(whenMissing(''))

/** Only one process may take over: removing a lock that another one has just taken over would admit a third. */
async function takeOver(folder: string, file: string, mine: string): Promise<void> {
  const guard = `${file}.takeover`
  if (!(await becomes(mine, guard))) await removeStaleGuard(folder, guard, mine)
  try {
    const holder = await livingHolder(folder, await read(file))
    if (holder) throw new FolderInUse(folder, holder)
    await rm(file, { force: true })
    if (!(await becomes(mine, file))) throw new FolderInUse(folder, parse(await read(file)).pid)
  } finally {
    await rm(guard, { force: true })
  }
}

/** A process may have been killed during its takeover. */
async function removeStaleGuard(folder: string, guard: string, mine: string): Promise<void> {
  const text = await read(guard)
  const { pid } = parse(text)
  const holder = pid === process.pid ? pid : await livingHolder(folder, text)
  if (holder) throw new FolderInUse(folder, holder)
  await rm(guard, { force: true })
  await link(mine, guard)
}

async function livingHolder(folder: string, text: string): Promise<number | undefined> {
  const { pid, started } = parse(text)
  if (pid === process.pid) return ownFolders.has(folder) ? pid : undefined
  if (!pid || !isRunning(pid)) return undefined
  const now = await startOf(pid)
  return started && now && started !== now ? undefined : pid
}

const lock = z.object({ pid: z.number(), started: z.string().optional() })

function parse(text: string): z.infer<typeof lock> {
  try {
    return lock.parse(JSON.parse(text))
  } catch {
    // Half of a file, of a process that was killed while it wrote.
    return { pid: 0 }
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return hasCode(error, 'EPERM')
  }
}

/** Returns the start time of a process on Linux, elsewhere ''. Process numbers are used again, in containers soon. */
async function startOf(pid: number): Promise<string> {
  const stat = await readSystem(`/proc/${pid}/stat`)
  const boot = stat && (await readSystem('/proc/sys/kernel/random/boot_id'))
  // The second field, the command in brackets, may contain blanks. The start is the 22nd field.
  return stat && `${boot.trim()} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]}`
}

const readSystem = (file: string): Promise<string> =>
  // Other systems have no such files, a process may have ended, and some systems hide those of others.
  readFile(file, 'utf8').catch(() => '')

import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, statfs, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { fillMigrated } from '#test/support/database.ts'
import type { OpenedDatabase } from './database.ts'
import { openDatabase } from './open.ts'
import { describeFailure, describeStorageProblem, fullestFolder } from './storage-problem.ts'
import { isDatabaseUnavailable } from './unavailable.ts'

const reasonOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  )

describe('A problem of the data folder', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'storage-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  test('it is a file', async () => {
    const dataDir = join(folder, 'data')
    await writeFile(dataDir, '')
    const error = await reasonOf(openDatabase({ dataDir }))
    expect(await describeStorageProblem(error, dataDir)).toBe(
      `${dataDir} is a file, and has to be a folder. Move it away, or name another DATA_DIR.`,
    )
  })

  test.each([
    ['EROFS', 'read-only file system'],
    ['EACCES', 'may not write'],
    ['53100', 'is full (ENOSPC, '],
  ])('%s behind an error of Drizzle', async (code, words) => {
    const cause = Object.assign(new Error('no'), { code })
    const error = new Error('Failed query: insert … params: Erika Musterfrau', { cause })
    expect(await describeStorageProblem(error, folder)).toContain(words)
  })

  test.runIf(process.platform === 'linux')('is that of the folder with the least room: /proc has none', async () => {
    expect(await fullestFolder([folder, '/proc'])).toBe('/proc')
    expect(await fullestFolder(['/proc', folder])).toBe('/proc')
  })

  test('describes other errors in their own words, without the values of a statement', async () => {
    expect(await describeFailure(new Error('no'), folder)).toBe('no')
    const cause = new Error('relation "a" does not exist')
    const error = new Error('Failed query: insert … params: Erika Musterfrau', { cause })
    expect(await describeFailure(error, folder)).toBe('relation "a" does not exist')
  })
})

describe.runIf(canMount())('A full disk', () => {
  let disk: string
  let database: OpenedDatabase | undefined
  beforeEach(async () => {
    disk = await mkdtemp(join(tmpdir(), 'disk-'))
  })
  afterEach(async () => {
    await database?.close()
    database = undefined
    execFileSync('umount', [disk])
    await rm(disk, { recursive: true })
  })
  const mount = (size: string) => execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', disk])

  test('is named at a first start, with the folder and advice', async () => {
    mount('16m')
    const dataDir = join(disk, 'data')
    const error = await reasonOf(openDatabase({ dataDir }))
    expect(isDatabaseUnavailable(error)).toBe(true)
    expect(await describeFailure(error, dataDir)).toMatch(
      /^The disk of .*\/data is full \(ENOSPC, \d+ MB free\)\. Make room, 300 MB for a first start, and start again/,
    )
  })

  test('makes a write unavailable and keeps the stored data until there is room', async () => {
    mount('80m')
    const logged: string[] = []
    const log = { error: (_: object, message: string) => void logged.push(message) }
    const dataDir = join(disk, 'data')
    await fillMigrated(dataDir)
    database = await openDatabase({ dataDir, log })
    await database.query('create table entry (text text)')
    await database.query("insert into entry values ('kept')")
    const { bavail, bsize } = await statfs(disk)
    await writeFile(join(disk, 'filler'), Buffer.alloc(bavail * bsize))
    const write = database.query('insert into entry select repeat(md5(n::text), 200) from generate_series(1, 500) n')
    expect(isDatabaseUnavailable(await reasonOf(write))).toBe(true)
    expect(logged[0]).toContain(`the disk of ${join(dataDir, 'postgres')} is full`)
    expect((await database.query('select text from entry')).rows).toEqual([{ text: 'kept' }])
    await rm(join(disk, 'filler'))
    await database.query("insert into entry values ('again')")
    expect((await database.query('select text from entry')).rows).toHaveLength(2)
  })
})

/** Needs root and the right to mount, which most containers do not have. */
function canMount(): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false
  try {
    execFileSync('unshare', ['--mount', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

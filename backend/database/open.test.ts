import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { FolderInUse, lockFolder } from './folder-lock.ts'
import { openDatabase } from './open.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'database-'))
})
afterEach(() => rm(folder, { recursive: true }))

const lockFile = () => join(folder, 'database.lock')

test('Data survives closing and opening.', async () => {
  const first = await openDatabase({ dataDir: folder })
  await first.query('create table kept (n int); insert into kept values (7)')
  await first.close()
  const second = await openDatabase({ dataDir: folder })
  expect((await second.query('select n from kept')).rows).toEqual([{ n: 7 }])
  expect(second.kind).toBe('pglite')
  await second.close()
}, 120_000)

test('A folder in use names itself and the process until it is closed.', async () => {
  const unlock = await lockFolder(folder)
  const refused = openDatabase({ dataDir: folder })
  await expect(refused).rejects.toThrow(FolderInUse)
  await expect(refused).rejects.toThrow(`${folder} is in use by process ${process.pid}`)
  expect(existsSync(lockFile())).toBe(true)
  await unlock()
  expect(existsSync(lockFile())).toBe(false)
  await (
    await lockFolder(folder)
  )()
})

test('A running process keeps its lock, and a killed one loses it.', async () => {
  const module = JSON.stringify(join(import.meta.dirname, 'folder-lock.ts'))
  const script = `import { lockFolder } from ${module}
    await lockFolder(${JSON.stringify(folder)}); console.log('locked'); setInterval(() => {}, 1000)`
  const other = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  await new Promise((resolve) => other.stdout.once('data', resolve))
  await expect(lockFolder(folder)).rejects.toThrow(`in use by process ${other.pid}`)
  const gone = new Promise((resolve) => other.once('exit', resolve))
  other.kill('SIGKILL')
  await gone
  await (
    await lockFolder(folder)
  )()
})

test.each([
  ['a process of an earlier start of the machine', { pid: process.ppid, started: 'another-boot 1' }],
  ['an earlier process with this number', { pid: process.pid, started: '' }],
  ['nobody to be found', { pid: 999_999_999 }],
])('A lock is taken over from %s.', async (_, held) => {
  await writeFile(lockFile(), JSON.stringify(held))
  const unlock = await lockFolder(folder)
  expect(JSON.parse(await readFile(lockFile(), 'utf8'))).toMatchObject({ pid: process.pid })
  await unlock()
})

test('One of several processes that find a stale lock gets the folder.', async () => {
  await writeFile(lockFile(), JSON.stringify({ pid: 999_999_999 }))
  const attempts = await Promise.allSettled([1, 2, 3, 4].map(() => lockFolder(folder)))
  expect(attempts.filter((attempt) => attempt.status === 'fulfilled')).toHaveLength(1)
})

import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { once } from 'node:events'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { hasNoContainers } from '#test/support/container.ts'
import { startRival } from '#test/support/rival.ts'
import { FolderInUse, LOCK_FILE, lockFolder } from './folder-lock.ts'
import { openDatabase } from './open.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lock-'))
})
afterEach(() => rm(folder, { recursive: true }))

const holderFile = () => join(folder, 'database.lock')
const lockAndUnlock = async () => (await lockFolder(folder))()

test('A folder in use names itself, the process and its host until it is closed.', async () => {
  const unlock = await lockFolder(folder)
  const refused = openDatabase({ dataDir: folder })
  await expect(refused).rejects.toThrow(FolderInUse)
  await expect(refused).rejects.toThrow(
    `The database in ${folder} is in use by process ${process.pid} on the host "${hostname()}". Stop that process`,
  )
  // The refused attempt has not released the lock for others.
  const rival = await startRival(folder)
  expect(rival.answer).toContain('is in use by')
  await unlock()
  expect(existsSync(holderFile())).toBe(false)
  await lockAndUnlock()
  expect((await stat(join(folder, LOCK_FILE))).size).toBe(0)
})

describe.each([
  { contained: false, who: 'A process' },
  { contained: true, who: 'Process 1 of a container' },
])('$who', ({ contained }) => {
  const start = () => startRival(folder, { contained })
  const isSkipped = contained && hasNoContainers()

  test.skipIf(isSkipped)('keeps its lock while it runs or is stopped, and loses it when it is killed.', async () => {
    const first = await start()
    expect(first.answer).toBe('locked')
    const second = await start()
    expect(second.answer).toContain(`is in use by process ${contained ? 1 : ''}`)
    first.signal('SIGSTOP')
    await expect(lockFolder(folder)).rejects.toThrow(FolderInUse)
    await first.kill()
    await lockAndUnlock()
  })

  test.skipIf(isSkipped)('is the only one of six that start at once to get the folder of a killed one.', async () => {
    await (await start()).kill()
    const rivals = await Promise.all([1, 2, 3, 4, 5, 6].map(start))
    const answers = rivals.map(({ answer }) => answer)
    expect(answers.filter((answer) => answer === 'locked')).toHaveLength(1)
    expect(answers.filter((answer) => answer.includes('is in use by'))).toHaveLength(5)
  })
})

describe('An earlier version of this program', () => {
  test('that serves the folder keeps it, though it has no lock.', async () => {
    await writeFile(holderFile(), JSON.stringify({ pid: 4711, started: 'a-boot 1' }))
    const server = createServer().listen(join(folder, 'control.sock'))
    await once(server, 'listening')
    await expect(lockFolder(folder)).rejects.toThrow('is in use by process 4711. Stop')
    server.close()
    await once(server, 'close')
    await lockAndUnlock()
  })

  test('that was killed leaves the folder to the next one.', async () => {
    await writeFile(holderFile(), JSON.stringify({ pid: process.ppid, started: 'another-boot 1' }))
    const unlock = await lockFolder(folder)
    expect(JSON.parse(await readFile(holderFile(), 'utf8'))).toEqual({ pid: process.pid, host: hostname() })
    await unlock()
  })
})

test('A holder that is still writing who it is refuses others as well.', async () => {
  const unlock = await lockFolder(folder)
  await writeFile(holderFile(), '{"pid":')
  await expect(lockFolder(folder)).rejects.toThrow('is in use by another process. Stop')
  await unlock()
})

test('A folder that cannot be locked says so.', async () => {
  await mkdir(join(folder, LOCK_FILE))
  await expect(lockFolder(folder)).rejects.toThrow('cannot be locked on this file system')
})

test('On a network file system the refusal names the other possible reason.', () => {
  const { message } = new FolderInUse('/data', 'another process', 'NFS')
  expect(message).toContain('its file system, NFS, gives no locks: use a local disk')
})

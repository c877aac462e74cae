import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { LOCK_FILE, lockFolder } from '#backend/database/folder-lock.ts'
import { newId } from '#backend/database/id.ts'
import { migrate } from '#backend/database/migrate.ts'
import type { OpenedDatabase } from '#backend/database/database.ts'
import { openDatabase } from '#backend/database/open.ts'
import { openQueue } from '#backend/mail/boss.ts'
import { IDEMPOTENCY_KEY } from '#contracts/shop/headers.ts'
import { readState } from '#test/long/durability/read-state.ts'
import { startRival } from '#test/support/rival.ts'
import { ALL_KINDS, createEmptyServerDatabase, fillMigrated } from '#test/support/database.ts'
import { PRODUCTS, seedSalesCatalogue } from '#test/support/sales-catalogue.ts'
import { readyToOrder, shopOn } from '#test/support/sales-shop.ts'
import { backUp, type DataLocation } from './backup.ts'
import { openControl } from '#backend/control/control.ts'
import { restore } from './restore.ts'
import { runTool } from './run-tool.ts'

describe.each(ALL_KINDS)('backup and restore of a shop on %s', { timeout: 300_000 }, (kind) => {
  let folder: string
  const closing: (() => Promise<unknown>)[] = []
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'backup-'))
  })
  afterEach(async () => {
    for (const close of closing.splice(0).toReversed()) await close()
    await rm(folder, { recursive: true })
  })

  async function newPlace(name: string): Promise<DataLocation> {
    const dataDir = join(folder, name)
    if (kind === 'pglite') return { dataDir }
    const { url, drop } = await createEmptyServerDatabase()
    closing.push(drop)
    return { dataDir, url }
  }

  async function openShop(place: DataLocation) {
    const database: OpenedDatabase = await openDatabase(place)
    await migrate(database.db)
    const queue = await openQueue(database, { keepDays: 14, log: console })
    const close = async () => {
      await queue.stop()
      await database.close()
    }
    const order = async () => {
      const visitor = await readyToOrder(shopOn(database, queue), PRODUCTS.green)
      const { json } = await visitor.call('POST /checkout/order', {}, { [IDEMPOTENCY_KEY]: newId() })
      return String(json.orderNumber)
    }
    return { database, order, close }
  }

  test('a backup taken while orders continue has all confirmed ones, and numbers continue from there', async () => {
    const [place, other, file] = [await newPlace('data'), await newPlace('elsewhere'), join(folder, 'backup.tgz')]
    if (kind === 'pglite') await fillMigrated(place.dataDir)
    const shop = await openShop(place)
    await seedSalesCatalogue(shop.database.db)
    const { dump } = shop.database
    const closeControl = dump
      ? await openControl(place.dataDir, { '/dump': async () => Buffer.from(await dump()) }, console)
      : async () => {}
    await mkdir(join(place.dataDir, 'mails'), { recursive: true })
    await writeFile(join(place.dataDir, 'mails', 'a.eml'), 'mail')
    await writeFile(join(place.dataDir, 'secret'), 'secret')

    const before = [await shop.order(), await shop.order()]
    const meanwhile = Promise.all(Array.from({ length: 4 }, () => shop.order()))
    await backUp(place, file)
    const after = await meanwhile
    await closeControl()
    await shop.close()
    expect((await stat(file)).mode & 0o077).toBe(0)
    await expect(backUp(place, file)).rejects.toThrow('exists already')

    await restore(other, file)
    const restored = await openShop(other)
    const { orders } = await readState(restored.database)
    const numbers = orders.map(({ number }) => number)
    expect(numbers).toEqual([...before, ...after].toSorted().slice(0, numbers.length))
    expect(numbers.length).toBeGreaterThanOrEqual(before.length)
    expect(orders.every(({ lines, mails }) => lines === 1 && mails.length === 2)).toBe(true)
    expect(await restored.order()).toBe(`A-${100_001 + numbers.length}`)
    await restored.close()
    expect(await readFile(join(other.dataDir, 'mails', 'a.eml'), 'utf8')).toBe('mail')
    expect(await readFile(join(other.dataDir, 'secret'), 'utf8')).toBe('secret')

    // Existing data is replaced on request only, and never under a running server.
    await expect(restore(other, file)).rejects.toThrow('not empty')
    const running = await openShop(other)
    await expect(restore(other, file, { overwrite: true })).rejects.toThrow(
      kind === 'pglite' ? 'is in use by process' : 'stop all servers first',
    )
    await running.close()
    // On PostgreSQL a server that is stopping is waited for.
    const last = other.url ? await openLastConnection(other.url) : undefined
    const restoring = restore(other, file, { overwrite: true })
    await last?.closeOnceSeen()
    await restoring
    const again = await openShop(other)
    expect((await readState(again.database)).orders).toEqual(orders)
    await again.close()
  })
})

describe.runIf(process.env['DATABASE_URL'])('a dump of the server by its own program', () => {
  test('is in the backup in place of one of this machine, and is restored', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'backup-'))
    const [from, to] = [await createEmptyServerDatabase(), await createEmptyServerDatabase()]
    try {
      const database = await openDatabase({ dataDir: folder, url: from.url })
      await database.query("create table kept (a text); insert into kept values ('x')")
      const dump = join(folder, 'server.dump')
      await runTool('pg_dump', ['--format=custom', `--file=${dump}`, from.url])
      // Later than the dump, so not in it.
      await database.query("insert into kept values ('y')")
      await database.close()
      const file = join(folder, 'backup.tgz')
      await backUp({ dataDir: join(folder, 'data'), url: from.url }, file, dump)
      const place = { dataDir: join(folder, 'restored'), url: to.url }
      await restore(place, file)
      const restored = await openDatabase(place)
      expect((await restored.query('select a from kept')).rows).toEqual([{ a: 'x' }])
      await restored.close()
    } finally {
      await from.drop()
      await to.drop()
      await rm(folder, { recursive: true })
    }
  })
})

test('A file that is not a dump of a server is refused, and no backup is written.', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'backup-'))
  const [text, file] = [join(folder, 'dump.sql'), join(folder, 'backup.tgz')]
  await writeFile(text, '-- PostgreSQL database dump')
  const place = { dataDir: folder, url: 'postgres://nowhere.test/x' }
  await expect(backUp(place, file, text)).rejects.toThrow('pg_dump --format=custom')
  await expect(backUp({ dataDir: folder }, file, text)).rejects.toThrow('set DATABASE_URL')
  expect(await readdir(folder)).toEqual(['dump.sql'])
  await rm(folder, { recursive: true })
})

describe('The folder of the backups', () => {
  let folder: string
  let file: string
  let place: DataLocation
  let closeControl: () => Promise<void>
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'backup-'))
    file = join(folder, 'backups/a.tgz')
    place = { dataDir: join(folder, 'data') }
    await mkdir(place.dataDir)
    await mkdir(join(folder, 'backups'))
    closeControl = await openControl(place.dataDir, { '/dump': async () => Buffer.from('dump') }, console)
  })
  afterEach(async () => {
    vi.unstubAllEnvs()
    await closeControl()
    await rm(folder, { recursive: true })
  })

  test('keeps nothing of a backup that failed.', async () => {
    const programs = join(folder, 'programs')
    await mkdir(programs)
    await writeFile(join(programs, 'tar'), '#!/bin/sh\necho half > "$2"\nexit 1\n', { mode: 0o700 })
    vi.stubEnv('PATH', programs)
    await expect(backUp(place, file)).rejects.toThrow('tar failed')
    expect(await readdir(join(folder, 'backups'))).toEqual([])
  })

  test('loses with the next backup what killed ones have left, after a day.', async () => {
    const left = ['.backup-abc123', '.backup-def456', 'b.tgz.part', 'c.tgz.part', 'd.tgz', 'notes.part']
    const paths = left.map((name) => join(folder, 'backups', name))
    for (const path of paths)
      await (path.includes('.backup') ? mkdir(path) : writeFile(path, '')).then(() => utimes(path, 0, 0))
    for (const path of [paths[1], paths[3]]) await utimes(path ?? '', new Date(), new Date())
    await backUp(place, file)
    expect((await readdir(join(folder, 'backups'))).toSorted()).toEqual([
      '.backup-def456',
      'a.tgz',
      'c.tgz.part',
      'd.tgz',
      'notes.part',
    ])
  })
})

/** The last connection of a server that is stopping. It closes once another session has looked at the database. */
async function openLastConnection(url: string) {
  const last = new Client({ connectionString: url })
  await last.connect()
  const countSessions = async () => {
    const { rows } = await last.query<{ sessions: string }>(
      'select sessions from pg_stat_database where datname = current_database()',
    )
    return Number(rows[0]?.sessions)
  }
  const isAlone = async () => {
    const { rows } = await last.query('select from pg_stat_activity where datname = current_database()')
    return rows.length === 1
  }
  // A session is counted at its end at the latest.
  await expect.poll(isAlone).toBe(true)
  const before = await countSessions()
  return {
    async closeOnceSeen() {
      await expect.poll(countSessions).toBeGreaterThan(before)
      await last.end()
    },
  }
}

test('A running server without a control socket is named.', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'backup-'))
  const unlock = await lockFolder(folder)
  await expect(backUp({ dataDir: folder }, join(folder, 'a.tgz'))).rejects.toThrow(
    `is in use by process ${process.pid} on the host "${hostname()}", which gives no dump`,
  )
  await unlock()
  await rm(folder, { recursive: true })
})

test('A backup in the process of the server leaves the lock of the folder where it is.', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'backup-'))
  const dataDir = join(folder, 'data')
  await mkdir(dataDir)
  const unlock = await lockFolder(dataDir)
  const closeControl = await openControl(dataDir, { '/dump': async () => Buffer.from('dump') }, console)
  await backUp({ dataDir }, join(folder, 'a.tgz'))
  await closeControl()
  const rival = await startRival(dataDir)
  expect(rival.answer).toContain(`is in use by process ${process.pid}`)
  await unlock()
  await rm(folder, { recursive: true })
})

test.each([
  ['is missing', undefined, /^There is no file .*broken\.tgz/],
  ['is empty', '', /is damaged or is not a backup/],
  ['is another file', 'hello', /is damaged or is not a backup/],
])(
  'A backup that %s is refused with a plain reason, and the folder has nothing but its lock.',
  async (_, content, reason) => {
    const folder = await mkdtemp(join(tmpdir(), 'backup-'))
    const [file, dataDir] = [join(folder, 'broken.tgz'), join(folder, 'data')]
    if (content !== undefined) await writeFile(file, content)
    await expect(restore({ dataDir }, file)).rejects.toThrow(reason)
    expect(await readdir(dataDir)).toEqual([LOCK_FILE])
    await rm(folder, { recursive: true })
  },
)

test.each([
  ['without a description', { database: '' }, /is not a backup of this site/],
  ['with a wrong description', { 'backup.json': '{"format":2}', database: '' }, /is not a backup of this site/],
  [
    'with a damaged database',
    { 'backup.json': '{"format":1,"database":"pglite","made":"2026-11-22"}', database: 'hello' },
    /database in the backup is damaged/,
  ],
])(
  'An archive %s is refused with a plain reason, and the folder has nothing but its lock.',
  async (_, contents, reason) => {
    const folder = await mkdtemp(join(tmpdir(), 'backup-'))
    const [file, dataDir] = [join(folder, 'broken.tgz'), join(folder, 'data')]
    await mkdir(join(folder, 'in', 'files'), { recursive: true })
    for (const [name, text] of Object.entries(contents)) await writeFile(join(folder, 'in', name), text)
    await runTool('tar', ['-czf', file, '-C', join(folder, 'in'), '.'])
    await expect(restore({ dataDir }, file)).rejects.toThrow(reason)
    expect(await readdir(dataDir)).toEqual([LOCK_FILE])
    await rm(folder, { recursive: true })
  },
)

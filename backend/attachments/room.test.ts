import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { OpenedDatabase } from '#backend/database/database.ts'
import { newId } from '#backend/database/id.ts'
import { createLimiter } from '#backend/limits/limiter.ts'
import {
  type Attachment,
  type AttachmentResult,
  type Attachments,
  LARGEST_ATTACHMENT,
  LARGEST_PART,
} from '#contracts/attachments/attachments.ts'
import { describeOnEachDatabase } from '#test/support/database.ts'
import { largePdf } from '#test/support/sample-files.ts'
import { createAttachments } from './attachments.ts'
import type { Room } from './room.ts'

const MB = 1024 * 1024
const pdf = (size: number, line = '') => ({ line, name: 'plan.pdf', size, modified: 1 })
// oxlint-disable-next-line typescript/require-await -- an asynchronous source, as a request's body is
async function* inOnePiece(bytes: Uint8Array) {
  yield bytes
}

function accepted(result: AttachmentResult): Attachment {
  if ('attachment' in result) return result.attachment
  throw new Error(`refused: ${result.problem}`)
}

describeOnEachDatabase('The room for files', (open) => {
  let database: OpenedDatabase
  let dataDir: string
  let network: string | undefined
  const log = { error: vi.fn<(fields: object, message: string) => void>() }
  beforeAll(async () => void (database = await open()))
  beforeEach(async () => {
    await database.query('truncate attachment, rate_limit')
    dataDir = await mkdtemp(join(tmpdir(), 'room-'))
    network = undefined
    log.error.mockClear()
  })
  afterEach(() => rm(dataDir, { recursive: true, force: true }))

  const openFiles = (room: Room): Attachments =>
    createAttachments({
      db: database.db,
      dataDir,
      room,
      limiter: createLimiter({ secret: 's', callerNetwork: () => network, log: { warn: () => {}, ...log } }),
      leastFree: 0,
      secret: 'secret',
      linkTo: (id, grant) => `https://site.test/${id}/${grant}`,
      isShopEmbedded: false,
      log,
    })
  const addWhole = async (files: Attachments, folder: string, line = '') => {
    const { id } = accepted(await files.begin(folder, pdf(MB, line)))
    return accepted(await files.append(folder, id, 0, largePdf(MB)))
  }
  const makeOlder = (minutes: number) =>
    database.db.execute(sql`update attachment set updated_at = updated_at - ${`${minutes} minutes`}::interval`)
  const bytesOnDisk = async () => {
    const entries = await readdir(dataDir, { recursive: true, withFileTypes: true })
    const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
    return (await Promise.all(files.map((file) => stat(file)))).reduce((sum, { size }) => sum + size, 0)
  }

  test('is not taken by files that are announced and never sent', async () => {
    const files = openFiles({ together: 100 * MB, ofNetwork: 50 * MB })
    for (const of of ['203.0.113.1', '203.0.113.2', '203.0.113.3']) {
      network = of
      for (let count = 0; count < 6; count += 1) accepted(await files.begin(newId(), pdf(LARGEST_ATTACHMENT)))
    }
    network = '203.0.113.4'
    expect((await addWhole(files, newId())).received).toBe(MB)
  })

  test('is announced for ten minutes without a byte', async () => {
    const files = openFiles({ together: 100 * MB, ofNetwork: 50 * MB })
    const folder = newId()
    const { id } = accepted(await files.begin(folder, pdf(2 * MB)))
    await makeOlder(9)
    expect(accepted(await files.begin(folder, pdf(2 * MB))).id).toBe(id)
    await makeOlder(9)
    expect(accepted(await files.append(folder, id, 0, largePdf(MB))).received).toBe(MB)
    const ended = accepted(await files.begin(folder, pdf(LARGEST_ATTACHMENT)))
    await makeOlder(11)
    expect(await files.list(folder)).toMatchObject([{ id, received: MB }])
    expect(await files.append(folder, ended.id, 0, largePdf(MB))).toEqual({ problem: 'gone' })
  })

  test('has a part for each network, until the files are sent', async () => {
    const files = openFiles({ together: 10 * MB, ofNetwork: 2 * MB })
    const folder = newId()
    network = '203.0.113.1'
    for (const line of ['a', 'b']) await addWhole(files, folder, line)
    expect(await files.begin(newId(), pdf(MB))).toEqual({ problem: 'no-room' })
    const piece = { line: '', name: 'a.pdf' }
    expect(await files.store(newId(), piece, inOnePiece(largePdf(MB)))).toEqual({ problem: 'no-room' })
    network = '203.0.113.2'
    await addWhole(files, newId())
    network = '203.0.113.1'
    await files.send(folder)
    await addWhole(files, newId())
  })

  test('holds for files that arrive at the same time, and is reported once', async () => {
    const files = openFiles({ together: 3 * MB, ofNetwork: 3 * MB })
    const part = largePdf(LARGEST_PART)
    const begin = async () => {
      const folder = newId()
      return { folder, id: accepted(await files.begin(folder, pdf(2 * LARGEST_PART))).id }
    }
    const begun = await Promise.all(Array.from({ length: 12 }, begin))
    const appendAll = async (offset: number) => {
      const results = await Promise.all(begun.map(({ folder, id }) => files.append(folder, id, offset, part)))
      return results.filter((result) => 'attachment' in result).length
    }
    expect(await appendAll(0)).toBe(3)
    expect(await appendAll(LARGEST_PART)).toBe(0)
    expect(await bytesOnDisk()).toBe(3 * MB)
    expect(log.error).toHaveBeenCalledTimes(1)
  })
})

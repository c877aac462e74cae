import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { OpenedDatabase } from '#backend/database/database.ts'
import { newId } from '#backend/database/id.ts'
import { attachmentTable } from '#backend/database/schema/attachments.ts'
import { createLimiter, NO_LIMITS } from '#backend/limits/limiter.ts'
import { LIMITS } from '#backend/limits/limits.ts'
import {
  type Attachment,
  type AttachmentResult,
  type Attachments,
  LARGEST_ATTACHMENT,
  MOST_OF_LINE,
  MOST_OF_REQUEST,
  PART_SIZE,
  WHOLE_REQUEST,
} from '#contracts/attachments/attachments.ts'
import { describeOnEachDatabase } from '#test/support/database.ts'
import { largePdf, SAMPLE_DXF, SAMPLE_PDF, samplePicture } from '#test/support/sample-files.ts'
import { type AttachmentOptions, createAttachments } from './attachments.ts'

const OF_OTHERS = 0o077
const pdf = (size = SAMPLE_PDF.length, line = 'line-1') => ({ line, name: 'plan.pdf', size, modified: 1 })
// oxlint-disable-next-line typescript/require-await -- an asynchronous source, as a request's body is
async function* chunksOf(bytes: Uint8Array, size = 50_000) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

function accepted(result: AttachmentResult): Attachment {
  if ('attachment' in result) return result.attachment
  throw new Error(`refused: ${result.problem}`)
}

describeOnEachDatabase('The files of a quote request', (open) => {
  let database: OpenedDatabase
  let dataDir: string
  let folder: string
  const log = { error: vi.fn<(fields: object, message: string) => void>() }
  beforeAll(async () => void (database = await open()))
  beforeEach(async () => {
    await database.query('truncate attachment, rate_limit')
    dataDir = await mkdtemp(join(tmpdir(), 'attachments-'))
    folder = newId()
    log.error.mockClear()
  })
  afterEach(() => rm(dataDir, { recursive: true, force: true }))

  const openFiles = (over: Partial<AttachmentOptions> = {}): Attachments =>
    createAttachments({
      db: database.db,
      dataDir,
      limiter: NO_LIMITS,
      leastFree: 0,
      secret: 'secret',
      linkTo: (id, grant) => `https://site.test/${id}/${grant}`,
      isShopEmbedded: false,
      log,
      ...over,
    })
  const storedFiles = async () =>
    (await readdir(dataDir, { recursive: true })).filter((name) => /[0-9a-f]{32}/.test(name))
  const send = async (files: Attachments, bytes: Uint8Array, file = pdf(bytes.length), from = 0) => {
    const { id } = accepted(await files.begin(folder, file))
    let result: AttachmentResult = { problem: 'gone' }
    for (let at = from; at < bytes.length; at += PART_SIZE)
      result = await files.append(folder, id, at, bytes.subarray(at, at + PART_SIZE))
    return result
  }

  test('arrive in parts, and are theirs only', async () => {
    const files = openFiles()
    const bytes = largePdf(3 * PART_SIZE + 1000)
    const { id, received, name, kind } = accepted(await send(files, bytes))
    expect([received, name, kind]).toEqual([bytes.length, 'plan.pdf', 'pdf'])
    expect(await files.list(folder)).toMatchObject([{ id, line: 'line-1', received: bytes.length, isRemoved: false }])

    const stranger = newId()
    expect(await files.list(stranger)).toEqual([])
    expect(await files.append(stranger, id, 0, bytes.subarray(0, 10))).toEqual({ problem: 'gone' })
    await files.remove(stranger, id)
    expect(await files.restore(stranger, id)).toEqual({ problem: 'gone' })
    expect(await files.list(folder)).toHaveLength(1)
  })

  test('are readable to their owner only, below random names', async () => {
    const files = openFiles()
    await send(files, SAMPLE_PDF, { ...pdf(), name: '../../plan.pdf' })
    accepted(
      await files.store(folder, { line: WHOLE_REQUEST, name: 'photo.png' }, chunksOf(await samplePicture('png'))),
    )
    const names = await readdir(dataDir, { recursive: true })
    expect(names.filter((name) => name.includes('plan') || name.includes('photo'))).toEqual([])
    expect((await storedFiles()).filter((name) => /part|check/.test(name))).toEqual([])
    for (const name of names) expect((await stat(join(dataDir, name))).mode & OF_OTHERS, name).toBe(0)
  })

  test('go on where they broke off, in another process, too', async () => {
    const bytes = largePdf(3 * PART_SIZE)
    const { id } = accepted(await openFiles().begin(folder, pdf(bytes.length)))
    await openFiles().append(folder, id, 0, bytes.subarray(0, PART_SIZE))
    const again = accepted(await openFiles().begin(folder, pdf(bytes.length)))
    expect([again.id, again.received]).toEqual([id, PART_SIZE])
    expect(await openFiles().list(folder)).toMatchObject([{ id, received: PART_SIZE, size: bytes.length }])
    // Another file of that name is another file.
    expect(accepted(await openFiles().begin(folder, { ...pdf(bytes.length), modified: 2 })).id).not.toBe(id)
    const done = accepted(await send(openFiles(), bytes, pdf(bytes.length), PART_SIZE))
    expect([done.id, done.received]).toEqual([id, bytes.length])
  })

  test('are whole however often a part arrives', async () => {
    const files = openFiles()
    const bytes = largePdf(2 * PART_SIZE)
    const { id } = accepted(await files.begin(folder, pdf(bytes.length)))
    const first = bytes.subarray(0, PART_SIZE)
    await Promise.all([files.append(folder, id, 0, first), files.append(folder, id, 0, first)])
    expect(await files.append(folder, id, 0, first)).toEqual({ problem: 'wrong-offset', received: PART_SIZE })
    expect(await files.append(folder, id, PART_SIZE + 5, first)).toEqual({
      problem: 'wrong-offset',
      received: PART_SIZE,
    })
    const last = bytes.subarray(PART_SIZE)
    const ends = await Promise.all([1, 2].map(() => files.append(folder, id, PART_SIZE, last)))
    expect(ends.map((end) => accepted(end).received)).toContain(bytes.length)
    // The response to the last part was lost.
    expect(accepted(await files.append(folder, id, PART_SIZE, last)).received).toBe(bytes.length)
    const [{ url } = { url: '' }] = await files.send(folder)
    const [, grant = ''] = url.split(`${id}/`)
    const opened = await files.open(id, grant)
    if (typeof opened === 'string') throw new Error(opened)
    expect(Buffer.from(await new Response(opened.content).arrayBuffer()).equals(bytes)).toBe(true)
  })

  test('stay stored when their last part arrives many times at once', async () => {
    const files = openFiles()
    const bytes = largePdf(PART_SIZE + 1000)
    for (let round = 0; round < 5; round++) {
      const { id } = accepted(await files.begin(folder, { ...pdf(bytes.length), modified: round }))
      await files.append(folder, id, 0, bytes.subarray(0, PART_SIZE))
      const last = bytes.subarray(PART_SIZE)
      // oxlint-disable-next-line no-loop-func -- all of them are awaited in this round
      const ends = await Promise.all(Array.from({ length: 12 }, () => files.append(folder, id, PART_SIZE, last)))
      expect(ends.map((end) => accepted(end).received)).toEqual(ends.map(() => bytes.length))
      expect((await files.list(folder)).map(({ id: stored }) => stored)).toContain(id)
    }
    expect((await storedFiles()).filter((name) => name.endsWith('.part'))).toEqual([])
  })

  test('are refused by their beginning, before the rest is sent', async () => {
    const files = openFiles()
    const { id } = accepted(await files.begin(folder, { ...pdf(5_000_000), name: 'plan.pdf' }))
    expect(await files.append(folder, id, 0, SAMPLE_DXF)).toEqual({ problem: 'other-content', found: 'dxf' })
    expect(await files.append(folder, id, 0, SAMPLE_PDF)).toEqual({ problem: 'gone' })
    expect([await files.list(folder), await storedFiles()]).toEqual([[], []])
  })

  test('leave nothing when they are refused at their end', async () => {
    const files = openFiles()
    const broken = largePdf(2 * PART_SIZE).fill('x', PART_SIZE)
    expect(await send(files, broken)).toEqual({ problem: 'damaged' })
    expect(await files.store(folder, { line: '', name: 'a.pdf' }, chunksOf(broken))).toEqual({ problem: 'damaged' })
    expect([await files.list(folder), await storedFiles()]).toEqual([[], []])
  })

  test.each([
    [{ name: 'plan.exe' }, 'unknown-kind'],
    [{ name: 'plan' }, 'unknown-kind'],
    [{ name: 'pdf' }, 'unknown-kind'],
    [{ name: 'plan.svg' }, 'svg'],
    [{ size: 0 }, 'empty'],
    [{ size: -1 }, 'empty'],
    [{ size: 1.5 }, 'empty'],
    [{ size: LARGEST_ATTACHMENT + 1 }, 'too-large'],
    [{ line: 'x'.repeat(300) }, 'gone'],
  ])('with %j are refused as %s before they are sent', async (over, problem) => {
    expect(await openFiles().begin(folder, { ...pdf(), ...over })).toEqual({ problem })
  })

  test('of 21 MB are refused when they come in one piece, and read to the end', async () => {
    const files = openFiles()
    const bytes = largePdf(LARGEST_ATTACHMENT + 1_000_000)
    expect(await files.store(folder, { line: '', name: 'a.pdf' }, chunksOf(bytes))).toEqual({ problem: 'too-large' })
    expect(await storedFiles()).toEqual([])
    const { id } = accepted(await files.begin(folder, pdf(100)))
    expect(await files.append(folder, id, 0, bytes.subarray(0, 200))).toEqual({ problem: 'too-large' })
  })

  test('are at most five of a line, and no more of all lines than is said', async () => {
    const files = openFiles()
    const begin = (line: string, modified: number) => files.begin(folder, { ...pdf(), line, modified })
    const results = await Promise.all(Array.from({ length: MOST_OF_LINE + 3 }, (_, index) => begin('a', index)))
    expect(results.filter((result) => 'attachment' in result)).toHaveLength(MOST_OF_LINE)
    expect(results).toContainEqual({ problem: 'too-many-of-line' })
    for (let index = MOST_OF_LINE; index < MOST_OF_REQUEST; index += 1) accepted(await begin(`b${index}`, index))
    expect(await begin('c', 1)).toEqual({ problem: 'too-many-of-request' })
    expect(await database.db.$count(attachmentTable)).toBe(MOST_OF_REQUEST)
  })

  test('have 100 MB together', async () => {
    const files = openFiles()
    for (const line of ['a', 'b', 'c', 'd', 'e']) accepted(await files.begin(folder, pdf(LARGEST_ATTACHMENT, line)))
    expect(await files.begin(folder, pdf(1, 'f'))).toEqual({ problem: 'too-large-together' })
  })

  test('of one visitor or network are limited, and refused ones do not count', async () => {
    let network: string | undefined = '203.0.113.7'
    const limiter = createLimiter({
      secret: 's',
      callerNetwork: () => network,
      log: { warn: () => {}, error: log.error },
    })
    const files = openFiles({ limiter })
    const [perVisitor, perNetwork] = LIMITS.attachment
    let modified = 0
    const one = async (of: string) => {
      const result = await files.begin(of, { ...pdf(), modified: (modified += 1) })
      if ('attachment' in result) await files.remove(of, result.attachment.id)
      return 'problem' in result ? result.problem : 'begun'
    }
    for (let count = 0; count < perVisitor.points; count += 1) expect(await one(folder)).toBe('begun')
    expect(await one(folder)).toBe('too-often')
    for (let count = perVisitor.points; count < perNetwork.points; count += 1) expect(await one(newId())).toBe('begun')
    expect(await one(newId())).toBe('too-often')
    network = '203.0.113.8'
    expect(await one(newId())).toBe('begun')
    expect(log.error).not.toHaveBeenCalled()
  })

  test('are not taken when there is no room, and the log says so without their names', async () => {
    const files = openFiles({ leastFree: Number.MAX_SAFE_INTEGER })
    expect(await files.begin(folder, pdf())).toEqual({ problem: 'no-room' })
    expect(await files.store(folder, { line: '', name: 'plan.pdf' }, chunksOf(SAMPLE_PDF))).toEqual({
      problem: 'no-room',
    })
    expect(await openFiles({ room: { together: 10, ofNetwork: 10 } }).begin(folder, pdf())).toEqual({
      problem: 'no-room',
    })
    expect(JSON.stringify(log.error.mock.calls)).not.toMatch(/plan|[0-9a-f]{32}/)
  })

  test('can be restored for ten minutes', async () => {
    const files = openFiles()
    const { id } = accepted(await send(files, SAMPLE_PDF))
    await files.remove(folder, id)
    expect(await files.list(folder)).toMatchObject([{ id, isRemoved: true }])
    expect(accepted(await files.restore(folder, id))).toMatchObject({ id, isRemoved: false })
    await files.remove(folder, id)
    await database.db.execute(sql`update attachment set removed_at = now() - interval '11 minutes'`)
    expect(await files.list(folder)).toEqual([])
    expect(await files.restore(folder, id)).toEqual({ problem: 'gone' })
  })

  test('move with their line', async () => {
    const files = openFiles()
    await send(files, SAMPLE_PDF)
    await files.move(folder, 'line-1', 'line-2')
    await files.move(newId(), 'line-2', 'line-3')
    expect(await files.list(folder)).toMatchObject([{ line: 'line-2' }])
  })

  test('show a preview to their visitor only', async () => {
    const files = openFiles()
    const stored = await files.store(folder, { line: '', name: 'a.png' }, chunksOf(await samplePicture('png')))
    const { id, hasPreview } = accepted(stored)
    expect(hasPreview).toBe(true)
    expect((await files.preview(folder, id))?.slice(0, 3)).toEqual(new Uint8Array([0xff, 0xd8, 0xff]))
    expect(await files.preview(newId(), id)).toBeUndefined()
    expect(await files.preview(folder, '../../etc/passwd')).toBeUndefined()
  })

  test('open by their link once they are sent, until it ends', async () => {
    let now = new Date()
    const files = openFiles({ clock: () => now })
    const { id } = accepted(await send(files, SAMPLE_PDF))
    accepted(await files.begin(folder, { ...pdf(), name: 'unfinished.pdf' }))
    const [link, ...others] = await files.send(folder)
    expect(others).toEqual([])
    const grant = link?.url.split('/').at(-1) ?? ''
    expect(await files.open(id, grant)).toMatchObject({ name: 'plan.pdf', kind: 'pdf', size: SAMPLE_PDF.length })
    expect(await files.open(newId(), grant)).toBe('unknown')
    now = new Date(now.getTime() + 91 * 86_400_000)
    expect(await files.open(id, grant)).toBe('ended')
    now = new Date(now.getTime() - 91 * 86_400_000)
    await files.takeBack(folder)
    expect(await files.open(id, grant)).toBe('ended')
  })
})

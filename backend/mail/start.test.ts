import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeOnBothDatabases } from '#test/support/database.ts'
import { QUEUE, QUEUE_SCHEMA } from './boss.ts'
import type { MailWriter } from './mail-queue.ts'
import { listMails } from './outbox.ts'
import { mailFolder, startMail } from './start.ts'
import type { MailOptions } from './start.ts'

const writeGreeting: MailWriter = async ({ name }) => ({
  from: 'Musterwerk <anfrage@example.com>',
  to: { name: 'Erika Muster', address: 'erika@example.com' },
  replyTo: 'vertrieb@example.com',
  subject: `Hello ${name}`,
  text: 'Hello',
  html: '<p>Hello</p>',
  date: new Date('2026-11-21T07:00:00Z'),
})

describeOnBothDatabases('The mail queue', (open) => {
  const errors: object[] = []
  let dataDir: string
  let options: MailOptions
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'mail-queue-'))
    options = {
      database: await open(),
      writers: { greeting: writeGreeting },
      smtpUrl: undefined,
      dataDir,
      keepDays: 3,
      log: { error: (fields) => errors.push(fields), warn: () => {} },
      pollingInterval: 0.5,
    }
  })
  afterAll(() => rm(dataDir, { recursive: true }))

  const subjects = async () => (await listMails(mailFolder(dataDir))).map(({ subject }) => subject)
  const jobs = async () => {
    const { rows } = await options.database.query(
      `select state, extract(epoch from keep_until - created_on)::int as seconds from ${QUEUE_SCHEMA}.job where name = $1`,
      [QUEUE],
    )
    return rows
  }

  test('sends a mail of any registered kind and stores its job for as long as it is told', async () => {
    const mail = await startMail(options)
    try {
      await options.database.db.transaction((tx) => mail.enqueue(tx, [{ kind: 'greeting', name: 'Erika' }]))
      mail.wake()
      await expect.poll(subjects).toEqual(['Hello Erika'])
      await expect.poll(jobs).toEqual([{ state: 'completed', seconds: 3 * 86_400 }])
    } finally {
      await mail.stop()
    }
  })

  test('leaves a mail of a kind without a writer to a process that has one', async () => {
    const old = await startMail({ ...options, writers: {} })
    await options.database.db.transaction((tx) => old.enqueue(tx, [{ kind: 'greeting', name: 'Zoë' }]))
    old.wake()
    await expect.poll(() => errors).toMatchObject([{ kind: 'greeting' }])
    await old.stop()
    const current = await startMail(options)
    try {
      // The first retry comes after half a minute.
      await options.database.query(`update ${QUEUE_SCHEMA}.job set start_after = now() where state = 'retry'`)
      current.wake()
      await expect.poll(async () => (await subjects()).toSorted()).toContain('Hello Zoë')
    } finally {
      await current.stop()
    }
  })
})

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { callControl, openControl } from '#backend/control/control.ts'
import type { OpenedDatabase } from '#backend/database/database.ts'
import { attachmentTable } from '#backend/database/schema/attachments.ts'
import { formSubmission, newsletterSubscription } from '#backend/database/schema/forms.ts'
import { describeOnEachDatabase } from '#test/support/database.ts'
import { handleSubmissions, submissionsRequestSchema } from './submissions.ts'

const submission = (id: string, senderEmail: string) => ({
  id,
  form: 'contact',
  nonce: `nonce of ${id}`,
  locale: 'de' as const,
  page: '/de/kontakt',
  senderName: 'Ute Brandt',
  senderEmail,
  answers: [{ name: 'message', label: 'Nachricht', value: 'Passt CT?' }],
})

describeOnEachDatabase('Messages and addresses from forms', (open) => {
  let database: OpenedDatabase
  beforeAll(async () => {
    database = await open()
    const { db } = database
    await db
      .insert(formSubmission)
      .values([
        submission('a', 'Ute@example.com'),
        submission('b', 'max@example.com'),
        submission('c', 'ute@example.com'),
        submission('d', 'info@müller.example'),
        submission('e', 'info@xn--mller-kva.example'),
        submission('f', 'm&m@firma.example'),
      ])
    await db.insert(attachmentTable).values({
      id: '0'.repeat(32),
      folder: 'folder',
      line: 'drawing',
      name: 'part.pdf',
      kind: 'pdf',
      size: 3,
      formSubmissionId: 'c',
    })
    await db
      .insert(newsletterSubscription)
      .values({ id: 's', email: 'ute@example.com', emailKey: 'ute@example.com', locale: 'de' })
  })

  test('The export of an address has its forms with the names of their files, and its subscription; no keys.', async () => {
    const found = await handleSubmissions(database.db, { action: 'export', email: 'UTE@example.com' })
    expect(found).toMatchObject({
      submissions: [
        { id: 'a', senderEmail: 'Ute@example.com', files: [] },
        { id: 'c', answers: [{ value: 'Passt CT?' }], files: [{ field: 'drawing', name: 'part.pdf' }] },
      ],
      subscriptions: [{ email: 'ute@example.com', confirmedAt: null }],
    })
    expect(JSON.stringify(found)).not.toMatch(/nonce|folder/)
  })

  test('Without an address the export has all.', async () => {
    const found = await handleSubmissions(database.db, { action: 'export' })
    expect(found.submissions).toHaveLength(6)
  })

  test('Each address that a form takes can be deleted, in each of its spellings.', async () => {
    const remove = (email: string) =>
      handleSubmissions(database.db, submissionsRequestSchema.parse({ action: 'delete', email }))
    expect(await remove('info@müller.example')).toEqual({ submissions: 2, subscriptions: 0 })
    await database.db.insert(formSubmission).values(submission('d', 'info@müller.example'))
    expect(await remove('info@xn--mller-kva.example')).toEqual({ submissions: 1, subscriptions: 0 })
    expect(await remove('m&m@firma.example')).toEqual({ submissions: 1, subscriptions: 0 })
    expect(await remove('a..b@firma.example')).toEqual({ submissions: 0, subscriptions: 0 })
    expect(() => submissionsRequestSchema.parse({ action: 'delete', email: 'ute' })).toThrow('is not a mail address')
  })

  test('Another process asks the running one and prints its errors, and deletes one address only.', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'submissions-'))
    const errors: object[] = []
    const close = await openControl(
      dataDir,
      {
        '/submissions': async (input) =>
          Buffer.from(JSON.stringify(await handleSubmissions(database.db, submissionsRequestSchema.parse(input)))),
      },
      { error: (fields) => void errors.push(fields) },
    )
    const call = (input: object) => callControl(dataDir, '/submissions', input)
    await expect(call({ action: 'delete' })).rejects.toThrow('email')
    await expect(callControl(dataDir, '/unknown')).rejects.toThrow('/unknown')
    expect(errors).toHaveLength(2)
    const deleted = await call({ action: 'delete', email: 'ute@example.com' })
    expect(JSON.parse(deleted?.toString() ?? '')).toEqual({ submissions: 2, subscriptions: 1 })
    await close()
    expect(await callControl(dataDir, '/submissions')).toBeUndefined()
    await rm(dataDir, { recursive: true })
    const left = await handleSubmissions(database.db, { action: 'export' })
    expect(left).toMatchObject({ submissions: [{ id: 'b' }], subscriptions: [] })
    expect(await database.db.$count(attachmentTable)).toBe(0)
  })
})

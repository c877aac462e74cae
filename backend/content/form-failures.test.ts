import { join } from 'node:path'
import { expect, test } from 'vitest'
import { DatabaseUnavailable } from '#backend/database/unavailable.ts'
import { asArray, asRecord, asText } from '#contracts/content/json-record.ts'
import { contentApi, loadContent } from './api.ts'
import type { FormServices } from './forms/receive-form.ts'

const folder = join(import.meta.dirname, '../../data')

/** Sends a valid sign-up whose transaction fails with `error`; returns the response and the log. */
async function post(error: Error) {
  const logged: object[] = []
  const fail = async () => {
    throw error
  }
  const forms = {
    db: { transaction: fail },
    mail: { enqueue: fail, wake: () => {} },
    limiter: { refuse: fail },
    attachments: undefined,
    secret: 's',
    log: { info: () => {}, error: (fields: object) => logged.push(fields) },
  }
  const site = await loadContent({ folder, publicUrl: 'http://content.test', secret: 's' })
  const app = await contentApi(site, { forms: forms as unknown as FormServices })
  const page: unknown = await (await app.request('/de/newsletter')).json()
  const [element] = asArray(asRecord(asRecord(page).content).colPos0).map(asRecord)
  const content = asRecord(element?.content)
  const fields = asArray(asRecord(content.form).elements).map(asRecord)
  const body = new URLSearchParams(
    fields.flatMap(({ type, name, identifier, defaultValue }): [string, string][] => {
      if (typeof name !== 'string' || type === 'Honeypot') return []
      return [[name, identifier === 'email' ? 'ute@example.com' : asText(defaultValue)]]
    }),
  )
  const response = await app.request(asText(asRecord(content.link).href), { method: 'POST', body })
  return { status: response.status, reason: await response.json(), logged }
}

test('A form that the database cannot take is 503, and is logged with its cause.', async () => {
  const error = new DatabaseUnavailable('The database is full.')
  const { status, logged } = await post(error)
  expect(status).toBe(503)
  expect(logged).toEqual([{ err: error }])
})

test('A defect of ours is 500: sending the form again would not help.', async () => {
  const error = new TypeError('undefined is no function')
  const { status, reason, logged } = await post(error)
  expect([status, reason]).toEqual([500, { reason: 'The form could not be processed.' }])
  expect(logged).toEqual([{ err: error }])
})

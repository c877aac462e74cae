import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { contentApi, loadContent } from '#backend/content/api.ts'
import { migrate } from '#backend/database/migrate.ts'
import { openDatabase } from '#backend/database/open.ts'
import { NO_LIMITS } from '#backend/limits/limiter.ts'
import { openQueue, QUEUE, QUEUE_SCHEMA } from '#backend/mail/boss.ts'
import { asArray, asRecord, asText } from '#contracts/content/json-record.ts'
import type { FormReport } from './form-report.ts'

/**
 * A content system that sends contact forms to itself until it is killed. It reports on standard output, one object per
 * line. Arguments: the data folder, the address of a PostgreSQL server or nothing, and open forms. Those are the forms
 * without a response from the previous process, as JSON.
 */
const [dataDir = '', url = '', open = '[]'] = process.argv.slice(2)
/** Number of simultaneous visitors. */
const VISITORS = 3
/** More than are sent before the kill. */
const FORMS = 150
/** Milliseconds after which a form is a person's; data/forms has three seconds. */
const PERSON = 3_100
const QUIET = { error: console.error, info: () => {}, warn: () => {} }

const say = (report: FormReport) => process.stdout.write(`${JSON.stringify(report)}\n`)

const database = await openDatabase({ dataDir, url })
await migrate(database.db)
const mail = await openQueue(database, { keepDays: 14, log: QUIET })
// The same key in each process: the forms of the killed one are still valid.
const site = await loadContent({
  folder: join(import.meta.dirname, '../../data'),
  publicUrl: 'http://content.test',
  secret: 'durability',
})
const forms = { db: database.db, mail, limiter: NO_LIMITS, attachments: undefined, secret: 's', log: QUIET }
const app = await contentApi(site, { forms })

const { rows } = await database.query(
  `select answers -> 3 ->> 'value' as text, (select array_agg(data ->> 'kind' order by data ->> 'kind')
     from ${QUEUE_SCHEMA}.job j where j.name = $1 and j.data ->> 'submissionId' = f.id) as mails
   from form_submission f`,
  [QUEUE],
)
say({
  kind: 'state',
  stored: rows.map(({ text, mails }) => ({ text: String(text), mails: asArray(mails).map(String) })),
})
for (const form of JSON.parse(open) as { text: string; body: string }[]) await send(form.text, form.body)
say({ kind: 'caught-up' })
const filled = await Promise.all(
  Array.from({ length: FORMS }, async (_, number) => {
    const text = `Frage ${process.pid}-${number} zu CT`
    return { text, body: await fillContactForm(text) }
  }),
)
await setTimeout(PERSON)
await Promise.all(
  Array.from({ length: VISITORS }, async () => {
    for (let form = filled.pop(); form; form = filled.pop()) await send(form.text, form.body)
  }),
)
// Until it is killed.
await setTimeout(60_000)

async function fillContactForm(text: string): Promise<string> {
  const page: unknown = await (await app.request('/de/kontakt')).json()
  const elements = asArray(asRecord(asRecord(page).content).colPos0).map(asRecord)
  const form = asRecord(asRecord(elements.find(({ type }) => type === 'form_formframework')?.content).form)
  const fields = asArray(form.elements).flatMap((field) => [
    asRecord(field),
    ...asArray(asRecord(field).elements).map(asRecord),
  ])
  const entries: Record<string, string> = {
    name: 'Ute Brandt',
    email: 'ute@example.com',
    topic: 'products',
    message: text,
  }
  const pairs = fields.flatMap(({ type, name, identifier, defaultValue }): [string, string][] =>
    typeof name !== 'string' || type === 'Honeypot'
      ? []
      : [[name, entries[asText(identifier)] ?? asText(defaultValue)]],
  )
  return new URLSearchParams(pairs).toString()
}

async function send(text: string, body: string): Promise<void> {
  say({ kind: 'sending', text, body })
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const response = await app.request('/de/kontakt', { method: 'POST', body, headers })
  const answer = await response.text()
  if (!answer.includes('"status":"success"')) throw new Error(`${text}: ${response.status} ${answer.slice(0, 400)}`)
  say({ kind: 'confirmed', text })
}

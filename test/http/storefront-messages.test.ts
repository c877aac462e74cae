import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type RunningSite, startSite } from '#test/support/site.ts'
import { SOON } from '#test/support/soon.ts'
import { siteTemplate } from '#test/support/template.ts'

const STORE = 'https://shop.example.org/de'
const SALES_MAIL = 'sales@example.com'

let site: RunningSite
beforeAll(async () => {
  const env = { STOREFRONTS: JSON.stringify({ [STORE]: 'de' }), SALES_MAIL }
  site = await startSite({ template: await siteTemplate(), env })
})
afterAll(() => site.dispose())

/** Asks the Store API as a storefront of another origin does. */
async function ask(path: string, body: object) {
  const headers = {
    'sw-access-key': 'SWSCDEMOPROFILWERK00000000',
    'content-type': 'application/json',
    origin: new URL(STORE).origin,
  }
  const response = await fetch(`${site.url}/store-api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  return { status: response.status, json: await response.json() }
}

async function mailTo(address: string, subject: RegExp): Promise<Email> {
  const folder = join(site.dataDir, 'mails')
  return vi.waitFor(async () => {
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'))
    for (const name of names) {
      const mail = await PostalMime.parse(await readFile(join(folder, name)))
      if (mail.to?.some((one) => one.address === address) && subject.test(mail.subject ?? '')) return mail
    }
    throw new Error(`no mail to ${address} about ${subject}`)
  }, SOON)
}

test('A reader of another storefront confirms the newsletter there, and leaves it on the site.', async () => {
  const email = 'leser@example.org'
  const subscribed = await ask('/newsletter/subscribe', { email, option: 'subscribe', storefrontUrl: STORE })
  expect([subscribed.status, subscribed.json]).toMatchObject([200, { success: true, status: 'notSet' }])
  const asked = await mailTo(email, /bestätigen/)
  const link = new URL(/https?:\/\/\S+newsletter-subscribe\S+/.exec(asked.text ?? '')?.[0] ?? '')
  expect(link.origin + link.pathname).toBe(`${STORE}/newsletter-subscribe`)
  const confirmed = await ask('/newsletter/confirm', Object.fromEntries(link.searchParams))
  expect([confirmed.status, confirmed.json]).toMatchObject([200, { success: true }])
  expect((await mailTo(email, /Sie erhalten den Newsletter/)).text).toContain('/de/newsletter/abmelden')
  expect((await ask('/newsletter/unsubscribe', { email })).status).toBe(200)
  expect((await mailTo(email, /abmelden/)).text).toContain('/de/newsletter/abmelden')
})

test('A message of another storefront reaches sales, and says where it was written.', async () => {
  const message = { email: 'ute@example.org', firstName: 'Ute', subject: 'Musterstücke', comment: 'Bitte zwei.' }
  expect((await ask('/contact-form', message)).status).toBe(200)
  const mail = await mailTo(SALES_MAIL, /Musterstücke/)
  for (const part of ['Ute', 'Bitte zwei.', STORE]) expect(mail.text).toContain(part)
  await mailTo('ute@example.org', /Ihre Nachricht/)
})

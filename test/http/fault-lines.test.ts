import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DEMO_PERSON } from '#backend/shop/demo/demo-requests.ts'
import { newAddress, pageText, registerOn, signInOn } from '#test/support/account-visitor.ts'
import { agedForm } from '#test/support/aged-form.ts'
import { createEmptyServerDatabase } from '#test/support/database.ts'
import { pageBody } from '#test/support/page-dom.ts'
import { fillForm, openForm, submitForm } from '#test/support/page-form.ts'
import { SHORT_PATIENCE, startSite, type RunningSite } from '#test/support/site.ts'
import { siteTemplate } from '#test/support/template.ts'
import { CONFIRMED, goToSummary, PRODUCT, visit } from '#test/support/visitor.ts'
import { type LineMood, weakLineTo, type WeakLine } from '#test/support/weak-line.ts'
import { onQuietMachine } from '#test/support/quiet-machine.ts'

const FAULTS: Exclude<LineMood, 'working'>[] = ['cut off', 'nonsense', 'silent']

/** The contact form with entries, as a new visitor has opened it. */
async function openContact(site: RunningSite) {
  const visitor = visit(site.url)
  const path = '/de/kontakt'
  const html = await (await visitor.get(path)).text()
  const name = /name="(tx_form_formframework\[[\w-]+\]\[email\])"/.exec(html)?.[1] ?? ''
  const field = (short: string) => name.replace('[email]', `[${short}]`)
  const entries = { name: 'Ute Brandt', email: 'ute@example.com', message: 'Passt das Profil?', privacy: '1' }
  const form = fillForm(
    await openForm(visitor, path, name),
    Object.fromEntries(Object.entries(entries).map(([short, value]) => [field(short), value])),
  )
  return { visitor, form: await agedForm(site, form) }
}

/** Milliseconds: two seconds for a server that hangs, and as much again for a busy machine and a second part. */
const LONGEST = onQuietMachine(6_000)

describe('While the mail server', () => {
  let site: RunningSite
  let line: WeakLine
  beforeAll(async () => {
    line = await weakLineTo(undefined)
    const env = { SMTP_URL: `smtp://127.0.0.1:${line.port}`, LOG_LEVEL: 'silent' }
    site = await startSite({ template: await siteTemplate(), env })
  })
  afterAll(async () => {
    await site.dispose()
    await line.close()
  })

  test.each(FAULTS)('is %s, a quote request is confirmed without waiting for it', async (mood) => {
    line.mood = mood
    const visitor = visit(site.url)
    const { key } = await goToSummary(visitor)
    const begun = performance.now()
    const sent = await visitor.post('/de/shop/checkout?step=summary', { ...CONFIRMED, key })
    expect([sent.status, sent.headers.get('location')]).toEqual([302, '/de/shop/orderconfirmation'])
    expect(performance.now() - begun).toBeLessThan(LONGEST)
    expect(await (await visitor.get('/de/shop/orderconfirmation')).text()).toMatch(/A-\d{6}/)
  })

  test.each(FAULTS)('is %s, a registration and a message are taken without waiting for it', async (mood) => {
    line.mood = mood
    const begun = performance.now()
    const registered = await registerOn(visit(site.url), newAddress())
    expect(performance.now() - begun).toBeLessThan(LONGEST)
    expect(await pageText(registered)).toContain('Bitte sehen Sie in Ihr Postfach')
    const { visitor, form } = await openContact(site)
    const sending = performance.now()
    const sent = await submitForm(visitor, form)
    expect(performance.now() - sending).toBeLessThan(LONGEST)
    expect(sent.status).toBe(200)
    expect(await pageText(sent)).toContain('Ihre Nachricht ist angekommen')
  })
})

/** PGlite has no line that could fail. */
describe.skipIf(!process.env['DATABASE_URL'])('While the PostgreSQL server', () => {
  const NEEDED = {
    '/de/shop': true,
    '/de/shop/category/platten': true,
    [PRODUCT]: true,
    '/de': false,
    '/en/gtc': false,
  }
  let site: RunningSite
  let line: WeakLine
  let drop: () => Promise<void>
  beforeAll(async () => {
    const database = await createEmptyServerDatabase()
    drop = database.drop
    const url = new URL(database.url)
    line = await weakLineTo(Number(url.port || 5432))
    Object.assign(url, { hostname: '127.0.0.1', port: String(line.port) })
    site = await startSite({ env: { DATABASE_URL: url.href, LOG_LEVEL: 'silent', PATIENCE: SHORT_PATIENCE } })
  }, 300_000)
  afterAll(async () => {
    await site.dispose()
    await line.close()
    await drop()
  })

  let asked = 0
  const ask = async (path: string, visitor = visit(site.url)) => {
    const response = await visitor.get(`${path}?n=${++asked}`)
    const heading = pageBody(await response.text())
      .querySelector('main h1')
      ?.textContent.trim()
    return { path, status: response.status, isReadable: Boolean(heading) }
  }

  test('cannot be reached, pages of the shop say so and others go on', async () => {
    line.mood = 'cut off'
    try {
      for (const [path, isNeeded] of Object.entries(NEEDED))
        expect.soft(await ask(path)).toEqual({ path, status: isNeeded ? 503 : 200, isReadable: true })
    } finally {
      line.mood = 'working'
    }
    for (const path of Object.keys(NEEDED)) expect(await ask(path)).toEqual({ path, status: 200, isReadable: true })
  })

  test('hangs, every page is read soon', async () => {
    line.mood = 'silent'
    try {
      for (const [path, isNeeded] of Object.entries(NEEDED)) {
        const begun = performance.now()
        const { status, isReadable } = await ask(path)
        const took = performance.now() - begun
        expect.soft(took, path).toBeLessThan(LONGEST)
        expect.soft(isReadable, path).toBe(true)
        // A page of the shop may use earlier responses.
        expect.soft(isNeeded ? [503, 200] : [200], path).toContain(status)
      }
    } finally {
      line.mood = 'working'
    }
  })

  test('fails, a customer reads so soon, and stays signed in', async () => {
    const customer = visit(site.url)
    await signInOn(customer, DEMO_PERSON.email, DEMO_PERSON)
    const paths = ['account', 'orderhistory', 'addresses', 'profile'].map((name) => `/de/shop/account/${name}`)
    for (const mood of ['cut off', 'silent'] as const) {
      line.mood = mood
      try {
        const begun = performance.now()
        const struck = await Promise.all(paths.map((path) => ask(path, customer)))
        expect.soft(struck).toEqual(paths.map((path) => ({ path, status: 503, isReadable: true })))
        expect.soft(performance.now() - begun).toBeLessThan(LONGEST)
      } finally {
        line.mood = 'working'
      }
      for (const path of paths) expect(await ask(path, customer)).toEqual({ path, status: 200, isReadable: true })
    }
  })
})

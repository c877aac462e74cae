import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { migrate } from '#backend/database/migrate.ts'
import { openPostgres } from '#backend/database/postgres.ts'
import { importCatalogue } from '#backend/shop/import/import-catalogue.ts'
import { newAddress, newCustomer, pageText, registerOn } from '#test/support/account-visitor.ts'
import { agedForm } from '#test/support/aged-form.ts'
import { catalogueFolder, smallCatalogue } from '#test/support/catalogue-folder.ts'
import { createEmptyServerDatabase } from '#test/support/database.ts'
import { pageBody } from '#test/support/page-dom.ts'
import { fillForm, openForm, submitForm } from '#test/support/page-form.ts'
import { SHORT_PATIENCE, startSite, type RunningSite } from '#test/support/site.ts'
import { siteTemplate } from '#test/support/template.ts'
import { CONFIRMED, goToSummary, visit } from '#test/support/visitor.ts'
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

/** Milliseconds for what does not wait for a mail server. */
const LONGEST = onQuietMachine(6_000)
/** Milliseconds: ten seconds for the first read of a database that hangs, and as long as for two parts. */
const LONGEST_READ = onQuietMachine(14_000)

describe('While the mail server', () => {
  let site: RunningSite
  let line: WeakLine
  beforeAll(async () => {
    line = await weakLineTo(undefined)
    const env = { SMTP_URL: `smtp://127.0.0.1:${line.port}`, LOG_LEVEL: 'silent' }
    // Its own: it mails through this server.
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
    expect(sent.status).toBe(303)
    expect(await pageText(await visitor.get('/de/kontakt'))).toContain('Ihre Nachricht ist angekommen')
  })
})

/** Few products are enough to fail, and the demo's are imported for a quarter of a minute. */
async function importSmallCatalogue(url: string): Promise<void> {
  const database = await openPostgres(url)
  const files = smallCatalogue()
  // A guide's page draws its cuts.
  for (const product of files.products.slice(0, 1))
    product.facts = { ...product.facts, solids: product.picture?.solids }
  const { folder, remove } = await catalogueFolder(files)
  try {
    await migrate(database.db)
    await importCatalogue({ db: database.db, folder })
  } finally {
    await remove()
    await database.close()
  }
}

/** PGlite has no line that could fail. */
describe.skipIf(!process.env['DATABASE_URL'])('While the PostgreSQL server', () => {
  const NEEDED = {
    '/de/shop': true,
    '/de/shop/category/kettenfuehrungen': true,
    '/de/shop/product/kettenfuehrungen/typ-t/kettenfuehrung-t': true,
    '/de': false,
    '/en/gtc': false,
  }
  let site: RunningSite
  let line: WeakLine
  let drop: () => Promise<void>
  beforeAll(async () => {
    const database = await createEmptyServerDatabase()
    drop = database.drop
    await importSmallCatalogue(database.url)
    const url = new URL(database.url)
    line = await weakLineTo(Number(url.port || 5432))
    Object.assign(url, { hostname: '127.0.0.1', port: String(line.port) })
    // Its own: it stores on this server.
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

  /** Until the site has noticed that its connections were cut, a page may still fail. */
  const expectRecovered = (path: string, visitor?: ReturnType<typeof visit>) =>
    expect.poll(() => ask(path, visitor)).toEqual({ path, status: 200, isReadable: true })

  test('cannot be reached, pages of the shop say so and others go on', async () => {
    line.mood = 'cut off'
    try {
      for (const [path, isNeeded] of Object.entries(NEEDED))
        expect.soft(await ask(path)).toEqual({ path, status: isNeeded ? 503 : 200, isReadable: true })
    } finally {
      line.mood = 'working'
    }
    for (const path of Object.keys(NEEDED)) await expectRecovered(path)
  })

  test('hangs, every page is read soon', async () => {
    line.mood = 'silent'
    try {
      const begun = performance.now()
      // All of them wait at once.
      const asking = Object.entries(NEEDED).map(async ([path, isNeeded]) => {
        const { status, isReadable } = await ask(path)
        return { path, isNeeded, status, isReadable, took: performance.now() - begun }
      })
      for (const { path, isNeeded, status, isReadable, took } of await Promise.all(asking)) {
        expect.soft(took, path).toBeLessThan(LONGEST_READ)
        expect.soft(isReadable, path).toBe(true)
        // A page of the shop may use earlier responses.
        expect.soft(isNeeded ? [503, 200] : [200], path).toContain(status)
      }
    } finally {
      // Connections on which nothing comes would keep the next visitors waiting.
      line.mood = 'cut off'
      line.mood = 'working'
    }
    await expectRecovered('/de/shop/account/register')
  })

  test('fails, a customer reads so soon, and stays signed in', async () => {
    const { visitor: customer } = await newCustomer(site)
    const paths = ['account', 'orderhistory', 'addresses', 'profile'].map((name) => `/de/shop/account/${name}`)
    for (const mood of ['cut off', 'silent'] as const) {
      line.mood = mood
      try {
        const begun = performance.now()
        const struck = await Promise.all(paths.map((path) => ask(path, customer)))
        expect.soft(struck).toEqual(paths.map((path) => ({ path, status: 503, isReadable: true })))
        expect.soft(performance.now() - begun).toBeLessThan(LONGEST_READ)
      } finally {
        line.mood = 'working'
      }
      for (const path of paths) await expectRecovered(path, customer)
    }
  })
})

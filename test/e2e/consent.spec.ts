import { createServer, type Server } from 'node:http'
import { type AddressInfo } from 'node:net'
import { type BrowserContext, type Locator, type Page } from '@playwright/test'
import { type RunningSite, startSite } from '#test/support/site.ts'
import { siteTemplate } from '#test/support/template.ts'
import { openHydrated, untilHydrated } from '#test/support/hydrated.ts'
import { addedNote, addToRequest, CUT_PIECES, labelledField, opener, PRODUCT_PATH } from './journey.ts'
import { rowsOf } from './matrix.ts'
import { expect, test } from './site-fixture.ts'
import { words } from './words.ts'

/**
 * As a Matomo's script does: it reads the queue, settings and consent first. Then it puts an object of its own in its
 * place, and later pushes into the old array are lost. Nothing is sent before consent, and what waits is sent after it.
 */
const TRACKER_SCRIPT = `(() => {
  let address, site, url, title, referrer, consent = true
  const waiting = []
  // Survives the page that a link leads away from.
  const tell = (query) => void fetch(address + query, { mode: 'no-cors', keepalive: true })
  const send = (values) => {
    if (!consent) return waiting.push(values)
    tell('?' + new URLSearchParams({ idsite: site, ...values }))
  }
  const commands = {
    setTrackerUrl(value) { address = value }, setSiteId(value) { site = value },
    requireConsent() { consent = false }, setConsentGiven() { consent = true; waiting.splice(0).forEach(send) },
    forgetConsentGiven() { consent = false; tell('?command=forgetConsentGiven') },
    deleteCookies() { tell('?command=deleteCookies') },
    setCustomUrl(value) { url = value }, setDocumentTitle(value) { title = value },
    setReferrerUrl(value) { referrer = value },
    trackPageView() { send({ url, action_name: title, urlref: referrer }) },
    trackSiteSearch(search) { send({ url, search }) }, trackLink(link, kind) { send({ url, [kind]: link }) },
  }
  const run = ([name, ...values]) => commands[name](...values)
  const first = ['setTrackerUrl', 'setSiteId', 'requireConsent', 'setConsentGiven']
  const queued = [...window._paq]
  for (const name of first) queued.filter(([one]) => one === name).forEach(run)
  queued.filter(([name]) => !first.includes(name)).forEach(run)
  window._paq = { push: run }
})()`

/** A tracker whose every command fails. */
const THROWING_SCRIPT = `window._paq = { push() { throw new TypeError('broken tracker') } }`

interface Counter {
  server: Server
  url: string
  /** The events that it got, in order. */
  told: URLSearchParams[]
  /** How its script comes. */
  mood: 'working' | 'missing' | 'hanging' | 'throwing'
  /** Sends the script that hangs. */
  arrive: () => void
}

async function startCounter(): Promise<Counter> {
  const told: URLSearchParams[] = []
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://counter.test')
    if (pathname === '/matomo.php') told.push(searchParams)
    const isScript = pathname === '/matomo.js'
    const { mood } = found
    const send = () => {
      response.writeHead(isScript && mood === 'missing' ? 404 : 200, {
        'content-type': isScript ? 'text/javascript' : 'image/gif',
        'cross-origin-resource-policy': 'cross-origin',
      })
      response.end(isScript ? (mood === 'throwing' ? THROWING_SCRIPT : TRACKER_SCRIPT) : '')
    }
    if (isScript && mood === 'hanging') found.arrive = send
    else send()
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const { port } = server.address() as AddressInfo
  const found: Counter = { server, url: `http://localhost:${port}`, told, mood: 'working', arrive() {} }
  return found
}

let counter: Counter
let counted: RunningSite
test.beforeAll(async () => {
  counter = await startCounter()
  counted = await startSite({
    template: await siteTemplate(),
    env: { MATOMO_URL: counter.url, MATOMO_SITE_ID: '7' },
  })
})
test.afterAll(async () => {
  await counted.dispose()
  counter.server.closeAllConnections()
  counter.server.close()
})
test.beforeEach(() => {
  counter.told.length = 0
  counter.mood = 'working'
})

// No decision was made yet.
test.use({ storageState: { cookies: [], origins: [] } })

/** Requested addresses outside the site, and the names of all cookies but a posted form's trial of a minute. */
function watch(context: BrowserContext) {
  const foreign: string[] = []
  context.on('request', (request) => {
    if (!request.url().startsWith(counted.url) && !request.url().startsWith('data:')) foreign.push(request.url())
  })
  const names = async () =>
    (await context.cookies()).flatMap(({ name }) => (name === 'form-cookie' ? [] : [name])).toSorted()
  return { foreign, names }
}

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies, kurz gesagt' })
/** The commands of one name that it was given. */
const told = (name: string) => counter.told.flatMap((values) => values.get(name) ?? [])
const titles = () => told('action_name')

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

/** A visit with everything but sending, in scripts wherever they are: request, sign-in, search, tool, form, language. */
async function walkToRequest(page: Page) {
  const w = words.de
  await page.goto(counted.url + PRODUCT_PATH.de)
  await addToRequest(page, w)
  await addedNote(page, w).getByRole('link', { name: w.see }).click()
  await expect(heading(page, w.cart)).toBeVisible()
  await page.getByRole('link', { name: w.continue }).click()
  await expect(page.getByRole('group', { name: w.billing })).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: w.signIn }).click()
  await expect(labelledField(page.getByRole('main'), w.password)).toBeVisible()
  await searchFor(page, 'PFAS')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/de\/search\?term=PFAS/)
  // The address comes before the page, which replaces the links that are pressed meanwhile.
  await expect(heading(page, /PFAS/)).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Kontakt' }).first().click()
  await page.getByRole('main').getByRole('textbox', { name: 'Nachricht' }).fill('Guten Tag')
  await page.goto(`${counted.url}/de/tools/chain-rack`)
  await expect(page.getByRole('main').getByRole('table').first()).toBeVisible()
  await opener(page, w.languages).click()
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(/\/en\/tools\/chain-rack/)
}

/** Opens the search over the page, once the header has its scripts, and waits for hits. */
async function searchFor(page: Page, term: string) {
  const field = page.getByRole('combobox', { name: 'Suchbegriff' })
  await untilHydrated(page)
  await page.keyboard.press('Control+k')
  await expect(field).toBeFocused()
  await field.fill(term)
  await expect(page.getByRole('row').first()).toBeVisible()
}

// Differs from the specification: 38.
test('before the choice a whole visit calls no other host and sets no cookie, and neither after the one button', async ({
  page,
  context,
  check,
}) => {
  const seen = watch(context)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${counted.url}/de`)
  await expect(banner(page)).toBeVisible()
  await check(page, 'banner at 390 px')
  // All blocks, videos of hosts among them.
  await page.goto(`${counted.url}/de/styleguide`)
  expect(await seen.names()).toEqual([])
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${counted.url}/de`)
  await check(page, 'banner at 1440 px')
  await walkToRequest(page)
  // The quote request with its folder for files, and the chosen language: nothing else, with the banner still unanswered.
  const needed = await seen.names()
  expect(needed).toEqual(['attachments', 'cart-count', 'cart-lines', 'context-token', 'language'])
  expect(seen.foreign).toEqual([])
  // Before its scripts the banner is a form, whose response is another page.
  await openHydrated(page, `${counted.url}/de`)
  await page.getByRole('button', { name: 'Los geht’s' }).press('Enter')
  await expect(banner(page)).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()
  const choice = ['cookie-settings', 'cookie-settings-matomo', 'cookie-settings-video']
  expect(await seen.names()).toEqual([...needed, ...choice].toSorted())
  await page.getByRole('link', { name: 'Werkstoffe' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.reload()
  await expect(banner(page)).toBeHidden()
  expect(seen.foreign).toEqual([])
  expect(counter.told).toEqual([])
})

/** Clicks a link without following it, so that the report of the click can be read on the page. */
async function followOnly(link: Locator) {
  await link.evaluate((element) => element.addEventListener('click', (event) => event.preventDefault()))
  await link.click()
}

test('statistics are counted while the visitor agrees, and in no tab after', async ({ page, context, check }) => {
  await page.goto(`${counted.url}/de`)
  const configure = banner(page).getByRole('link', { name: 'Einzeln einstellen' })
  // Until the banner's scripts have come, the link leads to a page with the same form.
  await expect
    .poll(() => configure.evaluate((link) => Object.keys(link).some((key) => key.startsWith('__react'))))
    .toBe(true)
  await configure.click()
  const dialog = page.getByRole('dialog', { name: 'Cookie-Einstellungen' })
  await dialog.getByRole('switch', { name: 'Statistik' }).press('Space')
  await check(page, 'dialog')
  await dialog.getByRole('button', { name: 'Auswahl speichern' }).press('Enter')
  await expect(banner(page)).toBeHidden()
  const other = await context.newPage()
  await other.goto(`${counted.url}/de/shop/account/recover/password?hash=secret`)
  await expect.poll(titles).toContain('/de/shop/account/recover/password')
  await page.getByRole('link', { name: 'Werkstoffe' }).first().click()
  await expect.poll(titles).toContainEqual(expect.stringContaining('Werkstoffe'))
  await searchFor(other, 'PFAS')
  await other.keyboard.press('Escape')
  await expect.poll(() => told('search')).toEqual(['PFAS'])
  await page.goto(`${counted.url}/de/search?term=08B-1`)
  await expect.poll(() => told('search')).toEqual(['PFAS', '08B-1'])
  await page.goto(counted.url + PRODUCT_PATH.de)
  await expect.poll(titles).toContainEqual(expect.stringContaining(words.de.product))
  await followOnly(page.getByRole('main').locator('a[type="application/pdf"]').first())
  await expect.poll(() => told('download')).toEqual([expect.stringMatching(/\/de\/shop\/sheet\/[0-9a-f]{32}$/)])
  await followOnly(page.getByRole('contentinfo').getByRole('link', { name: 'Musterwerk-Gruppe' }))
  await expect.poll(() => told('link')).toEqual(['https://group.example.com/'])
  expect(counter.told.map(String).join()).not.toContain('secret')
  expect(counter.told.every((values) => values.get('idsite') === '7')).toBe(true)
  expect(told('urlref')).not.toContainEqual(expect.stringContaining('?'))

  // Withdrawn in one tab, the other reports nothing more.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie-Einstellungen' }).click()
  await expect(dialog.getByRole('switch', { name: 'Statistik' })).toBeChecked()
  await check(page, 'dialog of the footer')
  await dialog.getByRole('button', { name: 'Alle ablehnen' }).click()
  // Both tabs have told their script, which asks nothing more of the visitor.
  await expect.poll(() => told('command').toSorted()).toEqual(BOTH_TABS)
  counter.told.length = 0
  await other.getByRole('link', { name: 'Kontakt' }).first().click()
  await expect(heading(other, 'Kontakt')).toBeVisible()
  await page.getByRole('link', { name: 'Branchen' }).first().click()
  await expect(heading(page, 'Branchen')).toBeVisible()
  // Agreed to again, each tab tells its page. A report from before would be in front of it.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie-Einstellungen' }).click()
  await dialog.getByRole('button', { name: 'Alle annehmen' }).click()
  await expect.poll(() => counter.told.length).toBe(2)
  expect(told('url').toSorted()).toEqual([`${counted.url}/de/branchen`, `${counted.url}/de/kontakt`])
})

/** Withdrawals in two tabs. */
const BOTH_TABS = ['deleteCookies', 'deleteCookies', 'forgetConsentGiven', 'forgetConsentGiven']

/** Agrees to everything before the first page. */
const agree = (context: BrowserContext) =>
  context.addCookies(
    ['cookie-settings', 'cookie-settings-matomo', 'cookie-settings-video'].map((name) => ({
      name,
      value: name === 'cookie-settings' ? 'all-cookies-accepted' : 'accepted',
      url: counted.url,
    })),
  )

for (const mood of rowsOf(['hanging', 'missing', 'throwing'])) {
  test(`with a tracker that is ${mood}, products are added to the request`, async ({ page, context }) => {
    counter.mood = mood
    await agree(context)
    const script = page.waitForRequest(/matomo\.js/)
    // Until the page's `load`: the site's own font waits for it.
    await page.goto(counted.url + PRODUCT_PATH.de)
    await script
    await addToRequest(page, words.de)
    await expect(addedNote(page, words.de)).toBeVisible()
    await expect(page.getByRole('banner').getByText(words.de.pieceCount(CUT_PIECES))).toBeAttached()
    expect(counter.told).toEqual([])
    if (mood !== 'hanging') return
    await test.step('withdrawn before the script comes, nothing is counted', async () => {
      await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie-Einstellungen' }).click()
      await page.getByRole('button', { name: 'Alle ablehnen' }).click()
      counter.arrive()
      await expect.poll(() => told('command')).toContain('deleteCookies')
      expect(counter.told.filter((values) => !values.has('command'))).toEqual([])
    })
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the banner and the settings are forms', async ({ page }) => {
    await page.goto(`${counted.url}/de/news`)
    await banner(page).getByRole('link', { name: 'Einzeln einstellen' }).click()
    await page.getByRole('switch', { name: 'Videos anderer Anbieter' }).check()
    await page.getByRole('button', { name: 'Auswahl speichern' }).click()
    await expect(page.getByRole('switch', { name: 'Videos anderer Anbieter' })).toBeChecked()
    await expect(page.getByText('Ihre Auswahl ist gespeichert.')).toBeVisible()
    await expect(banner(page)).toBeHidden()
    await page.goto(`${counted.url}/de/news`)
    await expect(banner(page)).toBeHidden()
  })
})

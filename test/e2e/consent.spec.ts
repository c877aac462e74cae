import { createServer, type Server } from 'node:http'
import { type AddressInfo } from 'node:net'
import { type BrowserContext, type Page } from '@playwright/test'
import { type RunningSite, startSite } from '#test/support/site.ts'
import { siteTemplate } from '#test/support/template.ts'
import { expect, test } from './site-fixture.ts'

/** As a Matomo's script does: nothing is sent before consent, and what waits then is sent after it. */
const TRACKER_SCRIPT = `(() => {
  let address, site, url, title, consent = false
  const waiting = []
  const send = (values) => {
    if (!consent) return waiting.push(values)
    new Image().src = address + '?' + new URLSearchParams({ idsite: site, ...values })
  }
  const commands = {
    requireConsent() {}, setTrackerUrl(value) { address = value }, setSiteId(value) { site = value },
    setConsentGiven() { consent = true; waiting.splice(0).forEach(send) },
    forgetConsentGiven() { consent = false }, deleteCookies() {},
    setCustomUrl(value) { url = value }, setDocumentTitle(value) { title = value }, setReferrerUrl() {},
    trackPageView() { send({ url, action_name: title }) }, trackSiteSearch(search) { send({ url, search }) },
    trackLink(link, kind) { send({ url, [kind]: link }) },
  }
  const run = ([name, ...values]) => commands[name](...values)
  const queued = window._paq
  window._paq = { push: run }
  queued.forEach(run)
  queued.push = run
})()`

interface Counter {
  server: Server
  url: string
  /** What it was told, in order. */
  told: URLSearchParams[]
}

async function startCounter(): Promise<Counter> {
  const told: URLSearchParams[] = []
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://counter.test')
    if (pathname === '/matomo.php') told.push(searchParams)
    const isScript = pathname === '/matomo.js'
    response.writeHead(200, {
      'content-type': isScript ? 'text/javascript' : 'image/gif',
      'cross-origin-resource-policy': 'cross-origin',
    })
    response.end(isScript ? TRACKER_SCRIPT : '')
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const { port } = server.address() as AddressInfo
  return { server, url: `http://localhost:${port}`, told }
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
  counter.server.close()
})

// Nobody has decided yet.
test.use({ storageState: { cookies: [], origins: [] } })

/** Addresses outside the site that were requested, and the names of all cookies. */
function watch(context: BrowserContext) {
  const foreign: string[] = []
  context.on('request', (request) => {
    if (!request.url().startsWith(counted.url) && !request.url().startsWith('data:')) foreign.push(request.url())
  })
  const names = async () => (await context.cookies()).map(({ name }) => name).toSorted()
  return { foreign, names }
}

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies, kurz gesagt' })
const titles = () => counter.told.flatMap((values) => values.get('action_name') ?? [])

test('before the choice a whole visit asks nobody else and sets no cookie; the one button leaves it so', async ({
  page,
  context,
  check,
}) => {
  const seen = watch(context)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${counted.url}/de`)
  await expect(banner(page)).toBeVisible()
  await check(page, 'banner at 390 px')
  for (const path of ['/de/shop', '/de/news', '/de/downloads', '/de/styleguide']) await page.goto(counted.url + path)
  expect(await seen.names()).toEqual([])
  expect(seen.foreign).toEqual([])
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${counted.url}/de`)
  await check(page, 'banner at 1440 px')
  await page.getByRole('button', { name: 'Los geht’s' }).press('Enter')
  await expect(banner(page)).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()
  expect(await seen.names()).toEqual(['cookie-settings', 'cookie-settings-matomo', 'cookie-settings-video'])
  await page.getByRole('link', { name: 'Werkstoffe' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.reload()
  await expect(banner(page)).toBeHidden()
  expect(seen.foreign).toEqual([])
  expect(counter.told).toEqual([])
})

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
  expect(counter.told.map(String).join()).not.toContain('secret')
  expect(counter.told.every((values) => values.get('idsite') === '7')).toBe(true)

  // Withdrawn in one tab, the other tells nothing more.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie-Einstellungen' }).click()
  await expect(dialog.getByRole('switch', { name: 'Statistik' })).toBeChecked()
  await dialog.getByRole('button', { name: 'Alle ablehnen' }).click()
  const before = counter.told.length
  await other.getByRole('link', { name: 'Kontakt' }).first().click()
  await expect(other).toHaveURL(/\/de\/kontakt$/)
  await page.getByRole('link', { name: 'Branchen' }).first().click()
  await expect(page).toHaveURL(/\/de\/branchen$/)
  expect(counter.told).toHaveLength(before)
})

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

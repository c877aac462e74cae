import { type Browser, chromium, type Locator, type Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { languageTag, LOCALES, type Locale } from '#contracts/locales.ts'
import { m } from '#web/i18n/messages.ts'
import { NEW_PASSWORD, newAddress } from '#test/support/account-visitor.ts'
import { axeFindings } from '#test/support/axe-findings.ts'
import { CHROMIUM_FLAGS, needChromium } from '#test/support/chromium.ts'
import { linkOf } from '#test/support/page-tags.ts'
import { type RunningSite, startSite } from '#test/support/site.ts'
import { siteTemplate } from '#test/support/template.ts'
import { ADDRESS } from '#test/support/visitor.ts'
import { openHydrated } from '#test/support/hydrated.ts'
import { OPEN_STATES } from './open-states.ts'
import { CUSTOMER_PATHS, GERMAN_PATHS, pagesOfOneLanguage, SAME_PATHS } from './screens.ts'
import { cartCookies, type Cookies, customerCookies, emptyCookies, sentRequest } from './visitors.ts'

/** A phone, a tablet and a desktop, px. Pages are loaded once and made wider. */
const WIDTHS = [390, 1024, 1440]

let site: RunningSite
let browser: Browser
beforeAll(async () => {
  site = await startSite({ template: await siteTemplate() })
  browser = await chromium.launch({ executablePath: needChromium(), args: CHROMIUM_FLAGS })
})
afterAll(async () => {
  await browser.close()
  await site.dispose()
})

/** A window of a visitor with these cookies. */
async function openWindow(cookies: Cookies): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const { hostname } = new URL(site.url)
  await context.addCookies([...cookies].map(([name, value]) => ({ name, value, domain: hostname, path: '/' })))
  return context.newPage()
}

/** Path of a German page in another language, with the same query. */
async function translated(path: string, locale: Locale): Promise<string> {
  const html = await (await fetch(site.url + path)).text()
  const address = linkOf(html, { rel: 'alternate', hreflang: languageTag(locale) })
  if (!address) throw new Error(`${path} has no alternate in ${locale}`)
  return new URL(address).pathname + new URL(path, site.url).search
}

/** The first link within the page that begins in this way. */
async function linkIn(page: Page, path: string, begin: string): Promise<string> {
  await page.goto(site.url + path)
  return (await page.locator(`main a[href^="${begin}"]`).first().getAttribute('href')) ?? ''
}

async function faultsAt(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 900 })
  const findings = await axeFindings(page)
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  return [...findings, ...(wider > 0 ? [`${wider} px too wide`] : [])]
}

/** The faults of the page in its present state, at each width. */
async function faultsOf(page: Page, state: string): Promise<string[]> {
  const faults: string[] = []
  for (const width of WIDTHS)
    faults.push(...(await faultsAt(page, width)).map((fault) => `${state} ${width}: ${fault}`))
  return faults
}

/** The faults of these pages, and those pages that lead elsewhere. */
async function faultsOfPages(cookies: Cookies, paths: readonly string[]): Promise<string[]> {
  const page = await openWindow(cookies)
  const faults: string[] = []
  for (const path of paths) {
    await openHydrated(page, site.url + path)
    faults.push(...(await faultsOf(page, path)))
    const { pathname } = new URL(page.url())
    if (pathname !== path.replace(/[?#].*/, '')) faults.push(`${path} leads to ${pathname}`)
  }
  await page.context().close()
  return faults
}

test.each(LOCALES)('In %s axe finds nothing in any template at any width, and nothing is too wide.', async (locale) => {
  const paths = [...SAME_PATHS, ...pagesOfOneLanguage(locale)].map((path) => `/${locale}${path}`)
  for (const path of GERMAN_PATHS) paths.push(await translated(path, locale))
  const page = await openWindow(emptyCookies())
  paths.push(await linkIn(page, `/${locale}/tools`, `/${locale}/shop/cad/`))
  await page.context().close()
  expect(await faultsOfPages(await cartCookies(site), paths)).toEqual([])
})

test.each(LOCALES)(
  'In %s axe finds nothing in the pages of a customer, of a guest and without a cart.',
  async (locale) => {
    const cookies = await customerCookies(site)
    const page = await openWindow(cookies)
    const account = `/${locale}/shop/account`
    const request = await linkIn(page, `${account}/orderhistory`, `${account}/orderhistory/`)
    const address = await linkIn(page, `${account}/addresses`, `${account}/addresses/`)
    await page.context().close()
    const guest = await sentRequest(site)
    const faults = [
      ...(await faultsOfPages(cookies, [...CUSTOMER_PATHS.map((path) => `/${locale}${path}`), request, address])),
      ...(await faultsOfPages(guest.cookies, [
        `/${locale}/shop/orderconfirmation`,
        guest.link.replace(/^\/de/, `/${locale}`),
      ])),
      ...(await faultsOfPages(emptyCookies(), [`/${locale}/shop/cart`, `/${locale}/shop/list`])),
    ]
    expect(faults).toEqual([])
  },
)

test.each(LOCALES)('In %s axe finds nothing in what opens over a page.', async (locale) => {
  const faults: string[] = []
  for (const { name, path = '/de', open, has = () => true } of OPEN_STATES) {
    const address = site.url + (await translated(path, locale))
    for (const width of WIDTHS.filter(has)) {
      const page = await openWindow(await cartCookies(site))
      await page.setViewportSize({ width, height: 900 })
      await page.goto(address)
      await open(page, locale)
      faults.push(...(await faultsAt(page, width)).map((fault) => `${name} ${width}: ${fault}`))
      await page.context().close()
    }
  }
  const undecided = await openWindow(new Map())
  await undecided.goto(`${site.url}/${locale}`)
  await undecided.getByRole('region', { name: m.shell_consent_title({}, { locale }) }).waitFor()
  faults.push(...(await faultsOf(undecided, 'consent banner')))
  await undecided.context().close()
  expect(faults).toEqual([])
})

const enter = async (field: Locator, value: string) =>
  (await field.getAttribute('type')) === 'checkbox' ? field.check() : field.fill(value)

test.each(LOCALES)('In %s axe finds nothing in forms with errors, and in what follows a form.', async (locale) => {
  const page = await openWindow(await cartCookies(site))
  const faults: string[] = []
  const send = async (path: string, state: string, entries: Record<string, string> = {}) => {
    await openHydrated(page, `${site.url}/${locale}/shop/${path}`)
    const form = page.locator('main form').filter({ has: page.locator('[type=email]') })
    for (const [name, value] of Object.entries(entries)) await enter(form.locator(`[name="${name}"]`).first(), value)
    await form.first().locator('[type=submit]').last().click()
    const isDone = Object.keys(entries).length > 0
    await (isDone ? page.locator('main form').waitFor({ state: 'detached' }) : page.getByRole('alert').waitFor())
    faults.push(...(await faultsOf(page, state)))
  }
  await send('account/login', 'sign-in without entries')
  await send('account/register', 'registration without entries')
  await send('account/password', 'recovery without an address')
  await send('checkout', 'addresses without entries')
  await send('account/password', 'recovery', { email: newAddress() })
  const { sameAddress: _, ...newcomer } = ADDRESS
  await send('account/register', 'registration', {
    ...newcomer,
    email: newAddress(),
    password: NEW_PASSWORD,
    privacy: 'on',
  })
  await page.context().close()
  expect(faults).toEqual([])
})

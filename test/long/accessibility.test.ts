import { type Browser, chromium, type Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LOCALES, type Locale } from '#contracts/locales.ts'
import { axeFindings } from '#test/support/axe-findings.ts'
import { CHROMIUM_FLAGS, needChromium } from '#test/support/chromium.ts'
import { type RunningSite, startSite } from '#test/support/site.ts'
import { siteTemplate } from '#test/support/template.ts'
import { addPiece, visit } from '#test/support/visitor.ts'

/** A phone, a tablet and a desktop, px. Pages are loaded once and made wider. */
const WIDTHS = [390, 1024, 1440]

/** One page of each template. Those of the catalogue are found by their links, because their paths are translated. */
const TEMPLATES = [
  '',
  '/shop',
  '/shop/list',
  '/shop/compare?item=CT-1&item=CTU-1',
  '/shop/cart',
  '/shop/checkout',
  '/shop/account/login',
  '/shop/account/register',
  '/shop/account/password',
  '/search?term=08B-1',
  '/tools',
  '/tools/chain-rack',
  '/tools/cut-list',
  '/tools/cad',
  '/tools/chemical-resistance',
  '/cookie-settings',
  '/styleguide',
  '/no-such-page',
]

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

/** A page of a visitor with a cart, so that cart and checkout have their forms. */
async function openWindow(): Promise<Page> {
  const cookies = new Map<string, string>()
  await addPiece(visit(site.url, cookies))
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const { hostname } = new URL(site.url)
  await context.addCookies(
    [...cookies].map(([name, value]) => ({ name, value, domain: hostname, path: '/', httpOnly: true })),
  )
  return context.newPage()
}

/** The first category and its first product. */
async function catalogueOf(page: Page, locale: Locale): Promise<string[]> {
  const firstLink = async (path: string, kind: string) => {
    await page.goto(site.url + path)
    return (await page.locator(`main a[href^="/${locale}/shop/${kind}/"]`).first().getAttribute('href')) ?? ''
  }
  const category = await firstLink(`/${locale}/shop`, 'category')
  return [category, await firstLink(category, 'product')]
}

async function faultsAt(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 900 })
  const findings = await axeFindings(page)
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  return [...findings, ...(wider > 0 ? [`${wider} px too wide`] : [])]
}

test.each(LOCALES)('In %s axe finds nothing in any template at any width, and nothing is too wide.', async (locale) => {
  const page = await openWindow()
  const paths = [...TEMPLATES.map((path) => `/${locale}${path}`), ...(await catalogueOf(page, locale))]
  const faults: string[] = []
  for (const path of paths) {
    await page.goto(site.url + path, { waitUntil: 'networkidle' })
    for (const width of WIDTHS)
      faults.push(...(await faultsAt(page, width)).map((fault) => `${path} ${width}: ${fault}`))
  }
  await page.context().close()
  expect(faults).toEqual([])
})

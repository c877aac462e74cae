import { AxeBuilder } from '@axe-core/playwright'
import { type Browser, chromium, type Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CHROMIUM_FLAGS, needChromium } from '#test/support/chromium.ts'
import { type RunningSite, startSite } from '#test/support/site.ts'
import { siteTemplate } from '#test/support/template.ts'

/** Pages of products are alike, and there are hundreds: each so many gets a visit. The random walk draws others. */
const EVERY_PRODUCT = 5

/** Not errors of a page: a status that the walk checks itself. */
const EXPECTED = /^Failed to load resource/

let site: RunningSite
let browser: Browser
beforeAll(async () => {
  site = await startSite({ template: await siteTemplate(), env: { LIMITS: 'off' } })
  browser = await chromium.launch({ executablePath: needChromium(), args: CHROMIUM_FLAGS })
})
afterAll(async () => {
  await browser.close()
  await site.dispose()
})

const read = async (path: string) => (await fetch(site.url + path)).text()
const locs = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)

/** Every page that the sitemaps name, in all languages, and the style guide, which is in none. */
async function addresses(): Promise<string[]> {
  const files = locs(
    await read(new URL(/^Sitemap: (\S+)$/m.exec(await read('/robots.txt'))?.[1] ?? '', site.url).pathname),
  )
  const lists = await Promise.all(
    files.map(async (file) => {
      const paths = locs(await read(file))
      return file.includes('products') ? paths.filter((_, index) => index % EVERY_PRODUCT === 0) : paths
    }),
  )
  return ['/en/styleguide', ...lists.flat()]
}

/** What is wrong with a page once its scripts have run. */
async function problemsOf(page: Page, path: string): Promise<string[]> {
  const heard: string[] = []
  page.on('pageerror', (error) => heard.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error' && !EXPECTED.test(message.text())) heard.push(message.text())
  })
  const response = await page.goto(site.url + path, { waitUntil: 'load' })
  if (response?.status() !== 200) return [`status ${response?.status()}`]
  await page.waitForLoadState('networkidle')
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], preload: false })
    .analyze()
  const found = violations.map(
    ({ id, nodes }) => `axe ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  )
  const lost = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href*="#"]')]
      .filter(
        ({ origin, pathname, hash }) => origin === location.origin && pathname === location.pathname && hash !== '',
      )
      .flatMap(({ hash }) => (document.getElementById(decodeURIComponent(hash.slice(1))) ? [] : [`no target ${hash}`])),
  )
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  page.removeAllListeners()
  return [...heard, ...found, ...lost, ...(overflow > 0 ? [`${overflow} px wider than the window`] : [])]
}

test('no page has a broken link, an error in the console, an error of hydration or a finding of axe', async () => {
  const all = await addresses()
  expect(all.length).toBeGreaterThan(300)
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  const page = await context.newPage()
  const targets = new Map<string, string>()
  const wrong: string[] = []
  for (const [index, path] of all.entries()) {
    // Every third page on a phone.
    await page.setViewportSize(index % 3 === 0 ? { width: 390, height: 844 } : { width: 1440, height: 900 })
    for (const problem of await problemsOf(page, path)) wrong.push(`${path}: ${problem}`)
    const hrefs = await page.$$eval('a[href^="/"]', (links) => links.map((link) => link.getAttribute('href') ?? ''))
    for (const href of hrefs) targets.set(href.replace(/#.*/, ''), path)
    if (index % 50 === 49) console.log(`${index + 1} of ${all.length} pages, ${wrong.length} problems`)
  }
  for (const [href, path] of targets) {
    if (all.includes(href)) continue
    const { status } = await fetch(site.url + href, { redirect: 'follow' })
    if (status !== 200) wrong.push(`${path}: ${href} is ${status}`)
  }
  console.log(`${all.length} pages, ${targets.size} links`)
  expect(wrong).toEqual([])
})

import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { type Browser, chromium, type Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeFindings } from '#test/support/axe-findings.ts'
import { CHROMIUM_FLAGS, needChromium } from '#test/support/chromium.ts'
import { listedAddresses } from '#test/support/listed-addresses.ts'
import { type RunningSite, startSite } from '#test/support/site.ts'
import { siteTemplate } from '#test/support/template.ts'
import { untilHydrated } from '#test/support/hydrated.ts'

/** Pages of products are alike, and there are hundreds: each so many gets a visit. The random walk draws others. */
const EVERY_PRODUCT = 5

/** Not errors of a page: a status that the walk checks itself. */
const EXPECTED = /^Failed to load resource/

/** `PAGES=2/4`: the second of four equal parts; without it all pages. */
const [PART = 1, PARTS = 1] = (process.env['PAGES'] ?? '').split('/').filter(Boolean).map(Number)

/** Windows at once: a page waits for its network about half of its time. */
const WINDOWS = 3

interface Seen {
  path: string
  problems: string[]
  hrefs: string[]
}

/**
 * File with a line for each page that was seen, its mistakes and links, beside the data of its build. A run that was
 * ended goes on from there; a new build begins again.
 */
let seenFile: string
let site: RunningSite
let browser: Browser
beforeAll(async () => {
  const template = await siteTemplate()
  seenFile = `${template}-pages.jsonl`
  site = await startSite({ template, env: { LIMITS: 'off' } })
  browser = await chromium.launch({ executablePath: needChromium(), args: CHROMIUM_FLAGS })
})
afterAll(async () => {
  await browser.close()
  await site.dispose()
})

/** Every page that the sitemaps name, in all languages, and the style guide, which is in none. */
const addresses = async () => ['/en/styleguide', ...(await listedAddresses(site.url, EVERY_PRODUCT))]

/** The faults of a page once its scripts have run. */
async function problemsOf(page: Page, path: string): Promise<string[]> {
  const heard: string[] = []
  page.on('pageerror', (error) => heard.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error' && !EXPECTED.test(message.text())) heard.push(message.text())
  })
  const response = await page.goto(site.url + path, { waitUntil: 'load' })
  if (response?.status() !== 200) return [`status ${response?.status()}`]
  await untilHydrated(page)
  const found = (await axeFindings(page)).map((finding) => `axe ${finding}`)
  const lost = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href*="#"]')]
      .filter(({ href, hash }) => hash !== '' && href.slice(0, -hash.length) === location.href.replace(/#.*/, ''))
      .flatMap(({ hash }) => (document.getElementById(decodeURIComponent(hash.slice(1))) ? [] : [`no target ${hash}`])),
  )
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  page.removeAllListeners()
  return [...heard, ...found, ...lost, ...(overflow > 0 ? [`${overflow} px wider than the window`] : [])]
}

const readSeen = (): Map<string, Seen> => {
  const lines = existsSync(seenFile) ? readFileSync(seenFile, 'utf8').split('\n').filter(Boolean) : []
  return new Map(lines.map((line): [string, Seen] => [JSON.parse(line).path, JSON.parse(line)]))
}

/** Looks at pages one after the other in a window of its own until none is left. */
async function look(paths: Iterator<[number, string]>, done: (seen: Seen) => void): Promise<void> {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const page = await context.newPage()
  for (let next = paths.next(); !next.done; next = paths.next()) {
    const [index, path] = next.value
    // Every third page on a phone.
    await page.setViewportSize(index % 3 === 0 ? { width: 390, height: 844 } : { width: 1440, height: 900 })
    const problems = await problemsOf(page, path)
    // The switch may lead to a page that says in which languages it exists: test/http/language-switch.test.ts.
    const hrefs = await page.$$eval('a[href^="/"]:not([hreflang])', (links) =>
      links.map((link) => link.getAttribute('href') ?? ''),
    )
    done({ path, problems, hrefs: [...new Set(hrefs.map((href) => href.replace(/#.*/, '')))] })
  }
  await context.close()
}

test('no page has a broken link, an error in the console, an error of hydration or a finding of axe', async () => {
  const all = await addresses()
  expect(all.length).toBeGreaterThan(300)
  const seen = readSeen()
  const part = [...all.entries()].filter(([index]) => index % PARTS === PART - 1)
  const left = part.filter(([, path]) => !seen.has(path))
  console.log(`Part ${PART} of ${PARTS}: ${part.length} of ${all.length} pages, ${left.length} of them not seen yet`)
  const paths = left.values()
  const begin = Date.now()
  let count = 0
  const done = (one: Seen) => {
    appendFileSync(seenFile, `${JSON.stringify(one)}\n`)
    seen.set(one.path, one)
    for (const problem of one.problems) console.log(`${one.path}: ${problem}`)
    if (++count % 50 === 0) console.log(`${count} of ${left.length} after ${Math.round((Date.now() - begin) / 1000)} s`)
  }
  await Promise.all(Array.from({ length: WINDOWS }, () => look(paths, done)))

  const pages = part.flatMap(([, path]) => seen.get(path) ?? [])
  const wrong = pages.flatMap(({ path, problems }) => problems.map((problem) => `${path}: ${problem}`))
  const targets = new Map(pages.flatMap(({ path, hrefs }) => hrefs.map((href): [string, string] => [href, path])))
  for (const [href, path] of targets) {
    if (all.includes(href)) continue
    const { status } = await fetch(site.url + href, { redirect: 'follow' })
    if (status !== 200) wrong.push(`${path}: ${href} is ${status}`)
  }
  console.log(`${pages.length} pages, ${targets.size} links`)
  expect(wrong).toEqual([])
})

import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, CDPSession, Page } from '@playwright/test'
import sharp from 'sharp'

/** Delay in ms, bytes a second: 400 kbit/s. */
const LINE = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }
/** Between two pictures, ms. */
const PERIOD = 250
/** Longest wait for a quiet page, ms. */
const QUIET = 120_000
/** Standard deviation of the colours below which a picture shows nothing. */
const BLANK = 2
/** Layout shift that a visitor notices, of the window. */
const NOTICED = 0.005

interface Visit {
  site: string
  /** The first one is opened, the others are reached by their links. */
  paths: string[]
  viewport: { width: number; height: number }
  /** Folder of the pictures. */
  into: string
}

interface Film {
  /** Time to the first picture that shows something, ms. */
  painted: number
  pictures: number
  /** Numbers of the pictures that show nothing after that. */
  blank: number[]
  jumps: string[]
}

declare global {
  /** Layout shifts without an input before them: share of the window, and where. */
  var seenJumps: string[]
}

/** Films a visit with an empty cache until its last page is quiet. */
export async function filmVisit(browser: Browser, { site, paths, viewport, into }: Visit): Promise<Film> {
  const context = await browser.newContext({ viewport, locale: 'de-DE' })
  const page = await context.newPage()
  const devTools = await context.newCDPSession(page)
  await devTools.send('Network.emulateNetworkConditions', LINE)
  await page.addInitScript(watchJumps, NOTICED)
  const film: Film = { painted: 0, pictures: 0, blank: [], jumps: [] }
  const begun = performance.now()
  const end = new AbortController()
  const take = async () => {
    while (!end.signal.aborted) {
      const due = begun + ++film.pictures * PERIOD
      const picture = await capture(devTools)
      if (!picture) continue
      const name = String(film.pictures).padStart(3, '0')
      await writeFile(join(into, `${name}.png`), picture)
      const { channels } = await sharp(picture).stats()
      const isBlank = channels.every(({ stdev }) => stdev < BLANK)
      if (isBlank && film.painted > 0) film.blank.push(film.pictures)
      if (!isBlank && film.painted === 0) film.painted = Math.round(performance.now() - begun)
      await pause(Math.max(0, due - performance.now()))
    }
  }
  const [first = '/', ...others] = paths
  // Chromium takes no picture while it changes from one document to the next.
  await page.goto(site + first, { waitUntil: 'commit', timeout: QUIET })
  const taking = take()
  try {
    await page.waitForLoadState('networkidle', { timeout: QUIET })
    for (const path of others) await follow(page, path)
    film.jumps.push(...(await page.evaluate(() => globalThis.seenJumps)))
  } finally {
    end.abort()
    await taking
    await context.close()
  }
  return film
}

/** Undefined before there is anything to take. Not the page's own `screenshot`, which waits for fonts. */
async function capture(devTools: CDPSession): Promise<Buffer | undefined> {
  try {
    const { data } = await devTools.send('Page.captureScreenshot', { format: 'png' })
    return Buffer.from(data, 'base64')
  } catch (error) {
    if (!/Unable to capture screenshot|Not attached to an active page/.test(String(error))) throw error
    await pause(PERIOD)
    return undefined
  }
}

/** Follows the last link to a page that has words, and waits until that is quiet. */
async function follow(page: Page, path: string) {
  await page.locator(`main a[href^="${path}"]:not(svg *)`).filter({ visible: true, hasText: /\p{L}/u }).last().click()
  await page.waitForURL(`**${path}*`, { timeout: QUIET })
  await page.waitForLoadState('networkidle', { timeout: QUIET })
}

/** Runs in the page. The header folds on scrolling, as intended. */
function watchJumps(noticed: number) {
  type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] }
  globalThis.seenJumps = []
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources, startTime } of list.getEntries() as Shift[]) {
      if (hadRecentInput || value < noticed) continue
      const names = sources.map(({ node }) => (node instanceof Element ? node.tagName.toLowerCase() : node?.nodeName))
      globalThis.seenJumps.push(`${value.toFixed(3)} at ${Math.round(startTime)} ms (${names.join(', ')})`)
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

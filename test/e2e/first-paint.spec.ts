import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { openHydrated } from '#test/support/hydrated.ts'
import { PRODUCT_PATH } from './journey.ts'
import { rowsOf } from './matrix.ts'
import { putOnePiece } from './begun-request.ts'
import { expect, test } from './site-fixture.ts'

// Presses come before the scripts.
test.use({ waitsForScripts: false })

const PAGES = {
  home: '/de',
  'shop start': '/de/shop',
  category: '/de/shop/category/kettenfuehrungen',
  product: PRODUCT_PATH.de,
  cart: '/de/shop/cart',
  address: '/de/shop/checkout',
  content: '/de/unternehmen',
  'not found': '/de/nowhere',
}

/** Edges may be smoothed differently between two pictures. */
const MAX_DIFF_PIXELS = 30

/** A visitor without scripts, with an item in the cart. */
async function visitorWithoutScripts(browser: Browser, url: string, width: number): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: url,
    javaScriptEnabled: false,
    locale: 'de-DE',
    viewport: { width, height: 900 },
  })
  // The first page would have the stand-in font, and the next one the site's own.
  await context.route('**/*.woff2', (route) => route.abort())
  await putOnePiece(context, url)
  return context
}

/** Opens a page and waits for the pictures in the window, which may be loaded only because they are. */
async function openWithPictures(page: Page, path: string) {
  await page.goto(path)
  await page.evaluate(() =>
    Promise.all(
      [...document.images]
        .filter((image) => image.getBoundingClientRect().top < innerHeight && image.checkVisibility())
        .map((image) => image.decode()),
    ),
  )
}

/** Has the browser load the style sheet that otherwise a script asks for. */
const withStyleSheet = (context: BrowserContext) =>
  context.route(/\/de(\/|$)/, async (route) => {
    const response = await route.fetch({ maxRedirects: 0 })
    const page = await response.text()
    expect(page).toContain('<link data-rel="stylesheet"')
    await route.fulfill({ response, body: page.replace('<link data-rel="stylesheet"', '<link rel="stylesheet"') })
  })

for (const width of rowsOf([1440, 390, 1024])) {
  test(`the document alone looks the same as with all style sheets at ${width} px`, async ({
    browser,
    site,
  }, testInfo) => {
    const alone = await visitorWithoutScripts(browser, site.url, width)
    const whole = await visitorWithoutScripts(browser, site.url, width)
    await withStyleSheet(whole)
    const styled: string[] = []
    whole.on('response', (response) => response.url().endsWith('.css') && styled.push(response.url()))
    for (const [name, path] of Object.entries(PAGES)) {
      const [first, second] = [await alone.newPage(), await whole.newPage()]
      await Promise.all([first, second].map((page) => openWithPictures(page, path)))
      const picture = `${name}-${width}.png`
      const file = testInfo.snapshotPath(picture)
      await mkdir(dirname(file), { recursive: true })
      // A busy browser paints large drawings some frames after they are loaded.
      await expect(async () => {
        await writeFile(file, await second.screenshot())
        expect(await first.screenshot()).toMatchSnapshot(picture, { maxDiffPixels: MAX_DIFF_PIXELS })
      }).toPass({ timeout: 30_000 })
      await first.close()
      await second.close()
    }
    expect(styled).toHaveLength(Object.keys(PAGES).length)
    await alone.close()
    await whole.close()
  })
}

test('a page is painted while everything else is still loading, and then requests its scripts', async ({ page }) => {
  const asked: string[] = []
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(/\/assets\//, async (route) => {
    asked.push(new URL(route.request().url()).pathname)
    await held
    await route.continue()
  })
  await page.goto('/de', { waitUntil: 'commit' })
  await expect.poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)).toBe(1)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => asked.some((path) => path.endsWith('.js'))).toBe(true)
  letGo()
  await expect.poll(() => page.evaluate(() => '__reactRouterDataRouter' in globalThis)).toBe(true)
})

test('a page that is opened by its address is drawn in the font of the site', async ({ page }) => {
  await openHydrated(page, '/de')
  const browser = await page.context().newCDPSession(page)
  await browser.send('DOM.enable')
  await browser.send('CSS.enable')
  for (const path of [PAGES.category, PAGES.product, '/cz']) {
    await openHydrated(page, path)
    const { root } = await browser.send('DOM.getDocument')
    const { nodeId } = await browser.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' })
    const { fonts } = await browser.send('CSS.getPlatformFontsForNode', { nodeId })
    expect
      .soft(
        fonts.map(({ familyName }) => familyName),
        path,
      )
      .toEqual(['Sofia Sans'])
  }
})

/** Includes files of parts that hydrate later, and those that an idle page loads. Ungrouped there are about twice as many. */
const MOST_SCRIPTS = [
  ['product', PRODUCT_PATH.de, 55],
  ['home', '/de', 45],
  ['chain rack', '/de/tools/chain-rack', 45],
] as const

for (const [name, path, most] of rowsOf(MOST_SCRIPTS)) {
  test(`${name} asks for at most ${most} script files`, async ({ page }) => {
    const asked = new Set<string>()
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.endsWith('.js')) asked.add(pathname)
    })
    await openHydrated(page, path)
    await expect.poll(() => [...asked].some((file) => /\/likely-page|\/frame-/.test(file))).toBe(true)
    // An idle page loads the scripts of where its visitor is likely to go, which it names in its head.
    await expect.poll(() => page.locator('link[rel=prefetch]').count()).toBeGreaterThan(0)
    const named = await page
      .locator('link[rel=modulepreload]')
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname))
    const files = new Set([...asked, ...named])
    expect(files.size, [...files].join('\n')).toBeLessThanOrEqual(most)
  })
}

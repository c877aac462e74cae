import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Browser, BrowserContext } from '@playwright/test'
import { PRODUCT_PATH } from './journey.ts'
import { putOnePiece } from './one-piece.ts'
import { expect, test } from './site-fixture.ts'

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

/** A visitor without scripts and web fonts with an item in the cart; requests for `without` get no response. */
async function visitorWithout(browser: Browser, url: string, width: number, without: RegExp): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: url,
    javaScriptEnabled: false,
    locale: 'de-DE',
    viewport: { width, height: 900 },
  })
  await context.route(without, (route) => route.abort())
  await putOnePiece(context, url)
  return context
}

for (const width of [390, 1024, 1440]) {
  test(`the document alone looks the same as with all style sheets at ${width} px`, async ({
    browser,
    site,
  }, testInfo) => {
    const alone = await visitorWithout(browser, site.url, width, /\.(css|woff2)$/)
    const whole = await visitorWithout(browser, site.url, width, /\.woff2$/)
    for (const [name, path] of Object.entries(PAGES)) {
      const [first, second] = [await alone.newPage(), await whole.newPage()]
      await first.goto(path, { waitUntil: 'networkidle' })
      await second.goto(path, { waitUntil: 'networkidle' })
      const picture = `${name}-${width}.png`
      const file = testInfo.snapshotPath(picture)
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, await second.screenshot())
      expect(await first.screenshot()).toMatchSnapshot(picture, { maxDiffPixels: MAX_DIFF_PIXELS })
      await first.close()
      await second.close()
    }
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

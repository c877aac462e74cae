import type { Page } from '@playwright/test'
import { openHydrated, untilHydrated, untilIdle } from '#test/support/hydrated.ts'
import { PRODUCT_PATH } from './journey.ts'
import { expect, test } from './site-fixture.ts'
import { words } from './words.ts'

const w = words.de
const PART = /\/assets\/search-overlay-[\w-]+\.js$/
const ROUTES = /\/assets\/manifest-\w+\.js$/

/** Lets a file be missing, as after an update. */
const remove = (page: Page, file: RegExp, methods: readonly string[]) =>
  page.route(file, (route) =>
    methods.includes(route.request().method())
      ? route.fulfill({ status: 404, headers: { 'cache-control': 'no-store' } })
      : route.continue(),
  )

/** Opens the product, types a length, and opens the search, whose file is missing. */
async function openAndSearch(page: Page) {
  await openHydrated(page, PRODUCT_PATH.de)
  await page.getByRole('spinbutton', { name: w.length }).fill('777')
  const missing = page.waitForResponse(PART)
  // An idle page begins to look after its files.
  await untilIdle(page)
  await page.keyboard.press('Control+k')
  expect((await missing).status()).toBe(404)
}

/** How often the page has asked to be loaded again, which the browser tells before it does so. */
const reloadsOf = async (page: Page) => {
  await untilIdle(page)
  return page.evaluate(() => Number(sessionStorage.getItem('reloads-asked-for')))
}

test.beforeEach(({ context }) =>
  context.addInitScript(() => {
    navigation.addEventListener('navigate', ({ navigationType }) => {
      if (navigationType !== 'reload') return
      sessionStorage.setItem('reloads-asked-for', `${Number(sessionStorage.getItem('reloads-asked-for')) + 1}`)
    })
  }),
)

test('a page whose files were replaced is reloaded once, and keeps its input', async ({ page }) => {
  await remove(page, PART, ['GET'])
  await remove(page, ROUTES, ['HEAD'])
  let loads = 0
  page.on('load', () => loads++)
  await openAndSearch(page)
  await expect.poll(() => loads).toBe(2)
  await expect(page.getByRole('spinbutton', { name: w.length })).toHaveValue('777')
  // Still missing: it was not the update.
  await untilHydrated(page)
  await untilIdle(page)
  const again = page.waitForResponse(PART)
  await page.keyboard.press('Control+k')
  expect((await again).status()).toBe(404)
  expect([await reloadsOf(page), loads]).toEqual([1, 2])
  await expect(page.getByRole('spinbutton', { name: w.length })).toHaveValue('777')
})

// A context of its own: React Router reports the missing file as an error.
test('a link to a page whose file was replaced leads there, as a document', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await openHydrated(page, PRODUCT_PATH.de)
  const file = await page.evaluate(() => {
    const { routes }: { routes: Record<string, { module: string }> } = Reflect.get(window, '__reactRouterManifest')
    return routes['routes/account/login/route']?.module ?? ''
  })
  const missing = (url: URL) => url.pathname === file
  await page.route(missing, (route) => route.fulfill({ status: 404, headers: { 'cache-control': 'no-store' } }))
  const failed = page.waitForResponse((response) => missing(new URL(response.url())))
  await page.getByRole('banner').getByRole('link', { name: w.signIn }).first().click()
  expect((await failed).status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: w.signIn })).toBeVisible()
  await expect(page).toHaveURL(/\/de\/shop\/account\/login/)
  await context.close()
})

test('a page of the current build is not reloaded because a file of it is missing', async ({ page, request }) => {
  await remove(page, PART, ['GET'])
  let loads = 0
  page.on('load', () => loads++)
  const asked = page.waitForResponse((response) => response.request().method() === 'HEAD')
  await openAndSearch(page)
  expect((await asked).status()).toBe(200)
  expect([await reloadsOf(page), loads]).toEqual([0, 1])
  await expect(page.getByRole('spinbutton', { name: w.length })).toHaveValue('777')
  const response = await request.get('/assets/search-overlay-0000.js')
  expect([response.status(), response.headers()['cache-control']]).toEqual([404, 'no-store'])
})

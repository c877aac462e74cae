import type { Page } from '@playwright/test'
import { openHydrated, untilHydrated, untilIdle } from '#test/support/hydrated.ts'
import { PRODUCT_PATH } from './journey.ts'
import { expect, test } from './site-fixture.ts'
import { words } from './words.ts'

const w = words.de
const PART = /\/assets\/search-overlay-[\w-]+\.js$/

/** Opens the search, whose file is missing. */
async function search(page: Page) {
  await untilIdle(page)
  const missing = page.waitForResponse(PART)
  await page.keyboard.press('Control+k')
  expect((await missing).status()).toBe(404)
}

/** How often the page has asked to be loaded again, which the browser tells before it does so. */
const reloadsOf = async (page: Page) => {
  await untilIdle(page)
  return page.evaluate(() => Number(sessionStorage.getItem('reloads-asked-for')))
}

test.beforeEach(async ({ context, page }) => {
  await context.addInitScript(() => {
    navigation.addEventListener('navigate', ({ navigationType }) => {
      if (navigationType !== 'reload') return
      sessionStorage.setItem('reloads-asked-for', `${Number(sessionStorage.getItem('reloads-asked-for')) + 1}`)
    })
  })
  // As after an update.
  await page.route(PART, (route) => route.fulfill({ status: 404, headers: { 'cache-control': 'no-store' } }))
  await openHydrated(page, PRODUCT_PATH.de)
})

test('a page with a missing script is reloaded once in a minute', async ({ page }) => {
  const loaded = page.waitForEvent('load')
  await search(page)
  await loaded
  await untilHydrated(page)
  // Still missing: it was not the update.
  await search(page)
  expect(await reloadsOf(page)).toBe(1)
})

test('unsent input stays until the visitor reloads the page', async ({ page, check }) => {
  const length = page.getByRole('spinbutton', { name: w.length })
  await length.fill('777')
  await search(page)
  const reload = page.getByRole('button', { name: 'Neu laden', exact: true })
  await expect(reload).toBeVisible()
  await check(page, 'a new version is offered')
  expect(await reloadsOf(page)).toBe(0)
  await expect(length).toHaveValue('777')
  const loaded = page.waitForEvent('load')
  await reload.click()
  await loaded
  await expect(reload).toBeHidden()
  expect(await reloadsOf(page)).toBe(1)
})

test.describe('the scripts of another page', () => {
  test.use({ causes: /^Error loading route module|Failed to fetch dynamically imported module/ })
  // Without the list of seen products: it belongs to the page itself, and a busy machine loads it late.
  const scripts = /\/assets\/(?!seen-products)[^/]+\.js$/
  const downloads = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Downloads' })
  const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Downloads' })

  test.beforeEach(async ({ page }) => {
    // The shop's page is prefetched first.
    await expect(page.locator('link[rel=prefetch]')).not.toHaveCount(0)
    await page.route(scripts, (route) => route.abort())
  })

  test('cost nothing if they cannot be prefetched, and the link leads on', async ({ page }) => {
    const length = page.getByRole('spinbutton', { name: w.length })
    await length.fill('777')
    const failed = page.waitForEvent('requestfailed', (request) => scripts.test(request.url()))
    await downloads(page).hover()
    await failed
    await expect.poll(() => reloadsOf(page)).toBe(1)
    await expect(length).toHaveValue('777')
    await page.unroute(scripts)
    await downloads(page).click()
    await expect(heading(page)).toBeVisible()
  })

  test('are missing after a click: the page is loaded whole', async ({ page }) => {
    const loads = page.waitForRequest((request) => request.isNavigationRequest())
    // Without a pointer, which would prefetch the page before.
    await downloads(page).dispatchEvent('click')
    expect(new URL((await loads).url()).pathname).toBe('/de/downloads')
    await page.unroute(scripts)
    await expect(heading(page)).toBeVisible()
    expect(await reloadsOf(page)).toBe(1)
  })
})

test('a script of an earlier build is missing, not another page', async ({ request }) => {
  const response = await request.get('/assets/search-overlay-0000.js')
  expect([response.status(), response.headers()['cache-control']]).toEqual([404, 'no-store'])
})

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

test('a script of an earlier build is missing, not another page', async ({ request }) => {
  const response = await request.get('/assets/search-overlay-0000.js')
  expect([response.status(), response.headers()['cache-control']]).toEqual([404, 'no-store'])
})

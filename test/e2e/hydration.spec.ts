import type { Page } from '@playwright/test'
import { PRODUCT_PATH } from './journey.ts'
import { expect, test } from './site-fixture.ts'

// That nothing is said on the console while a page comes to life, `quiet` in the fixture sees to.

/** Lives as long as the document does: a navigation of the browser would take it away. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(globalThis, { marked: true }))
const isMarked = (page: Page) => page.evaluate(() => 'marked' in globalThis)

for (const path of [
  '/de',
  '/de/shop',
  '/de/shop/category/kettenfuehrungen',
  PRODUCT_PATH.de,
  '/de/agb',
  '/de/nowhere',
]) {
  test(`${path} comes to life and goes on without loading anew`, async ({ page }) => {
    await page.goto(path)
    // The name of React Router's that web/entry.server.tsx leans on: without it no page gets its data.
    expect(await page.evaluate(() => '__reactRouterContext' in globalThis)).toBe(true)
    await mark(page)
    await page.mouse.move(200, 200)
    const before = page.url()
    await page.locator(`a[href^="/de/"]:visible:not([href="${path}"])`).first().click()
    await expect(page).not.toHaveURL(before)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await isMarked(page)).toBe(true)
  })
}

test('the scripts of a product’s form come at the first sign of a visitor', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  await page.goto(PRODUCT_PATH.de)
  await page.waitForLoadState('networkidle')
  const isForm = (path: string) => path.includes('/request-form-')
  expect(fetched.filter(isForm)).toEqual([])
  await page.mouse.move(100, 300)
  await expect.poll(() => fetched.filter(isForm).length).toBe(1)
})

test('what is pressed and typed before its scripts have come is done when they have', async ({ page }) => {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(/\/request-form-/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(PRODUCT_PATH.de)
  const rows = page.locator('tbody tr:visible')
  const all = await rows.count()
  await page.getByRole('textbox', { name: 'Filtern nach Artikelnummer' }).fill('CT-08B1-S-2000')
  await page.getByRole('radio', { name: 'CT-08B1-S-2000' }).check()
  await page.getByRole('columnheader', { name: 'Artikelnummer' }).getByRole('button').click()
  expect(await rows.count()).toBe(all)
  letGo()
  await expect(rows).toHaveCount(1)
  await expect(page.getByRole('columnheader', { name: 'Artikelnummer' })).toHaveAttribute('aria-sort', 'ascending')
  await expect(page.getByRole('complementary').getByText('CT-08B1-S-2000')).toBeVisible()
  await expect(page).toHaveURL(/variant=CT-08B1-S-2000/)
})

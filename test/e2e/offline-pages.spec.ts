import type { Page } from '@playwright/test'
import { startSite } from '#test/support/site.ts'
import { openHydrated, untilIdle } from '#test/support/hydrated.ts'
import { goToProduct, PRODUCT_PATH, startRequest, VARIANT_NUMBER } from './journey.ts'
import { expect, test } from './site-fixture.ts'
import { words } from './words.ts'

const w = words.de
const OFFLINE = 'Sie sind offline'

test.use({ serviceWorkers: 'allow' })

/** Addresses of the stored pages. */
const readStored = (page: Page) =>
  page.evaluate(async () => {
    const [name = ''] = (await caches.keys()).filter((key) => key.startsWith('offline-pages-'))
    const requests = await (await caches.open(name)).keys()
    return requests.map(({ url }) => new URL(url).pathname)
  })

test('pages seen before open offline in their shared form, and the worker can be switched off', async ({
  page,
  context,
  site,
  check,
}) => {
  await startRequest(page, w, 'de')
  await expect.poll(() => readStored(page)).toContain(PRODUCT_PATH.de)
  await page.goto('/de/shop/cart')
  await expect(page.getByRole('link', { name: w.continue })).toBeVisible()
  await page.goto('/de')
  await goToProduct(page, w)
  // Seen with an item in the cart: its page is stored once more, and the last of the visit.
  await expect.poll(async () => (await readStored(page)).at(-1)).toBe(PRODUCT_PATH.de)
  const stored = await readStored(page)
  expect(stored).toContain('/de/shop/category/kettenfuehrungen')
  expect(stored.filter((path) => /cart|checkout|account/.test(path))).toEqual([])

  await site.restart(async () => {
    await context.setOffline(true)
    await page.goto(PRODUCT_PATH.de)
    await expect(page.getByRole('heading', { level: 1, name: w.product })).toBeVisible()
    await expect(page.getByText('schon geöffnet haben')).toBeVisible()
    // Nothing of the visitor is in it.
    await expect(page.locator('[data-place="cart-count"]')).toBeEmpty()
    await page.getByRole('textbox', { name: w.filterNumber }).fill(VARIANT_NUMBER)
    await expect(page.getByRole('radio', { name: /^CT-/ })).toHaveCount(1)

    // By React Router's link, then by one of the frame's.
    await page.getByRole('navigation', { name: 'Sie sind hier' }).getByRole('link', { name: w.subcategory }).click()
    await expect(page.getByRole('heading', { level: 1, name: w.subcategory })).toBeVisible()
    await page.getByRole('link', { name: 'Impressum' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: OFFLINE })).toBeVisible()
    await check(page, 'offline page')
    await page.getByRole('link', { name: w.product }).click()
    await expect(page.getByRole('heading', { level: 1, name: w.product })).toBeVisible()

    await page.goto('/de/shop/cart')
    await expect(page.getByRole('heading', { level: 1, name: OFFLINE })).toBeVisible()
    await expect(page.getByText(VARIANT_NUMBER)).toBeHidden()
    await page.goto('/cz/shop/cart')
    await expect(page.getByRole('heading', { level: 1, name: 'Jste offline' })).toBeVisible()

    await context.setOffline(false)
    const { port } = new URL(site.url)
    const off = await startSite({ dataDir: site.dataDir, port: Number(port), env: { OFFLINE_PAGES: 'off' } })
    await page.goto('/de')
    const left = () =>
      page.evaluate(async () => [
        ...(await caches.keys()),
        ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
      ])
    await expect.poll(left, { timeout: 60_000 }).toEqual([])
    await openHydrated(page, '/de/shop')
    // Where the pages are switched on, an idle page registers the worker.
    await untilIdle(page)
    expect(await left()).toEqual([])
    await off.stop()
  })
})

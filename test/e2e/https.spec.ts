import type { Page } from '@playwright/test'
import { freePort } from '#test/support/free-port.ts'
import { startSite, type RunningSite } from '#test/support/site.ts'
import { siteTemplate } from '#test/support/template.ts'
import { startTlsProxy } from '#test/support/tls-proxy.ts'
import {
  CUT_PIECES,
  addToRequest,
  confirmAll,
  goToSummaryPage,
  newEmail,
  PRODUCT_PATH,
  readNumber,
  VARIANT_NUMBER,
} from './journey.ts'
import { expect, test as base } from './site-fixture.ts'
import { words } from './words.ts'

const w = words.de

/** The site behind a proxy that ends TLS and adds no headers: its address comes from PUBLIC_URL alone. */
const test = base.extend<object, { site: RunningSite }>({
  site: [
    async ({}, use) => {
      const port = await freePort()
      const url = `https://localhost:${port}`
      const site = await startSite({ template: await siteTemplate(), env: { PUBLIC_URL: url } })
      const proxy = await startTlsProxy(Number(new URL(site.url).port), new Map([[port, {}]]))
      await use({ ...site, url })
      proxy.close()
      await site.dispose()
    },
    { scope: 'worker', timeout: 400_000 },
  ],
})
test.use({ ignoreHTTPSErrors: true })

/** Choices of visitors, and the trial cookie of a posted form. Scripts read or set them, and they name no one. */
const BY_SCRIPTS = /^(language|form-cookie|cookie-settings.*)$/

/** From the cart to the confirmation, with the cookies that the browser stores. */
async function send(page: Page): Promise<void> {
  await page.goto('/de/shop/cart')
  await goToSummaryPage(page, w, newEmail())
  await confirmAll(page, w)
  await page.getByRole('button', { name: w.send }).first().click()
  await readNumber(page, w)
  const cookies = await page.context().cookies()
  expect(cookies.map(({ name }) => name)).toContain('__Host-sent-request')
  for (const cookie of cookies.filter(({ name }) => !BY_SCRIPTS.test(name)))
    expect(cookie).toMatchObject({
      name: expect.stringMatching(/^__Host-/),
      path: '/',
      secure: true,
      httpOnly: true,
      sameSite: 'Lax',
    })
}

test('a quote request succeeds over HTTPS', async ({ page }) => {
  await page.goto(PRODUCT_PATH.de)
  await addToRequest(page, w)
  await expect(page.getByText(w.pieceCount(CUT_PIECES))).toBeAttached()
  await send(page)
})

test.describe('a visitor without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('can send a quote request over HTTPS', async ({ page }) => {
    await page.goto(`${PRODUCT_PATH.de}?variant=${VARIANT_NUMBER}`)
    await page.getByRole('spinbutton', { name: w.length }).fill('500')
    await page.getByRole('button', { name: w.add }).click()
    await expect(page.getByRole('status').filter({ hasText: w.added })).toBeVisible()
    await send(page)
  })
})

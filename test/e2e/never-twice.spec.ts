import type { Page } from '@playwright/test'
import { openHydrated, untilHydrated } from '#test/support/hydrated.ts'
import { readNextNumber } from '#test/support/next-number.ts'
import { SHOP_ACCESS_KEY } from '#test/support/two-instances.ts'
import { readMails } from './demo-mails.ts'
import { beginAtSummary, putRequest } from './begun-request.ts'
import { CUT_PIECES, confirmAll, newEmail, PRODUCT_PATH, readNumber, VARIANT_NUMBER } from './journey.ts'
import { rowsOf } from './matrix.ts'
import { expect, type JourneySite, test } from './site-fixture.ts'
import { words } from './words.ts'

const w = words.de

/** At the instance that stores the requests. */
const nextNumberOf = ({ url, backUrl }: JourneySite) =>
  backUrl === undefined ? readNextNumber(url) : readNextNumber(backUrl, SHOP_ACCESS_KEY)

const send = (page: Page) => page.getByRole('button', { name: w.send }).first()

for (const javaScriptEnabled of rowsOf([true, false])) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    /** One quote request on the summary, all confirmed; `afterwards` returns how many were stored since. */
    async function atSummary(page: Page, site: JourneySite) {
      await beginAtSummary(page, site.url, newEmail())
      if (javaScriptEnabled) await untilHydrated(page)
      await confirmAll(page, w)
      const before = await nextNumberOf(site)
      return { stored: async () => (await nextNumberOf(site)) - before - 1 }
    }

    test('a double click sends one quote request', async ({ page, site }) => {
      const { stored } = await atSummary(page, site)
      await send(page).dblclick()
      const number = await readNumber(page, w)
      expect(await stored()).toBe(1)
      await page.reload()
      expect(await readNumber(page, w)).toBe(number)
      await readMails(page, site, number, 2)
    })

    test('two tabs send one quote request and both show its number', async ({ page, context, site }) => {
      const { stored } = await atSummary(page, site)
      const other = await context.newPage()
      await other.goto('/de/shop/checkout?step=summary')
      await confirmAll(other, w)
      await Promise.all([send(page).click(), send(other).click()])
      const number = await readNumber(page, w)
      expect(await readNumber(other, w)).toBe(number)
      expect(await stored()).toBe(1)
    })

    test('two tabs one after the other, and going back, show the same number', async ({ page, context, site }) => {
      const { stored } = await atSummary(page, site)
      const late = await context.newPage()
      await late.goto('/de/shop/checkout?step=summary')
      await confirmAll(late, w)
      await send(page).click()
      const number = await readNumber(page, w)
      await send(late).click()
      expect(await readNumber(late, w)).toBe(number)

      await page.goBack()
      // The browser may show the page as it was: sending it again must change nothing.
      if (await send(page).isVisible()) {
        await confirmAll(page, w)
        await send(page).click()
      }
      expect(await readNumber(page, w)).toBe(number)
      expect(await stored()).toBe(1)
    })

    test('if the response gets lost, the same form sends no second quote request', async ({ page, site }) => {
      const { stored } = await atSummary(page, site)
      const lost: string[] = []
      await page.route(/\/shop\/checkout/, async (route) => {
        if (route.request().method() !== 'POST' || lost.length > 0) return route.fallback()
        // The form reaches the shop, but its response does not reach the browser.
        const answer = await route.fetch({ maxRedirects: 0 })
        lost.push(`${answer.status()}`)
        await route.abort('connectionreset')
      })
      await send(page).click()
      await expect.poll(() => lost.length).toBe(1)
      if (javaScriptEnabled) {
        await expect(page.getByRole('alert')).toContainText(w.sendAgain)
        await expect(page.getByRole('checkbox', { name: w.terms })).toBeChecked()
        await send(page).click()
      } else {
        // The browser shows its own error; going back finds the sent quote request.
        await page.waitForURL(/^chrome-error:/)
        await page.goto('/de/shop/checkout?step=summary')
      }
      await readNumber(page, w)
      expect(await stored()).toBe(1)
    })
  })
}

test('requesting the same items again is another quote request', async ({ page, site }) => {
  const before = await nextNumberOf(site)
  for (let round = 0; round < 2; round++) {
    await beginAtSummary(page, site.url, newEmail())
    await untilHydrated(page)
    await confirmAll(page, w)
    await send(page).click()
    await readNumber(page, w)
  }
  expect((await nextNumberOf(site)) - before - 1).toBe(2)
})

test('a count that another tab has changed appears when the visitor returns', async ({ page, context, site }) => {
  await putRequest(context, site.url)
  await openHydrated(page, PRODUCT_PATH.de)
  const other = await context.newPage()
  await other.goto(`${PRODUCT_PATH.de}?variant=${VARIANT_NUMBER}`)
  await other.getByRole('button', { name: w.add }).click()
  await expect(other.getByText(w.pieceCount(CUT_PIECES + 1))).toBeAttached()
  await expect(page.getByText(w.pieceCount(CUT_PIECES))).toBeAttached()
  // A browser without a window hides no tab, and so reports no return to one.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByText(w.pieceCount(CUT_PIECES + 1))).toBeAttached()
})

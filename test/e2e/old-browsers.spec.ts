import type { Page } from '@playwright/test'
import { openHydrated } from '#test/support/hydrated.ts'
import { addToRequest, CUT_PIECES, PRODUCT_PATH } from './journey.ts'
import { expect, test } from './site-fixture.ts'
import { words } from './words.ts'

const w = words.de

// The policy names the styles by their hash, and they are changed on their way.
test.use({ bypassCSP: true })

/** Takes away what the oldest promised browsers lack, before a script of the page runs. */
async function beOld(page: Page) {
  await page.addInitScript(() => {
    for (const name of ['toSorted', 'toReversed', 'toSpliced', 'with', 'group'])
      Reflect.deleteProperty(Array.prototype, name)
    for (const owner of [Map, Object]) Reflect.deleteProperty(owner, 'groupBy')
    for (const name of ['withResolvers', 'try']) Reflect.deleteProperty(Promise, name)
    for (const name of ['canParse', 'parse']) Reflect.deleteProperty(URL, name)
    for (const name of ['toWellFormed', 'isWellFormed']) Reflect.deleteProperty(String.prototype, name)
    for (const name of ['union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom'])
      Reflect.deleteProperty(Set.prototype, name)
    for (const name of ['Iterator', 'navigation', 'requestIdleCallback', 'scheduler', 'CloseWatcher'])
      Reflect.deleteProperty(globalThis, name)
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
      Reflect.deleteProperty(HTMLElement.prototype, name)
    Reflect.deleteProperty(HTMLDialogElement.prototype, 'closedBy')
  })
  // Firefox 115 has no `:has`, and none of them has popovers.
  await page.route(/\.css$|^[^.]*$|\/de\b.*/, async (route) => {
    if (!['document', 'stylesheet'].includes(route.request().resourceType())) return route.continue()
    const response = await route.fetch()
    const body = (await response.text())
      .replaceAll(' popover="auto"', '')
      .replaceAll(':popover-open', ':no-such-state')
      .replaceAll(':has(', ':no-such-function(')
    await route.fulfill({ response, body })
  })
}

test('a product is shown, drawn and added in a browser as old as the oldest promised ones', async ({ page }) => {
  await beOld(page)
  await openHydrated(page, PRODUCT_PATH.de)
  const views = page.getByRole('group', { name: 'Ansichten' })
  await expect(views.getByRole('img').first()).toBeVisible()
  await addToRequest(page, w)
  await expect(page.getByRole('banner').getByRole('link', { name: w.pieceCount(CUT_PIECES) })).toBeVisible()
  await page.goto('/de/shop/cart')
  await expect(page.getByRole('main').getByText('CT-08B1-S-2000').first()).toBeVisible()
})

test('the range and the filters open and close where a browser has no popovers', async ({ page }) => {
  await beOld(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await openHydrated(page, '/de/shop/category/kettenfuehrungen')
  const opener = page.getByRole('banner').getByRole('button', { name: 'Sortiment' })
  const all = page.getByRole('banner').getByRole('link', { name: 'Gesamtes Sortiment' })
  await expect(all).toBeHidden()
  await opener.click()
  await expect(all).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(all).toBeHidden()
  await expect(opener).toBeFocused()
  const food = page.getByLabel(/^für Lebensmittelkontakt/)
  await expect(food).toBeVisible()

  await page.setViewportSize({ width: 390, height: 844 })
  await expect(food).toBeHidden()
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await food.check()
  await page.getByRole('button', { name: /Produkte? zeigen$/ }).click()
  await expect(food).toBeHidden()
  await expect(page).toHaveURL(/t=food/)
})

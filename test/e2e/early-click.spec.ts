import type { Page } from '@playwright/test'
import { PRODUCT_PATH, VARIANT_NUMBER } from './journey.ts'
import { expect, test } from './site-fixture.ts'
import { words } from './words.ts'

const w = words.de

// Presses come before the scripts.
test.use({ waitsForScripts: false })

/** Presses the button in the page itself, a time after the page says that it is hydrated; ms. */
async function addAfterHydration(page: Page, delay: number) {
  await page.addInitScript(
    ([wait, label]) => {
      const press = () => {
        const buttons = [...document.querySelectorAll('button')]
        buttons.find(({ textContent }) => textContent.includes(label))?.click()
      }
      new MutationObserver((_, observer) => {
        if (document.documentElement.dataset['hydrated'] === undefined) return
        observer.disconnect()
        if (wait === 0) press()
        else setTimeout(press, wait)
      }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-hydrated'] })
    },
    [delay, w.add] as const,
  )
  await page.goto(`${PRODUCT_PATH.de}?variant=${VARIANT_NUMBER}`)
}

/** The same end for everyone: the count, and a text that names the variant. */
async function expectAdded(page: Page) {
  await expect(page.getByRole('banner').getByRole('link', { name: w.pieceCount(1) })).toBeVisible()
  await expect(page.getByText(w.added).filter({ visible: true }).first()).toBeVisible()
}

for (const delay of [0, 50, 100, 300, 1000]) {
  test(`a click ${delay} ms after hydration changes the count and says so`, async ({ page }) => {
    await addAfterHydration(page, delay)
    await expectAdded(page)
  })
}

test('a click before the form hydrates changes the count and says so', async ({ page }) => {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(/\/add-to-cart-form-/, async (route) => {
    await held
    await route.continue().catch(() => undefined)
  })
  await page.goto(`${PRODUCT_PATH.de}?variant=${VARIANT_NUMBER}`)
  await page.getByRole('button', { name: w.add }).click()
  await page.waitForLoadState('domcontentloaded')
  letGo()
  await expectAdded(page)
})

test('a click on a phone at a quarter of the speed changes the count and says so', async ({ page }) => {
  const slow = await page.context().newCDPSession(page)
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  // Until the response the test asks nothing of the page, which would be slower still.
  const response = page.waitForResponse((one) => one.request().method() === 'POST')
  await addAfterHydration(page, 0)
  await response
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await expectAdded(page)
})

import type { Page } from '@playwright/test'
import {
  addedNote,
  confirmAll,
  CUSTOMER,
  CUTS,
  expectSummary,
  fillAddress,
  fillDelivery,
  goToProduct,
  newEmail,
  VARIANT_NUMBER,
} from './journey.ts'
import { rowsOf } from './matrix.ts'
import { shopwareTest as test } from './real-shopware-fixture.ts'
import { expect, expectNoOverflow } from './site-fixture.ts'
import { type Words, type WordsLanguage, words } from './words.ts'

/** The main journey in front of a Shopware, with an axe check on every screen. */
test.describe.configure({ mode: 'parallel' })
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Each width once; both languages, with and without scripts. test/http/real-shopware.test.ts has the rest. */
const JOURNEYS: { language: WordsLanguage; width: number; height: number; scripts: boolean }[] = [
  { language: 'en', width: 390, height: 844, scripts: true },
  { language: 'de', width: 1024, height: 768, scripts: false },
  { language: 'de', width: 1440, height: 900, scripts: true },
]

/** The second one of two lengths. */
const secondLength = (page: Page, w: Words) => page.getByRole('group', { name: w.secondLength })

async function chooseVariant(page: Page, w: Words, scripts: boolean) {
  const radio = page.getByRole('radio', { name: VARIANT_NUMBER })
  // A tap anywhere in the row chooses: its label lies over the control.
  await page.getByRole('row').filter({ has: radio }).click()
  await expect(radio).toBeChecked()
  if (!scripts) await page.getByRole('button', { name: w.takeVariant }).click()
  await expect(radio).toBeChecked()
  await page.getByRole('spinbutton', { name: w.length }).fill(String(CUTS[0].length))
  await page.getByRole('spinbutton', { name: w.pieces }).fill(String(CUTS[0].pieces))
  await page.getByRole('button', { name: w.addLength }).click()
  const second = secondLength(page, w)
  await second.getByRole('spinbutton', { name: w.length }).fill(String(CUTS[1].length))
  await second.getByRole('spinbutton', { name: w.pieces }).fill(String(CUTS[1].pieces))
  await page.getByRole('button', { name: w.add }).click()
}

async function openCart(page: Page, w: Words, scripts: boolean) {
  if (scripts) {
    await addedNote(page, w).getByRole('link', { name: w.see }).click()
    return
  }
  await expect(page.getByRole('status').filter({ hasText: w.added })).toBeVisible()
  await page
    .getByRole('banner')
    .getByRole('link', { name: w.pieceCount(2) })
    .click()
}

for (const { language, width, height, scripts } of rowsOf(JOURNEYS)) {
  test.describe(`on a Shopware in ${language} at ${width} px ${scripts ? 'with' : 'without'} scripts`, () => {
    test.use({ viewport: { width, height }, javaScriptEnabled: scripts })

    test('a quote request leads from the home page to its number', async ({ page, check, shopware }) => {
      const w = words[language]
      // axe needs scripts of its own; the markup is the same.
      const checked = (screen: string) => (scripts ? check(page, screen) : expectNoOverflow(page, screen))

      await page.goto(`/${language}`)
      await goToProduct(page, w, checked)
      await checked('product')
      await chooseVariant(page, w, scripts)
      await openCart(page, w, scripts)

      await test.step('cart', async () => {
        await expect(page.getByRole('heading', { level: 1, name: w.cart })).toBeVisible()
        const lines = page
          .getByRole('main')
          .getByRole('listitem')
          .filter({ has: page.getByRole('spinbutton'), hasNot: page.getByRole('heading') })
        await expect(lines).toHaveCount(2)
        for (const [index, { length }] of CUTS.entries())
          await expect(lines.nth(index).getByLabel(w.cutLength)).toHaveValue(String(length))
        const first = lines.first().getByRole('spinbutton', { name: w.quantityOf(VARIANT_NUMBER) })
        await expect(first).toHaveValue('3')
        await first.fill('7')
        if (!scripts) await page.getByRole('button', { name: w.update }).first().click()
        await expect(page.getByRole('complementary')).toContainText(w.pieceSum(9))
        await checked('cart')
        await page.getByRole('link', { name: w.continue }).click()
      })

      const email = newEmail()
      await test.step('contact and addresses', async () => {
        await checked('address')
        await page.getByRole('main').getByRole('textbox', { name: w.email }).fill(email)
        await fillAddress(page, w, 'billing', CUSTOMER)
        await page.getByRole('checkbox', { name: w.sameAddress }).uncheck()
        await fillDelivery(page, w)
        await page.getByRole('button', { name: w.toSummary }).first().click()
      })

      await test.step('summary', async () => {
        await expectSummary(page, w, { rows: 3 })
        await checked('summary')
        await confirmAll(page, w)
        await page.getByRole('button', { name: w.send }).first().click()
      })

      await expect(page.getByRole('heading', { level: 1, name: w.thanks })).toBeVisible()
      expect(shopware.orders).toContain(await page.getByRole('main').locator('strong').innerText())
      await expect(page.getByRole('main')).toContainText(email)
      await checked('confirmation')
    })
  })
}

import { type Page } from '@playwright/test'
import { openHydrated } from '#test/support/hydrated.ts'
import { putRequest } from './begun-request.ts'
import { VARIANT_NUMBER } from './journey.ts'
import { expectReflow } from './expect-reflow.ts'
import { rowsOf } from './matrix.ts'
import { expect, test } from './site-fixture.ts'

/** The cart as its visitor changes it: lengths, texts, removals and what is taken back; on paper and as a file. */
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const length = (page: Page) => page.getByRole('textbox', { name: /^Schnittlänge in mm, Kettenführung/ }).first()
const lines = (page: Page) => page.getByRole('button', { name: / entfernen$/ })
const isSaved = (page: Page) =>
  page.waitForResponse((response) => response.request().method() === 'POST' && response.url().includes('/shop/cart'))

test.beforeEach(async ({ context, site }) => putRequest(context, site.url))

for (const width of rowsOf([390, 1440])) {
  test(`lengths, texts and removals are changed and taken back at ${width} px`, async ({ page, context, check }) => {
    await page.setViewportSize({ width, height: 900 })
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/de/shop/cart')
    await expect(lines(page)).toHaveCount(4)
    // Two parts of the page that hydrate in their own time.
    await expect(page.getByRole('button', { name: `${VARIANT_NUMBER} kopieren` })).toBeEnabled()

    let saved = isSaved(page)
    await length(page).fill('985')
    await length(page).blur()
    await saved
    const texts = page.getByRole('main').locator('summary').filter({ hasText: 'Referenz' }).first()
    await texts.click()
    saved = isSaved(page)
    await page.getByRole('textbox', { name: 'Ihre Referenz' }).first().fill('Linie 4')
    await page.getByRole('textbox', { name: 'Notiz' }).first().fill('Bitte entgraten')
    await page.getByRole('textbox', { name: 'Notiz' }).first().blur()
    await saved
    await page.getByRole('button', { name: `${VARIANT_NUMBER} kopieren` }).click()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(VARIANT_NUMBER)

    await page.reload()
    await expect(length(page)).toHaveValue('985')
    await expect(page.getByRole('textbox', { name: 'Ihre Referenz' }).first()).toHaveValue('Linie 4')
    await expect(page.getByRole('textbox', { name: 'Notiz' }).first()).toHaveValue('Bitte entgraten')
    const file = await page.request.get('/de/shop/cart/list.csv')
    expect((await file.text()).split('\n').find((line) => line.includes('985'))).toContain(
      '985;Bitte entgraten;Linie 4',
    )

    const undo = page.getByRole('button', { name: 'Rückgängig' }).first()
    await lines(page).first().click()
    await expect(lines(page)).toHaveCount(3)
    await undo.click()
    await expect(lines(page)).toHaveCount(4)
    await page.getByRole('button', { name: 'Liste leeren' }).click()
    await expect(lines(page)).toHaveCount(0)
    await check(page, 'emptied cart')
    await undo.click()
    await expect(lines(page)).toHaveCount(4)
    await expect(
      page.getByRole('textbox', { name: 'Notiz' }).and(page.locator('[value="Bitte entgraten"]')),
    ).toBeAttached()
    await check(page, 'cart after an undo')
    await expectReflow(page, 'cart')
  })
}

test('the printed cart has the lines and none of the controls', async ({ page }) => {
  // A note that is left before its scripts have come is saved by a button only.
  await openHydrated(page, '/de/shop/cart')
  await expect(lines(page)).toHaveCount(4)
  const note = 'Bitte entgraten, beide Enden plan fräsen und jede Schiene mit der Nummer ihrer Linie beschriften'
  await page.getByRole('main').locator('summary').filter({ hasText: 'Referenz' }).first().click()
  const saved = isSaved(page)
  await page.getByRole('textbox', { name: 'Notiz' }).first().fill(note)
  await page.getByRole('textbox', { name: 'Notiz' }).first().blur()
  await saved
  await page.emulateMedia({ media: 'print' })
  // The width of A4 without its margins.
  await page.setViewportSize({ width: 700, height: 990 })
  await expect(page.getByRole('main').getByText(VARIANT_NUMBER).first()).toBeVisible()
  await expect(length(page)).toBeVisible()
  // A field would cut it off.
  await expect(page.getByRole('main').getByText(note)).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Notiz' }).first()).toBeHidden()
  await expect(page.getByRole('banner')).toBeHidden()
  for (const control of [lines(page).first(), page.getByRole('button', { name: 'Liste leeren' })])
    await expect(control).toBeHidden()
  await expectReflow(page, 'printed cart')
})

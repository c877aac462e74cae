import type { Page } from '@playwright/test'
import { openHydrated, untilHydrated } from '#test/support/hydrated.ts'
import { SAMPLE_DXF } from '#test/support/sample-files.ts'
import { putRequest } from './begun-request.ts'
import { CUTS, CUT_PIECES, VARIANT_NUMBER } from './journey.ts'
import { expectReflow } from './expect-reflow.ts'
import { rowsOf } from './matrix.ts'
import { expect, test } from './site-fixture.ts'
import { words } from './words.ts'

const w = words.de

/** The cart as its visitor changes it: lengths, texts, removals and what is taken back; on paper and as a file. */
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const lengths = (page: Page) => page.getByRole('textbox', { name: /^Schnittlänge in mm, Kettenführung/ })
const length = (page: Page) => lengths(page).first()
const quantity = (page: Page) => page.getByRole('spinbutton', { name: w.quantityOf(VARIANT_NUMBER) })
const goOn = (page: Page) => page.getByRole('link', { name: w.continue })
const lines = (page: Page) => page.getByRole('button', { name: / entfernen$/ })
/** A pause between two fields makes two saves, so the one that is meant has a value of its own. */
const isSaved = (page: Page, field: string, value: string) =>
  page.waitForResponse((response) => {
    const posted = new URLSearchParams(response.request().postData() ?? '')
    return response.url().includes('/shop/cart') && posted.get(field) === value
  })

/** Holds each save. The result acts, which sends one, and returns a function that lets it go. */
async function holdSaves(page: Page) {
  const held: PromiseWithResolvers<void>[] = []
  await page.route('**/shop/cart.data*', async (route) => {
    if (route.request().method() === 'POST') {
      held.push(Promise.withResolvers<void>())
      await held.at(-1)?.promise
    }
    await route.fallback()
  })
  return async (act: () => Promise<unknown>) => {
    const next = held.length
    await act()
    await expect.poll(() => held.length).toBe(next + 1)
    return () => held[next]?.resolve()
  }
}

test.beforeEach(async ({ context, site }) => putRequest(context, site.url))

for (const width of rowsOf([390, 1440])) {
  test(`lengths, texts and removals are changed and taken back at ${width} px`, async ({ page, context, check }) => {
    await page.setViewportSize({ width, height: 900 })
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/de/shop/cart')
    await expect(lines(page)).toHaveCount(4)
    // Two parts of the page that hydrate in their own time.
    await expect(page.getByRole('button', { name: `${VARIANT_NUMBER} kopieren` })).toBeEnabled()

    let saved = isSaved(page, 'length', '985')
    await length(page).fill('985')
    await length(page).blur()
    await saved
    const texts = page.getByRole('main').locator('summary').filter({ hasText: 'Referenz' }).first()
    await texts.click()
    saved = isSaved(page, 'note', 'Bitte entgraten')
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
  const saved = isSaved(page, 'note', note)
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

test('the next page waits for a change on its way, and has it', async ({ page }) => {
  await openHydrated(page, '/de/shop/cart')
  const holding = await holdSaves(page)
  const letGo = await holding(async () => {
    await quantity(page).first().fill('7')
    await goOn(page).click()
  })
  await expect(goOn(page)).toHaveAttribute('aria-busy', 'true')
  await expect(page).toHaveURL('/de/shop/cart')
  letGo()
  await expect(page).toHaveURL('/de/shop/checkout')
  const pieces = CUT_PIECES - CUTS[0].pieces + 7
  await expect(page.getByRole('complementary')).toContainText(w.pieceSum(pieces))
})

test('a change that is refused while its visitor goes on keeps the visitor in the cart, at its field', async ({
  page,
  check,
}) => {
  await openHydrated(page, '/de/shop/cart')
  const holding = await holdSaves(page)
  let letGo = await holding(async () => {
    await length(page).fill('9999')
    await goOn(page).click()
  })
  letGo()
  await expect(length(page)).toBeFocused()
  await expect(length(page)).toHaveAccessibleDescription(/20 bis 2\s000\smm/)
  await check(page, 'refused length')
  // It is not saved at the second attempt either.
  await goOn(page).click()
  await expect(length(page)).toBeFocused()
  letGo = await holding(async () => {
    await length(page).fill('985')
    await length(page).blur()
  })
  letGo()
  await expect(length(page)).toHaveAccessibleDescription('')

  // A finger may leave the focus in the field.
  letGo = await holding(async () => {
    await quantity(page).first().fill('2.5')
    await goOn(page).dispatchEvent('click')
  })
  letGo()
  await expect(quantity(page).first()).toBeFocused()
  await expect(quantity(page).first()).toHaveValue('2.5')
  await expect(quantity(page).first()).toHaveAccessibleDescription(/./)
  await expect(page).toHaveURL('/de/shop/cart')
  letGo = await holding(async () => {
    await quantity(page).first().fill('4')
    await goOn(page).click()
  })
  letGo()
  await expect(page).toHaveURL('/de/shop/checkout')
  const pieces = CUT_PIECES - CUTS[0].pieces + 4
  await expect(page.getByRole('complementary')).toContainText(w.pieceSum(pieces))
})

test('a line keeps its number while the answer for another one comes', async ({ page }) => {
  await openHydrated(page, '/de/shop/cart')
  const holding = await holdSaves(page)
  const [first, second] = [quantity(page).nth(0), quantity(page).nth(1)]
  const sum = page.getByRole('complementary')
  const letFirstGo = await holding(() => first.fill('7'))
  const letSecondGo = await holding(() => second.fill('8'))
  letFirstGo()
  // A request does not end for certain: the browser may drop the rest of an answer whose data is read.
  await expect(sum).toContainText(w.pieceSum(CUT_PIECES - CUTS[0].pieces + 7))
  await expect(second).toHaveValue('8')
  letSecondGo()
  await expect(sum).toContainText(w.pieceSum(CUT_PIECES / 2 + 7 + 8))
  await expect(first).toHaveValue('7')
  await expect(second).toHaveValue('8')
})

test('the errors of a form that came as a whole page end when a line is saved', async ({ page }) => {
  await openHydrated(page, '/de/shop/cart')
  await length(page).evaluate((field) => {
    if (!(field instanceof HTMLInputElement)) return
    field.value = '9999'
    field.form?.submit()
  })
  const errors = page.getByRole('main').getByRole('alert')
  await expect(errors).toBeVisible()
  await untilHydrated(page)
  await length(page).fill('985')
  await length(page).blur()
  await expect(errors).toHaveCount(0)
  await expect(length(page)).toHaveValue('985')
})

test('a line keeps its refused length and its upload when the one above is removed', async ({ page }) => {
  const sent = Promise.withResolvers<void>()
  await page.route('**/shop/attachments/parts/**', async (route) => {
    await sent.promise
    await route.fallback()
  })
  await openHydrated(page, '/de/shop/cart')
  await lengths(page).nth(1).fill('9999')
  await lengths(page).nth(1).blur()
  await expect(lengths(page).nth(1)).toHaveAccessibleDescription(/20 bis 2\s000\smm/)
  await page.getByText('Zeichnung oder Foto hinzufügen').nth(1).click()
  const file = { name: 'Halter.dxf', mimeType: 'application/octet-stream', buffer: SAMPLE_DXF }
  await page
    .getByLabel(new RegExp(`^Dateien wählen, .*${VARIANT_NUMBER}`))
    .nth(1)
    .setInputFiles(file)
  const progress = page.getByRole('progressbar', { name: 'Halter.dxf' })
  await expect(progress).toBeVisible()

  await lines(page).first().click()
  await expect(quantity(page)).toHaveCount(1)
  await expect(progress).toBeVisible()
  await expect(length(page)).toHaveValue('9999')
  await expect(length(page)).toHaveAccessibleDescription(/20 bis 2\s000\smm/)
  sent.resolve()
  await expect(page.getByText('Halter.dxf ist hinzugefügt.')).toBeAttached()
})

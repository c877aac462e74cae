import { textOfPdf } from '#test/support/pdf-text.ts'
import { openHydrated } from '#test/support/hydrated.ts'
import { PRODUCT_PATH, VARIANT_NUMBER } from './journey.ts'
import { rowsOf } from './matrix.ts'
import { expect, test } from './site-fixture.ts'

const LIST = '/de/shop/category/kettenfuehrungen'
const COMPARISON = '/de/shop/compare?item=CT-1&item=CTU-1'

for (const width of rowsOf([1024, 390, 1440])) {
  test(`products of two lists and variants are ticked and compared at ${width} px`, async ({ page, check }) => {
    await page.setViewportSize({ width, height: 844 })
    const tickOf = (name: string) => page.getByRole('checkbox', { name: `Vergleichen: ${name}`, exact: true })
    const status = page.getByRole('status').filter({ hasText: /gewählt\./ })
    const open = page.getByRole('link', { name: 'Vergleich ansehen' })

    await page.goto(LIST)
    await tickOf('Kettenführung Typ CT Simplex').check()
    await expect(status).toHaveText('1 Produkt gewählt. Wählen Sie noch eines.')
    await expect(page.getByRole('button', { name: 'Vergleich ansehen' })).toBeDisabled()
    await check(page, `one tick at ${width} px`)

    await test.step('ticks survive filters, reloads and the way to another page', async () => {
      await page.goto(`${LIST}?view=dense`)
      await expect(tickOf('Kettenführung Typ CT Simplex')).toBeChecked()
      await tickOf('Kettenführung Typ CTU Simplex').check()
      await expect(status).toHaveText('2 Produkte gewählt.')
      await page.goto(PRODUCT_PATH.de)
      await tickOf('CT-06B1-SN-2000').check()
      await expect(status).toHaveText('3 Produkte gewählt.')
      // A tick chooses nothing for the request.
      await expect(page.getByRole('radio', { name: 'CT-06B1-SN-2000' })).not.toBeChecked()
      await check(page, `ticked variant at ${width} px`)
      // A row that a filter hides is compared with the others.
      await page.getByRole('textbox', { name: 'Filtern nach Artikelnummer' }).fill('08B')
      await expect(page.getByText('CT-06B1-SN-2000', { exact: true })).toBeHidden()
      await expect(status).toHaveText('3 Produkte gewählt.')
    })

    await open.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Vergleich' })).toBeVisible()
    await expect(page).toHaveURL('/de/shop/compare?item=CT-1&item=CTU-1&item=CT-06B1-SN-2000')
    await expect(page.getByRole('columnheader')).toHaveCount(3)
    // On a phone the columns begin at the edge, below the caption.
    if (width < 768) expect((await page.getByRole('columnheader').first().boundingBox())?.x).toBeLessThan(30)
    await expect(page.getByRole('row', { name: /^Lichte Weite w \(unterschiedlich\)/ })).toBeVisible()
    await check(page, `comparison at ${width} px`)

    await test.step('only differences, without one product, and back to the list', async () => {
      await page.getByRole('link', { name: /^Nur Unterschiede/ }).click()
      await expect(page.getByRole('row', { name: /^PFAS/ })).toHaveCount(0)
      await page.getByRole('link', { name: 'Entfernen: CT-06B1-SN-2000' }).click()
      await expect(page).toHaveURL(`${COMPARISON}&differences=1`)
      await page.getByRole('link', { name: 'Weitere aus der Liste wählen: Kettenführungen' }).click()
      await expect(tickOf('Kettenführung Typ CTU Simplex')).toBeChecked()
      await expect(status).toHaveText('2 Produkte gewählt.')
      await page.getByRole('button', { name: 'Auswahl aufheben' }).click()
      await expect(tickOf('Kettenführung Typ CTU Simplex')).not.toBeChecked()
      await expect(open).toBeHidden()
    })
  })
}

test('more than six ticks are too many, and the bar says so', async ({ page }) => {
  await page.goto(LIST)
  const ticks = page.getByRole('checkbox', { name: /^Vergleichen: / })
  for (let index = 0; index < 7; index += 1) await ticks.nth(index).check()
  await expect(page.getByText('7 Produkte gewählt. Höchstens 6 lassen sich vergleichen.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Vergleich ansehen' })).toBeDisabled()
  await ticks.first().uncheck()
  await expect(page.getByRole('link', { name: 'Vergleich ansehen' })).toBeVisible()
})

test('the keyboard ticks, opens, scrolls and removes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(LIST)
  const ticks = page.getByRole('checkbox', { name: /^Vergleichen: / })
  for (const index of [0, 1, 2]) {
    await ticks.nth(index).focus()
    await page.keyboard.press('Space')
    await expect(ticks.nth(index)).toBeChecked()
  }
  await page.getByRole('link', { name: 'Vergleich ansehen' }).focus()
  await page.keyboard.press('Enter')
  const table = page.getByRole('region', { name: 'Vergleich' })
  await expect(table).toBeVisible()
  await table.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => table.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0)
  await page
    .getByRole('link', { name: /^Entfernen/ })
    .first()
    .focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('columnheader')).toHaveCount(2)
})

test('on paper a comparison has no empty page, and each page of a long table its heads', async ({ page }) => {
  const print = async () => textOfPdf(new Uint8Array(await page.pdf({ preferCSSPageSize: true })).buffer)
  // With its fonts and scripts, as a visitor prints it.
  await openHydrated(page, `${COMPARISON}&item=${VARIANT_NUMBER}`)
  expect((await print()).filter((text) => text.trim() === '')).toEqual([])
  await page.goto(PRODUCT_PATH.de)
  const ofTable = (await print()).filter((text) => text.includes('CT-20B1-S-2000') || text.includes('CT-24A1-S-2000'))
  expect(ofTable).toHaveLength(2)
  for (const text of ofTable) expect(text).toContain('Artikelnummer')
})

test('a comparison changes its language and keeps its products', async ({ page }) => {
  await page.goto(COMPARISON)
  await page
    .getByRole('banner')
    .locator('summary')
    .filter({ hasText: /^Sprache wählen/, visible: true })
    .click()
  await page.getByRole('banner').getByRole('link', { name: 'Nederlands' }).filter({ visible: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Vergelijking' })).toBeVisible()
  await expect(page.getByRole('columnheader')).toHaveCount(2)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('ticks of a list are compared, and a number is added', async ({ page }) => {
    await page.goto(LIST)
    const ticks = page.getByRole('checkbox', { name: /^Vergleichen: / })
    await ticks.nth(0).check()
    await ticks.nth(3).check()
    await page.getByRole('button', { name: 'Vergleich ansehen' }).click()
    await expect(page.getByRole('columnheader')).toHaveCount(2)
    await page.getByRole('link', { name: /^Nur Unterschiede/ }).click()
    await page.getByRole('textbox', { name: 'Artikelnummern hinzufügen' }).fill('ct 08b1 s 2000')
    await page.getByRole('button', { name: 'Hinzufügen' }).click()
    await expect(page.getByRole('columnheader')).toHaveCount(3)
    await expect(page).toHaveURL(/differences=1/)
  })
})

test('a printed comparison has its table in full and no controls', async ({ page }) => {
  await page.goto(`${COMPARISON}&item=T-3&item=CK-1&item=CT-2&item=CTU-2`)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('table')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Entfernen/ }).first()).toBeHidden()
  await expect(page.getByRole('textbox', { name: 'Artikelnummern hinzufügen' })).toBeHidden()
  const cut = await page.getByRole('region', { name: 'Vergleich' }).evaluate((box) => box.scrollWidth - box.clientWidth)
  expect(cut).toBeLessThanOrEqual(0)
})

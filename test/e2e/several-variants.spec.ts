import { PRODUCT_PATH } from './journey.ts'
import { rowsOf } from './matrix.ts'
import { expect, test } from './site-fixture.ts'
import { words } from './words.ts'

const w = words.de
const SEVERAL = `${PRODUCT_PATH.de}?several=1`

for (const width of rowsOf([390, 1024, 1440])) {
  test(`pieces beside several variants go into the request in one step at ${width} px`, async ({ page, check }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(PRODUCT_PATH.de)
    await expect(page.getByLabel(w.filterNumber)).toBeEnabled()
    await page.getByRole('link', { name: 'Mehrere Ausführungen auf einmal' }).click()
    const unitedPieces = (number: string) => page.getByRole('textbox', { name: `Stückzahl ${number}` })
    await unitedPieces('CT-06B1-S-2000').fill('4')
    // A tap anywhere in a row leads to its field.
    const row = page.getByRole('row').filter({ has: unitedPieces('CT-06B1-SA-3000') })
    const box = await row.boundingBox()
    if (!box) throw new Error('the row is not shown')
    await row.click({ position: { x: box.width * 0.5, y: box.height / 2 } })
    await expect(unitedPieces('CT-06B1-SA-3000')).toBeFocused()
    await page.keyboard.type('1,5')
    await check(page, `pieces at ${width} px`)

    await test.step('pieces survive filter, sorting and the other way to choose', async () => {
      await page.getByLabel(w.filterNumber).fill('08B1')
      await expect(unitedPieces('CT-06B1-S-2000')).toBeHidden()
      await unitedPieces('CT-08B1-S-2000').fill('2')
      await page.getByRole('link', { name: 'Zurück zu einer Ausführung' }).click()
      await expect(page.getByRole('radio', { name: 'CT-08B1-S-2000' })).toBeVisible()
      await page.getByRole('link', { name: 'Mehrere Ausführungen auf einmal' }).click()
      await expect(unitedPieces('CT-08B1-S-2000')).toHaveValue('2')
      await expect(page.getByLabel(w.filterNumber)).toHaveValue('08B1')
    })

    const panel = page.getByRole('complementary')
    await expect(panel.getByText('3 Ausführungen, 6 Stück')).toBeVisible()
    await panel.getByRole('button', { name: '3 Positionen hinzufügen' }).click()
    // The wrong row is shown, whatever the filter says; nothing was added.
    await expect(panel.getByRole('link', { name: /^CT-06B1-SA-3000: Menge: eine ganze Zahl/ })).toBeVisible()
    await panel.getByRole('link', { name: /^CT-06B1-SA-3000/ }).click()
    await expect(unitedPieces('CT-06B1-SA-3000')).toBeFocused()
    await expect(unitedPieces('CT-06B1-SA-3000')).toHaveAccessibleDescription(/eine ganze Zahl von 1/)
    await check(page, `a wrong row at ${width} px`)
    await page.keyboard.press('Control+A')
    await page.keyboard.type('5')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: '3 Artikel liegen in der Anfrage' })).toBeVisible()
    await expect(page.getByText(w.pieceCount(11))).toBeAttached()
    await expect(unitedPieces('CT-08B1-S-2000')).toHaveValue('')
    await expect(panel.getByText(/^[1-9]\d* Ausführung/)).toHaveCount(0)

    await test.step('after an undo, pieces that come and go do not say again that they were added', async () => {
      await panel.getByRole('button', { name: w.undo }).click()
      await expect(panel.getByRole('status')).toHaveText(/^Zurückgenommen/)
      await unitedPieces('CT-08B1-S-2000').fill('1')
      await expect(panel.getByText('1 Ausführung, 1 Stück')).toBeVisible()
      await unitedPieces('CT-08B1-S-2000').fill('')
      await expect(panel.getByText('1 Ausführung, 1 Stück')).toHaveCount(0)
      await expect(panel.getByRole('status')).toBeEmpty()
    })
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('several variants are a form that keeps wrong input', async ({ page }) => {
    await page.goto(PRODUCT_PATH.de)
    await page.getByRole('link', { name: 'Mehrere Ausführungen auf einmal' }).click()
    await expect(page).toHaveURL(SEVERAL)
    const unitedPieces = (number: string) => page.getByRole('textbox', { name: `Stückzahl ${number}` })
    await unitedPieces('CT-06B1-S-2000').fill('4')
    await unitedPieces('CT-20B1-SN-3000').fill('x')
    await page.getByRole('button', { name: w.add }).click()
    await expect(page.getByRole('alert').getByRole('link', { name: /^CT-20B1-SN-3000: Menge/ })).toBeVisible()
    await expect(unitedPieces('CT-06B1-S-2000')).toHaveValue('4')
    await unitedPieces('CT-20B1-SN-3000').fill('3')
    await page.getByRole('button', { name: '2 Positionen hinzufügen' }).click()
    await expect(page.getByRole('status').filter({ hasText: '2 Artikel liegen in der Anfrage' })).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: w.pieceCount(7) })).toBeVisible()
  })
})

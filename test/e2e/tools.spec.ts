import { rowsOf } from './matrix.ts'
import { expect, test } from './site-fixture.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const RACK = '/de/tools/chain-rack?d=69.12&z=17&n=2&x=236'

test('a rack follows its input, an impossible one is mended, and its parts go into the request', async ({
  page,
  check,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(RACK)
  const main = page.getByRole('main')
  const field = (name: string) => main.getByRole('textbox', { name, exact: true })
  const numbers = main.getByRole('row')
  await expect(numbers.filter({ hasText: 'SPS-08B' })).toBeVisible()
  await check(page, 'rack at 1440 px')

  await test.step('another number of teeth keeps the chain', async () => {
    await field('Zähnezahl z').fill('21')
    await expect(field('Teilkreis-Ø d')).toHaveValue('85,21')
    await expect(page).toHaveURL(/d=85\.21&z=21/)
  })
  await test.step('an impossible pitch circle is explained, and the button takes the nearest one', async () => {
    await field('Teilkreis-Ø d').fill('100')
    await expect(field('Teilkreis-Ø d')).toHaveAttribute('aria-invalid', 'true')
    await page.setViewportSize({ width: 390, height: 844 })
    await check(page, 'impossible rack at 390 px')
    await main.getByRole('link', { name: /^106,51 mm nehmen$/ }).click()
    await expect(field('Teilkreis-Ø d')).toHaveValue('106,51')
    await expect(numbers.filter({ hasText: 'SPS-10B' })).toBeVisible()
  })
  await test.step('inches show the same rack', async () => {
    await field('Einbaulänge gesamt').fill('4000')
    await main.getByRole('radio', { name: 'Zoll' }).check()
    await expect(field('Einbaulänge gesamt')).toHaveValue('157,48031')
    await expect(page).toHaveURL(/unit=in/)
    await page.setViewportSize({ width: 1024, height: 768 })
    await check(page, 'rack in inches at 1024 px')
    await main.getByRole('radio', { name: 'Millimeter' }).check()
    await expect(field('Einbaulänge gesamt')).toHaveValue('4000')
  })
  await test.step('on paper the title block has company, address, drawing and date', async () => {
    await page.emulateMedia({ media: 'print' })
    const block = main.getByRole('definition')
    await expect(block.filter({ hasText: /\/de\/tools\/chain-rack\?d=106/ })).toBeVisible()
    await expect(block.filter({ hasText: 'nicht maßstäblich' })).toBeVisible()
    await expect(block.filter({ hasText: /^\d\d\.\d\d\.\d{4}$/ })).toBeVisible()
    await page.emulateMedia({ media: 'screen' })
  })
  await main.getByRole('button', { name: 'Alles zur Anfrage hinzufügen' }).click()
  await expect(page).toHaveURL('/de/shop/cart')
  await expect(page.getByRole('main')).toContainText('SPS-10B')
})

test('a list of lengths becomes bars, and the lengths go into the request', async ({ page, check }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/de/tools')
  await check(page, 'overview at 390 px')
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Zuschnitte auf Stangen verteilen' }).click()
  await main.getByRole('textbox', { name: 'Längen und Stückzahlen' }).fill('4 x 1250, 2 x 980\n1 x 9999')
  await main.getByRole('button', { name: 'Schnittplan rechnen' }).click()
  await expect(main.getByRole('alert')).toContainText('9999')
  await expect(main.getByRole('definition').filter({ hasText: /^5 × / })).toBeVisible()
  for (const width of rowsOf([1024, 390, 1440])) {
    await page.setViewportSize({ width, height: 844 })
    await check(page, `cutting plan at ${width} px`)
  }
  await main.getByRole('button', { name: 'Alle Längen zur Anfrage hinzufügen' }).click()
  await expect(page).toHaveURL('/de/shop/cart')
})

test('an item number leads to its model, whose files and request are one step away', async ({ page, check }) => {
  await page.goto('/de/tools/cad')
  const main = page.getByRole('main')
  const number = main.getByRole('textbox', { name: 'Artikelnummer' })
  await number.fill('CT-08B1-S-2001')
  await main.getByRole('button', { name: 'Modell anzeigen' }).click()
  await expect(number).toHaveAttribute('aria-invalid', 'true')
  for (const width of rowsOf([390, 1024, 1440])) {
    await page.setViewportSize({ width, height: 844 })
    await check(page, `unknown number at ${width} px`)
  }
  await main.getByRole('link', { name: 'CT-08B1-S-2000', exact: true }).click()
  await expect(main.getByRole('heading', { level: 1 })).toContainText('CT-08B1-S-2000')
  await expect(main.getByRole('link', { name: /^STEP/ })).toBeVisible()
  for (const width of rowsOf([1440, 390, 1024])) {
    await page.setViewportSize({ width, height: 844 })
    await check(page, `model page at ${width} px`)
  }
  await main.getByRole('button', { name: 'Zur Anfrage hinzufügen' }).click()
  await expect(page).toHaveURL('/de/shop/cart')
  await expect(page.getByRole('main')).toContainText('CT-08B1-S-2000')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a model at its length is found and added to the request', async ({ page }) => {
    await page.goto('/de/tools/cad')
    const main = page.getByRole('main')
    await main.getByRole('textbox', { name: 'Artikelnummer' }).fill('ct08b1s2000')
    await main.getByRole('textbox', { name: 'Länge' }).fill('1250')
    await main.getByRole('button', { name: 'Modell anzeigen' }).click()
    await expect(main.getByRole('textbox', { name: 'Länge' })).toHaveValue('1250')
    await main.getByRole('button', { name: 'Zur Anfrage hinzufügen' }).click()
    await expect(main.getByLabel(/^Schnittlänge in mm/)).toHaveValue(/^1\s250$/)
  })
})

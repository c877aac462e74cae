import type { Page } from '@playwright/test'
import { openHydrated } from '#test/support/hydrated.ts'
import { counting } from './counted-presses.ts'
import { expectFocusKept, pressAt, tabTo } from './keys.ts'
import { rowsOf } from './matrix.ts'
import { expect, test } from './site-fixture.ts'

/** Five numbers of a buyer become a request: the clicks are counted. */
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const MOST_CLICKS = 8
/** As a buyer has them: in other spellings, with lengths and formats as people write them. */
const LIST = [
  'ct-08b1-s-2000; 4; 1.250',
  'CT 08B1 S 2000; 2; 980',
  'C30-ZN-2000; 6; 0,98 m',
  'KR-08B1-15',
  'PL-PA6C-NT-25-500X1000; 1; 400 x 600',
].join('\n')

const WORDS = {
  de: {
    open: 'Artikelnummern eingeben',
    text: 'Artikelnummern',
    check: 'Liste prüfen',
    add: '5 Positionen zur Anfrage hinzufügen',
    added: '5 Positionen liegen in der Anfrage.',
    next: 'Weiter zur Anfrage',
    address: 'Kontakt',
    wrong: '2 Zeilen brauchen eine Korrektur.',
    unknown: 'Die Nummer CT-08B1-S-2009 kennen wir nicht.',
    tooLong: 'Länge: ganze Millimeter von 20 bis 2\u202f000.',
    take: (value: string) => `${value} nehmen`,
    addOne: '1 Position zur Anfrage hinzufügen',
    addThree: '3 Positionen zur Anfrage hinzufügen',
  },
  nl: {
    open: 'Artikelnummers invoeren',
    text: 'Artikelnummers',
    check: 'Lijst controleren',
    add: '5 posities aan aanvraag toevoegen',
    added: '5 posities staan in de aanvraag.',
    next: 'Verder met de aanvraag',
    address: 'Contact',
    wrong: '2 regels hebben een correctie nodig.',
    unknown: 'Het nummer CT-08B1-S-2009 kennen we niet.',
    tooLong: 'Lengte: hele millimeters van 20 tot 2\u202f000.',
    take: (value: string) => `${value} nemen`,
    addOne: '1 positie aan aanvraag toevoegen',
    addThree: '3 posities aan aanvraag toevoegen',
  },
}

/** Each line has its picture, and each picture is there. */
async function expectPictures(page: Page, lines: number) {
  const pictures = page.getByRole('main').getByRole('listitem').locator('img')
  await expect(pictures).toHaveCount(lines)
  for (const picture of await pictures.all()) {
    const address = await picture.getAttribute('src')
    expect((await page.request.get(address ?? '')).status(), address ?? 'no address').toBe(200)
  }
}

for (const language of rowsOf(['nl', 'de'])) {
  for (const viewport of rowsOf([
    { width: 1024, height: 768 },
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ])) {
    test.describe(`a list in ${language} at ${viewport.width} px`, () => {
      test.use({ viewport, hasTouch: viewport.width === 390 })
      const w = WORDS[language]

      test('of five numbers is at the address step after eight clicks at most', async ({ page, hasTouch, check }) => {
        const { counted, press } = counting(page, hasTouch)
        await page.goto(`/${language}`)
        await press(page.getByRole('banner').getByRole('link', { name: w.open }).filter({ visible: true }))
        await expect(page.getByRole('heading', { level: 1, name: w.open })).toBeVisible()
        await press(page.getByRole('textbox', { name: w.text }))
        await page.keyboard.insertText(LIST)
        await check(page, 'list')
        await press(page.getByRole('button', { name: w.check }))
        const add = page.getByRole('button', { name: w.add })
        await expect(add).toBeVisible()
        await expectPictures(page, 5)
        await check(page, 'checked list')
        await press(add)
        await expect(page.getByRole('status').filter({ hasText: w.added })).toBeVisible()
        await press(page.getByRole('link', { name: w.next }))
        await expect(page.getByRole('group', { name: w.address })).toBeVisible()
        expect(counted.clicks).toBeLessThanOrEqual(MOST_CLICKS)
      })

      test('with wrong lines names the errors and takes the nearest choice', async ({ page, check }) => {
        await page.goto(`/${language}/shop/list`)
        await page.getByRole('textbox', { name: w.text }).fill(`CT-08B1-S-2009\n${LIST}\nCT-08B1-S-2000;1;5000`)
        await page.getByRole('button', { name: w.check }).click()
        await expect(page.getByRole('status').filter({ hasText: w.wrong })).toBeVisible()
        const lines = page.getByRole('main').getByRole('listitem')
        await expect(lines.first()).toContainText(w.unknown)
        await expect(lines.last()).toContainText(w.tooLong)
        await check(page, 'list with wrong lines')
        await page.getByRole('button', { name: w.add }).click()
        await expect(page.getByRole('status').filter({ hasText: w.added })).toBeVisible()
        await expect(lines).toHaveCount(2)
        await lines
          .first()
          .getByRole('button', { name: w.take('CT-08B1-S-2000') })
          .click()
        await page.getByRole('button', { name: w.addOne }).click()
        await expect(lines).toHaveCount(1)
        await lines
          .first()
          .getByRole('button', { name: w.take('2000') })
          .click()
        await page.getByRole('button', { name: w.addOne }).click()
        await expect(page).toHaveURL(`/${language}/shop/cart`)
      })
    })
  }
}

test('a list is entered, checked and added by keyboard alone', async ({ page }) => {
  const w = WORDS.de
  // Before its scripts have come, a link loads the next page, whose focus is at its beginning.
  await openHydrated(page, '/de')
  await pressAt(page, page.getByRole('banner').getByRole('link', { name: w.open }).filter({ visible: true }))
  await expect(page.getByRole('heading', { level: 1, name: w.open })).toBeVisible()
  await tabTo(page, page.getByRole('textbox', { name: w.text }))
  await page.keyboard.insertText(LIST)
  await pressAt(page, page.getByRole('button', { name: w.check }))
  await expect(page.getByRole('button', { name: w.add })).toBeVisible()
  await expectFocusKept(page)
  await pressAt(page, page.getByRole('button', { name: w.add }))
  await expect(page.getByRole('status').filter({ hasText: w.added })).toBeVisible()
  // The text can come before the cart's page.
  await expect(page.getByRole('link', { name: w.next })).toBeVisible()
  await pressAt(page, page.getByRole('link', { name: w.next }))
  await expect(page.getByRole('group', { name: w.address })).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a list from the cart is checked, corrected and added', async ({ page }) => {
    const w = WORDS.de
    await page.goto('/de/shop/cart')
    await page.getByLabel('Oder eine Datei').setInputFiles({
      name: 'liste.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`\ufeffArtikelnummer\tStück\tLänge\nct08b1s2000\t4\t1.250\nKR-08B1-15\t0`, 'utf16le'),
    })
    await page.getByRole('button', { name: w.check }).click()
    const lines = page.getByRole('main').getByRole('listitem')
    await expect(lines).toHaveCount(2)
    await expect(lines.first()).toContainText('CT-08B1-S-2000')
    await lines.last().getByRole('textbox', { name: 'Stückzahl' }).fill('3')
    await page.getByRole('button', { name: 'Korrekturen prüfen' }).click()
    await page.getByRole('button', { name: '2 Positionen zur Anfrage hinzufügen' }).click()
    await expect(page.getByRole('status').filter({ hasText: '2 Positionen liegen in der Anfrage.' })).toBeVisible()
    await expect(page.getByRole('spinbutton', { name: /KR-08B1-15/ })).toHaveValue('3')
  })
})

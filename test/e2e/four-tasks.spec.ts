import type { Locator, Page } from '@playwright/test'
import { openHydrated } from '#test/support/hydrated.ts'
import { counting } from './counted-presses.ts'
import { pressAt, tabTo } from './keys.ts'
import { rowsOf } from './matrix.ts'
import { expect, test } from './site-fixture.ts'

/**
 * The first of the four tasks by which the site was reviewed: a mechanic's, with a phone. The mechanic reads German or
 * Dutch. The others are a buyer's with numbers (`list-entry.spec.ts`), a designer's and one in other languages
 * (`four-tasks-designer.spec.ts`).
 */
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const VARIANT = 'CT-08B1-SA-2000'
const C_PROFILE = /C30-ZN-2000/
/** In each language its product is named so. */
const GUIDE = /\bCT\b.*simplex$/i

const WORDS = {
  de: {
    length: 'Länge',
    pieces: 'Stück',
    addLength: 'Weitere Länge',
    second: 'Länge 2',
    add: 'Zur Anfrage hinzufügen',
    seeCart: 'Ansehen',
    next: 'Weiter zur Anfrage',
    cutOf: /^Schnittlänge in mm/,
    inCart: '12 Stück in der Anfrage',
  },
  nl: {
    length: 'Lengte',
    pieces: 'Aantal',
    addLength: 'Nog een lengte toevoegen',
    second: 'Lengte 2',
    add: 'Aan aanvraag toevoegen',
    seeCart: 'Bekijken',
    next: 'Verder met de aanvraag',
    cutOf: /^Gezaagde lengte in mm/,
    inCart: '12 stuks in de aanvraag',
  },
} as const

/** The row of a variant, which chooses it wherever it is tapped. */
const rowOf = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('radio', { name: VARIANT }) })

async function expectCart(page: Page, w: (typeof WORDS)['de' | 'nl']) {
  await expect(page.getByRole('spinbutton', { name: VARIANT })).toHaveCount(2)
  const values = async () => (await page.getByLabel(w.cutOf).all()).map((field) => field.inputValue())
  await expect
    .poll(async () => (await Promise.all(await values())).map((value) => value.replace(/\s/g, '')))
    .toEqual(['1250', '980', '1250', '980'])
  // The rail is below its guide: a heading of the next level.
  await expect(page.getByRole('heading', { level: 2 }).filter({ hasText: GUIDE })).toHaveCount(1)
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(1)
}

for (const language of rowsOf(['nl', 'de'])) {
  const w = WORDS[language]
  for (const viewport of rowsOf([
    { width: 390, height: 844 },
    { width: 1024, height: 768 },
    { width: 1440, height: 900 },
  ])) {
    test.describe(`in ${language} at ${viewport.width} px`, () => {
      test.use({ viewport, hasTouch: viewport.width === 390 })

      test('a mechanic asks for 4 × 1250 and 2 × 980 of an antistatic guide with its rail in twelve clicks', async ({
        page,
        hasTouch,
      }) => {
        const { counted, press } = counting(page, hasTouch)
        const type = async (field: Locator, text: string) => {
          await press(field)
          await page.keyboard.press('ControlOrMeta+a')
          await page.keyboard.type(text)
        }
        await page.goto(`/${language}`)
        const main = page.getByRole('main')
        await press(main.getByRole('link', { name: '08B-1', exact: true }))
        await press(main.getByRole('heading', { level: 3 }).getByRole('link', { name: GUIDE }))
        // The table has the chain of the list.
        await expect(page.getByRole('radio', { name: /^CT-/ })).toHaveCount(6)
        await expect(page.getByRole('combobox').first()).toBeEnabled()
        await press(rowOf(page))
        await expect(page.getByRole('radio', { name: VARIANT })).toBeChecked()
        await press(page.getByRole('radio', { name: C_PROFILE }))
        await type(page.getByRole('spinbutton', { name: w.length }), '1250')
        await type(page.getByRole('spinbutton', { name: w.pieces }), '4')
        await press(page.getByRole('button', { name: w.addLength }))
        // The new row has the focus.
        await page.keyboard.type('980')
        await type(page.getByRole('group', { name: w.second }).getByRole('spinbutton', { name: w.pieces }), '2')
        await press(page.getByRole('button', { name: w.add, exact: true }))
        await press(page.getByRole('complementary').getByRole('link', { name: w.seeCart }))
        await expectCart(page, w)
        await press(page.getByRole('link', { name: w.next }))
        await expect(page).toHaveURL(`/${language}/shop/checkout`)
        expect(counted.clicks).toBeLessThanOrEqual(12)
      })
    })
  }
}

test('the mechanic’s request is made by keyboard alone', async ({ page }) => {
  const w = WORDS.de
  await page.setViewportSize({ width: 1440, height: 900 })
  // Before its scripts have come, a link loads the next page, whose focus is at its beginning.
  await openHydrated(page, '/de')
  const main = page.getByRole('main')
  await pressAt(page, main.getByRole('link', { name: '08B-1', exact: true }))
  const guide = main.getByRole('heading', { level: 3 }).getByRole('link', { name: GUIDE })
  await expect(guide).toBeVisible()
  await pressAt(page, guide)
  await expect(page).toHaveURL(/\/product\//)
  // The address changes first: until the page does, Tab goes on through the list.
  await expect(page.getByRole('heading', { level: 1, name: GUIDE })).toBeVisible()
  await expect(page.getByRole('combobox').first()).toBeEnabled()
  await pressAt(page, page.getByRole('link', { name: 'Zur Liste der Ausführungen' }))
  await page.keyboard.press('Space')
  for (let row = 0; row < 6 && !(await page.getByRole('radio', { name: VARIANT }).isChecked()); row++)
    await page.keyboard.press('ArrowDown')
  await tabTo(page, page.getByRole('group', { name: 'C-Profil', exact: true }).getByRole('radio').first())
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: C_PROFILE })).toBeChecked()
  const enter = async (field: Locator, text: string) => {
    await tabTo(page, field)
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(text)
  }
  await enter(page.getByRole('spinbutton', { name: w.length }), '1250')
  await enter(page.getByRole('spinbutton', { name: w.pieces }), '4')
  await pressAt(page, page.getByRole('button', { name: w.addLength }))
  await page.keyboard.type('980')
  await enter(page.getByRole('group', { name: w.second }).getByRole('spinbutton', { name: w.pieces }), '2')
  await pressAt(page, page.getByRole('button', { name: w.add, exact: true }))
  const seeCart = page.getByRole('complementary').getByRole('link', { name: w.seeCart })
  await expect(seeCart).toBeVisible()
  await pressAt(page, seeCart)
  await expectCart(page, w)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('the mechanic’s request is made by forms', async ({ page }) => {
    const w = WORDS.de
    await page.goto('/de')
    const main = page.getByRole('main')
    await main.getByRole('link', { name: '08B-1', exact: true }).click()
    await main.getByRole('heading', { level: 3 }).getByRole('link', { name: GUIDE }).click()
    await rowOf(page).click()
    await page.getByRole('button', { name: 'Ausführung übernehmen' }).click()
    await page.getByRole('radio', { name: C_PROFILE }).check()
    await page.getByRole('spinbutton', { name: w.length }).fill('1.250')
    await page.getByRole('spinbutton', { name: w.pieces }).fill('4')
    await page.getByRole('button', { name: w.addLength }).click()
    const second = page.getByRole('group', { name: w.second })
    await second.getByRole('spinbutton', { name: w.length }).fill('980')
    await second.getByRole('spinbutton', { name: w.pieces }).fill('2')
    await page.getByRole('button', { name: w.add, exact: true }).click()
    await page.getByRole('banner').getByRole('link', { name: w.inCart }).click()
    await expectCart(page, w)
  })
})

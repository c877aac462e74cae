import type { Locator, Page } from '@playwright/test'
import { foreignWords } from '#test/texts/foreign-words.ts'
import { counting } from './counted-presses.ts'
import { newEmail } from './journey.ts'
import { pressAt } from './keys.ts'
import { rowsOf } from './matrix.ts'
import { expect, test } from './site-fixture.ts'

/** The tasks of a designer, who reads German or Dutch, and of a visitor who asks in Dutch or Czech. */
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const VARIANT = 'CT-08B1-SA-2000'
/** In each language the products are named so. */
const GUIDE = /\bCT\b.*simplex$/i
const U_GUIDE = /\bCTU\b.*simplex$/i
const LETTERS = ['b', 'h', 'r', 'k']

const DESIGNER = {
  de: {
    list: '/de/shop/category/kettenfuehrungen',
    section: 'Querschnitt',
    temperature: /Einsatztemperatur/,
    dataSheet: /Datenblatt/,
    tick: /^Vergleichen: /,
    compare: 'Vergleich ansehen',
    comparison: 'Vergleich',
    differing: /unterschiedlich/,
  },
  nl: {
    list: '/nl/shop/category/kettinggeleidingen',
    section: 'Doorsnede',
    temperature: /Gebruikstemperatuur/,
    dataSheet: /gegevensblad/i,
    tick: /^Vergelijken: /,
    compare: 'Vergelijking bekijken',
    comparison: 'Vergelijking',
    differing: /verschillend/,
  },
} as const

const guideOf = (page: Page) =>
  page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link', { name: GUIDE })

/** The letters of the section, which are heads of the table as well, and the facts. */
async function expectFacts(page: Page, w: (typeof DESIGNER)['de' | 'nl']) {
  const section = page.getByRole('img', { name: new RegExp(`^${w.section}`) })
  for (const letter of LETTERS) {
    await expect(section.getByText(new RegExp(`^${letter} \\d`))).toBeVisible()
    // A phone has no heads: each row says its letters.
    await expect(page.getByRole('columnheader', { name: letter, exact: true, includeHidden: true })).toHaveCount(1)
  }
  const main = page.getByRole('main')
  for (const fact of [w.temperature, /PFAS/]) await expect(main.getByText(fact).first()).toBeAttached()
  await expect(main.getByRole('link', { name: w.dataSheet }).first()).toBeAttached()
}

for (const language of rowsOf(['nl', 'de'])) {
  const w = DESIGNER[language]
  for (const width of rowsOf([1440, 390, 1024])) {
    test.describe(`in ${language} at ${width} px`, () => {
      test.use({ viewport: { width, height: 900 }, hasTouch: width === 390 })

      test('a designer finds every letter of the table on the drawing, the files and the facts', async ({
        page,
        hasTouch,
      }) => {
        await page.goto(w.list)
        const { counted, press } = counting(page, hasTouch)
        await press(guideOf(page))
        await expect(page.getByRole('combobox').first()).toBeEnabled()
        if (width < 1181) await press(page.getByText(w.section, { exact: true }))
        await expectFacts(page, w)
        expect(counted.clicks).toBeLessThanOrEqual(2)
      })

      test('a designer compares two guides in three clicks', async ({ page, hasTouch }) => {
        await page.goto(w.list)
        const { counted, press } = counting(page, hasTouch)
        const ticks = page.getByRole('checkbox', { name: w.tick })
        for (const guide of [GUIDE, U_GUIDE]) {
          const tick = ticks.and(page.getByRole('checkbox', { name: guide }))
          await press(page.locator('label').filter({ has: tick }))
          await expect(tick).toBeChecked()
        }
        await press(page.getByRole('link', { name: w.compare }))
        await expect(page.getByRole('heading', { level: 1, name: w.comparison })).toBeVisible()
        const table = page.getByRole('table')
        for (const guide of [GUIDE, U_GUIDE]) await expect(table.getByRole('link', { name: guide })).toBeVisible()
        for (const letter of LETTERS)
          await expect(table.getByRole('rowheader', { name: new RegExp(` ${letter}( |$)`) })).toHaveCount(1)
        await expect(table.getByRole('rowheader', { name: w.differing }).first()).toBeVisible()
        expect(counted.clicks).toBeLessThanOrEqual(3)
      })
    })
  }
}

test('a designer compares two guides by keyboard alone', async ({ page }) => {
  const w = DESIGNER.de
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(w.list)
  await expect(page.getByRole('checkbox', { name: w.tick }).first()).toBeEnabled()
  // The way to the list is that of the mechanic.
  await guideOf(page).focus()
  for (const guide of [GUIDE, U_GUIDE]) {
    const tick = page.getByRole('checkbox', { name: w.tick }).and(page.getByRole('checkbox', { name: guide }))
    await pressAt(page, tick, 'Space')
    await expect(tick).toBeChecked()
  }
  await pressAt(page, page.getByRole('link', { name: w.compare }))
  await expect(page.getByRole('heading', { level: 1, name: w.comparison })).toBeVisible()
  for (const guide of [GUIDE, U_GUIDE])
    await expect(page.getByRole('table').getByRole('link', { name: guide })).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } })

  test('a designer finds the same letters, files and facts, and compares by the address', async ({ page }) => {
    await page.goto(DESIGNER.de.list)
    await guideOf(page).click()
    await expectFacts(page, DESIGNER.de)
    await expect(page.getByRole('radio', { name: VARIANT })).toBeAttached()
    await page.goto('/de/shop/compare?item=CT-1&item=CTU-1')
    await expect(page.getByRole('rowheader', { name: DESIGNER.de.differing }).first()).toBeVisible()
  })
})

const QUOTE = {
  nl: {
    tag: 'nl',
    add: 'Aan aanvraag toevoegen',
    seeCart: 'Bekijken',
    next: 'Verder met de aanvraag',
    fields: {
      Bedrijf: 'Veldhuis B.V.',
      Voornaam: 'Anouk',
      Achternaam: 'Veldhuis',
      'Straat en huisnummer': 'Kade 12',
      Postcode: '44139',
      Plaats: 'Dortmund',
    },
    toSummary: 'Verder naar de samenvatting',
    confirm: 'Bevestigen',
    send: 'Aanvraag versturen',
    thanks: 'Hartelijk dank voor uw aanvraag',
  },
  cz: {
    tag: 'cs',
    add: 'Přidat do poptávky',
    seeCart: 'Zobrazit',
    next: 'Pokračovat k poptávce',
    fields: {
      Firma: 'Dopravníky s.r.o.',
      Jméno: 'Petra',
      Příjmení: 'Šimková',
      'Ulice a číslo': 'Dlouhá 12',
      PSČ: '44139',
      Město: 'Dortmund',
    },
    toSummary: 'Pokračovat k souhrnu',
    confirm: 'Potvrdit',
    send: 'Odeslat poptávku',
    thanks: 'Děkujeme za vaši poptávku',
  },
} as const

/** The text of the page without the parts that are marked as another language: the titles of declarations. */
const ownTextOf = (main: Locator) =>
  main.evaluate((element: HTMLElement) => {
    const others = [...element.querySelectorAll<HTMLElement>('[lang]')].filter((one) => one.innerText !== '')
    return others.reduce((text, { innerText }) => text.replace(innerText, ''), element.innerText)
  })

for (const language of rowsOf(['cz', 'nl'])) {
  const w = QUOTE[language]

  test.describe(`in ${w.tag} on a phone`, () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

    test('a visitor asks for a guide in twelve taps and reads no other language up to the number', async ({
      page,
      check,
    }) => {
      const { counted, press } = counting(page, true)
      const main = page.getByRole('main')
      const read = async (screen: string) => {
        await expect(page.locator('html')).toHaveAttribute('lang', w.tag)
        expect(foreignWords(await ownTextOf(main), language), screen).toEqual([])
      }
      await page.goto(`/${language}`)
      await press(main.getByRole('link', { name: '08B-1', exact: true }))
      await expect(guideOf(page)).toBeVisible()
      await read('list')
      await press(guideOf(page))
      await expect(page.getByRole('combobox').first()).toBeEnabled()
      await press(page.getByRole('row').filter({ has: page.getByRole('radio', { name: VARIANT }) }))
      await expect(page.getByRole('radio', { name: VARIANT })).toBeChecked()
      await read('product')
      await press(page.getByRole('button', { name: w.add, exact: true }))
      await press(page.getByRole('complementary').getByRole('link', { name: w.seeCart }))
      await expect(page.getByRole('link', { name: w.next })).toBeVisible()
      await read('cart')
      await check(page, 'cart')
      await press(page.getByRole('link', { name: w.next }))
      await main.getByRole('textbox', { name: 'E-mail' }).fill(newEmail())
      for (const [label, text] of Object.entries(w.fields))
        await main.getByRole('textbox', { name: label, exact: true }).fill(text)
      await read('address')
      await check(page, 'address')
      await press(page.getByRole('button', { name: w.toSummary }).first())
      const confirmations = page.getByRole('group', { name: w.confirm }).getByRole('checkbox')
      await expect(confirmations).toHaveCount(3)
      for (const box of await confirmations.all()) await press(box)
      await read('summary')
      await check(page, 'summary')
      await press(page.getByRole('button', { name: w.send }).first())
      await expect(page.getByRole('heading', { level: 1, name: w.thanks })).toBeVisible()
      await expect(main.getByText(/A-1\d{5}/)).toBeVisible()
      await read('confirmation')
      await check(page, 'confirmation')
      // Fields are filled by the keyboard.
      expect(counted.clicks).toBeLessThanOrEqual(12)
    })
  })
}

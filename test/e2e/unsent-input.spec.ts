import type { Page } from '@playwright/test'
import { openHydrated, untilHydrated } from '#test/support/hydrated.ts'
import { NEW_PASSWORD, newCustomer } from '#test/support/account-visitor.ts'
import { beginAtSummary, putOnePiece } from './begun-request.ts'
import { confirmAll, newEmail, readNumber } from './journey.ts'
import { expect, test } from './site-fixture.ts'
import { words } from './words.ts'

const w = words.de
const SUMMARY = '/de/shop/checkout?step=summary'
const ADDRESS = '/de/shop/checkout'

const main = (page: Page) => page.getByRole('main')
const orderNumber = (page: Page) => main(page).getByRole('textbox', { name: 'Ihre Bestell- oder Projektnummer' })
const comment = (page: Page) => main(page).getByRole('textbox', { name: w.comment })
const terms = (page: Page) => page.getByRole('checkbox', { name: w.terms })
const leave = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click()
const stored = (page: Page) => page.evaluate(() => sessionStorage.getItem('unsent-input'))

async function enterDetails(page: Page) {
  await orderNumber(page).fill('PO-4711')
  await comment(page).fill('Mit Bohrungen.\nZweite Zeile.')
  await terms(page).check()
}

async function expectDetails(page: Page) {
  await expect(orderNumber(page)).toHaveValue('PO-4711')
  await expect(comment(page)).toHaveValue('Mit Bohrungen.\nZweite Zeile.')
  await expect(terms(page)).toBeChecked()
  await expect(page.getByRole('checkbox', { name: w.handling })).not.toBeChecked()
}

const toSummary = (page: Page) => main(page).getByRole('button', { name: w.toSummary }).first().click()

test('what is entered on the summary stays in the tab until the request is sent', async ({ page, site }) => {
  await beginAtSummary(page, site.url, newEmail())
  await untilHydrated(page)
  await enterDetails(page)

  for (const way of ['Rechnungsadresse ändern', 'Lieferadresse ändern', 'Zurück', '2 Kontakt und Adresse']) {
    await test.step(way, async () => {
      await leave(page, way)
      await expect(page).toHaveURL(ADDRESS)
      await toSummary(page)
      await expectDetails(page)
    })
  }
  await test.step('products, and the browser’s Back', async () => {
    await leave(page, 'Produkte ändern')
    await expect(page).toHaveURL('/de/shop/cart')
    await page.goBack()
    await expectDetails(page)
    await leave(page, '1 Produktdaten')
    await main(page).getByRole('link', { name: w.continue }).click()
    await toSummary(page)
    await expectDetails(page)
  })
  await test.step('another page, and a reload', async () => {
    await page.getByRole('banner').getByRole('link', { name: w.signIn, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: w.signIn })).toBeVisible()
    await page.goBack()
    await expectDetails(page)
    await page.reload()
    await untilHydrated(page)
    await expectDetails(page)
    await openHydrated(page, SUMMARY)
    await expectDetails(page)
  })
  await test.step('the enter key sends, and a refusal keeps the input', async () => {
    await orderNumber(page).press('Enter')
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(page).toHaveURL(SUMMARY)
    await expectDetails(page)
  })
  await confirmAll(page, w)
  await main(page).getByRole('button', { name: w.send }).first().click()
  await readNumber(page, w)
  await expect(main(page)).toContainText('PO-4711')
  expect(await stored(page)).toBe('')
})

test('an address that was not sent yet stays, also for another way to go on', async ({ page, context, site }) => {
  await putOnePiece(context, site.url)
  await openHydrated(page, ADDRESS)
  const field = (name: string) => main(page).getByRole('textbox', { name }).first()
  const enter = async () => {
    await field(w.company).fill('Beispiel GmbH')
    await page.getByRole('checkbox', { name: w.sameAddress }).uncheck()
    await page.getByRole('group', { name: w.delivery }).getByRole('textbox', { name: w.city }).fill('Wien')
  }
  const expectEntered = async () => {
    await expect(field(w.company)).toHaveValue('Beispiel GmbH')
    await expect(page.getByRole('checkbox', { name: w.sameAddress })).not.toBeChecked()
    await expect(page.getByRole('group', { name: w.delivery }).getByRole('textbox', { name: w.city })).toHaveValue(
      'Wien',
    )
  }
  await enter()
  await leave(page, 'Zurück zu den Produkten')
  await expect(page).toHaveURL('/de/shop/cart')
  await main(page).getByRole('link', { name: w.continue }).click()
  await expectEntered()
  await leave(page, w.createAccount)
  await expect(field(w.password)).toBeVisible()
  await field(w.password).fill('Kettenrad-7')
  await expectEntered()
  expect(await stored(page)).not.toContain('Kettenrad-7')
  await main(page).getByRole('link', { name: 'Als Gast' }).click()
  await expectEntered()
  await page.reload()
  await untilHydrated(page)
  await expectEntered()
})

test.describe('before the scripts', () => {
  test.use({ waitsForScripts: false })

  test('what is entered before the scripts come is kept beside what was stored', async ({ page, site }) => {
    await beginAtSummary(page, site.url, newEmail())
    await untilHydrated(page)
    await enterDetails(page)
    const scripts = Promise.withResolvers<void>()
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await scripts.promise
      await route.continue()
    })
    await page.goto(SUMMARY, { waitUntil: 'commit' })
    await comment(page).fill('Später.')
    scripts.resolve()
    await untilHydrated(page)
    await expect(comment(page)).toHaveValue('Später.')
    await expect(orderNumber(page)).toHaveValue('PO-4711')
    await expect(terms(page)).toBeChecked()
  })
})

test('nothing of a customer stays after the sign-out', async ({ page, site }) => {
  const { email } = await newCustomer(site)
  await openHydrated(page, '/de/shop/account/login')
  await main(page).getByRole('textbox', { name: w.email }).fill(email)
  await main(page).getByRole('textbox', { name: w.password }).fill(NEW_PASSWORD)
  await main(page).getByRole('button', { name: w.signIn }).click()
  await expect(page.getByRole('heading', { level: 1, name: w.hello })).toBeVisible()
  await putOnePiece(page.context(), site.url)
  await openHydrated(page, ADDRESS)
  await toSummary(page)
  await enterDetails(page)
  expect(await stored(page)).toContain('PO-4711')
  await openHydrated(page, '/de/shop/account/account')
  await main(page).getByRole('button', { name: w.signOut }).click()
  await expect(page.getByText(w.signedOut)).toBeVisible()
  expect(await stored(page)).toBe('')
})

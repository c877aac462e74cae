import type { Page } from '@playwright/test'
import { untilHydrated } from '#test/support/hydrated.ts'
import { putOnePiece } from './begun-request.ts'
import { confirmAll, CUSTOMER, fillAddress, newEmail, readNumber } from './journey.ts'
import { expect, test } from './site-fixture.ts'
import { translate } from './translate.ts'
import { words } from './words.ts'

const w = words.de
const main = (page: Page) => page.getByRole('main')
/** React says once for each part that its markup differs; a style of an extension itself is not checked. */
test.use({ waitsForScripts: false, causes: /Minified React error #418|Applying inline style|status of 422/ })

/**
 * Inserts nodes as managers of passwords and correctors do, beside and in fields. Run in the page.
 */
function insertMarkup() {
  const add = (parent: Element, name: string, attribute: string) => {
    if (parent.querySelector(`:scope > [${attribute}]`)) return
    const node = document.createElement(name)
    node.setAttribute(attribute, '')
    parent.append(node)
  }
  add(document.documentElement, 'grammar-corrector', 'data-x-corrector')
  add(document.body, 'password-manager', 'data-x-manager')
  add(document.head, 'style', 'data-x-style')
  document.body.setAttribute('data-x-checked', '')
  for (const field of document.querySelectorAll('main input, main textarea, main select')) {
    if (field.getAttribute('type') === 'hidden') continue
    field.setAttribute('data-x-field', '')
    if (field.nextElementSibling?.hasAttribute('data-x-icon')) continue
    const icon = document.createElement('div')
    icon.setAttribute('data-x-icon', '')
    field.after(icon)
  }
  for (const label of document.querySelectorAll('main label')) add(label, 'span', 'data-x-label')
  for (const form of document.querySelectorAll('main form')) add(form, 'div', 'data-x-form')
}

for (const moment of ['before', 'after', 'with a translation before'] as const) {
  test(`markup that extensions insert costs no input: ${moment} the scripts`, async ({ page, context, site }) => {
    await putOnePiece(context, site.url)
    const scripts = Promise.withResolvers<void>()
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await scripts.promise
      await route.continue()
    })
    await page.goto('/de/shop/checkout', { waitUntil: 'commit' })
    const company = main(page).getByRole('textbox', { name: w.company }).first()
    const email = main(page).getByRole('textbox', { name: w.email }).first()
    await company.fill('Vorher GmbH')
    await page.getByRole('checkbox', { name: w.sameAddress }).uncheck()
    if (moment !== 'after') await page.evaluate(insertMarkup)
    if (moment === 'with a translation before') await translate(page)
    scripts.resolve()
    await untilHydrated(page)
    await page.evaluate(insertMarkup)
    await expect(company).toHaveValue('Vorher GmbH')
    await expect(page.getByRole('checkbox', { name: w.sameAddress })).not.toBeChecked()
    await test.step('errors', async () => {
      await email.fill('ada@')
      await main(page).getByRole('button', { name: w.toSummary }).first().click()
      await expect(page.getByRole('alert')).toContainText(w.checkEntries)
      await page.evaluate(insertMarkup)
      await expect(email).toHaveValue('ada@')
      await expect(company).toHaveValue('Vorher GmbH')
    })
    await test.step('sent', async () => {
      await page.getByRole('checkbox', { name: w.sameAddress }).check()
      await email.fill(newEmail())
      await fillAddress(page, w, 'billing', CUSTOMER)
      await main(page).getByRole('button', { name: w.toSummary }).first().click()
      await expect(page.getByText(w.sameAsBilling)).toBeVisible()
      await page.evaluate(insertMarkup)
      await confirmAll(page, w)
      await main(page).getByRole('button', { name: w.send }).first().click()
      await readNumber(page, w)
    })
  })
}

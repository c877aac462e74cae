import { readMails } from './demo-mails.ts'
import {
  addedNote,
  addToRequest,
  C_PROFILE_NUMBER,
  confirmAll,
  CUSTOMER,
  CUT_PIECES,
  CUTS,
  expectSummary,
  fillAddress,
  fillDelivery,
  goToProduct,
  newEmail,
  readNumber,
  VARIANT_NUMBER,
} from './journey.ts'
import { rowsOf } from './matrix.ts'
import { expect, test } from './site-fixture.ts'
import { type WordsLanguage, words } from './words.ts'

/** The main journey, from the home page to the mails, with an axe check on every screen. */
test.describe.configure({ mode: 'parallel' })
// axe reads colours: no transition may be running.
test.use({ contextOptions: { reducedMotion: 'reduce' }, readsColours: true })

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  { width: 1024, height: 768 },
]

for (const language of rowsOf(['de', 'en'] satisfies WordsLanguage[])) {
  for (const viewport of rowsOf(SIZES)) {
    // `npm run test:quick` has this journey alone.
    const tag = language === 'de' && viewport.width === 1440 ? '@quick' : []

    test.describe(`a quote request in ${language} at ${viewport.width} px`, { tag }, () => {
      test.use({ viewport })

      test('leads from the home page to the mails', async ({ page, site, check }) => {
        const w = words[language]
        const checked = (screen: string) => check(page, screen)

        await page.goto(`/${language}`)
        await goToProduct(page, w, checked)
        await checked('product')
        await addToRequest(page, w)
        const note = addedNote(page, w)
        await expect(note).toBeVisible()
        await checked('added')
        await expect(page.getByRole('banner').getByText(w.pieceCount(CUT_PIECES))).toBeAttached()
        await note.getByRole('link', { name: w.see }).click()

        await test.step('cart', async () => {
          await expect(page.getByRole('heading', { level: 1, name: w.cart })).toBeVisible()
          const lines = page
            .getByRole('main')
            .getByRole('listitem')
            .filter({ has: page.getByRole('spinbutton'), hasNot: page.getByRole('heading') })
          await expect(lines).toHaveCount(4)
          for (const [index, number] of [
            VARIANT_NUMBER,
            VARIANT_NUMBER,
            C_PROFILE_NUMBER,
            C_PROFILE_NUMBER,
          ].entries()) {
            await expect(lines.nth(index)).toContainText(number)
            await expect(lines.nth(index).getByLabel(w.cutLength)).toHaveValue(String(CUTS[index % 2]?.length))
          }
          await checked('cart')

          const first = lines.first().getByRole('spinbutton', { name: w.quantityOf(VARIANT_NUMBER) })
          await expect(first).toHaveValue('3')
          await first.fill('7')
          await expect(page.getByRole('complementary')).toContainText(w.pieceSum(14))
          await lines
            .nth(3)
            .getByRole('button', { name: w.removeOf(C_PROFILE_NUMBER) })
            .click()
          const toast = page.getByRole('status').filter({ hasText: w.removed })
          // Stays as long as the pointer is over it.
          await toast.hover()
          await checked('toast')
          await expect(lines).toHaveCount(3)
          await expect(page.getByRole('banner').getByText(w.pieceCount(12))).toBeAttached()
          await page.getByRole('link', { name: w.continue }).click()
        })

        const email = newEmail()
        await test.step('contact and addresses', async () => {
          const same = page.getByRole('checkbox', { name: w.sameAddress })
          await expect(same).toBeChecked()
          await expect(page.getByRole('group', { name: w.delivery })).toBeHidden()
          await checked('address')
          await page.getByRole('button', { name: w.toSummary }).first().click()
          await expect(page.getByRole('alert')).toBeFocused()
          await expect(page.getByRole('main').getByRole('textbox', { name: w.email })).toHaveAccessibleDescription(
            w.required,
          )
          await checked('address with errors')

          await page.getByRole('main').getByRole('textbox', { name: w.email }).fill(email)
          await fillAddress(page, w, 'billing', CUSTOMER)
          await page.getByRole('button', { name: w.toSummary }).first().click()
          await expect(page.getByText(w.sameAsBilling)).toBeVisible()

          await page.getByRole('main').getByRole('button', { name: w.delivery }).click()
          await expect(page.getByRole('main').getByRole('textbox', { name: w.email })).toHaveValue(email)
          await same.uncheck()
          await fillDelivery(page, w)
          await checked('delivery address')
          await page.getByRole('button', { name: w.toSummary }).first().click()
        })

        await test.step('summary', async () => {
          const rows = await expectSummary(page, w, { rows: 4 })
          await expect(rows.nth(1).getByRole('cell').nth(3)).toHaveText('7')
          await page.getByRole('textbox', { name: w.comment }).fill('Bitte mit Bohrungen.')
          await checked('summary')
          await page.getByRole('button', { name: w.send }).first().click()
          await expect(page.getByRole('alert')).toBeFocused()
          await expect(page.getByRole('checkbox', { name: w.terms })).toHaveAccessibleDescription(w.required)
          await expect(page.getByRole('textbox', { name: w.comment })).toHaveValue('Bitte mit Bohrungen.')
          await checked('summary with errors')
          await confirmAll(page, w)
          await page.getByRole('button', { name: w.send }).first().click()
        })

        const number = await readNumber(page, w)
        await expect(page.getByRole('main')).toContainText(email)
        await expect(page.getByRole('banner').getByRole('link', { name: w.request })).toHaveAccessibleName(w.cart)
        await checked('confirmation')

        await test.step('mails', async () => {
          const mails = await readMails(page, site, number, 2)
          const confirmation = mails.find(({ to }) => to.includes(email))
          const request = mails.find(({ to }) => to.includes('anfrage@example.com'))
          expect(confirmation?.subject).toBe(w.confirmationMail(number))
          // Sales read theirs in their own language.
          expect(request?.subject).toBe(`Anfrage ${number} von ${CUSTOMER.company}, Ada Lovelace`)
          for (const [{ text = '' } = {}, { mailCut, mailPieces }] of [
            [confirmation, w],
            [request, words.de],
          ] as const) {
            // Two lines of the guide, and the C-profile that belongs to it.
            expect(text.split(VARIANT_NUMBER)).toHaveLength(4)
            expect(text.split(C_PROFILE_NUMBER)).toHaveLength(2)
            expect(text.split(mailCut('500'))).toHaveLength(3)
            expect(text.split(mailCut('750'))).toHaveLength(2)
            for (const part of [mailPieces(7), mailPieces(2), mailPieces(3), 'Tor 4', '1010 Wien', CUSTOMER.company])
              expect(text).toContain(part)
          }
          // The page of the request is where the visitor was.
          expect(confirmation?.text).toContain(`${site.url}/${language}/shop/account/order/`)
          // A guest's address is not confirmed: the comment goes to sales alone.
          expect(request?.text).toContain('Bitte mit Bohrungen.')
          expect(confirmation?.text).not.toContain('Bitte mit Bohrungen.')
        })
      })
    })
  }
}

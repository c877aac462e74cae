import { openHydrated, untilHydrated } from '#test/support/hydrated.ts'
import { startSite } from '#test/support/site.ts'
import { readMails } from './demo-mails.ts'
import { confirmAll, CUSTOMER, fillAddress, newEmail, readNumber } from './journey.ts'
import { expect, type JourneySite, test as base } from './site-fixture.ts'
import { words } from './words.ts'

/** The example of a company in another trade, English first, with photographs alone. */
const test = base.extend<object, { site: JourneySite }>({
  site: [
    async ({}, use) => {
      const site = await startSite({ env: { COMPANY_DIR: 'examples/rubber-buffers' } })
      await use(site)
      await site.dispose()
    },
    { scope: 'worker', timeout: 400_000 },
  ],
})
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'en-GB', readsColours: true })
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const w = words.en
const NUMBER = 'RB-3030-55'
const BUFFER = 'Cylindrical buffer, two studs'

test('a guest asks the second company for a buffer, from its home page to the mails', async ({ page, site, check }) => {
  const main = page.getByRole('main')
  await openHydrated(page, '/')
  await expect(page).toHaveURL(/\/en$/)
  await check(page, 'home')
  await main
    .getByRole('link', { name: /^Cylindrical buffers/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Cylindrical buffers' })).toBeVisible()
  await main.getByRole('link', { name: BUFFER, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: BUFFER })).toBeVisible()
  await untilHydrated(page)
  await expect(
    main.getByRole('img', { name: 'Black buffer between two steel plates with studs' }).first(),
  ).toBeVisible()
  await check(page, 'product')
  await page.getByRole('textbox', { name: w.filterNumber }).fill(NUMBER)
  await page.getByRole('radio', { name: NUMBER }).check()
  await page.getByRole('spinbutton', { name: w.pieces }).fill('40')
  await page.getByRole('button', { name: w.add }).click()
  const note = page.getByRole('status').filter({ hasText: `${NUMBER} is in your request` })
  await note.getByRole('link', { name: w.see }).click()

  await expect(page.getByRole('heading', { level: 1, name: w.cart })).toBeVisible()
  await check(page, 'cart')
  await page.getByRole('link', { name: w.continue }).click()
  const email = newEmail()
  await main.getByRole('textbox', { name: w.email }).fill(email)
  await fillAddress(page, w, 'billing', CUSTOMER)
  await page.getByRole('button', { name: w.toSummary }).first().click()
  await expect(page.getByText(w.sameAsBilling)).toBeVisible()
  await confirmAll(page, w)
  await page.getByRole('button', { name: w.send }).first().click()
  const number = await readNumber(page, w)
  await check(page, 'confirmation')

  const mails = await readMails(page, site, number, 2)
  const to = (address: string) => mails.find((mail) => mail.to.includes(address))
  expect(to(email)?.subject).toBe(w.confirmationMail(number))
  expect(to('sales@mustergummi.example')?.subject).toBe(
    `Quote request ${number} from ${CUSTOMER.company}, Ada Lovelace`,
  )
  for (const { text } of mails) expect(text).toContain(w.mailPieces(40))
})

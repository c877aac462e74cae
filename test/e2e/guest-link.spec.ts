import type { Page } from '@playwright/test'
import { readMailLink } from '#test/support/account-mails.ts'
import { startSite } from '#test/support/site.ts'
import { siteTemplate } from '#test/support/template.ts'
import { visit } from '#test/support/visitor.ts'
import { confirmAll, CUSTOMER, goToSummaryPage, newEmail, readNumber, startRequest } from './journey.ts'
import { expect, test } from './site-fixture.ts'
import { words } from './words.ts'

const w = words.de
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 390, height: 844 } })

test('a guest opens the request by its link, and makes an account that keeps it', async ({
  page,
  site,
  browser,
  check,
}) => {
  const email = newEmail()
  await startRequest(page, w, 'de')
  await page.goto('/de/shop/cart')
  await goToSummaryPage(page, w, email)
  await confirmAll(page, w)
  await page.getByRole('button', { name: w.send }).first().click()
  const number = await readNumber(page, w)
  const link = await readMailLink(site.dataDir, email, '/account/order/')

  // Somebody else's browser, as the mail may have been forwarded.
  const elsewhere = await browser.newContext({ baseURL: site.url, viewport: { width: 390, height: 844 } })
  const reader = await elsewhere.newPage()
  const main = reader.getByRole('main')
  const open = async (zipcode: string) => {
    await main.getByRole('textbox', { name: w.email }).fill(email)
    await main.getByRole('textbox', { name: w.zipcode }).fill(zipcode)
    await main.getByRole('button', { name: w.openRequest }).click()
  }
  await reader.goto(link)
  await expect(main).not.toContainText(number)
  await check(reader, 'questions of the link')
  await open('99999')
  await expect(main.getByRole('alert')).toContainText(w.wrongLink)
  await expect(main.getByRole('textbox', { name: w.email })).toHaveValue(email)
  await check(reader, 'wrong details for the link')
  await open(CUSTOMER.zipcode)
  await expect(heading(reader, w.requestNumber(number))).toBeVisible()
  await expect(main.getByRole('table')).toContainText(w.inSummary('750'))
  await check(reader, 'request by its link')

  const password = main.getByRole('textbox', { name: w.newPassword })
  await password.fill('Passwort123!')
  await main.getByRole('button', { name: w.createAccount }).click()
  await expect(main.getByRole('alert')).toBeVisible()
  await check(reader, 'refused password for a guest’s account')
  await password.fill('Kettenrad-7')
  await main.getByRole('button', { name: w.createAccount }).click()
  await expect(heading(reader, w.requests)).toBeVisible()
  await expect(main).toContainText(number)
  await elsewhere.close()
})

test('ended links and an empty history lead on', async ({ page, check }) => {
  const main = page.getByRole('main')
  for (const [path, message] of [
    ['registration/confirm?em=0&hash=0', w.unknownLink],
    ['account/email/confirm?em=0&hash=0', w.unknownLink],
    [`account/recover/password?hash=${'0'.repeat(32)}`, w.endedLink],
  ] as const) {
    await page.goto(`/de/shop/${path}`)
    await expect(main.getByText(message)).toBeVisible()
    await expect(main.getByRole('link')).not.toHaveCount(0)
    await check(page, path)
  }
})

test('a sign-in after too many wrong passwords says how long to wait', async ({ page, check }) => {
  const site = await startSite({ template: await siteTemplate(), env: { LIMITS: 'on' } })
  try {
    const email = newEmail()
    const login = '/de/shop/account/login'
    for (let attempt = 0; attempt < 10; attempt++)
      await visit(site.url).post(login, { email, password: 'Falsch-geraten-1' })
    await page.goto(site.url + login)
    const main = page.getByRole('main')
    await main.getByRole('textbox', { name: w.email }).fill(email)
    await main.getByRole('textbox', { name: w.password }).fill('Falsch-geraten-1')
    await main.getByRole('button', { name: w.signIn }).click()
    await expect(main.getByRole('alert')).toContainText(w.tooMany)
    await expect(main.getByRole('textbox', { name: w.email })).toHaveValue(email)
    await check(page, 'too many sign-ins')
  } finally {
    await site.dispose()
  }
})

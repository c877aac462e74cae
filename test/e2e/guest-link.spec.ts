import type { Page } from '@playwright/test'
import { readMailLink } from '#test/support/account-mails.ts'
import { startSite, type RunningSite } from '#test/support/site.ts'
import { siteTemplate } from '#test/support/template.ts'
import {
  ADDRESS,
  addPiece,
  CONFIRMED,
  confirmedNumber,
  readAddressForm,
  readSummary,
  visit,
} from '#test/support/visitor.ts'
import { newEmail } from './journey.ts'
import { rowsOf } from './matrix.ts'
import { byKeyboard, byPointer, type Hands } from './past-requests.ts'
import { expect, test } from './site-fixture.ts'
import { words } from './words.ts'

const w = words.de
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 390, height: 844 } })

/** A request of a guest, sent from another browser, and the link in its mail. */
async function sentRequest(site: RunningSite) {
  const [guest, email] = [visit(site.url), newEmail()]
  await addPiece(guest, { cut_length: '750' })
  await guest.post('/de/shop/checkout', { ...(await readAddressForm(guest)), email })
  const { key } = await readSummary(guest)
  await guest.post('/de/shop/checkout?step=summary', { ...CONFIRMED, key })
  const number = (await confirmedNumber(guest)) ?? ''
  return { email, number, link: await readMailLink(site.dataDir, email, '/account/order/') }
}

interface Reader {
  page: Page
  site: RunningSite
  hands: Hands
  check: (page: Page, state: string) => Promise<void>
}

/** The mail may have been forwarded: its reader has to know address and zip code. */
async function openAndKeep({ page, site, hands, check }: Reader) {
  const { email, number, link } = await sentRequest(site)
  const main = page.getByRole('main')
  const open = async (zipcode: string) => {
    await hands.type(main.getByRole('textbox', { name: w.email }), email)
    await hands.type(main.getByRole('textbox', { name: w.zipcode }), zipcode)
    await hands.press(main.getByRole('button', { name: w.openRequest }))
  }
  await page.goto(link)
  await expect(main).not.toContainText(number)
  await check(page, 'questions of the link')
  await open('99999')
  await expect(main.getByRole('alert')).toContainText(w.wrongLink)
  await expect(main.getByRole('textbox', { name: w.email })).toHaveValue(email)
  await check(page, 'wrong details for the link')
  await open(ADDRESS.zipcode)
  await expect(heading(page, w.requestNumber(number))).toBeVisible()
  await expect(main.getByRole('table')).toContainText(w.inSummary('750'))
  await check(page, 'request by its link')

  const password = main.getByRole('textbox', { name: w.newPassword })
  const create = main.getByRole('button', { name: w.createAccount })
  await hands.type(password, 'Passwort123!')
  await hands.press(create)
  await expect(main.getByRole('alert')).toBeVisible()
  await check(page, 'refused password for a guest’s account')
  await hands.type(password, 'Kettenrad-7')
  await hands.press(create)
  await expect(heading(page, w.requests)).toBeVisible()
  await expect(main).toContainText(number)
}

const TITLE = 'a guest opens the request by its link, and makes an account that keeps it'

for (const width of rowsOf([1440, 390, 1024])) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } })

    test(`${TITLE}, by keyboard`, async ({ page, site, check }) => {
      await openAndKeep({ page, site, hands: byKeyboard(page), check })
    })
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test(TITLE, async ({ page, site }) => {
    await openAndKeep({ page, site, hands: byPointer, check: async () => {} })
  })
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
    // It may still load scripts, for likely next pages.
    await page.close()
    await site.dispose()
  }
})

import { readMailLink } from '#test/support/account-mails.ts'
import { checkAnotherCustomer, checkCustomerStates, checkEndedSession, checkVisitorStates } from './account-states.ts'
import { addAddress, again, confirm, recover, register, request, signOut } from './account-steps.ts'
import { putRequest } from './begun-request.ts'
import { newEmail } from './journey.ts'
import { IS_WHOLE_MATRIX } from '#test/support/matrix.ts'
import { rowsOf } from './matrix.ts'
import { byKeyboard, byPointer } from './past-requests.ts'
import { expect, test } from './site-fixture.ts'
import { words } from './words.ts'

const w = words.de

for (const [width, height] of rowsOf([
  [1024, 768],
  [390, 844],
  [1440, 900],
])) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } })

    test('a customer registers, requests twice and recovers the password by keyboard', async ({
      page,
      site,
      check,
    }) => {
      test.setTimeout(300_000)
      const journey = {
        page,
        mailLink: (email: string, to: string) => readMailLink(site.dataDir, email, to),
        hands: byKeyboard(page),
        check,
      }
      const email = newEmail()
      await register(journey, email, true)
      await confirm(journey, email, true)
      await addAddress(journey, true)
      await again(journey, await request(journey, true), true)
      await signOut(journey)
      await recover(journey, email, true)
    })
  })
}

/** Without scripts, as `test/http/account.test.ts` has its forms too. */
for (const javaScriptEnabled of IS_WHOLE_MATRIX ? [false] : []) {
  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } })

    test('a customer registers, requests twice, recovers the password and signs out', async ({ page, site }) => {
      const journey = {
        page,
        mailLink: (email: string, to: string) => readMailLink(site.dataDir, email, to),
        hands: byPointer,
        check: async () => {},
      }
      const email = newEmail()
      await register(journey, email, false)
      await confirm(journey, email, false)
      await addAddress(journey, false)
      await again(journey, await request(journey, false), false)
      await signOut(journey)
      await recover(journey, email, false)
    })
  })
}

test('every screen of an account is accessible, with its errors and its results', async ({ page, site, check }) => {
  test.setTimeout(180_000)
  const journey = {
    page,
    mailLink: (email: string, to: string) => readMailLink(site.dataDir, email, to),
    hands: byPointer,
    check,
  }
  await putRequest(page.context(), site.url)
  for (const as of ['customer', 'new']) {
    await page.goto(`/de/shop/checkout?as=${as}`)
    await expect(page.getByRole('navigation', { name: w.ways })).toBeVisible()
    await check(page, `checkout as ${as}`)
  }
  await checkVisitorStates(page, check)
  const email = newEmail()
  await register(journey, email, true)
  await page.goto(await readMailLink(site.dataDir, email, '/registration/confirm'))
  await expect(page.getByText(w.signedInAs)).toBeVisible()
  for (const path of ['profile', 'access', 'data']) {
    await page.goto(`/de/shop/account/${path}`)
    await check(page, path)
  }
  await checkCustomerStates(page, check)
  await checkAnotherCustomer(page, check)
  await checkEndedSession(page, check)
})

import type { Page } from '@playwright/test'
import { untilHydrated } from '#test/support/hydrated.ts'
import { NEW_PASSWORD } from '#test/support/account-visitor.ts'
import { putRequest } from './begun-request.ts'
import { confirmAll, CUSTOMER, PRODUCT_PATH, readNumber, VARIANT_NUMBER } from './journey.ts'
import { expectFocusKept } from './keys.ts'
import { type Hands, repeatFromHistory, sendWithOtherLengths } from './past-requests.ts'
import { expect } from './site-fixture.ts'
import { words } from './words.ts'

const w = words.de
const OTHER_PASSWORD = 'Gleitleiste-9'

export interface Journey {
  page: Page
  /** Address of the link to a page in the last mail to a customer. */
  mailLink: (email: string, page: string) => Promise<string>
  hands: Hands
  check: (page: Page, state: string) => Promise<void>
}

const field = (page: Page, name: string) => page.getByRole('main').getByRole('textbox', { name, exact: true }).first()
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const accountLink = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true })

/** @param next heading of the page that follows: the account, where a shop asks for no confirmation. */
export async function register(
  { page, hands, check }: Journey,
  email: string,
  hasScripts: boolean,
  next: string | RegExp = w.lookIntoMail,
) {
  const main = page.getByRole('main')
  await page.goto('/de')
  // Before its scripts have come, a link loads the next page, whose focus is at its beginning.
  if (hasScripts) await untilHydrated(page)
  await hands.press(accountLink(page, w.signIn).filter({ visible: true }))
  await expect(heading(page, w.signIn)).toBeVisible()
  await check(page, 'sign-in')
  await hands.press(main.getByRole('link', { name: w.createAccount }))
  await expect(heading(page, w.createAccount)).toBeVisible()
  if (hasScripts) await expectFocusKept(page)
  await check(page, 'registration')
  await hands.press(main.getByRole('button', { name: w.createAccount }))
  await expect(main.getByRole('alert')).toContainText(w.checkEntries)
  await check(page, 'registration with errors')
  if (hasScripts) await expectFocusKept(page)
  await hands.type(field(page, w.email), email)
  await hands.type(field(page, w.password), NEW_PASSWORD)
  if (hasScripts) await expect(page.getByText(w.rulesMet)).toBeAttached()
  for (const name of ['company', 'firstName', 'lastName', 'street', 'zipcode', 'city'] as const) {
    await hands.type(field(page, w[name]), CUSTOMER[name])
  }
  await hands.press(page.getByRole('checkbox', { name: w.privacy }), 'Space')
  await hands.press(main.getByRole('button', { name: w.createAccount }))
  await expect(heading(page, next)).toBeVisible()
  await check(page, 'after the registration')
}

export async function confirm({ page, mailLink, hands, check }: Journey, email: string, hasScripts: boolean) {
  await page.goto(await mailLink(email, '/registration/confirm'))
  // With scripts the page does so itself.
  if (!hasScripts) {
    await check(page, 'confirmation link')
    await hands.press(page.getByRole('main').getByRole('button', { name: w.confirm }))
  }
  await expect(heading(page, w.hello)).toBeVisible()
  if (hasScripts) await untilHydrated(page)
  await expect(accountLink(page, w.myAccount).filter({ visible: true })).toHaveCount(1)
  await check(page, 'account')
}

export async function addAddress({ page, hands, check }: Journey, hasScripts: boolean) {
  const main = page.getByRole('main')
  await hands.press(main.getByRole('navigation').getByRole('link', { name: w.addresses }))
  await expect(heading(page, w.addresses)).toBeVisible()
  if (hasScripts) await expectFocusKept(page)
  await hands.press(main.getByRole('link', { name: w.addAddress }))
  await expect(heading(page, w.newAddress)).toBeVisible()
  if (hasScripts) await expectFocusKept(page)
  await hands.type(field(page, w.street), 'Lager 3')
  await hands.type(field(page, w.zipcode), '44139')
  await hands.type(field(page, w.city), 'Dortmund')
  await check(page, 'new address')
  await hands.press(main.getByRole('button', { name: w.save }))
  await expect(main.getByText('Lager 3')).toBeVisible()
  await check(page, 'addresses')
}

/** Without scripts, each length is an addition of its own. */
async function fillCart(page: Page) {
  for (const length of ['500', '750']) {
    await page.goto(`${PRODUCT_PATH.de}?variant=${VARIANT_NUMBER}`)
    await page.getByRole('spinbutton', { name: w.length }).fill(length)
    await page.getByRole('button', { name: w.add }).click()
    await expect(page.getByRole('status').filter({ hasText: w.added })).toBeVisible()
  }
}

/** Returns the number of the request. */
export async function request({ page, hands, check }: Journey, hasScripts: boolean): Promise<string> {
  const main = page.getByRole('main')
  await (hasScripts ? putRequest(page.context(), new URL(page.url()).origin) : fillCart(page))
  await page.goto('/de/shop/checkout')
  await expect(main.getByText(w.signedInAs)).toBeVisible()
  await check(page, 'choice of addresses')
  const other = page.getByRole('group', { name: w.delivery }).getByRole('radio', { name: /Lager 3/ })
  await other.check()
  await hands.press(main.getByRole('button', { name: w.toSummary }).first())
  await expect(page.getByRole('checkbox', { name: w.terms })).toBeVisible()
  await expect(main.getByText('Lager 3')).toBeVisible()
  await confirmAll(page, w)
  await hands.press(main.getByRole('button', { name: w.send }).first())
  return readNumber(page, w)
}

/** Sends the request once more with two other lengths; both are in the history. */
export async function again({ page, hands, check }: Journey, number: string, hasScripts: boolean) {
  const buyer = { page, w, language: 'de', hands, hasScripts, check }
  await repeatFromHistory(buyer, number)
  const next = await sendWithOtherLengths(buyer)
  expect(next).not.toBe(number)
  await page.goto('/de/shop/account/orderhistory')
  for (const each of [number, next])
    await expect(page.getByRole('button', { name: `${w.again} ${each}`, includeHidden: true })).toHaveCount(1)
}

export async function signOut({ page, hands, check }: Journey) {
  await page.goto('/de/shop/account/account')
  await hands.press(page.getByRole('main').getByRole('button', { name: w.signOut }))
  await expect(heading(page, w.signIn)).toBeVisible()
  await expect(page.getByText(w.signedOut)).toBeVisible()
  await check(page, 'signed out')
  await expect(accountLink(page, w.signIn).filter({ visible: true })).toHaveCount(1)
}

export async function recover({ page, mailLink, hands, check }: Journey, email: string, hasScripts: boolean) {
  const main = page.getByRole('main')
  await hands.press(main.getByRole('link', { name: w.forgotPassword }))
  await expect(heading(page, w.recovery)).toBeVisible()
  if (hasScripts) await expectFocusKept(page)
  await hands.type(field(page, w.email), email)
  await check(page, 'forgot password')
  await hands.press(main.getByRole('button', { name: w.requestLink }))
  await expect(main.getByText(w.linkSent)).toBeVisible()
  await check(page, 'recovery sent')
  await page.goto(await mailLink(email, '/recover/password'))
  await hands.type(field(page, w.newPassword), OTHER_PASSWORD)
  await hands.type(field(page, w.repeatPassword), OTHER_PASSWORD)
  await check(page, 'new password')
  await hands.press(main.getByRole('button', { name: w.save }))
  await expect(page.getByText(w.passwordSet)).toBeVisible()
  await hands.type(field(page, w.email), email)
  await hands.type(field(page, w.password), OTHER_PASSWORD)
  await hands.press(main.getByRole('button', { name: w.signIn }))
  await expect(heading(page, w.hello)).toBeVisible()
}

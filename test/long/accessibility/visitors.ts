import { expect } from 'vitest'
import { DEMO_PERSON } from '#backend/shop/demo/demo-requests.ts'
import { readMailLink } from '#test/support/account-mails.ts'
import { signInOn } from '#test/support/account-visitor.ts'
import { changeListsOn, readLists } from '#test/support/kept-lists.ts'
import type { RunningSite } from '#test/support/site.ts'
import { ADDRESS, addPiece, CONFIRMED, goToSummary, visit } from '#test/support/visitor.ts'

export type Cookies = Map<string, string>

/** Of a visitor who has decided about cookies, and nothing else. */
export const emptyCookies = (): Cookies =>
  new Map([
    ['cookie-settings', 'all-cookies-declined'],
    ['cookie-settings-matomo', 'declined'],
    ['cookie-settings-video', 'declined'],
  ])

/** Of a visitor with something in the cart. */
export async function cartCookies({ url }: RunningSite): Promise<Cookies> {
  const cookies = emptyCookies()
  await addPiece(visit(url, cookies))
  return cookies
}

/** Cookies of a guest who has just sent a request, and the link in the mail about it. */
export async function sentRequest({ url, dataDir }: RunningSite): Promise<{ cookies: Cookies; link: string }> {
  const cookies = emptyCookies()
  const guest = visit(url, cookies)
  const { key } = await goToSummary(guest)
  await guest.post('/de/shop/checkout', { ...CONFIRMED, key })
  return { cookies, link: await readMailLink(dataDir, ADDRESS.email, '/account/order/') }
}

/** Of the demo's customer, who has past requests, a list and something in the cart. */
export async function customerCookies({ url }: RunningSite): Promise<Cookies> {
  const cookies = emptyCookies()
  const customer = visit(url, cookies)
  await signInOn(customer, DEMO_PERSON.email, { password: DEMO_PERSON.password })
  await addPiece(customer)
  const { customer: id } = await readLists(customer)
  const list = { name: 'Wartung', text: 'CT-08B1-S-2000;2' }
  expect((await changeListsOn(customer, id, { kind: 'keep', list })).status).toBe(200)
  return cookies
}

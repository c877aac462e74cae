import type { BrowserContext, Page } from '@playwright/test'
import { fillForm, openForm, submitForm } from '#test/support/page-form.ts'
import { addPiece, PRODUCT, VARIANT, visit, type Visitor } from '#test/support/visitor.ts'
import { CUSTOMER, CUTS } from './journey.ts'

/** Requests for journeys that begin in the middle of one: the browser gets them without opening the pages before. */

/** Puts one line into the cart. */
export const putOnePiece = (context: BrowserContext, url: string): Promise<void> =>
  asVisitor(context, url, async (visitor) => void (await addPiece(visitor)))

/** Puts the four lines of `addToRequest` into the cart. */
export const putRequest = (context: BrowserContext, url: string): Promise<void> => asVisitor(context, url, addRequest)

/** Puts them into the cart, fills the address and opens the summary, in German. */
export async function beginAtSummary(page: Page, url: string, email: string): Promise<void> {
  await asVisitor(page.context(), url, async (visitor) => {
    await addRequest(visitor)
    const form = await openForm(visitor, '/de/shop/checkout', 'email')
    await submitForm(visitor, fillForm(form, { ...CUSTOMER, email, sameAddress: 'on' }))
  })
  await page.goto('/de/shop/checkout?step=summary')
}

async function addRequest(visitor: Visitor): Promise<void> {
  const html = await (await visitor.get(`${PRODUCT}?variant=${VARIANT}`)).text()
  const profile = /name="c_profile"[^>]*value="([0-9a-f]{32})"/.exec(html)?.[1] ?? ''
  const cuts = CUTS.flatMap(({ length, pieces }): [string, string][] => [
    ['cut_length', `${length}`],
    ['quantity', `${pieces}`],
  ])
  await visitor.post(PRODUCT, [['variant', VARIANT], ['c_profile', profile], ...cuts])
}

async function asVisitor(context: BrowserContext, url: string, act: (visitor: Visitor) => Promise<void>) {
  const cookies = new Map((await context.cookies(url)).map(({ name, value }) => [name, value]))
  await act(visit(url, cookies))
  await context.addCookies([...cookies].map(([name, value]) => ({ name, value, url })))
}

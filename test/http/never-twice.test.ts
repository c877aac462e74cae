import { beforeAll, describe, expect, test } from 'vitest'
import { readNextNumber } from '#test/support/next-number.ts'
import { sharedSite, type SharedSite } from '#test/support/shared-site.ts'
import {
  addPiece,
  CONFIRMED,
  confirmedNumber,
  goToSummary,
  readAddressForm,
  readSummary,
  VARIANT,
  visit,
  type Visitor,
} from '#test/support/visitor.ts'

let site: SharedSite
beforeAll(async () => {
  site = await sharedSite()
})

const SUMMARY = '/de/shop/checkout?step=summary'

/** Runs it and returns how many quote requests it created: their numbers are consecutive. */
async function requestsMade(run: () => Promise<void>): Promise<number> {
  const before = await readNextNumber(site.url)
  await run()
  return (await readNextNumber(site.url)) - before - 1
}

test('the same form sent five times at once creates one quote request', async () => {
  const made = await requestsMade(async () => {
    const visitor = visit(site.url)
    const { key } = await goToSummary(visitor)
    const tabs = [1, 2, 3, 4, 5].map(() => visitor.clone())
    const answers = await Promise.all(tabs.map((tab) => tab.post(SUMMARY, { ...CONFIRMED, key })))
    expect(answers.map(({ status, headers }) => [status, headers.get('location')])).toEqual(
      tabs.map(() => [302, '/de/shop/orderconfirmation']),
    )
    expect(new Set(await Promise.all(tabs.map(confirmedNumber))).size).toBe(1)
  })
  expect(made).toBe(1)
})

test('after a lost response the browser sends again with its old cookies and creates no second quote request', async () => {
  const made = await requestsMade(async () => {
    const visitor = visit(site.url)
    const { key } = await goToSummary(visitor)
    const offline = visitor.clone()
    await offline.post(SUMMARY, { ...CONFIRMED, key })
    const again = await visitor.post(SUMMARY, { ...CONFIRMED, key })
    expect([again.status, again.headers.get('location')]).toEqual([302, '/de/shop/orderconfirmation'])
    expect(await confirmedNumber(visitor)).toBe(await confirmedNumber(offline))
  })
  expect(made).toBe(1)
})

test('after a lost response the cart, empty by then, leads to the confirmation', async () => {
  const made = await requestsMade(async () => {
    const visitor = visit(site.url)
    const { key } = await goToSummary(visitor)
    const offline = visitor.clone()
    await offline.post(SUMMARY, { ...CONFIRMED, key })
    const cart = await visitor.get('/de/shop/cart')
    expect(cart.headers.get('location')).toBe('/de/shop/orderconfirmation')
    expect(await confirmedNumber(visitor)).toBe(await confirmedNumber(offline))
  })
  expect(made).toBe(1)
})

test('a cart that was emptied after the summary is empty, and nothing is sent', async () => {
  const visitor = visit(site.url)
  await goToSummary(visitor)
  const made = await requestsMade(async () => {
    await visitor.post('/de/shop/cart', { intent: 'clear' })
    expect(await (await visitor.get('/de/shop/cart')).text()).toContain('Noch nichts ausgewählt')
  })
  expect(made).toBe(0)
})

test('going back and sending again, or reloading the confirmation, creates no second quote request', async () => {
  const made = await requestsMade(async () => {
    const visitor = visit(site.url)
    const { key } = await goToSummary(visitor)
    await visitor.post(SUMMARY, { ...CONFIRMED, key })
    const number = await confirmedNumber(visitor)
    const back = await visitor.get(SUMMARY)
    expect(back.headers.get('location')).toBe('/de/shop/orderconfirmation')
    const again = await visitor.post(SUMMARY, { ...CONFIRMED, key })
    expect(again.headers.get('location')).toBe('/de/shop/orderconfirmation')
    expect(await confirmedNumber(visitor)).toBe(number)
  })
  expect(made).toBe(1)
})

test('a form that shows another cart than the current one sends nothing and keeps the entered values', async () => {
  const visitor = visit(site.url)
  const { key } = await goToSummary(visitor)
  await addPiece(visitor, { cut_length: '500' })
  const sent = await requestsMade(async () => {
    const answer = await visitor.post(SUMMARY, { ...CONFIRMED, key, comment: 'Bitte bis KW 51' })
    expect(answer.status).toBe(409)
    const html = await answer.text()
    expect(html).toContain('Ihre Anfrage hat sich inzwischen geändert')
    expect(html).toContain('Bitte bis KW 51')
  })
  expect(sent).toBe(0)
  const now = await readSummary(visitor)
  expect(now.key).not.toBe(key)
  const made = await requestsMade(async () => {
    expect((await visitor.post(SUMMARY, { ...CONFIRMED, key: now.key })).status).toBe(302)
  })
  expect(made).toBe(1)
})

describe('the address form', () => {
  const CHECKOUT = '/de/shop/checkout'
  const summaryOf = async (visitor: Visitor) => (await (await visitor.get(SUMMARY)).text()).includes(VARIANT)

  test('sent twice at once leads both tabs to the summary with the cart', async () => {
    for (let n = 0; n < 10; n += 1) {
      const visitor = visit(site.url)
      await addPiece(visitor)
      const form = await readAddressForm(visitor)
      const tabs = [visitor.clone(), visitor.clone()]
      const answers = await Promise.all(tabs.map((tab) => tab.post(CHECKOUT, form)))
      expect(answers.map(({ headers }) => headers.get('location'))).toEqual([SUMMARY, SUMMARY])
      expect(await Promise.all(tabs.map(summaryOf))).toEqual([true, true])
    }
  })

  test('sent again after its response got lost, unchanged or corrected, leads to the summary with the cart', async () => {
    const corrections: Record<string, string>[] = [{}, { city: 'Soest', zipcode: '59494' }]
    for (const correction of corrections) {
      const visitor = visit(site.url)
      await addPiece(visitor)
      const form = await readAddressForm(visitor)
      await visitor.clone().post(CHECKOUT, form)
      const again = await visitor.post(CHECKOUT, { ...form, ...correction })
      expect(again.headers.get('location')).toBe(SUMMARY)
      expect(await summaryOf(visitor)).toBe(true)
    }
  })

  test('corrected in another tab prevents sending from the earlier summary', async () => {
    const visitor = visit(site.url)
    const { key } = await goToSummary(visitor)
    await visitor.post(CHECKOUT, { ...(await readAddressForm(visitor)), city: 'Soest', zipcode: '59494' })
    const made = await requestsMade(async () => {
      const answer = await visitor.post(SUMMARY, { ...CONFIRMED, key, comment: 'Bitte bald' })
      expect([answer.status, (await answer.text()).includes('Bitte bald')]).toEqual([409, true])
    })
    expect(made).toBe(0)
  })
})

test('requesting the same items again is another quote request', async () => {
  const made = await requestsMade(async () => {
    const visitor = visit(site.url)
    const first = await goToSummary(visitor)
    await visitor.post(SUMMARY, { ...CONFIRMED, key: first.key })
    const number = await confirmedNumber(visitor)
    const second = await goToSummary(visitor)
    await visitor.post(SUMMARY, { ...CONFIRMED, key: second.key })
    expect(await confirmedNumber(visitor)).not.toBe(number)
  })
  expect(made).toBe(2)
})

test('without the confirmations nothing is sent, each is named, and the entered values stay', async () => {
  const visitor = visit(site.url)
  const { key } = await goToSummary(visitor)
  const answer = await visitor.post(SUMMARY, { intent: 'send', key, terms: 'on', comment: 'Muster vorab?' })
  expect(answer.status).toBe(422)
  const html = await answer.text()
  for (const name of ['data-sheets', 'handling']) expect(html).toMatch(new RegExp(`id="${name}-error"`))
  expect(html).not.toContain('id="terms-error"')
  expect(html).toContain('Muster vorab?')
  expect(html).toMatch(/<input[^>]*(name="terms"[^>]*checked|checked[^>]*name="terms")/)
})

import { afterEach, describe, expect, test } from 'vitest'
import { pageText } from '#test/support/account-visitor.ts'
import { fillForm, openForm, submitForm } from '#test/support/page-form.ts'
import { sharedSiteOnShopware } from '#test/support/shopware/site-on-shopware.ts'
import { CONFIRMED, readAddressForm, readSummary, visit, type Visitor } from '#test/support/visitor.ts'

const { site, shopware } = await sharedSiteOnShopware()

const CART = '/de/shop/cart'
const CHECKOUT = '/de/shop/checkout'
const SUMMARY = `${CHECKOUT}?step=summary`
const STRIP = '/de/shop/product/gleitleiste-001'

afterEach(() => {
  shopware.sums.automatic.length = 0
  shopware.sums.coded.clear()
  shopware.sums.shipping = 0
  shopware.taxDisplay = 'gross'
})

const textOf = async (path: string, visitor: Visitor) => pageText(await visitor.get(path))

/** Three pieces at 2.00 EUR gross. */
async function fill(): Promise<Visitor> {
  const visitor = visit(site.url)
  await submitForm(visitor, fillForm(await openForm(visitor, STRIP, 'quantity'), { quantity: '3' }))
  return visitor
}

/** Sends the request and returns what the shop ordered and what the confirmation says. */
async function send(visitor: Visitor) {
  await visitor.post(CHECKOUT, await readAddressForm(visitor))
  const summary = await textOf(SUMMARY, visitor)
  const { key } = await readSummary(visitor)
  expect((await visitor.post(SUMMARY, { ...CONFIRMED, key })).status).toBe(302)
  return { summary, confirmation: await textOf('/de/shop/orderconfirmation', visitor) }
}

const redeem = async (visitor: Visitor, code: string) => visitor.post(CART, { intent: 'redeem', code })

describe('the sums of a request are the shop’s', () => {
  test.each([
    ['alone', {}, ['Summe netto 5,04 €', 'Summe brutto 6,00 €'], ['laut Angebot']],
    ['with a discount', { discount: 10 }, ['Herbstrabatt -0,60 €', 'Summe netto 4,54 €', 'Summe brutto 5,40 €'], []],
    ['with shipping costs', { shipping: 4.2 }, ['Versand 4,20 €', 'Summe netto 8,57 €', 'Summe brutto 10,20 €'], []],
    [
      'with both',
      { discount: 10, shipping: 4.2 },
      ['Herbstrabatt -0,60 €', 'Versand 4,20 €', 'Summe netto 8,07 €', 'Summe brutto 9,60 €'],
      [],
    ],
  ] as const)(
    '%s, in the cart, the summary and the confirmation',
    async (_, { discount, shipping }: { discount?: number; shipping?: number }, sums, others) => {
      if (discount) shopware.sums.automatic.push({ label: 'Herbstrabatt', percent: discount })
      if (shipping) shopware.sums.shipping = shipping
      const visitor = await fill()
      const plain = (text: string) =>
        text
          .replaceAll(/[\s\u00a0\u202f]+/g, ' ')
          .replaceAll('−', '-')
          .replaceAll(' :', ':')
      const cart = plain(await textOf(CART, visitor))
      const { summary, confirmation } = await send(visitor)
      for (const sum of [...sums, ...others]) {
        expect(cart).toContain(sum)
        expect(plain(summary)).toContain(sum)
      }
      const total = sums.at(-1)?.replace('Summe brutto', 'Summe brutto:') ?? ''
      expect(plain(confirmation)).toContain(total)
      expect(confirmation.includes('Herbstrabatt')).toBe(discount !== undefined)
      expect(plain(confirmation).includes('Versand: 4,20 €')).toBe(shipping !== undefined)
    },
  )
})

test.each([
  ['net', 'netto', 0, '6,00 €'],
  ['net', 'netto', 4.2, '10,20 €'],
  ['tax-free', 'ohne MwSt.', 0, '6,00 €'],
  ['tax-free', 'ohne MwSt.', 4.2, '10,20 €'],
] as const)('%s sums are the shop’s, called %s, with %d € for shipping', async (display, word, shipping, sum) => {
  shopware.taxDisplay = display
  shopware.sums.shipping = shipping
  const visitor = await fill()
  const plain = (text: string) => text.replaceAll(/[\s\u00a0\u202f]+/g, ' ').replaceAll(' :', ':')
  const cart = plain(await textOf(CART, visitor))
  const { summary, confirmation } = await send(visitor)
  for (const text of [cart, plain(summary)]) {
    expect(text).toContain(`Summe ${word} ${sum}`)
    expect(text).not.toContain('brutto')
  }
  expect(plain(confirmation)).toContain(`Summe ${word}: ${sum}`)
})

describe('a price by quantity', () => {
  test.each([
    ['9', '10,00 €', '90,00 €', '75,63 €'],
    ['10', '9,00 €', '90,00 €', '75,63 €'],
    ['25', '8,00 €', '200,00 €', '168,07 €'],
  ])('of %s pieces is the shop’s in cart, summary and confirmation', async (quantity, unit, gross, net) => {
    const visitor = visit(site.url)
    await submitForm(
      visitor,
      fillForm(await openForm(visitor, '/de/shop/product/gleitklotz', 'quantity'), { quantity }),
    )
    const plain = (text: string) => text.replaceAll(/[\s\u00a0\u202f]+/g, ' ').replaceAll(' :', ':')
    const cart = plain(await textOf(CART, visitor))
    const { summary, confirmation } = await send(visitor)
    for (const text of [cart, plain(summary)]) {
      expect(text).toContain(unit)
      expect(text).toContain(`Summe netto ${net}`)
      expect(text).toContain(`Summe brutto ${gross}`)
    }
    expect(plain(confirmation)).toContain(`Summe brutto: ${gross}`)
  })
})

describe('a code', () => {
  test('is deducted, and can be taken out again', async () => {
    shopware.sums.coded.set('SOMMER10', { label: 'Sommer', percent: 10 })
    const visitor = await fill()
    expect((await redeem(visitor, ' SOMMER10 ')).status).toBe(302)
    const html = await (await visitor.get(CART)).text()
    expect(html).toContain('Sommer (SOMMER10) entfernen')
    const [, id = ''] = /name="id" value="([^"]+)"[^>]*\/?><button[^>]*value="remove"[^>]*>[^<]*Sommer/.exec(html) ?? []
    expect((await visitor.post(CART, { intent: 'remove', id })).status).toBe(302)
    expect(await textOf(CART, visitor)).not.toContain('SOMMER10')
  })

  test('that the shop does not know says so beside its field, which keeps it', async () => {
    const visitor = await fill()
    const answer = await redeem(visitor, 'WINTER')
    const html = await answer.text()
    expect(answer.status).toBe(422)
    expect(html).toContain('Diesen Aktionscode kennt der Shop nicht.')
    expect(html).toMatch(/name="code"[^>]*value="WINTER"|value="WINTER"[^>]*name="code"/)
  })
})

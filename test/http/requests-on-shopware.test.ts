import { afterEach, describe, expect, test } from 'vitest'
import { newAddress, pageText, registerOn, signInOn } from '#test/support/account-visitor.ts'
import { fillForm, formOf, openForm, submitForm } from '#test/support/page-form.ts'
import { sharedSiteOnShopware } from '#test/support/shopware/site-on-shopware.ts'
import {
  addPiece,
  CONFIRMED,
  goToSummary,
  readAddressForm,
  readSummary,
  VARIANT,
  visit,
  type Visitor,
} from '#test/support/visitor.ts'

const { site, shopware } = await sharedSiteOnShopware()

const CART = '/de/shop/cart'
const CHECKOUT = '/de/shop/checkout'
const SUMMARY = `${CHECKOUT}?step=summary`
const DONE = '/de/shop/orderconfirmation'
const STRIP = '/de/shop/product/gleitleiste-001'

afterEach(() => {
  shopware.blocks.clear()
  shopware.registration.required.clear()
  Object.assign(shopware.registration, { confirmsGuests: false, links: [] })
})

const textOf = async (path: string, visitor: Visitor) => pageText(await visitor.get(path))
const locationOf = (response: Response) => [response.status, response.headers.get('location')]
const send = (visitor: Visitor, key: string, more: Record<string, string> = {}) =>
  visitor.post(SUMMARY, { ...CONFIRMED, key, ...more })

/** Sends the address form with another delivery address. */
async function sendTwoAddresses(visitor: Visitor): Promise<Response> {
  const { sameAddress: _, ...form } = await readAddressForm(visitor)
  const delivery = { firstName: 'Grace', lastName: 'Hopper', street: 'Tor 4', zipcode: '10115', city: 'Berlin' }
  const fields = Object.entries(delivery).map(([name, value]) => [`delivery.${name}`, value])
  return visitor.post(CHECKOUT, {
    ...form,
    ...Object.fromEntries(fields),
    'delivery.countryId': form['countryId'] ?? '',
  })
}

describe('a request is thanked for if it was sent', () => {
  test('from each of two browsers of one customer with equal carts', async () => {
    const email = newAddress()
    const [desk, phone] = [visit(site.url), visit(site.url)]
    await registerOn(desk, email)
    const before = shopware.orders.length
    const sendEqualCart = async (visitor: Visitor, comment: string) => {
      await addPiece(visitor)
      expect(locationOf(await send(visitor, (await readSummary(visitor)).key, { comment }))).toEqual([302, DONE])
      return textOf(DONE, visitor)
    }
    const first = await sendEqualCart(desk, 'erste')
    await signInOn(phone, email)
    const second = await sendEqualCart(phone, 'zweite')
    expect(shopware.orders.slice(before)).toHaveLength(2)
    const [one = '', two = ''] = shopware.orders.slice(before)
    expect([first.includes(one), second.includes(two)]).toEqual([true, true])
    const comments = shopware.calls
      .filter(({ path }) => path === '/checkout/order')
      .map(({ body }) => body['customerComment'])
    expect(comments.slice(-2)).toEqual([expect.stringMatching(/^erste\n/), expect.stringMatching(/^zweite\n/)])
  })

  test('with all of its words, also behind a sign that begins a tag', async () => {
    const visitor = visit(site.url)
    await addPiece(visitor)
    await visitor.post(CHECKOUT, await readAddressForm(visitor))
    const comment = 'Grat <0,2 mm, Ra<1,6, <- siehe Plan'
    expect(locationOf(await send(visitor, (await readSummary(visitor)).key, { comment }))).toEqual([302, DONE])
    const told = await textOf(DONE, visitor)
    for (const text of ['Grat &lt; 0,2 mm, Ra&lt; 1,6, &lt; - siehe Plan', `1: ${VARIANT}`])
      expect(told).toContain(text)
  })

  test('by a guest with two addresses who chose no salutation', async () => {
    const visitor = visit(site.url)
    await addPiece(visitor)
    expect(locationOf(await sendTwoAddresses(visitor))).toEqual([302, SUMMARY])
    const before = shopware.orders.length
    expect(locationOf(await send(visitor, (await readSummary(visitor)).key))).toEqual([302, DONE])
    expect(shopware.orders).toHaveLength(before + 1)
  })

  test('and is refused with the reason that the shop gives, before and after it is sent', async () => {
    const visitor = visit(site.url)
    const { key } = await goToSummary(visitor)
    shopware.blocks.add('payment-method-blocked')
    expect(await textOf(SUMMARY, visitor)).toContain('keine passende Versand- oder Zahlungsart')
    expect(await textOf(CART, visitor)).toContain('keine passende Versand- oder Zahlungsart')
    const answer = await send(visitor, key, { comment: 'Eilig' })
    const text = await pageText(answer)
    expect(answer.status).toBe(409)
    expect(text).toMatch(/Der Shop nimmt die Anfrage so nicht an\. Für dieses Land.+Gesendet ist noch nichts\..+\+49/)
    expect(text).not.toContain('inzwischen geändert')
    expect(site.output()).toContain('payment-method-blocked')
    shopware.blocks.clear()
    expect(locationOf(await send(visitor, (await readSummary(visitor)).key))).toEqual([302, DONE])
  })
})

describe('a guest whose address the shop confirms by mail', () => {
  const confirm = async (visitor: Visitor) => {
    const [{ em, hash } = { em: '', hash: '' }] = shopware.registration.links
    const path = `/de/shop/registration/confirm?${new URLSearchParams({ em, hash })}`
    return submitForm(visitor, await openForm(visitor, path, 'hash'))
  }
  const enter = async () => {
    shopware.registration.confirmsGuests = true
    const visitor = visit(site.url)
    await addPiece(visitor)
    const sent = await visitor.post(CHECKOUT, await readAddressForm(visitor))
    expect([sent.status, await pageText(sent)]).toEqual([200, expect.stringContaining('in diesem Browser')])
    return visitor
  }

  test('finds the request by the link, and sends it', async () => {
    const visitor = await enter()
    expect(locationOf(await confirm(visitor))).toEqual([303, SUMMARY])
    expect(await textOf(SUMMARY, visitor)).toContain('33100 Paderborn')
    const before = shopware.orders.length
    expect(locationOf(await send(visitor, (await readSummary(visitor)).key))).toEqual([302, DONE])
    expect(shopware.orders).toHaveLength(before + 1)
  })

  test('reads in another browser where the request waits', async () => {
    await enter()
    const other = visit(site.url)
    expect(locationOf(await confirm(other))).toEqual([303, CART])
    expect(await (await other.get(CART)).text()).toContain('Ihre Anfrage wartet in dem Browser')
  })
})

describe('a line that another tab has changed', () => {
  const change = async (visitor: Visitor, entries: Record<string, string>) =>
    submitForm(visitor, fillForm(await openForm(visitor, CART, 'note'), entries))

  test.each([
    [{ length: '500' }, /500\s+mm/],
    [{ note: 'Kanten brechen' }, /Kanten brechen/],
    [{ reference: 'Zug 7' }, /Zug 7/],
  ])('to %j is shown before the request is sent', async (entries, shown) => {
    const visitor = visit(site.url)
    const { key } = await goToSummary(visitor)
    await change(visitor, entries)
    const before = shopware.orders.length
    const refused = await send(visitor, key)
    const page = await pageText(refused.clone())
    expect([refused.status, page]).toEqual([409, expect.stringContaining('hat sich inzwischen geändert')])
    expect(page).toMatch(shown)
    expect(shopware.orders).toHaveLength(before)
    const again = fillForm(await formOf(refused, SUMMARY, 'key'), CONFIRMED)
    expect(locationOf(await submitForm(visitor, again))).toEqual([302, DONE])
    expect(shopware.orders).toHaveLength(before + 1)
  })

  test('after the request was sent and its response got lost does not send another one', async () => {
    const visitor = visit(site.url)
    const { key } = await goToSummary(visitor)
    await send(visitor.clone(), key)
    await addPiece(visitor)
    await change(visitor, { length: '500' })
    const before = shopware.orders.length
    expect(locationOf(await send(visitor, key))).toEqual([302, DONE])
    expect(shopware.orders).toHaveLength(before)
  })
})

describe('a field that the shop requires', () => {
  test('is named at the field of the form', async () => {
    shopware.registration.required.add('phoneNumber')
    const visitor = visit(site.url)
    await addPiece(visitor)
    const answer = await visitor.post(CHECKOUT, await readAddressForm(visitor))
    expect([answer.status, await pageText(answer)]).toEqual([422, expect.stringContaining('Telefon: Der Shop braucht')])
    const again = await visitor.post(CHECKOUT, { ...(await readAddressForm(visitor)), phone: '+49 5251 123' })
    expect(again.status).toBe(302)
  })

  test('and the form does not have is named, with the way out', async () => {
    shopware.registration.required.add('additionalAddressLine1')
    const visitor = visit(site.url)
    await addPiece(visitor)
    const answer = await visitor.post(CHECKOUT, await readAddressForm(visitor))
    const text = await pageText(answer)
    expect(answer.status).toBe(422)
    expect(text).toMatch(/Formular nicht hat: Adresszusatz\. Bitte rufen Sie uns an/)
    expect(text).not.toContain('nicht korrekt')
  })
})

describe('a product that the shop takes off sale', () => {
  const fill = async () => {
    const visitor = visit(site.url)
    await addPiece(visitor)
    await submitForm(visitor, fillForm(await openForm(visitor, STRIP, 'quantity'), { quantity: '3' }))
    return visitor
  }
  const off = async (check: () => Promise<void>) => {
    await shopware.setActive('GL-001', false)
    try {
      await check()
    } finally {
      await shopware.setActive('GL-001', true)
    }
  }

  test('is named in the cart and in the summary, until the visitor changes the request', async () => {
    const visitor = await fill()
    expect(await textOf(CART, visitor)).not.toContain('herausgefallen')
    await off(async () => {
      expect(await textOf(CART, visitor)).toMatch(/herausgefallen:\s*GL-001 suchen/)
      await visitor.post(CHECKOUT, await readAddressForm(visitor))
      expect(await textOf(SUMMARY, visitor)).toMatch(/herausgefallen:\s*GL-001 suchen/)
      const html = await (await visitor.get(CART)).text()
      const [, id = ''] = /name="id" value="([^"]+)"/.exec(html) ?? []
      expect(locationOf(await visitor.post(CART, { id, quantity: '2', length: '1250' }))).toEqual([302, CART])
      expect(await textOf(CART, visitor)).not.toContain('herausgefallen')
    })
  })

  test('is named where it was the only one, instead of an empty list without a word', async () => {
    const visitor = visit(site.url)
    await submitForm(visitor, fillForm(await openForm(visitor, STRIP, 'quantity'), { quantity: '3' }))
    await visitor.post(CHECKOUT, await readAddressForm(visitor))
    const { key } = await readSummary(visitor)
    await off(async () => {
      await send(visitor, key)
      expect(locationOf(await visitor.get(SUMMARY))).toEqual([302, CART])
      expect(await textOf(CART, visitor)).toMatch(/herausgefallen:\s*GL-001 suchen/)
    })
  })
})

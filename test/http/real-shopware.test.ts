import { describe, expect, test } from 'vitest'
import { pageBody } from '#test/support/page-dom.ts'
import { fillForm, openForm, submitForm } from '#test/support/page-form.ts'
import { linkOf } from '#test/support/page-tags.ts'
import { SAMPLE_PDF } from '#test/support/sample-files.ts'
import { sharedSiteOnShopware } from '#test/support/shopware/site-on-shopware.ts'
import {
  addPiece,
  CONFIRMED,
  formToken,
  goToSummary,
  PRODUCT,
  readAddressForm,
  readSummary,
  VARIANT,
  visit,
  type Visitor,
} from '#test/support/visitor.ts'

const running = await sharedSiteOnShopware()

const SHEET = '/de/shop/product/platte-natur-gruen'
const STRIP = '/de/shop/product/gleitleiste-001'
const SUMMARY = '/de/shop/checkout?step=summary'

const read = async (path: string, visitor = visit(running.site.url)) => {
  const response = await visitor.get(path)
  const html = await response.text()
  const body = pageBody(html)
  const text = body.querySelector('main')?.textContent ?? ''
  return { status: response.status, headers: response.headers, html, body, text }
}
const textOf = async (path: string, visitor?: Visitor) => (await read(path, visitor)).text
/** Path of the page's canonical address. */
const canonicalOf = (html: string) => new URL(linkOf(html, { rel: 'canonical' }) ?? 'x:').pathname
const quantities = async (visitor: Visitor) => {
  const { body } = await read('/de/shop/cart', visitor)
  return [...body.querySelectorAll('main input[name="quantity"]')].map((input) => Number(input.getAttribute('value')))
}
/** Calls of an operation that `act` causes. */
async function callsDuring(operation: string, act: () => Promise<unknown>) {
  const before = running.shopware.calls.length
  await act()
  return running.shopware.calls.slice(before).filter(({ method, path }) => `${method} ${path}` === operation)
}

describe('lists of a Shopware', () => {
  test.each(['/de', '/en', '/nl/shop', '/de/shop/category/kettenfuehrungen', '/en/shop/category/sliding-strips'])(
    '%s has names, and no entity is shown as text',
    async (path) => {
      const { status, body, text } = await read(path)
      expect(status).toBe(200)
      expect(text).not.toMatch(/&(amp|lt|gt|quot|nbsp);|undefined|null/)
      for (const heading of body.querySelectorAll('main :is(h1, h2, h3)'))
        expect(heading.textContent?.trim()).not.toBe('')
    },
  )

  test('a family leads to its own page, from its lowest price on, with the listed variant chosen', async () => {
    const { body } = await read('/de/shop/category/kettenfuehrungen/typ-ct')
    const link = [...body.querySelectorAll('main h3 a')].find((one) => one.textContent?.includes('Simplex'))
    const row = link?.closest('li')
    expect(row?.textContent).toMatch(/ab\s9,90/)
    const family = await read(link?.getAttribute('href') ?? '')
    expect(family.status).toBe(200)
    expect(canonicalOf(family.html)).toBe(PRODUCT)
    const numbers = [...family.body.querySelectorAll('input[name="variant"]')].map((input) =>
      input.getAttribute('value'),
    )
    expect(numbers).toEqual(['CT-06B1-S-2000', 'CT-08B1-S-2000', 'CT-08B1-S-3000', 'CT-10B1-S-2000'])
  })

  test('an unknown fact claims nothing', async () => {
    expect(await textOf(PRODUCT)).toContain('ohne PFAS-Zusatz')
    for (const path of [SHEET, STRIP, '/de/shop/category/platten']) expect(await textOf(path)).not.toContain('PFAS')
  })

  test('all pictures of a product are shown', async () => {
    const { html } = await read(PRODUCT)
    for (const file of ['guide-front.svg', 'guide-side.svg']) expect(html.includes(file), file).toBe(true)
  })

  test('pictures may come from the host that the shop names', async () => {
    const { headers, html } = await read(PRODUCT)
    expect(html.includes(`${running.shopware.origin}/media/`)).toBe(true)
    expect(headers.get('content-security-policy')).toMatch(new RegExp(`img-src [^;]*${running.shopware.origin}`))
  })

  test('the address of a variant leads to the page of its family, with the variant chosen', async () => {
    const { status, headers } = await read(`${PRODUCT}/${VARIANT}`)
    expect([status, headers.get('location')]).toEqual([301, `${PRODUCT}?variant=${VARIANT}`])
    const { html, body } = await read(`${PRODUCT}?variant=${VARIANT}`)
    expect(canonicalOf(html)).toBe(PRODUCT)
    expect(body.querySelector('input[name="variant"][checked]')?.getAttribute('value')).toBe(VARIANT)
  })

  test('a product is not among what goes with it', async () => {
    const { body } = await read(PRODUCT)
    const series = [...body.querySelectorAll('main section')].find((one) =>
      one.textContent?.includes('Aus dieser Reihe'),
    )
    const links = [...(series?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))
    expect(links.length).toBeGreaterThan(0)
    for (const link of links) expect(link?.startsWith(PRODUCT)).toBe(false)
  })

  test('130 products come in pages of 100', async () => {
    const { body } = await read('/de/shop/category/gleitleisten?show=250')
    expect([...body.querySelectorAll('main h3')].length).toBe(130)
  })
})

describe('prices of a Shopware', () => {
  test('are called gross where they are gross', async () => {
    const visitor = visit(running.site.url)
    await goToSummary(visitor)
    for (const path of [PRODUCT, SHEET, '/de/shop/cart', SUMMARY]) expect(await textOf(path, visitor)).toMatch(/brutto/)
    for (const path of [PRODUCT, SHEET]) expect(await textOf(path)).not.toContain('netto')
  })

  test('have the other word as soon as the shop has switched', async () => {
    try {
      running.shopware.taxDisplay = 'net'
      const text = await textOf(`${SHEET}?switched`)
      expect(text).toContain('netto')
      expect(text).not.toContain('brutto')
    } finally {
      running.shopware.taxDisplay = 'gross'
    }
    expect(await textOf(`${SHEET}?switched-back`)).toContain('brutto')
  })

  test('have the shop’s own net sum beside the gross one', async () => {
    const visitor = visit(running.site.url)
    await goToSummary(visitor)
    for (const path of ['/de/shop/cart', SUMMARY]) {
      const text = await textOf(path, visitor)
      // One piece at 12.50 gross, with 19 % in it.
      expect(text).toMatch(/12,50/)
      expect(text).toMatch(/10,50/)
    }
  })
})

describe('the cart in front of a Shopware', () => {
  test('has all of eight additions that arrive at the same time', async () => {
    const visitor = visit(running.site.url)
    await addPiece(visitor, { quantity: '5' })
    const tabs = Array.from({ length: 8 }, () => visitor.clone())
    const statuses = await Promise.all(tabs.map(async (tab) => (await addPiece(tab)).status))
    expect(new Set(statuses)).toEqual(new Set([303]))
    expect(await quantities(visitor)).toEqual([13])
  })

  test('takes a form that is sent twice at once only once', async () => {
    const visitor = visit(running.site.url)
    await addPiece(visitor)
    const token = formToken((await read(PRODUCT, visitor)).html) ?? ''
    const send = () => addPiece(visitor.clone(), { 'form-token': token })
    await Promise.all([send(), send()])
    expect(await quantities(visitor)).toEqual([2])
  })

  test('says what the shop corrects after adding, in the language of the page', async () => {
    const visitor = visit(running.site.url)
    const add = async () =>
      submitForm(visitor, fillForm(await openForm(visitor, STRIP, 'quantity'), { quantity: '60' }))
    await add()
    const again = await add()
    expect(again.status).toBe(303)
    const { body } = await read(again.headers.get('location') ?? '', visitor)
    const status = [...body.querySelectorAll('[role="status"]')].map(({ textContent }) => textContent).join(' ')
    expect(status).toContain('Die Menge wurde auf 100 gesetzt')
    expect(status).not.toContain('is only available')
    expect(await quantities(visitor)).toEqual([100])
  })

  test('heeds the least quantity and its steps before anything is sent', async () => {
    const { body } = await read(SHEET)
    const field = body.querySelector('main input[name="quantity"]')
    expect([field?.getAttribute('min'), field?.getAttribute('value')]).toEqual(['2', '2'])
    const visitor = visit(running.site.url)
    await submitForm(visitor, fillForm(await openForm(visitor, SHEET, 'quantity'), { quantity: '4' }))
    expect(await quantities(visitor)).toEqual([4])
  })

  test('keeps lengths apart and changes and removes lines', async () => {
    const visitor = visit(running.site.url)
    await addPiece(visitor, { quantity: '2' })
    await addPiece(visitor, { cut_length: '500' })
    const { body } = await read('/de/shop/cart', visitor)
    const ids = [...body.querySelectorAll('main input[name="id"]')].map((input) => input.getAttribute('value'))
    const [first, second] = new Set(ids)
    await visitor.post('/de/shop/cart', { id: first ?? '', quantity: '9' })
    expect(await quantities(visitor)).toEqual([9, 1])
    await visitor.post('/de/shop/cart', { id: second ?? '', intent: 'remove' })
    expect(await quantities(visitor)).toEqual([9])
  })
})

describe('a quote request to a Shopware', () => {
  test('every one of its 250 countries can be chosen', async () => {
    const visitor = visit(running.site.url)
    await addPiece(visitor)
    const { body } = await read('/de/shop/checkout', visitor)
    const names = [...body.querySelectorAll('select[name="countryId"] option')].map((option) => option.textContent)
    expect(names.length).toBeGreaterThanOrEqual(250)
    for (const name of ['Schweiz', 'Österreich', 'Niederlande', 'Polen', 'Tschechien']) expect(names).toContain(name)
  })

  test('names the domain of the channel that has the language of the page', async () => {
    const visitor = visit(running.site.url)
    await addPiece(visitor)
    const form = await readAddressForm(visitor)
    const [german] = await callsDuring('POST /account/register', () => visitor.post('/de/shop/checkout', form))
    expect(german?.body['storefrontUrl']).toBe(running.shopware.origin)
    const [english] = await callsDuring('POST /account/register', () => visitor.post('/en/shop/checkout', form))
    expect(english?.body['storefrontUrl']).toBe(`${running.shopware.origin}/en`)
  })

  test('shows both addresses in the summary, also where they differ', async () => {
    const visitor = visit(running.site.url)
    await addPiece(visitor)
    const { sameAddress: _, ...form } = await readAddressForm(visitor)
    const delivery = { firstName: 'Grace', lastName: 'Hopper', street: 'Tor 4', zipcode: '10115', city: 'Berlin' }
    const fields = Object.entries(delivery).map(([name, value]) => [`delivery.${name}`, value])
    const filled = { ...form, ...Object.fromEntries(fields), 'delivery.countryId': form['countryId'] ?? '' }
    const sent = await visitor.post('/de/shop/checkout', filled)
    expect(sent.status).toBe(302)
    const text = await textOf(SUMMARY, visitor)
    expect(text).toContain('33100 Paderborn')
    expect(text).toContain('10115 Berlin')
    expect(text).not.toContain('Wie Rechnungsadresse')
  })

  test('that is sent five times at once is one order, with one number', async () => {
    const visitor = visit(running.site.url)
    const { key } = await goToSummary(visitor)
    const before = running.shopware.orders.length
    const tabs = Array.from({ length: 5 }, () => visitor.clone())
    const answers = await Promise.all(tabs.map((tab) => tab.post(SUMMARY, { ...CONFIRMED, key })))
    expect(answers.map(({ headers }) => headers.get('location'))).toEqual(tabs.map(() => '/de/shop/orderconfirmation'))
    const placed = running.shopware.orders.slice(before)
    expect(placed).toHaveLength(1)
    for (const tab of tabs) expect(await textOf('/de/shop/orderconfirmation', tab)).toContain(placed[0])
  })

  test('that is sent again after its response got lost is one order', async () => {
    const visitor = visit(running.site.url)
    const { key } = await goToSummary(visitor)
    const before = running.shopware.orders.length
    await visitor.clone().post(SUMMARY, { ...CONFIRMED, key })
    const again = await visitor.post(SUMMARY, { ...CONFIRMED, key })
    expect([again.status, again.headers.get('location')]).toEqual([302, '/de/shop/orderconfirmation'])
    expect(running.shopware.orders.slice(before)).toHaveLength(1)
  })

  test('has links to its files in the comment, which open them', async () => {
    const visitor = visit(running.site.url)
    await addPiece(visitor)
    const { body } = await read('/de/shop/cart', visitor)
    const line = body.querySelector('main input[name="line"]')?.getAttribute('value') ?? ''
    for (const [of, name] of [
      [line, 'plan.pdf'],
      ['', 'all.pdf'],
    ] as const) {
      const form = new FormData()
      form.append('line', of)
      form.append('files', new Blob([new Uint8Array(SAMPLE_PDF)]), name)
      await visitor.send('/de/shop/attachments/form', { method: 'POST', body: form })
    }
    await visitor.post('/de/shop/checkout', await readAddressForm(visitor))
    const { key } = await readSummary(visitor)
    const send = () => visitor.post(SUMMARY, { ...CONFIRMED, key, comment: 'Eilig' })
    const [order] = await callsDuring('POST /checkout/order', send)
    const comment = String(order?.body['customerComment'])
    expect(comment).toMatch(
      /^Eilig\n\n―{10}\n\nPosition 1: CT-08B1-S-2000, 1 Stück\nSchnittlänge: 1\s250\smm\nplan\.pdf \(1\sKB\)\nhttp/,
    )
    const links = comment.match(/\/de\/shop\/attachments\/\S+/g) ?? []
    expect(links).toHaveLength(2)
    for (const link of links) {
      const file = await visit(running.site.url).get(link)
      expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf'])
      expect(Buffer.from(await file.arrayBuffer()).equals(SAMPLE_PDF)).toBe(true)
    }
    expect(await textOf('/de/shop/orderconfirmation', visitor)).toContain('plan.pdf')
  })

  test('of a cart that changed meanwhile is not sent', async () => {
    const visitor = visit(running.site.url)
    const { key } = await goToSummary(visitor)
    await addPiece(visitor, { cut_length: '500' })
    const before = running.shopware.orders.length
    expect((await visitor.post(SUMMARY, { ...CONFIRMED, key })).status).toBe(409)
    expect(running.shopware.orders.slice(before)).toEqual([])
  })
})

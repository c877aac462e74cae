import { pageBody } from '#test/support/page-dom.ts'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { sharedSiteApart, type SiteApart } from '#test/support/site-apart.ts'
import type { WeakLink } from '#test/support/weak-link.ts'
import { ERROR_TEXTS } from '#web/shell/errors/error-texts.ts'
import { LOCALES } from '#contracts/locales.ts'
import { fillForm, formOf, openForm, submitForm } from '#test/support/page-form.ts'
import { addPiece, ADDRESS, chosenCountry, CONFIRMED, goToSummary, PRODUCT, VARIANT } from '#test/support/visitor.ts'

let pages: SiteApart['pages']
let visitPages: SiteApart['visit']
let shop: WeakLink
let content: WeakLink

beforeAll(async () => {
  const apart = await sharedSiteApart()
  ;({ pages, visit: visitPages } = apart)
  ;({ shop, content } = apart.links)
})
afterEach(() => {
  shop.mood = 'working'
  shop.at = /^/
  content.mood = 'working'
})

/** A different address each time, so that the cache has no page of an earlier test. */
let asked = 0
const fresh = (path: string) => `${path}${path.includes('?') ? '&' : '?'}n=${++asked}`
const get = (path: string) => fetch(pages.url + fresh(path), { redirect: 'manual' })

describe.each(['cut off', 'broken', 'failing'] as const)('while the shop is %s', (mood) => {
  test.each(['/de/shop', '/de/shop/category/kettenfuehrungen', PRODUCT])(
    '%s is the 8503 page and is not cached',
    async (path) => {
      shop.mood = mood
      const down = await get(path)
      expect([down.status, down.headers.get('cache-control')]).toEqual([503, 'no-store'])
      expect(Number(down.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(await down.text()).toContain('8503')
      shop.mood = 'working'
      expect((await get(path)).status).toBe(200)
    },
  )

  test('content pages work, and are not cached without the shop’s part', async () => {
    shop.mood = mood
    for (const path of ['/de', '/en/gtc']) {
      const page = await get(path)
      expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store'])
    }
  })

  test('a chain rack is calculated, with its item numbers and without a form to request them', async () => {
    const path = '/de/tools/chain-rack?d=69.12&z=17&n=2&x=236'
    const isForm = (html: string) => html.includes('Alles zur Anfrage hinzufügen')
    const working = await (await get(path)).text()
    shop.mood = mood
    const page = await get(path)
    const html = await page.text()
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store'])
    const numbersOf = (given: string) =>
      [...(pageBody(given).querySelectorAll('table td:nth-child(3)') ?? [])].map(({ textContent }) => textContent)
    expect(numbersOf(html)).toEqual(numbersOf(working))
    expect([isForm(working), isForm(html), html.includes('Der Shop ist gerade nicht erreichbar')]).toEqual([
      true,
      false,
      true,
    ])
    expect((await get(path.replace('?', '/parts.csv?'))).status).toBe(503)
  })

  test('the menu leads into the range as long as its categories were read once', async () => {
    expect((await get('/de/impressum')).status).toBe(200)
    shop.mood = mood
    expect(await (await get('/de/impressum')).text()).toContain('"/de/shop/category/kettenfuehrungen"')
  })

  test('a cached page is still served', async () => {
    const path = fresh('/de/shop/category/platten')
    expect((await fetch(pages.url + path)).status).toBe(200)
    shop.mood = mood
    expect((await fetch(pages.url + path)).status).toBe(200)
  })

  test('a product form comes back and can be sent again unchanged', async () => {
    const visitor = visitPages()
    shop.mood = mood
    const answer = await visitor.post(PRODUCT, [
      ['variant', VARIANT],
      ['c_profile', 'none'],
      ...['500', '700'].flatMap((length): [string, string][] => [
        ['cut_length', length],
        ['quantity', '3'],
      ]),
    ])
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store'])
    const unsent = await formOf(answer, PRODUCT, 'cut_length')
    shop.mood = 'working'
    expect((await submitForm(visitor, unsent)).status).toBe(303)
    const cart = pageBody(await (await visitor.get('/de/shop/cart')).text())
    const lengths = [...cart.querySelectorAll('input[name="length"]')].map((input) => input.getAttribute('value'))
    expect(lengths.toSorted()).toEqual(['500', '700'])
  })

  test('a quantity entered in the cart can be sent again', async () => {
    const visitor = visitPages()
    await addPiece(visitor)
    const cart = await openForm(visitor, '/de/shop/cart', 'quantity')
    shop.mood = mood
    const failed = await submitForm(visitor, fillForm(cart, { quantity: '7' }))
    expect([failed.status, failed.headers.get('cache-control')]).toEqual([503, 'no-store'])
    const unsent = await formOf(failed, '/de/shop/cart', 'quantity')
    shop.mood = 'working'
    expect((await submitForm(visitor, unsent)).status).toBe(302)
    expect((await openForm(visitor, '/de/shop/cart', 'quantity')).fields).toContainEqual(['quantity', '7'])
  })

  test('the address form comes back with the entered values', async () => {
    const visitor = visitPages()
    await addPiece(visitor)
    const form = await (await visitor.get('/de/shop/checkout')).text()
    shop.mood = mood
    const answer = await visitor.post('/de/shop/checkout', { ...ADDRESS, countryId: chosenCountry(form) })
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store'])
    const html = await answer.text()
    expect(html).toContain('Der Shop ist zurzeit nicht erreichbar')
    for (const typed of [ADDRESS.email, ADDRESS.street, ADDRESS.zipcode]) expect(html).toContain(`value="${typed}"`)
    expect(chosenCountry(html)).toBe(chosenCountry(form))
  })

  test('a quote request that could not be sent can be sent again', async () => {
    const visitor = visitPages()
    const { key } = await goToSummary(visitor)
    shop.mood = mood
    const failed = await visitor.post('/de/shop/checkout?step=summary', { ...CONFIRMED, key, comment: 'Bitte bald' })
    const html = await failed.text()
    expect([failed.status, html.includes('Der Shop ist zurzeit nicht erreichbar')]).toEqual([503, true])
    expect(html).toContain('Bitte bald')
    expect(html).toContain(`name="key" value="${key}"`)
    expect(html.match(/<input[^>]*type="checkbox"[^>]*checked/g)).toHaveLength(3)
    shop.mood = 'working'
    const sent = await visitor.post('/de/shop/checkout?step=summary', { ...CONFIRMED, key, comment: 'Bitte bald' })
    expect([sent.status, sent.headers.get('location')]).toEqual([302, '/de/shop/orderconfirmation'])
  })
})

test.each([
  ['de', 'Ein Fehler ist aufgetreten. Bitte versuchen Sie es später noch einmal.'],
  ['en', 'An error has occurred, please try again later.'],
  ['nl', 'Er is een fout opgetreden. Probeer het later opnieuw.'],
  ['cz', 'Došlo k\u00a0chybě. Zkuste to prosím později.'],
])('a refusal that no text explains is the general error of a form: %s', async (locale, text) => {
  const visitor = visitPages()
  await addPiece(visitor)
  const path = `/${locale}/shop/cart`
  shop.at = /line-item/
  shop.mood = 'refusing'
  const answer = await visitor.post(path, { intent: 'redeem', code: 'HERBST-5' })
  const page = pageBody(await answer.text())
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([500, 'no-store'])
  expect(page.querySelector('main [role=alert]')?.textContent).toContain(text)
  expect(page.querySelector('input[name=code]')?.getAttribute('value')).toBe('HERBST-5')
})

/** The titles of a page. Search engines and readers without scripts take the first. */
const titlesOf = (html: string): string[] =>
  [...html.matchAll(/<title>([^<]*)<\/title>/g)].map(([, title = '']) => title)

describe.each(LOCALES)('an error page in %s has its own title, and only this one:', (locale) => {
  const { notFound, shopUnavailable, failure, linkEnded, members, formTooLarge, badRequest } = ERROR_TEXTS[locale]

  // Differs from the specification: 7.
  test.each([
    'shop/product/no/such',
    'shop/category/no-such',
    'shop/page/no-such',
    'shop/cad/ffffffffffffffffffffffffffffffff',
  ])('missing, %s', async (path) => {
    const answer = await get(`/${locale}/${path}`)
    expect([answer.status, titlesOf(await answer.text())]).toEqual([404, [notFound.title]])
  })

  // Differs from the specification: 42.
  test('missing in the content system, which has a page for this status', async () => {
    const answer = await get(`/${locale}/no/such/page`)
    const html = await answer.text()
    expect([answer.status, titlesOf(html)]).toEqual([404, [pageBody(html).querySelector('h1')?.textContent]])
  })

  test.each([
    'shop',
    'shop/product/no/such',
    'shop/category/no-such',
    'shop/cad/ffffffffffffffffffffffffffffffff',
    'shop/cart',
    'shop/checkout',
    'shop/compare?numbers=CT',
  ])('without the shop, %s', async (path) => {
    const visitor = visitPages()
    await addPiece(visitor)
    shop.mood = 'cut off'
    const answer = await visitor.get(fresh(`/${locale}/${path}`))
    expect([answer.status, titlesOf(await answer.text())]).toEqual([503, [shopUnavailable.title]])
  })

  test('without the content system', async () => {
    content.mood = 'cut off'
    const answer = await get(`/${locale}/downloads`)
    expect([answer.status, titlesOf(await answer.text())]).toEqual([503, [failure.title]])
  })

  test('a link that has ended', async () => {
    const answer = await get(`/${locale}/shop/attachments/ended`)
    expect([answer.status, titlesOf(await answer.text())]).toEqual([410, [linkEnded.title]])
  })

  test.each([
    [401, members],
    [403, members],
    [410, notFound],
    [405, badRequest],
    [413, formTooLarge],
    [451, badRequest],
    [500, failure],
    [503, failure],
  ])('the page about the status %i', async (code, { title, text }) => {
    const answer = await get(`/${locale}/${code}`)
    const html = await answer.text()
    expect([answer.status, titlesOf(html)]).toEqual([code, [title]])
    expect(pageBody(html).querySelector('main')?.textContent).toContain(text)
  })
})

describe.each(['cut off', 'broken'] as const)('while the content system is %s', (mood) => {
  test('its pages are uncached error pages with links, and the shop’s pages have the last good menus', async () => {
    content.mood = mood
    const page = await get('/de/agb')
    expect([page.status, page.headers.get('cache-control')]).toEqual([503, 'no-store'])
    expect(await page.text()).toContain('href="/de"')
    const listing = await get('/de/shop/category/kettenfuehrungen')
    expect(listing.status).toBe(200)
    expect(await listing.text()).toContain('href="/de/unternehmen"')
    content.mood = 'working'
    expect((await get('/de/agb')).status).toBe(200)
  })
})

describe('the page names a visitor’s mistake and keeps the input:', () => {
  const wrong = async (fields: Record<string, string>) => {
    const answer = await addPiece(visitPages(), fields)
    return { status: answer.status, html: await answer.text() }
  }

  test('no variant chosen', async () => {
    const { status, html } = await wrong({ variant: '', cut_length: '777' })
    expect(status).toBe(422)
    expect(html).toContain('Bitte wählen Sie zuerst eine Ausführung')
  })

  test.each(['19', '2001', '12.5', 'abc'])('a cut length of "%s"', async (length) => {
    const { status, html } = await wrong({ cut_length: length })
    expect(status).toBe(422)
    expect(html).toContain(`value="${length}"`)
    expect(html).toContain('aria-invalid="true"')
  })

  test('a quantity of 0', async () => {
    const { status, html } = await wrong({ quantity: '0' })
    expect([status, html.includes('aria-invalid="true"')]).toEqual([422, true])
  })

  test('a variant of another product', async () => {
    expect((await wrong({ variant: 'PL-PEUHMW-1' })).status).toBe(422)
  })

  // Differs from the specification: 36.
  test('an unknown product is 404 and not cached', async () => {
    const missing = await get('/de/shop/product/no/such/thing')
    expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, 'no-store'])
  })

  test('each wrong field of the address', async () => {
    const visitor = visitPages()
    await addPiece(visitor, { variant: VARIANT })
    const form = await (await visitor.get('/de/shop/checkout')).text()
    const answer = await visitor.post('/de/shop/checkout', {
      ...ADDRESS,
      countryId: chosenCountry(form),
      email: 'm.oster@hagemann',
      zipcode: '3310',
    })
    expect(answer.status).toBe(422)
    const html = await answer.text()
    for (const id of ['email-error', 'zipcode-error']) expect(html).toContain(`id="${id}"`)
    for (const typed of ['m.oster@hagemann', '3310', 'Am Güterbahnhof 4']) expect(html).toContain(`value="${typed}"`)
    expect(html.match(/aria-invalid="true"/g)).toHaveLength(2)
  })
})

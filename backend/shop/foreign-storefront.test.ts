import { eq } from 'drizzle-orm'
import type { Hono } from 'hono'
import { beforeAll, describe, expect, it } from 'vitest'
import { idOf } from '#backend/database/id.ts'
import { product } from '#backend/database/schema/catalogue.ts'
import { NO_LIMITS } from '#backend/limits/limiter.ts'
import { OWN_PAGES, READS_FACTS } from '#contracts/shop/headers.ts'
import { ENGLISH, GERMAN } from '#contracts/shop/languages.ts'
import type { ProductFacts } from '#contracts/shop/product-facts.ts'
import { describeOnEachDatabase } from '#test/support/database.ts'
import { PRODUCTS, seedSalesCatalogue } from '#test/support/sales-catalogue.ts'
import { germany, NO_MAIL, registration, visitShop } from '#test/support/sales-shop.ts'
import { createShopApi } from './api.ts'

const SITE = 'https://www.example.com'
const [GERMAN_STORE, ENGLISH_STORE] = ['https://shop.example.de', 'https://shop.example.com/en']
/** Another company's, with both languages under one host. */
const OTHER_STORE = 'https://other.example.org'
const OTHER_ENGLISH_STORE = `${OTHER_STORE}/en`
const COVER = `/media/${idOf('media', 'bar')}/bar.svg`
const DOCUMENT = '/media/0123/bar-data-sheet.pdf'
const RELATIVE = { [OWN_PAGES]: 'true' }
const WITH_FACTS = { [READS_FACTS]: 'true' }

describeOnEachDatabase('A storefront of another origin', (open) => {
  let shop: Hono
  beforeAll(async () => {
    const { db } = await open()
    await seedSalesCatalogue(db)
    const documents: ProductFacts['documents'] = [
      { kind: 'data-sheet', title: 'Stab', url: DOCUMENT, mediaType: 'application/pdf', size: 9 },
    ]
    const facts = { de: { documents }, en: { documents } }
    await db.update(product).set({ facts }).where(eq(product.id, PRODUCTS.green))
    shop = createShopApi({
      db,
      mail: NO_MAIL,
      limiter: NO_LIMITS,
      settings: {
        accessKey: 'SWSCDEMOPROFILWERK00000000',
        maxLimit: 250,
        publicUrl: SITE,
        frontUrl: SITE,
        storefronts: [
          { url: ENGLISH_STORE, languageId: ENGLISH },
          { url: GERMAN_STORE, languageId: GERMAN },
          { url: OTHER_ENGLISH_STORE, languageId: ENGLISH },
          { url: `${OTHER_STORE}/de`, languageId: GERMAN },
        ],
      },
      log: console,
    })
  })

  describe('gets addresses of pictures and documents', () => {
    // Responses to the same body are cached apart, by whether the header was sent.
    it.each([
      ['at the site', SITE, {}],
      ['as paths if it asks for them, as our own pages do', '', RELATIVE],
    ])('%s', async (_, origin, headers) => {
      const visitor = visitShop(shop)
      const { json: detail } = await visitor.call(`POST /product/${PRODUCTS.green}`, {}, headers)
      const { cover, customFields } = detail.product
      expect([cover.media.url, customFields.profilwerk.documents[0].url]).toEqual([origin + COVER, origin + DOCUMENT])
      const items = [{ type: 'product', referencedId: PRODUCTS.green, quantity: 1 }]
      const { json: cart } = await visitor.call('POST /checkout/cart/line-item', { items }, headers)
      const documentOf = ({ payload }: { payload: { customFields: { profilwerk: ProductFacts } } }) =>
        payload.customFields.profilwerk.documents[0]?.url
      expect([cart.lineItems[0].cover.url, documentOf(cart.lineItems[0])]).toEqual([origin + COVER, origin + DOCUMENT])
      const storefrontUrl = GERMAN_STORE
      await visitor.call('POST /account/register', registration(await germany(shop), { storefrontUrl }))
      const { json: order } = await visitor.call('POST /checkout/order', {}, headers)
      const associations = { lineItems: { associations: { cover: {} } } }
      const { json: list } = await visitor.call('POST /order', { associations }, headers)
      for (const [line] of [order.lineItems, list.orders.elements[0].lineItems]) {
        expect([line.cover.url, documentOf(line)]).toEqual([origin + COVER, origin + DOCUMENT])
      }
    })

    it('that a cache keeps apart', async () => {
      const headers = { 'sw-access-key': 'SWSCDEMOPROFILWERK00000000' }
      const response = await shop.fetch(new Request(`http://shop/product/${PRODUCTS.green}`, { headers }))
      expect(response.headers.get('cache-control')).toContain('public')
      expect(response.headers.get('vary')).toContain(`${OWN_PAGES}, ${READS_FACTS}`)
    })
  })

  describe('is told in words that a price is on request', () => {
    const note = { group: 'Preis', option: 'auf Anfrage' }
    const SENTENCE = /Den Preis nennen wir auf Anfrage/

    it.each([
      ['in property and description of a variant without a price', PRODUCTS.black, {}, true],
      ['not of a variant with one', PRODUCTS.green, {}, false],
      ['not on our own pages, which read the facts', PRODUCTS.black, WITH_FACTS, false],
    ])('%s', async (_, id, headers, isTold) => {
      const body = { associations: { properties: { associations: { group: {} } } } }
      const { json } = await visitShop(shop).call(`POST /product/${id}`, body, headers)
      const { properties, propertyIds, translated } = json.product
      const told = properties.map((one: { name: string; group: { name: string } }) => [one.group.name, one.name])
      expect(told).toEqual(isTold ? [[note.group, note.option]] : [])
      expect(propertyIds).toEqual(isTold ? [properties[0].id] : null)
      expect(SENTENCE.test(translated.description)).toBe(isTold)
    })

    it('in each line of a cart and a quote request', async () => {
      const visitor = visitShop(shop)
      const items = [PRODUCTS.black, PRODUCTS.green].map((referencedId) => ({ type: 'product', referencedId }))
      const { json: cart } = await visitor.call('POST /checkout/cart/line-item', { items })
      await visitor.call('POST /account/register', registration(await germany(shop), { storefrontUrl: SITE }))
      const { json: order } = await visitor.call('POST /checkout/order', {})
      const { json: own } = await visitor.call('POST /order', { associations: { lineItems: {} } }, WITH_FACTS)
      const optionsOf = (lines: { payload: { options: { group: string; option: string }[] } }[]) =>
        lines.map(({ payload }) => payload.options.map(({ group, option }) => `${group} ${option}`))
      const told = [['Farbe schwarz', 'Preis auf Anfrage'], ['Farbe grün']]
      expect([optionsOf(cart.lineItems), optionsOf(order.lineItems)]).toEqual([told, told])
      expect(optionsOf(own.orders.elements[0].lineItems)).toEqual([['Farbe schwarz'], ['Farbe grün']])
    })
  })

  it('is a domain of the channel in its language and may register guests', async () => {
    const { json } = await visitShop(shop).call('GET /context')
    const domains: { url: string; languageId: string }[] = json.salesChannel.domains
    expect(domains.map(({ url, languageId }) => [url, languageId])).toEqual([
      [ENGLISH_STORE, ENGLISH],
      [GERMAN_STORE, GERMAN],
      [OTHER_ENGLISH_STORE, ENGLISH],
      [`${OTHER_STORE}/de`, GERMAN],
      [SITE, GERMAN],
    ])
    const countryId = await germany(shop)
    const register = (storefrontUrl: string) =>
      visitShop(shop).call('POST /account/register', registration(countryId, { storefrontUrl }))
    expect([(await register(ENGLISH_STORE)).status, (await register(SITE)).status]).toEqual([200, 200])
    const { status, json: refusal } = await register('https://shop.example.com')
    expect([status, refusal.errors[0].meta.parameters.choices]).toEqual([
      400,
      [ENGLISH_STORE, GERMAN_STORE, OTHER_ENGLISH_STORE, `${OTHER_STORE}/de`, SITE],
    ])
  })

  it('learns the address of another language when it changes to it, as from a Shopware', async () => {
    const visitor = visitShop(shop)
    const changeTo = async (languageId: string) =>
      (await visitor.call('PATCH /context', { languageId })).json.redirectUrl as string | null
    expect(await changeTo(ENGLISH)).toBe(ENGLISH_STORE)
    expect(await changeTo(ENGLISH)).toBeNull()
    expect(await changeTo(GERMAN)).toBe(GERMAN_STORE)
    expect((await visitor.call('PATCH /context', { countryId: await germany(shop) })).json.redirectUrl).toBeNull()
  })

  it.each([
    ['its own, where its origin asks', OTHER_STORE, `${OTHER_STORE}/de`],
    ['the first one for an unknown origin', 'https://elsewhere.example.org', GERMAN_STORE],
    ['the first one without an origin', undefined, GERMAN_STORE],
    ['the first one for an origin in another writing only', 'https://other.example.org.evil.example', GERMAN_STORE],
  ])('gets for a change of language %s', async (_, origin, address) => {
    const visitor = visitShop(shop)
    await visitor.call('PATCH /context', { languageId: ENGLISH })
    const headers: Record<string, string> = origin === undefined ? {} : { origin }
    const { json } = await visitor.call('PATCH /context', { languageId: GERMAN }, headers)
    expect(json.redirectUrl).toBe(address)
  })

  it('reads the whole path in a 404', async () => {
    const { status, json } = await visitShop(shop).call('GET /nowhere?a=1')
    expect([status, json.errors[0].detail]).toEqual([404, 'No route found for "GET http://shop/store-api/nowhere?a=1"'])
  })
})

import { patienceOf } from '#web/clients/patience.ts'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { PLAIN_BRAND } from '#test/support/plain-brand.ts'
import { perLocale } from '#contracts/locales.ts'
import { readConfig } from '#server/config.ts'
import { channelContext, defectContext, shopContext, siteContext } from '#web/app/context.ts'
import type { ServiceFetch } from '#web/clients/call.server.ts'
import { createShopClient } from '#web/clients/shop.server.ts'
import { runFormAction } from '#web/forms/action/form-action.server.ts'
import { readShopCustomer } from '#web/customer/account/read-customer.server.ts'
import { guestAction, toGuestValues } from './guest.server.ts'

const [DE, EN] = ['2fbb5fe2e29a4d70aa5854ce7ce3e20b', '01a1fff47bbc7348b0f9fc7eb65b5f26']
const SHOP = 'https://shop.example.com'
const SHOP_LANGUAGES = perLocale((locale) => (locale === 'de' ? DE : EN))
const DOMAINS = [
  { url: SHOP, languageId: DE },
  { url: `${SHOP}/en`, languageId: EN },
]
const GERMANY = { id: 'de', iso: 'DE', translated: { name: 'Deutschland' }, defaultPostalCodePattern: '\\d{5}' }
const ADDRESS = { firstName: 'Ada', lastName: 'Beispiel', street: 'Werkstr. 7', zipcode: '44139', city: 'Dortmund' }

const shopOf = (fetch: ServiceFetch) =>
  createShopClient({ url: `${SHOP}/store-api`, fetch }, { accessKey: 'key', languageIds: SHOP_LANGUAGES }, 'de', {
    contextToken: 'visitor',
  })

/** A Shopware at which guests register with one of its domains. */
function registration(storefrontUrl?: string) {
  const received: string[] = []
  const defects: unknown[] = []
  const shop = shopOf(async (url, { body }) => {
    if (!url.endsWith('/account/register')) return Response.json({ total: 1, elements: [GERMANY] })
    const { storefrontUrl: given } = JSON.parse(body ?? '') as { storefrontUrl: string }
    received.push(given)
    if (DOMAINS.some((domain) => domain.url === given)) return Response.json({ id: 'guest' })
    const error = {
      code: 'VIOLATION::NO_SUCH_CHOICE_ERROR',
      status: '400',
      title: 'Constraint violation error',
      detail: 'Sie haben einen ungültigen Wert ausgewählt.',
      source: { pointer: '/storefrontUrl' },
      meta: { parameters: { '{{ value }}': `"${given}"` } },
    }
    return Response.json({ errors: [error] }, { status: 400 })
  })
  const { company, publicUrl, defaultLocale } = readConfig({ PUBLIC_URL: 'https://www.example.com' }, process.cwd())
  const context = new RouterContextProvider()
  const site = { company, publicUrl, defaultLocale, shopLanguages: SHOP_LANGUAGES, storefrontUrl }
  context.set(siteContext, {
    brand: PLAIN_BRAND,
    ...site,
    listingLimit: 100,
    isShopEmbedded: false,
    imageOrigins: [],
    videoHosts: [],
    tools: [],
    patience: patienceOf(),
    matomo: undefined,
  })
  context.set(channelContext, async () => ({ taxState: 'gross', domains: DOMAINS, languageChain: [] }))
  context.set(shopContext, shop)
  context.set(defectContext, (error) => {
    defects.push(error)
    return { code: 500 }
  })
  const posted = new FormData()
  const typed = { ...ADDRESS, company: 'Muster GmbH', email: 'ada@example.com', countryId: 'de', sameAddress: 'on' }
  for (const [name, value] of Object.entries(typed)) posted.set(name, value)
  return { received, defects, company, post: () => runFormAction(guestAction, posted, context) }
}

test('a guest registers with the channel’s domain of the page’s language, not with the site’s own address', async () => {
  const { post, received } = registration()
  expect(await post()).toMatchObject({ status: 302 })
  expect(received).toEqual([SHOP])
})

test('a setting overrules the domains, and what the shop then refuses is not blamed on the address', async () => {
  const { post, received, defects, company } = registration('https://old.example.com')
  expect(await post()).toMatchObject({
    data: { status: 503, errors: {}, notice: expect.stringContaining(company.mail), values: { city: 'Dortmund' } },
  })
  expect(received).toEqual(['https://old.example.com'])
  expect(defects).toHaveLength(1)
})

test('a guest who comes back has both addresses, which a Shopware sends only on request', async () => {
  const billing = { id: 'a', ...ADDRESS, countryId: 'de', country: null, salutation: null }
  const shop = shopOf(async (_, { body }) => {
    const { associations = {} } = JSON.parse(body ?? '{}') as { associations?: Record<string, object> }
    const place = (name: string) => (JSON.stringify(associations[name] ?? {}).includes('"country"') ? GERMANY : null)
    const customer = {
      email: 'ada@example.com',
      defaultBillingAddress: associations['defaultBillingAddress']
        ? { ...billing, country: place('defaultBillingAddress') }
        : null,
      defaultShippingAddress: associations['defaultShippingAddress']
        ? { ...billing, id: 'b', street: 'Lager 4', country: place('defaultShippingAddress') }
        : null,
      activeBillingAddress: null,
      activeShippingAddress: null,
    }
    return Response.json(customer)
  })
  const guest = await readShopCustomer(shop)
  expect(guest?.defaultBillingAddress?.country?.translated.name).toBe('Deutschland')
  expect(toGuestValues(guest, {})).toMatchObject({
    street: 'Werkstr. 7',
    sameAddress: '',
    delivery: { street: 'Lager 4', city: 'Dortmund' },
  })
})

import { expect, test } from 'vitest'
import { LOCALES, perLocale } from '#contracts/locales.ts'
import { SHARED_LANGUAGE_IDS } from '#contracts/shop/languages.ts'
import { DEMO_ACCESS_KEY } from '#server/config.ts'
import {
  changedContext,
  CONTEXT_CALL,
  examine,
  HEALTHY_SETTINGS,
  type ShopSetUp,
  EXAMINED_SITE,
} from '#test/support/examined-shop.ts'
import { DE, EN, refusal, shopwareContext } from '#test/support/shopware-stand-in.ts'

const NONE = { json: { elements: [], total: 0 } }
const BROKEN: [string, ShopSetUp, string, string][] = [
  [
    'a refused access key',
    { changes: { [CONTEXT_CALL]: refusal(412, 'FRAMEWORK__ROUTING_SALES_CHANNEL_NOT_FOUND') } },
    'The shop refuses the access key (412 FRAMEWORK__ROUTING_SALES_CHANNEL_NOT_FOUND).',
    'to SHOP_ACCESS_KEY.',
  ],
  [
    'an access key that is unset',
    { accessKey: DEMO_ACCESS_KEY, changes: { [CONTEXT_CALL]: refusal(500, 'FRAMEWORK__API_INVALID_ACCESS_KEY') } },
    'refuses the access key',
    'Set SHOP_ACCESS_KEY, which is unset',
  ],
  [
    'maintenance mode',
    { changes: { [CONTEXT_CALL]: refusal(503, 'FRAMEWORK__API_SALES_CHANNEL_MAINTENANCE_MODE') } },
    'in maintenance mode',
    'in the Shopware',
  ],
  [
    'the address of the storefront instead of the Store API',
    { path: '', changes: { 'GET /context': { html: '<!doctype html><title>Shop</title>' } } },
    'the response to /context is not JSON (200)',
    'Set SHOP_URL to the address of the Store API, which ends with /store-api.',
  ],
  ['an address without a Store API', { path: '/api' }, 'There is no Store API at', 'Set SHOP_URL'],
  [
    'a redirect to https',
    { changes: { [CONTEXT_CALL]: { status: 301, location: 'https://shop.example.com/store-api/context' } } },
    'redirects to https://shop.example.com/store-api/context (301)',
    'Set SHOP_URL to the address that it redirects to, up to /store-api.',
  ],
  [
    'an address at which another site redirects',
    { changes: { [CONTEXT_CALL]: { status: 302, location: '/de/context' } } },
    'redirects to /de/context (302)',
    'which ends with /store-api.',
  ],
  [
    'a password in front of a test system',
    { changes: { [CONTEXT_CALL]: { status: 401, json: { errors: [{ code: '0' }] } } } },
    'The shop refuses this machine (401).',
    'SHOP_URL without a password',
  ],
  ['a shop that fails', { changes: { [CONTEXT_CALL]: refusal(500, '0') } }, 'The shop fails (500).', 'var/log'],
  [
    'JSON that is no context of a shop',
    { changes: { [CONTEXT_CALL]: { json: { hello: 'world' } } } },
    'is no Shopware',
    'Correct SHOP_URL.',
  ],
  [
    'a site that is not a domain of the sales channel',
    { publicUrl: 'https://other.example.localhost' },
    "https://other.example.localhost is not a domain of the sales channel, so links in the shop's mails lead elsewhere. It has https://www.example.localhost, https://www.example.localhost/en.",
    'PUBLIC_URL',
  ],
  [
    'a sales channel without domains',
    { changes: changedContext({ salesChannel: { ...shopwareContext(EXAMINED_SITE).salesChannel, domains: [] } }) },
    'https://www.example.localhost is not a domain of the sales channel, so visitors cannot register or send a quote request. It has none.',
    'PUBLIC_URL',
  ],
  [
    'a storefront address that the shop does not have',
    { storefrontUrl: 'https://old.example.com' },
    'https://old.example.com is not a domain of the sales channel, so visitors cannot register',
    'SHOP_STOREFRONT_URL',
  ],
  [
    'a limit of the shop below the setting',
    { listingLimit: 250 },
    'The shop does not give 250 products at once, so each list is refused first, and then read by 100.',
    'Set SHOP_LISTING_LIMIT=100',
  ],
  [
    'ids of languages that the shop does not have',
    { languageIds: SHARED_LANGUAGE_IDS },
    `no language with the id ${SHARED_LANGUAGE_IDS.en} (${LOCALES.slice(1).join(', ')}), so shop pages in it fail. It has English (en-GB), Deutsch (de-DE).`,
    `Set SHOP_LANGUAGE_IDS to '${JSON.stringify(HEALTHY_SETTINGS.languageIds)}'`,
  ],
  [
    'a language asked in another one',
    { languageIds: perLocale(() => EN) },
    'asked in another language for de than it has for it',
    `"de":"${DE}"`,
  ],
  [
    'a language without a domain',
    {
      changes: changedContext({
        salesChannel: {
          ...shopwareContext(EXAMINED_SITE).salesChannel,
          domains: [{ url: EXAMINED_SITE, languageId: DE }],
        },
      }),
    },
    'no domain for English (en-GB)',
    'Add a domain for each language',
  ],
  [
    'gross prices',
    {
      changes: changedContext({
        context: { taxState: 'gross' },
        currentCustomerGroup: { name: 'Standard-Kundengruppe', displayGross: true },
      }),
    },
    'gross prices (customer group "Standard-Kundengruppe")',
    'displayGross',
  ],
  [
    'another currency',
    { changes: changedContext({ currency: { isoCode: 'CHF' } }) },
    'prices are in CHF',
    'currencyId',
  ],
  [
    'pictures on a foreign host',
    {
      changes: {
        'POST /store-api/product': {
          json: {
            elements: [
              {
                cover: { media: { url: 'https://cdn.example.net/a.png' } },
                customFields: { profilwerk: {} },
                translated: [],
                seoUrls: [{}],
              },
            ],
          },
        },
      },
    },
    'Pictures come from https://cdn.example.net',
    'Set IMAGE_ORIGINS to "https://cdn.example.net"',
  ],
  [
    'products without the custom field',
    {
      changes: {
        'POST /store-api/product': {
          json: { elements: [{ cover: null, customFields: null, translated: { customFields: [] }, seoUrls: [{}] }] },
        },
      },
    },
    'None of 1 products has the custom field "profilwerk"',
    'Fill customFields.profilwerk',
  ],
  [
    'a sales channel without countries',
    { changes: { 'POST /store-api/country': NONE } },
    'has no country',
    'countryId',
  ],
  [
    'a sales channel without an active payment method',
    { changes: { 'POST /store-api/payment-method': NONE } },
    'The sales channel has no active payment method, so the shop refuses every quote request.',
    'such as invoice, in the Shopware, and assign it to the sales channel of SHOP_ACCESS_KEY',
  ],
  [
    'a sales channel without an active shipping method',
    { changes: { 'POST /store-api/shipping-method': NONE } },
    'The sales channel has no active shipping method, so the shop refuses every quote request.',
    'assign it to the sales channel of SHOP_ACCESS_KEY',
  ],
  [
    'a sales channel of type Headless',
    {
      changes: {
        'POST /store-api/product': {
          json: { elements: [{ cover: null, customFields: { profilwerk: {} }, translated: [], seoUrls: null }] },
        },
      },
    },
    'No product has an SEO address, so addresses of pages are made of its name and its id.',
    'of type Storefront',
  ],
  [
    'an empty menu',
    { changes: { 'POST /store-api/navigation/main-navigation/main-navigation': { json: [] } } },
    'the shop has no menu',
    'navigationCategoryId',
  ],
  [
    'a sales channel without products',
    { changes: { 'POST /store-api/product': NONE } },
    'shows no product',
    'SHOP_ACCESS_KEY',
  ],
  [
    'a list of countries that fails',
    { changes: { 'POST /store-api/country': refusal(500, 'FRAMEWORK__ASSOCIATION_NOT_FOUND') } },
    'The shop does not tell its countries (500 FRAMEWORK__ASSOCIATION_NOT_FOUND).',
    'var/log',
  ],
  [
    'products that fail',
    { changes: { 'POST /store-api/product': { html: '<br>Fatal error' } } },
    'The shop does not tell its products (200).',
    'var/log',
  ],
  [
    'an old Shopware',
    { changes: { 'GET /store-api/breadcrumb/c': refusal(404, '0') } },
    'older than 6.6.7',
    'SHOP_URL',
  ],
]

test.each(BROKEN)('The doctor reports %s, and how to correct it.', async (_, setUp, problem, remedy) => {
  const findings = await examine(setUp)
  expect(findings).toContainEqual(
    expect.objectContaining({
      problem: expect.stringContaining(problem),
      remedy: expect.stringContaining(remedy),
    }),
  )
  // One cause is one finding.
  expect(findings).toHaveLength(1)
})

test('Quote requests that cannot be sent are an error, a limit above the shop’s own is a warning.', async () => {
  const findings = await examine({ storefrontUrl: 'https://other.example.localhost', listingLimit: 250 })
  expect(findings.map(({ severity }) => severity)).toEqual(['error', 'warning'])
})

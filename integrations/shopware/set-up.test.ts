import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { LOCALES, perLocale } from '#contracts/locales.ts'
import { z } from 'zod'
import { productFactsSchema } from '#contracts/shop/product-facts.ts'
import { ADMIN, HEADLESS, standInAdminApi } from '#test/support/shopware/admin-api.ts'
import { ORDER_CONFIRMATION } from '#test/support/shopware/admin-mail-templates.ts'
import { freePort } from '#test/support/free-port.ts'
import { startStandIn } from '#test/support/stand-in.ts'
import { openAdminApi } from './admin-api.ts'
import { readSetUp } from './read-set-up.ts'
import { setUpShopware } from './set-up.ts'

const SET_UP = await readSetUp()

/** Source files below a folder, tests left out. */
const sources = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'))

const [FACTS, LISTS] = SET_UP.customFieldSets

describe('The custom field sets', () => {
  test('have every custom field that the contracts, the pages and the embedded shop read, and no other.', () => {
    const READ = /customFields\??\.?\[['"](\w+)['"]\]|customFields\.(\w+)[.`'"]|LISTS_FIELD = '(\w+)'/g
    const read = ['contracts', 'web', 'backend']
      .flatMap(sources)
      .flatMap((text) => [...text.matchAll(READ)].map(([, quoted, dotted, named]) => quoted ?? dotted ?? named))
    const names = SET_UP.customFieldSets.flatMap(({ customFields }) => customFields.map(({ name }) => name))
    expect(names.toSorted()).toEqual([...new Set(read)].toSorted())
  })

  test('for products is not drawn in the Administration, which would show its structure as a text box.', () => {
    expect(FACTS).not.toHaveProperty('relations')
    expect(FACTS?.customFields).toMatchObject([{ type: 'json', active: true }])
  })

  test('for customers is related to them, and they may write it, as the Store API demands.', () => {
    expect(LISTS).toMatchObject({ relations: [{ entityName: 'customer' }] })
    expect(LISTS?.customFields).toMatchObject([{ type: 'text', active: true, allowCustomerWrite: true }])
  })

  // After a change of the contract: npx vitest run integrations/shopware -u
  test('for products has a schema of its content that is that of the contract.', async () => {
    const schema = z.toJSONSchema(productFactsSchema.partial(), { io: 'input' })
    await expect(`${JSON.stringify(schema, undefined, 2)}\n`).toMatchFileSnapshot('facts.schema.json')
  })
})

describe('The set-up by the Admin API', () => {
  let url = ''
  let api = standInAdminApi()
  let printed: string[] = []
  beforeEach(async () => {
    printed = []
    api = standInAdminApi()
    url = (await startStandIn(api.replies)).url
  })
  const site = { publicUrl: 'https://www.example.com', accessKey: 'SWSCKEY' }
  const run = async (clientSecret = 'secret') =>
    setUpShopware(await openAdminApi({ url, clientId: 'SWIAID', clientSecret }), SET_UP, site, (line) =>
      printed.push(line),
    )

  test('writes the field set, a domain for the site and each locale, and the addresses in mails.', async () => {
    await run()
    const [fields, domains, addresses] = api.written
    expect(fields?.body).toEqual({
      'write-custom_field_set': { entity: 'custom_field_set', action: 'upsert', payload: SET_UP.customFieldSets },
    })
    const row = {
      salesChannelId: ADMIN.channel,
      currencyId: ADMIN.currency,
      id: expect.stringMatching(/^[0-9a-f]{32}$/),
    }
    const german = { ...row, languageId: ADMIN.german, snippetSetId: ADMIN.germanSnippets }
    const english = { ...row, languageId: ADMIN.english, snippetSetId: ADMIN.englishSnippets }
    expect(domains?.body).toMatchObject({
      'write-sales_channel_domain': {
        payload: [
          { url: 'https://www.example.com', ...german },
          ...LOCALES.map((locale) => ({
            url: `https://www.example.com/${locale}`,
            ...(locale === 'de' ? german : english),
          })),
        ],
      },
    })
    expect(addresses).toEqual({
      path: `/api/_action/system-config?salesChannelId=${ADMIN.channel}`,
      body: SET_UP.settings,
    })
    expect(printed[0]).toBe('custom field sets: profilwerk, profilwerk_customer written')
  })

  test('prints the settings of the site.', async () => {
    expect(await run()).toEqual([
      'SHOP_ACCESS_KEY=SWSCKEY',
      `SHOP_LANGUAGE_IDS='${JSON.stringify(perLocale((locale) => (locale === 'de' ? ADMIN.german : ADMIN.english)))}'`,
      'SHOP_LISTING_LIMIT=100',
      'PUBLIC_URL=https://www.example.com',
    ])
  })

  test('writes nothing the second time, and says so.', async () => {
    await run()
    const before = api.written.length
    printed = []
    await run()
    expect(api.written).toHaveLength(before)
    expect([...api.sets.values()].map(({ updatedAt }) => updatedAt)).toEqual([null, null])
    expect(printed).toEqual([
      'custom field sets: all there, nothing written',
      'domains: all there, nothing written',
      'addresses in mails: all there, nothing written',
      'mail templates: all there, nothing written',
    ])
  })

  test('writes the mail templates in each language of the shop, and says where to choose them.', async () => {
    await run()
    expect(api.written[3]?.body).toEqual({
      'write-mail_template': {
        entity: 'mail_template',
        action: 'upsert',
        payload: SET_UP.mailTemplates.map(({ id, texts: { 'de-DE': german, 'en-GB': english } }) => ({
          id,
          mailTemplateTypeId: ORDER_CONFIRMATION,
          systemDefault: false,
          translations: { [ADMIN.german]: german, [ADMIN.english]: english, [ADMIN.dutch]: english },
        })),
      },
    })
    expect(printed.slice(3)).toEqual([
      'mail templates: Profilwerk: quote request, to the customer, Profilwerk: quote request, to sales written',
      'No flow sends them yet: choose them in the flow builder, "order placed". docs/shopware.md says how.',
    ])
  })

  test('leaves a mail template that the company edited, and writes one that it deleted.', async () => {
    await run()
    const [edited, deleted] = api.mailTemplates.values()
    Object.assign(edited ?? {}, { translations: { [ADMIN.german]: { subject: 'Unser Betreff' } } })
    api.mailTemplates.delete(String(deleted?.['id']))
    await run()
    expect(api.written.slice(4).map(({ body }) => body)).toEqual([
      {
        'write-mail_template': expect.objectContaining({ payload: [expect.objectContaining({ id: deleted?.['id'] })] }),
      },
    ])
    expect(edited).toMatchObject({ translations: { [ADMIN.german]: { subject: 'Unser Betreff' } }, updatedAt: null })
  })

  test.each([
    ['mail_template:read'],
    ['mail_template_type:read'],
    ['language:read'],
    ['mail_template:create', 'mail_template_translation:create'],
  ])('tells that the rights for the mail templates are missing: %s.', async (...missing) => {
    url = (await startStandIn(standInAdminApi({ missing }).replies)).url
    await expect(run()).rejects.toThrow(`The integration lacks the rights ${missing.join(', ')} (403).`)
  })

  test('writes a field set again that was changed, and no other.', async () => {
    await run()
    const [set] = api.sets.values()
    Object.assign(set ?? {}, { customFields: [] })
    await run()
    expect(api.written.slice(4).map(({ body }) => body)).toEqual([
      { 'write-custom_field_set': expect.objectContaining({ payload: [FACTS] }) },
    ])
  })

  test('says that a channel of type Headless has no SEO addresses.', async () => {
    url = (await startStandIn(standInAdminApi({ typeId: HEADLESS }).replies)).url
    await run()
    expect(printed.at(-1)).toContain('no SEO addresses')
  })

  test.each<[string, () => Promise<unknown>, RegExp]>([
    [
      'a wrong secret or an integration that was deleted',
      () => run('wrong'),
      /^The Shopware at \S+ refuses SHOPWARE_CLIENT_ID and SHOPWARE_CLIENT_SECRET \(401\)\. Copy both keys of an integration/,
    ],
    [
      'missing rights',
      async () => {
        const missing = ['custom_field_set:create', 'custom_field:create']
        url = (await startStandIn(standInAdminApi({ missing }).replies)).url
        return run()
      },
      /^The integration lacks the rights custom_field_set:create, custom_field:create \(403\)\. Give it administrator rights/,
    ],
    [
      'the address of the Store API',
      () => {
        url = `${url}/store-api`
        return run()
      },
      /^There is no Admin API at \S+\/store-api \(POST \/api\/oauth\/token: 404\)\. Set SHOPWARE_URL to http:\/\/127\.0\.0\.1:\d+\.$/,
    ],
    [
      'the address of another site',
      async () => {
        url = (await startStandIn({ 'POST /api/oauth/token': { html: '<!doctype html>' } })).url
        return run()
      },
      /^There is no Admin API at \S+ \(its response is not JSON\)\. Set SHOPWARE_URL to the address of the Shopware itself/,
    ],
    [
      'an address that redirects',
      async () => {
        const location = 'https://shop.example.com/api/oauth/token'
        url = (await startStandIn({ 'POST /api/oauth/token': { status: 301, location } })).url
        return run()
      },
      /^There is no Admin API at \S+ \(it redirects to https:\/\/shop\.example\.com\/api\/oauth\/token\)/,
    ],
    [
      'nothing at the address',
      async () => {
        url = `http://127.0.0.1:${await freePort()}`
        return run()
      },
      /^Nothing listens at http:\/\/127\.0\.0\.1:\d+ \(ECONNREFUSED\)\. Start the system there, or correct the port in SHOPWARE_URL\.$/,
    ],
    [
      'a key of no sales channel',
      async () => {
        const admin = await openAdminApi({ url, clientId: 'SWIAID', clientSecret: 'secret' })
        return setUpShopware(admin, SET_UP, { ...site, accessKey: 'SWSCOTHER' }, () => {})
      },
      /^No sales channel has the key SHOP_ACCESS_KEY\.$/,
    ],
  ])('tells %s in a sentence, without the secret.', async (_, act, sentence) => {
    await expect(act()).rejects.toThrow(sentence)
    expect(api.written).toEqual([])
  })
})

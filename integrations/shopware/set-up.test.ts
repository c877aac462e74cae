import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { LOCALES, perLocale } from '#contracts/locales.ts'
import { z } from 'zod'
import { productFactsSchema } from '#contracts/shop/product-facts.ts'
import type { Replies } from '#test/support/open-stand-in.ts'
import { startStandIn } from '#test/support/stand-in.ts'
import { openAdminApi } from './admin-api.ts'
import { setUpSchema, setUpShopware } from './set-up.ts'

const here = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8')
const SET_UP = setUpSchema.parse(JSON.parse(here('src/Resources/set-up.json')))

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

/** A Shopware's Admin API with a sales channel that has one domain. */
function adminApi() {
  const written: { path: string; body: unknown }[] = []
  const settings: Record<string, unknown> = {}
  const domains = [{ url: 'https://shop.example.com' }]
  const languages = [
    { id: 'a'.repeat(32), translationCode: { code: 'de-DE' } },
    { id: 'b'.repeat(32), translationCode: { code: 'en-GB' } },
  ]
  const channel = { id: 'c'.repeat(32), languageId: 'a'.repeat(32), currencyId: 'e'.repeat(32), domains, languages }
  const sync = z.record(z.string(), z.object({ payload: z.array(z.record(z.string(), z.unknown())) }))
  const replies: Replies = {
    'POST /api/oauth/token': (_, body) =>
      JSON.stringify(body).includes('"client_secret":"secret"')
        ? { json: { token_type: 'Bearer', expires_in: 600, access_token: 'abc' } }
        : { status: 401, json: { errors: [{ code: '4', title: 'Client authentication failed' }] } },
    'POST /api/search/sales-channel': ({ headers }, body) => ({
      json: {
        data: headers.authorization === 'Bearer abc' && JSON.stringify(body).includes('SWSCKEY') ? [channel] : [],
      },
    }),
    'POST /api/search/snippet-set': {
      json: {
        data: [
          { id: 'f'.repeat(32), iso: 'en-GB', name: 'BASE en-GB' },
          { id: '1'.repeat(32), iso: 'de-DE', name: 'BASE de-DE' },
        ],
      },
    },
    'POST /api/_action/sync': (_, body) => {
      written.push({ path: 'sync', body })
      const rows = sync.parse(body)['write-sales_channel_domain']?.payload ?? []
      domains.push(...rows.map(({ url }) => ({ url: String(url) })))
      return { json: {} }
    },
    // PHP's empty object is a list.
    'GET /api/_action/system-config': () => ({ json: Object.keys(settings).length > 0 ? settings : [] }),
    'POST /api/_action/system-config': (request, body) => {
      written.push({ path: request.url ?? '', body })
      Object.assign(settings, body)
      return { status: 204 }
    },
  }
  return { replies, written }
}

describe('The set-up by the Admin API', () => {
  let url = ''
  let written: { path: string; body: unknown }[] = []
  beforeEach(async () => {
    const api = adminApi()
    written = api.written
    url = (await startStandIn(api.replies)).url
  })
  const site = { publicUrl: 'https://www.example.com', accessKey: 'SWSCKEY' }
  const logIn = (clientSecret = 'secret') => openAdminApi({ url, clientId: 'SWIAID', clientSecret })
  const run = async () => setUpShopware(await logIn(), SET_UP, site, () => {})

  test('writes the field set, a domain for the site and each locale, and the addresses in mails.', async () => {
    await run()
    const [fields, domains, addresses] = written
    expect(fields?.body).toEqual({
      'write-custom_field_set': { entity: 'custom_field_set', action: 'upsert', payload: SET_UP.customFieldSets },
    })
    const row = {
      salesChannelId: 'c'.repeat(32),
      currencyId: 'e'.repeat(32),
      id: expect.stringMatching(/^[0-9a-f]{32}$/),
    }
    const german = { ...row, languageId: 'a'.repeat(32), snippetSetId: '1'.repeat(32) }
    const english = { ...row, languageId: 'b'.repeat(32), snippetSetId: 'f'.repeat(32) }
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
      path: `/api/_action/system-config?salesChannelId=${'c'.repeat(32)}`,
      body: SET_UP.settings,
    })
  })

  test('prints the settings of the site.', async () => {
    const [de, en] = ['a'.repeat(32), 'b'.repeat(32)]
    expect(await run()).toEqual([
      'SHOP_ACCESS_KEY=SWSCKEY',
      `SHOP_LANGUAGE_IDS='${JSON.stringify(perLocale((locale) => (locale === 'de' ? de : en)))}'`,
      'PUBLIC_URL=https://www.example.com',
    ])
  })

  test('writes nothing but the same field set the second time.', async () => {
    await run()
    const before = written.length
    await run()
    expect(written.slice(before)).toEqual(written.slice(0, 1))
  })

  test('says which call was refused, without the secret.', async () => {
    await expect(logIn('wrong')).rejects.toThrow(/POST .*\/api\/oauth\/token: 401 .*Client authentication failed/)
    await expect(logIn('wrong')).rejects.not.toThrow(/wrong/)
  })

  test('knows the sales channel by the access key.', async () => {
    await expect(setUpShopware(await logIn(), SET_UP, { ...site, accessKey: 'SWSCOTHER' }, () => {})).rejects.toThrow(
      'No sales channel has the key SHOP_ACCESS_KEY.',
    )
  })
})

const PHP = spawnable('php')
function spawnable(program: string): boolean {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore' })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false
    throw error
  }
}

describe('The plugin', () => {
  test.skipIf(!PHP)('is PHP that compiles.', () => {
    const file = join(import.meta.dirname, 'src/ProfilwerkShopware.php')
    expect(execFileSync('php', ['-l', file]).toString()).toContain('No syntax errors')
  })

  test('has its class where composer.json says.', () => {
    const composer = z
      .object({
        type: z.literal('shopware-platform-plugin'),
        autoload: z.object({ 'psr-4': z.record(z.string(), z.string()) }),
        extra: z.object({ 'shopware-plugin-class': z.string() }),
      })
      .parse(JSON.parse(here('composer.json')))
    const [[prefix, folder] = ['', '']] = Object.entries(composer.autoload['psr-4'])
    const name = composer.extra['shopware-plugin-class'].slice(prefix.length)
    const php = here(`${folder}${name}.php`)
    expect(php).toContain(`namespace ${prefix.replace(/\\$/, '')};`)
    expect(php).toContain(`class ${name} extends Plugin`)
    expect(php).toContain("'/Resources/set-up.json'")
  })
})

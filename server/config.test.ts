import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { EMBEDDED_LANGUAGE_IDS, ENGLISH, GERMAN } from '#contracts/shop/languages.ts'
import { perLocale } from '#contracts/locales.ts'
import { isSecure, readConfig, SETTING_NAMES } from './config.ts'

const HOMES = perLocale((locale) => `/${locale}`)
const folder = mkdtempSync(join(tmpdir(), 'profilwerk-config-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const read = (env: Record<string, string>) => readConfig({ DATA_DIR: folder, ...env }, process.cwd())

test.each([
  ['https://www.example.com', 'https://www.example.com', true],
  ['https://www.example.com/', 'https://www.example.com', true],
  ['https://WWW.example.com:443', 'https://www.example.com', true],
  ['http://intranet:8080', 'http://intranet:8080', false],
  ['', undefined, false],
])('PUBLIC_URL %s has the origin %s.', (url, origin, secure) => {
  const config = read({ PUBLIC_URL: url })
  expect([config.origin, isSecure(config)]).toEqual([origin, secure])
})

test('An empty variable counts as unset, but for the hosts of videos.', () => {
  const names = SETTING_NAMES.filter((name) => name !== 'VIDEO_HOSTS' && name !== 'DATA_DIR')
  const empty = Object.fromEntries(names.map((name) => [name, '']))
  expect(read(empty)).toEqual(read({}))
  expect(read({ VIDEO_HOSTS: '' }).videoHosts).toEqual([])
})

test.each(['https://example.com/shop', 'https://example.com/?a', 'https://a:b@example.com', 'ftp://example.com'])(
  'PUBLIC_URL %s is refused with the reason.',
  (url) => expect(() => read({ PUBLIC_URL: url })).toThrow(/PUBLIC_URL: must be scheme and host/),
)

test('The base paths of the content system are read per language, and the others have their default.', () => {
  expect(read({}).contentBasePaths).toEqual(HOMES)
  const CONTENT_BASE_PATHS = '{"de":"/","cz":"/cs/"}'
  expect(read({ CONTENT_BASE_PATHS }).contentBasePaths).toEqual({ ...HOMES, de: '', cz: '/cs' })
})

test.each([
  ['{"fr":"/fr"}', 'a path for each locale'],
  ['{"de":"de"}', 'a path for each locale'],
  ['/', 'a path for each locale'],
  ['{"de":"/en"}', 'two languages have the same base path'],
])('CONTENT_BASE_PATHS %s is refused with the reason.', (CONTENT_BASE_PATHS, reason) => {
  expect(() => read({ CONTENT_BASE_PATHS })).toThrow(reason)
})

// Differs from the specification: 2.
test('Each language of the embedded shop has an id of its own; four languages of a shop elsewhere share two.', () => {
  const ids = (env: Record<string, string>) => Object.values(read(env).shop.languageIds)
  expect([ids({}), new Set(ids({})).size]).toEqual([Object.values(EMBEDDED_LANGUAGE_IDS), 4])
  const elsewhere = ids({ SHOP_URL: 'https://shop.example.com/store-api', SHOP_ACCESS_KEY: 'x' })
  expect(new Set(elsewhere)).toEqual(new Set([ENGLISH, GERMAN]))
})

// Differs from the specification: 39.
test('Without an address the shop is embedded, and a wrong address is refused with the reason.', () => {
  expect(read({}).shop.url).toBeUndefined()
  expect(() => read({ SHOP_URL: 'shop.example.com' })).toThrow(/SHOP_URL: /)
})

test('Storefronts of others have the language id of their locale.', () => {
  const STOREFRONTS = '{"https://shop.example.com/en/":"en","https://shop.example.de":"de"}'
  expect(read({ STOREFRONTS }).storefronts).toEqual([
    { url: 'https://shop.example.com/en', languageId: ENGLISH },
    { url: 'https://shop.example.de', languageId: GERMAN },
  ])
  expect(() => read({ STOREFRONTS: '{"shop.example.de":"de"}' })).toThrow('STOREFRONTS: must be JSON')
})

test('A company without tables and item numbers has the tools that need neither.', () => {
  const COMPANY_DIR = join(folder, 'company')
  mkdirSync(COMPANY_DIR)
  copyFileSync('data/company.json', join(COMPANY_DIR, 'company.json'))
  expect(read({ COMPANY_DIR })).toMatchObject({ companyDir: COMPANY_DIR, tools: ['cut-list', 'cad'] })
  expect(read({}).tools).toHaveLength(4)
})

test('Mails come from the company and go to it, as long as no setting says otherwise.', () => {
  expect(read({}).mail).toMatchObject({ from: '"Musterwerk" <anfrage@example.com>', sales: 'anfrage@example.com' })
  expect(read({ MAIL_FROM: 'a@example.com', SALES_MAIL: 'b@example.com' }).mail).toMatchObject({
    from: 'a@example.com',
    sales: 'b@example.com',
  })
})

test('A folder without company.json is named.', () => {
  expect(() => read({ COMPANY_DIR: folder })).toThrow(`${join(folder, 'company.json')} is missing`)
})

import { execFile } from 'node:child_process'
import { expect, test } from 'vitest'
import { perLocale } from '#contracts/locales.ts'
import { startStandIn } from '#test/support/stand-in.ts'

interface Run {
  code: number
  output: string
}

/** As `npm run shopware:set-up` runs it. */
const setUp = (env: Record<string, string>) =>
  new Promise<Run>((done) => {
    execFile(
      process.execPath,
      ['integrations/shopware/cli.ts'],
      { env: { PATH: process.env['PATH'], ...env } },
      (error, stdout, stderr) => done({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    )
  })

const [GERMAN, CHANNEL] = ['a'.repeat(32), 'c'.repeat(32)]
const ENV = {
  SHOPWARE_CLIENT_ID: 'SWIAID',
  SHOPWARE_CLIENT_SECRET: 'very-secret',
  SHOP_ACCESS_KEY: 'SWSCKEY',
  PUBLIC_URL: 'https://www.example.com/',
}

test('The set-up says how it is called when a setting is missing.', async () => {
  expect(await setUp(ENV)).toMatchObject({ code: 2, output: expect.stringContaining('SHOPWARE_URL') })
})

test('The set-up ends with the settings of the site.', async () => {
  const channel = {
    id: CHANNEL,
    languageId: GERMAN,
    currencyId: 'e'.repeat(32),
    domains: [],
    languages: [{ id: GERMAN, translationCode: { code: 'de-DE' } }],
  }
  const { url } = await startStandIn({
    'POST /api/oauth/token': { json: { access_token: 'abc' } },
    'POST /api/search/sales-channel': { json: { data: [channel] } },
    'POST /api/search/snippet-set': { json: { data: [{ id: 'f'.repeat(32), iso: 'de-DE' }] } },
    'POST /api/_action/sync': { json: {} },
    'GET /api/_action/system-config': { json: [] },
    'POST /api/_action/system-config': { status: 204 },
  })
  const { code, output } = await setUp({ ...ENV, SHOPWARE_URL: url })
  expect(code).toBe(0)
  expect(output).toContain(
    [
      `SHOP_URL=${url}/store-api`,
      'SHOP_ACCESS_KEY=SWSCKEY',
      `SHOP_LANGUAGE_IDS='${JSON.stringify(perLocale(() => GERMAN))}'`,
      'PUBLIC_URL=https://www.example.com',
    ].join('\n'),
  )
  expect(output).not.toContain('very-secret')
})

test('The set-up fails with the words of the Shopware.', async () => {
  const { url } = await startStandIn({
    'POST /api/oauth/token': { status: 401, json: { errors: [{ title: 'Client authentication failed' }] } },
  })
  const { code, output } = await setUp({ ...ENV, SHOPWARE_URL: url })
  expect(code).toBe(1)
  expect(output).toContain('401')
  expect(output).toContain('Client authentication failed')
})

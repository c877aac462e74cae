import { execFile } from 'node:child_process'
import { expect, test } from 'vitest'
import { perLocale } from '#contracts/locales.ts'
import { ADMIN, standInAdminApi } from '#test/support/shopware/admin-api.ts'
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

const ENV = {
  SHOPWARE_CLIENT_ID: 'SWIAID',
  SHOPWARE_CLIENT_SECRET: 'secret',
  SHOP_ACCESS_KEY: 'SWSCKEY',
  PUBLIC_URL: 'https://www.example.com/',
}

test('The set-up says how it is called when a setting is missing.', async () => {
  expect(await setUp(ENV)).toMatchObject({ code: 2, output: expect.stringContaining('SHOPWARE_URL') })
})

test('The set-up ends with the settings of the site.', async () => {
  const { url } = await startStandIn(standInAdminApi().replies)
  const { code, output } = await setUp({ ...ENV, SHOPWARE_URL: url })
  expect(code).toBe(0)
  expect(output).toContain(
    [
      `SHOP_URL=${url}/store-api`,
      'SHOP_ACCESS_KEY=SWSCKEY',
      `SHOP_LANGUAGE_IDS='${JSON.stringify(perLocale((locale) => (locale === 'de' ? ADMIN.german : ADMIN.english)))}'`,
      'SHOP_LISTING_LIMIT=100',
      'PUBLIC_URL=https://www.example.com',
    ].join('\n'),
  )
})

test('The set-up fails with a sentence, without the secret.', async () => {
  const { url } = await startStandIn(standInAdminApi().replies)
  const { code, output } = await setUp({ ...ENV, SHOPWARE_URL: url, SHOPWARE_CLIENT_SECRET: 'deleted' })
  expect([code, output]).toEqual([
    1,
    expect.stringContaining('refuses SHOPWARE_CLIENT_ID and SHOPWARE_CLIENT_SECRET (401)'),
  ])
  expect(output).not.toContain('deleted')
})

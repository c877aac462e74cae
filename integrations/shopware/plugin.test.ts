import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { ADMIN, standInAdminApi } from '#test/support/shopware/admin-api.ts'
import { ORDER_CONFIRMATION } from '#test/support/shopware/admin-mail-templates.ts'
import { hasNoPhp, runPlugin } from '#test/support/shopware/php.ts'
import { startStandIn } from '#test/support/stand-in.ts'
import { openAdminApi } from './admin-api.ts'
import { readSetUp } from './read-set-up.ts'
import { setUpShopware } from './set-up.ts'

const here = (path: string) => join(import.meta.dirname, path)
const read = (path: string) => readFileSync(here(path), 'utf8')
const SET_UP = await readSetUp()

const composer = z
  .object({
    type: z.literal('shopware-platform-plugin'),
    autoload: z.object({ 'psr-4': z.record(z.string(), z.string()) }),
    extra: z.object({ 'shopware-plugin-class': z.string() }),
  })
  .parse(JSON.parse(read('composer.json')))
const [[prefix, folder] = ['', '']] = Object.entries(composer.autoload['psr-4'])
const CLASS = composer.extra['shopware-plugin-class'].slice(prefix.length)

test('The plugin has its class where composer.json says.', () => {
  const php = read(`${folder}${CLASS}.php`)
  expect(php).toContain(`namespace ${prefix.replace(/\\$/, '')};`)
  expect(php).toContain(`class ${CLASS} extends Plugin`)
})

describe.skipIf(hasNoPhp())("The plugin's PHP", () => {
  const rows = {
    language: [
      { id: ADMIN.german, locale: 'de-DE' },
      { id: ADMIN.english, locale: 'en-GB' },
      { id: ADMIN.dutch, locale: 'nl-NL' },
    ],
    mail_template_type: [
      { id: '8'.repeat(32), technicalName: 'contact_form' },
      { id: ORDER_CONFIRMATION, technicalName: 'order_confirmation_mail' },
    ],
  }
  const run = (...steps: Parameters<typeof runPlugin>[1]) => runPlugin(import.meta.dirname, steps, rows)
  const ofMails = (writes: ReturnType<typeof runPlugin>) => writes.filter(([, entity]) => entity === 'mail_template')

  test.each(globSync('{src,../../test/support/shopware/php}/**/*.php', { cwd: import.meta.dirname }))(
    'compiles: %s.',
    (file) => {
      expect(execFileSync('php', ['-l', here(file)]).toString()).toContain('No syntax errors')
    },
  )

  test('writes the same rows as the set-up by the Admin API.', async () => {
    const api = standInAdminApi()
    const { url } = await startStandIn(api.replies)
    const access = await openAdminApi({ url, clientId: 'SWIAID', clientSecret: 'secret' })
    await setUpShopware(access, SET_UP, { publicUrl: 'https://www.example.com', accessKey: 'SWSCKEY' }, () => {})
    const synced = z.record(z.string(), z.object({ payload: z.unknown() }))
    const rowsOf = (entity: string) =>
      api.written
        .filter(({ path }) => path === 'sync')
        .map(({ body }) => synced.parse(body)[`write-${entity}`]?.payload)
        .find((rows) => rows !== undefined)
    expect(run('install')).toEqual([
      ['upsert', 'custom_field_set', rowsOf('custom_field_set')],
      ...z
        .array(z.unknown())
        .parse(rowsOf('mail_template'))
        .map((row) => ['create', 'mail_template', [row]]),
    ])
  })

  test('does not write a mail template that is there, since the company may have edited it.', () => {
    expect(ofMails(run('install', 'update', 'update'))).toHaveLength(2)
  })

  test('makes the mail templates at an update from a version that had none.', () => {
    expect(ofMails(run('update'))).toMatchObject(
      SET_UP.mailTemplates.map(({ id }) => ['create', 'mail_template', [{ id }]]),
    )
  })

  test('deletes its rows when it is uninstalled, unless the data is to be kept.', () => {
    expect(run('install', 'uninstall').slice(3)).toEqual([
      ['delete', 'custom_field_set', SET_UP.customFieldSets.map(({ id }) => ({ id }))],
      ['delete', 'mail_template', SET_UP.mailTemplates.map(({ id }) => ({ id }))],
    ])
    expect(run('install', 'keep')).toHaveLength(3)
  })
})

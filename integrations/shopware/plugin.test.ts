import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { ADMIN, standInAdminApi } from '#test/support/shopware/admin-api.ts'
import { openAdministration } from '#test/support/shopware/administration.ts'
import { ORDER_CONFIRMATION } from '#test/support/shopware/admin-mail-templates.ts'
import { NOTE, orderedIn, REFERENCE } from '#test/support/shopware/ordered.ts'
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

describe('The page of an order in the Administration', () => {
  const PUBLIC = 'src/Resources/public/administration'
  /** As Symfony derives it from the class. */
  const technicalName = CLASS.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()
  const script = `${PUBLIC}/js/${technicalName}.js`
  const order = orderedIn('de')
  const render = (index: number, locale = 'de-DE', given: object = order) =>
    openAdministration(here(script)).renderLine('sw-order-line-items-grid', locale, given, order.lineItems[index] ?? {})
  const unescaped = (html: string) =>
    html
      .replaceAll(/<[^>]+>|\u00a0/g, ' ')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&#39;', "'")
      .replaceAll('&amp;', '&')

  test('has its script where a Shopware 6.6 looks for it, and in the entry points of a 6.7.', () => {
    expect(existsSync(here(script))).toBe(true)
    execFileSync(process.execPath, ['--check', here(script)])
    expect(JSON.parse(read(`${PUBLIC}/.vite/entrypoints.json`))).toMatchObject({
      entryPoints: {
        [technicalName]: { js: [`/bundles/${CLASS.toLowerCase()}/administration/js/${technicalName}.js`], css: [] },
      },
    })
  })

  test.each([
    ['de-DE', ['Schnittlänge: 1250 mm', 'Referenz des Kunden: ', 'Notiz: ', 'Datei: kante.png (1 KB)']],
    ['en-GB', ['Cut length: 1250 mm', "Customer's reference: ", 'Note: ', 'File: kante.png (1 KB)']],
  ])('shows cut length, reference, note and files below the name of a line in %s.', async (locale, names) => {
    const html = await render(0, locale)
    const seen = unescaped(html)
    expect([...names, 'Einzelteil 13 rund', NOTE, REFERENCE].filter((text) => !seen.includes(text))).toEqual([])
    expect(seen.indexOf('Einzelteil 13 rund')).toBeLessThan(seen.indexOf('1250 mm'))
    expect(html).toContain('href="https://site.test/files/kante.png?a=1&amp;b=2"')
    expect(html).not.toMatch(/<(b|i|script)>/)
  })

  test('shows the format of a sheet, and the files of its own line only.', async () => {
    const seen = unescaped(await render(1))
    expect(seen).toMatch(/Schnittformat: 10 × 200 × 1500[.,]5 mm/)
    expect(seen).not.toContain('kante.png')
  })

  test('takes no comment of a visitor for a file.', async () => {
    const comment = 'zu 1: RW-S112, bitte\nfalsch.pdf (1 KB)\nhttps://evil.example/x'
    const html = await render(0, 'de-DE', { ...order, customerComment: `${comment}\n\n${order.customerComment}` })
    expect(html).toBe(await render(0, 'de-DE', order))
  })

  test('stays as it is for a line without any of this, and for an order without a comment.', async () => {
    expect(await render(2)).not.toContain('profilwerk-line-fact')
    expect(await render(3)).not.toContain('profilwerk-line-fact')
    expect(unescaped(await render(0, 'de-DE', { ...order, customerComment: null }))).toContain('1250 mm')
  })
})

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { companySchema } from '#contracts/company.ts'
import demo from '#data/company.json'
import { respond } from '#backend/content/documents/respond.ts'
import { loadSite } from './load.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'content-'))
})
afterEach(() => rm(folder, { recursive: true }))

const page = (uid: number, rest: object = {}) => ({ uid, title: `Page ${uid}`, meta: { description: 'd' }, ...rest })

async function write(files: Record<string, unknown>): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), typeof content === 'string' ? content : JSON.stringify(content))
  }
}

const load = () => loadSite({ folder, company: companySchema.parse(demo), defaultLocale: 'de', base: '' })

test('The address of a page follows from its path.', async () => {
  await write({
    'pages/de/index.json': page(1),
    'pages/de/kontakt/technik.json': page(2),
    'pages/en/index.json': page(1),
  })
  const site = await load()
  expect(site.pages.map(({ locale, path, uid }) => [locale, path, uid])).toEqual([
    ['de', '', 1],
    ['de', 'kontakt/technik', 2],
    ['en', '', 1],
  ])
  expect(site.locales).toEqual(['de', 'en'])
})

test.each(['/de/über', '/de/%C3%BCber', '/de/über/'])(
  'The moved address %s is found as it is asked for.',
  async (from) => {
    await write({ 'pages/de/index.json': page(1), 'pages/redirects.json': [{ from, to: '/de' }] })
    const site = await load()
    for (const path of ['/de/über', '/de/über/'])
      expect(respond(site, path, undefined).body).toEqual({ redirectUrl: '/de', statusCode: 301 })
  },
)

test.each(['/index.php?id=3', '/de/alt#team'])(
  'The moved address %s is refused, as it is not a path alone.',
  async (from) => {
    await write({ 'pages/de/index.json': page(1), 'pages/redirects.json': [{ from, to: '/de' }] })
    await expect(load()).rejects.toThrow(
      'pages/redirects.json: 0.from: must not have a ? or #: redirects look at paths only',
    )
  },
)

test.each(['pages/de', 'people', 'media'])('The folder %s that cannot be read is an error.', async (path) => {
  await write({ 'pages/en/index.json': page(1), [path]: '' })
  await expect(load()).rejects.toThrow('ENOTDIR')
})

test('All problems of all files are reported at once, with file and field.', async () => {
  await write({
    'pages/de/index.json': page(1, { main: [{ type: 'text', bodytext: '<a href="page:9">x</a>' }] }),
    'pages/de/agb.json': { uid: 'x', title: '', meta: {} },
    'pages/de/broken.json': '{',
    'pages/de/kontakt.json': page(1, { main: [{ type: 'site_address_list', people: ['nobody'] }] }),
    'pages/de/bild.json': page(3, {
      picture: { file: 'none.svg' },
      main: [{ type: 'site_split', media: { file: 'no.svg' }, link: { page: 8 } }],
    }),
    'pages/de/fax.json': page(4, { main: [{ type: 'text', bodytext: '{company.pager}' }] }),
    'pages/de/navigation.json': {
      main: [{ link: { page: 7 } }],
      footerleft: [],
      footerright: [{}, { title: 'A', image: { file: 'gone.svg' } }],
    },
    'pages/en/agb.json': page(2),
    'people/anna.json': { id: 1, name: 'Anna', positions: [], email: 'x', tel: '030' },
  })
  const message = await load().then(
    () => '',
    (error: Error) => error.message,
  )
  for (const expected of [
    /pages\/de\/index\.json: main\.0\.bodytext: page 9 does not exist/,
    /pages\/de\/agb\.json: uid: /,
    /pages\/de\/agb\.json: title: /,
    /pages\/de\/agb\.json: meta\.description: /,
    /pages\/de\/broken\.json: is not JSON/,
    /pages\/de\/kontakt\.json: uid: 1 is taken by index\.json/,
    /pages\/de\/kontakt\.json: main\.0\.people: people\/nobody\.json does not exist/,
    /pages\/de\/bild\.json: picture: media\/none\.svg does not exist/,
    /pages\/de\/bild\.json: main\.0\.media: media\/no\.svg does not exist/,
    /pages\/de\/bild\.json: main\.0\.link: page 8 does not exist/,
    /pages\/de\/fax\.json: \{company\.pager\} is not known/,
    /pages\/de\/navigation\.json: main\.0\.link: page 7 does not exist/,
    /pages\/de\/navigation\.json: footerright\.1\.image: media\/gone\.svg does not exist/,
    /pages\/de\/navigation\.json: footerright\.0: needs a title or a link/,
    /pages\/en\/index\.json: is missing/,
    /people\/anna\.json: positions: /,
    /people\/anna\.json: email: /,
  ])
    expect(message).toMatch(expected)
})

test("the company's data are put in per language", async () => {
  const main = [{ type: 'text', bodytext: ['<p>{company.legalName}, {company.country}</p>', '<p>{company.hours}</p>'] }]
  await write({ 'pages/de/index.json': page(1, { main }), 'pages/en/index.json': page(1, { main }) })
  const bodies = (await load()).pages.map((one) => (one.main[0]?.type === 'text' ? one.main[0].bodytext : ''))
  expect(bodies[0]).toBe('<p>Musterwerk Kunststoffe GmbH, Deutschland</p>\n<p>Mo–Do 7:30–17:00, Fr 7:30–16:00</p>')
  expect(bodies[1]).toContain('Germany</p>\n<p>Mon–Thu 7:30–17:00, Fri 7:30–16:00')
})

test('The demo content is valid.', async () => {
  const options = { company: companySchema.parse(demo), defaultLocale: 'de' as const, base: '' }
  const site = await loadSite({ ...options, folder: join(import.meta.dirname, '../../../data') })
  expect(site.locales).toEqual(['de', 'en', 'nl', 'cz'])
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { PROJECT_FOLDER } from '#backend/files/project-folder.ts'
import { companySchema } from '#contracts/company.ts'
import { LOCALES } from '#contracts/locales.ts'
import { pageBody } from '#test/support/page-dom.ts'
import { linkOf, metaOf } from '#test/support/page-tags.ts'
import { sharedSite, type SharedSite } from '#test/support/shared-site.ts'

const company = companySchema.parse(JSON.parse(readFileSync(join(PROJECT_FOLDER, 'data/company.json'), 'utf8')))

/** Addresses of other sites that the footer leads to. */
const ELSEWHERE = [
  ...[...company.social, ...company.countrySites].map(({ url }) => url),
  ...[company.customerPortal, company.groupSite].flatMap((other) => (other ? [other.url] : [])),
]

let site: SharedSite
beforeAll(async () => (site = await sharedSite()))

async function read(path: string): Promise<Response> {
  const response = await fetch(site.url + path)
  expect(response.status, path).toBe(200)
  return response
}

test.each(LOCALES)('the footer in %s has numbers, hours and links of the company, and this year', async (locale) => {
  // The year may end while the page is made.
  const begun = new Date().getFullYear()
  const html = await (await read(`/${locale}`)).text()
  const years = [begun, new Date().getFullYear()]
  const footer = pageBody(html).querySelector('footer')
  const text = footer?.textContent ?? ''
  for (const part of [company.legalName, company.street, company.phone, company.fax ?? '']) expect(text).toContain(part)
  expect(years.filter((year) => text.includes(`© ${year}`))).not.toEqual([])
  expect(text).toMatch(/7:30[–-]17:00/)
  const targets = [...(footer?.querySelectorAll('a[href]') ?? [])].map((link) => link.getAttribute('href'))
  expect(targets).toEqual(expect.arrayContaining(ELSEWHERE))
  expect(targets).toContain(`tel:${company.phone.replaceAll(/[ -]/g, '')}`)
})

test('the home page has the mail address only as people read it, in its text and in its data', async () => {
  const html = await (await read('/de')).text()
  expect(pageBody(html).querySelector('footer')?.textContent).toContain('anfrage (at) example.com')
  expect(html).not.toContain(company.mail)
  expect(html).not.toContain('mailto:')
})

test('a browser that pins the site gets its name, colour and symbols in their sizes', async () => {
  const html = await (await read('/de')).text()
  expect(metaOf(html, 'theme-color')).toMatch(/^#[0-9a-f]{6}$/)
  expect(linkOf(html, { rel: 'manifest' })).toBe('/manifest.webmanifest')
  const manifest = await (await read('/manifest.webmanifest')).json()
  expect(manifest).toMatchObject({ name: expect.stringContaining(company.name), start_url: '/' })
  const touch = linkOf(html, { rel: 'apple-touch-icon' }) ?? ''
  const icons: { src: string; sizes: string; type: string }[] = manifest.icons
  expect(icons.length).toBeGreaterThan(0)
  for (const { src, sizes } of [...icons, { src: touch, sizes: '180x180' }]) {
    const file = await read(src)
    if (sizes === 'any') continue
    const { width, height } = await sharp(await file.arrayBuffer()).metadata()
    expect([src, `${width}x${height}`]).toEqual([src, sizes])
  }
})

test.each(LOCALES)(
  'a page in %s loads the font of its letters before its styles, from the files that they name',
  async (locale) => {
    const html = await (await read(`/${locale}`)).text()
    const named = [...html.matchAll(/<link rel="preload" as="font"[^>]*>/g)]
    const files = named.map(([link]) => /href="([^"]+)"/.exec(link)?.[1] ?? '')
    expect(files).toHaveLength(locale === 'cz' ? 2 : 1)
    for (const [link] of named) expect(link).toContain('crossorigin="')
    const styles = html.indexOf('<style>')
    for (const [at, file] of files.entries()) {
      expect(named[at]?.index).toBeLessThan(styles)
      expect(html.slice(styles)).toContain(`url(${file})`)
      expect((await read(file)).headers.get('content-type')).toBe('font/woff2')
    }
  },
)

const TOOLS = ['chain-rack', 'chemical-resistance', 'cut-list']

test.each(LOCALES)('the tools are in the menu, on the home page and in the footer in %s', async (locale) => {
  const body = pageBody(await (await read(`/${locale}`)).text())
  const linksIn = (place: string) =>
    [...body.querySelectorAll(`${place} a[href]`)].map((link) => link.getAttribute('href'))
  const addresses = TOOLS.map((tool) => `/${locale}/tools/${tool}`)
  expect(linksIn('header nav > ul > li >')).toContain(`/${locale}/tools`)
  expect(linksIn('header details')).toEqual(expect.arrayContaining(addresses))
  expect(linksIn('main')).toEqual(expect.arrayContaining([`/${locale}/tools`, ...addresses]))
  expect(linksIn('footer')).toContain(`/${locale}/tools`)
})

import { globSync } from 'node:fs'
import { join, sep } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { metaOf, tagsOf } from '#test/support/page-tags.ts'
import { sharedSite, type SharedSite } from '#test/support/shared-site.ts'

let site: SharedSite
beforeAll(async () => {
  site = await sharedSite()
})

/** The addresses of the demo company's pages, by their files. */
const ADDRESSES = globSync('{de,en,nl,cz}/**/*.json', { cwd: join(import.meta.dirname, '../../data/pages') })
  .map(
    (file) =>
      `/${file
        .split(sep)
        .join('/')
        .replace(/(\/index)?\.json$/, '')}`,
  )
  .filter((path) => !/\/(navigation|404)$/.test(path))
  .toSorted()

const read = async (path: string) => {
  const response = await fetch(site.url + path, { redirect: 'manual' })
  return { status: response.status, html: await response.text() }
}

const mainOf = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'))

test('Every page of the company has one h1, a description, and no link that leads nowhere.', async () => {
  expect(ADDRESSES.length).toBeGreaterThan(140)
  // Addresses of the shop are compared with the catalogue in test/texts/pages.test.ts.
  const targets = new Map<string, string>()
  for (const path of ADDRESSES) {
    const { status, html } = await read(path)
    expect([path, status]).toEqual([path, 200])
    expect([path, html.match(/<h1[ >]/g)?.length]).toEqual([path, 1])
    expect(metaOf(html, 'description')?.length, path).toBeGreaterThanOrEqual(15)
    for (const { href = '' } of tagsOf(mainOf(html), 'a')) {
      if (href.startsWith('/')) targets.set(href.replace(/[#?].*/, ''), path)
    }
  }
  expect(targets.size).toBeGreaterThan(200)
  const broken: string[] = []
  for (const [href, path] of targets) {
    if (ADDRESSES.includes(href) || /\/shop\/(category|product)\//.test(href)) continue
    const { status } = await read(href)
    if (status !== 200) broken.push(`${path}: ${href} ${status}`)
  }
  expect(broken).toEqual([])
})

test('The page about a status has that status, with the content system’s page if it lists one.', async () => {
  const listed = await read('/de/404')
  expect([listed.status, listed.html.includes('Vielleicht hilft eine dieser Seiten')]).toEqual([404, true])
  for (const [path, status] of [
    ['/de/500', 500],
    ['/en/403', 403],
    ['/cz/503', 503],
  ] as const) {
    const page = await read(path)
    expect([path, page.status, page.html.match(/<h1[ >]/g)?.length]).toEqual([path, status, 1])
    expect(page.html).not.toContain('Vielleicht hilft')
  }
  // No status, and no page.
  expect((await read('/de/499')).status).toBe(404)
})

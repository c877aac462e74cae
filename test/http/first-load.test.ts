import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { productId } from '#backend/shop/import/rows/keys.ts'
import { firstLoad } from '#bench/pages/first-load.ts'
import { FILE_ROUTE_PREFIX } from '#web/app/file-route.ts'
import { BUILD, startSite, type RunningSite } from '#test/support/site.ts'
import { siteTemplate } from '#test/support/template.ts'
import { CONFIRMED, goToSummary, PRODUCT, visit, type Visitor } from '#test/support/visitor.ts'

/** Bytes with gzip, for every page. */
const BUDGET = 130_000

let site: RunningSite
/** One visitor before the summary, and one after sending a quote request. */
let deciding: Visitor
let confirmed: Visitor
beforeAll(async () => {
  site = await startSite({ template: await siteTemplate() })
  deciding = visit(site.url)
  await goToSummary(deciding)
  confirmed = visit(site.url)
  const { key } = await goToSummary(confirmed)
  await confirmed.post('/de/shop/checkout?step=summary', { ...CONFIRMED, key })
})
afterAll(() => site.dispose())

async function read(path: string): Promise<string> {
  const file = await fetch(site.url + path)
  expect(file.status, path).toBe(200)
  return file.text()
}

test.each([
  ['home', '/de', 200],
  ['shop start', '/de/shop', 200],
  ['category', '/de/shop/category/kettenfuehrungen', 200],
  ['product', PRODUCT, 200],
  ['comparison', '/de/shop/compare?item=CT-1&item=CTU-1', 200],
  ['search', '/de/search?term=08B-1', 200],
  ['terms', '/de/agb', 200],
  ['tools', '/de/tools', 200],
  ['CAD model', `/de/shop/cad/${productId('CT-06B1-S-2000')}`, 200],
  ['chemical resistance', '/de/tools/chemical-resistance', 200],
  ['chain rack', '/de/tools/chain-rack', 200],
  ['cut list', '/de/tools/cut-list', 200],
  ['CAD models', '/de/tools/cad', 200],
  ['article', '/de/news/pfas-wir-finden-alternativen-37', 200],
  ['downloads', '/de/downloads', 200],
  ['not found', '/de/no-such-page', 404],
  ['sign-in', '/de/shop/account/login', 200],
  ['registration', '/de/shop/account/register', 200],
  ['cart', '/de/shop/cart', 200],
  ['address', '/de/shop/checkout', 200],
  ['summary', '/de/shop/checkout?step=summary', 200],
  ['confirmation', '/de/shop/orderconfirmation', 200],
])('%s loads at most 130 KB of scripts before it is interactive', async (name, path, status) => {
  const page = await (name === 'confirmation' ? confirmed : deciding).get(path)
  expect(page.status).toBe(status)
  const { files, total, blocking } = await firstLoad(await page.text(), read)
  expect(files.size, 'files').toBeGreaterThan(1)
  expect(blocking, 'scripts before the first paint').toEqual([])
  expect(total, [...files].map(([file, size]) => `${size} ${file}`).join('\n')).toBeLessThanOrEqual(BUDGET)
})

/** Bytes with gzip that the dialog of the model may add to a product page: viewer, three and texts. */
const CAD_BUDGET = 200_000
const DYNAMIC_IMPORT = /\bimport\([`"']([^`"']+)[`"']\)/g

test('the dialog of the CAD model adds at most 200 KB of scripts to the product page, which has none of them', async () => {
  const assets = await readdir(join(BUILD, 'client/assets'))
  const dialog = assets.find((name) => /^cad-dialog-[\w-]+\.js$/.test(name))
  const { files: onPage } = await firstLoad(await (await deciding.get(PRODUCT)).text(), read)
  const wanted = new Set([`/assets/${dialog}`])
  const files = new Map<string, number>()
  for (const path of wanted) {
    const loaded = await firstLoad(`<link rel="modulepreload" href="${path}">`, read)
    for (const [file, size] of loaded.files) {
      if (onPage.has(file) || files.has(file)) continue
      files.set(file, size)
      for (const [, name = ''] of (await read(file)).matchAll(DYNAMIC_IMPORT)) {
        wanted.add(new URL(name, `http://site${file}`).pathname)
      }
    }
  }
  const names = [...files.keys()].join(' ')
  for (const part of ['cad-dialog', 'cad-viewer', 'three-view']) expect(names).toContain(part)
  const total = [...files.values()].reduce((sum, size) => sum + size, 0)
  expect(total, [...files].map(([file, size]) => `${size} ${file}`).join('\n')).toBeLessThanOrEqual(CAD_BUDGET)
})

test('no script has the schemas of the server: they are long, and their compiler breaks the security policy', async () => {
  const assets = join(BUILD, 'client/assets')
  const scripts = (await readdir(assets)).filter((name) => name.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(10)
  const texts = await Promise.all(
    scripts.map(async (name) => [name, await readFile(join(assets, name), 'utf8')] as const),
  )
  expect(texts.filter(([, text]) => text.includes('ZodError')).map(([name]) => name)).toEqual([])
})

test('the list of routes is compressed and has no routes that only the server serves', async () => {
  const assets = join(BUILD, 'client/assets')
  const [name = ''] = (await readdir(assets)).filter((file) => /^manifest-\w+\.js$/.test(file))
  const list = await fetch(`${site.url}/assets/${name}`, { headers: { 'accept-encoding': 'gzip' } })
  expect(list.headers.get('content-encoding')).toBe('gzip')
  const text = await list.text()
  expect(text).toContain('routes/content/route')
  expect(text).not.toContain(FILE_ROUTE_PREFIX)
})

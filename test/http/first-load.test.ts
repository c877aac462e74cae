import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { productId } from '#backend/shop/import/rows/keys.ts'
import { firstLoad } from '#bench/pages/first-load.ts'
import routes from '#web/routes.ts'
import { readMailLink } from '#test/support/account-mails.ts'
import { newCustomer } from '#test/support/account-visitor.ts'
import { fillForm, openForm, submitForm } from '#test/support/page-form.ts'
import type { ROUTE_AUDIENCES } from '#test/support/route-audiences.ts'
import { sharedSite, type SharedSite } from '#test/support/shared-site.ts'
import { BUILD } from '#test/support/site.ts'
import { addPiece, CONFIRMED, goToSummary, PRODUCT, visit, type Visitor } from '#test/support/visitor.ts'

/** Bytes with gzip, for every page. */
const BUDGET = 150_000
/** Script files of a first load, for every page. */
const MOST_FILES = 25

type Audiences = typeof ROUTE_AUDIENCES
type Who = 'guest' | 'confirmed' | 'customer'

interface Page {
  address: string | ((ids: { orderId: string; addressId: string; link: string }) => string)
  /** Guest by default, who is before the summary. */
  who?: Who
  /** 200 by default. */
  status?: number
}

const SHOP = '/de/shop'
const ACCOUNT = `${SHOP}/account`
const NO_HASH = `?em=0&hash=${'0'.repeat(32)}`

/** Pages of every route, by its path; routes without a screen are left out, and a text says why another one has no page. */
const PAGES: Partial<Record<keyof Audiences, Page[] | string>> = {
  ':locale/search': [{ address: '/de/search?term=08B-1' }],
  ':locale/cookie-settings': 'is the page of visitors without scripts; with scripts it is a dialog',
  ':locale/shop': [{ address: SHOP }],
  ':locale/shop/category/*': [{ address: `${SHOP}/category/kettenfuehrungen` }],
  ':locale/shop/page/*': 'is of a Shopware: category-layouts-on-shopware.test.ts',
  ':locale/shop/product/*': [{ address: PRODUCT }],
  ':locale/shop/compare': [{ address: `${SHOP}/compare?item=CT-1&item=CTU-1` }],
  ':locale/shop/cad/:productId': [{ address: `${SHOP}/cad/${productId('CT-06B1-S-2000')}` }],
  ':locale/shop/cart': [{ address: `${SHOP}/cart` }],
  ':locale/shop/attachments/ended': [{ address: `${SHOP}/attachments/ended`, status: 410 }],
  ':locale/shop/list': [{ address: `${SHOP}/list` }],
  ':locale/shop/checkout': [
    { address: `${SHOP}/checkout` },
    { address: `${SHOP}/checkout?as=customer` },
    { address: `${SHOP}/checkout?as=new` },
    { address: `${SHOP}/checkout?step=summary` },
    { address: `${SHOP}/checkout`, who: 'customer' },
  ],
  ':locale/shop/orderconfirmation': [{ address: `${SHOP}/orderconfirmation`, who: 'confirmed' }],
  ':locale/shop/account/account': [{ address: `${ACCOUNT}/account`, who: 'customer' }],
  ':locale/shop/account/login': [{ address: `${ACCOUNT}/login` }],
  ':locale/shop/account/register': [{ address: `${ACCOUNT}/register` }],
  ':locale/shop/registration/confirm': [{ address: `${SHOP}/registration/confirm${NO_HASH}` }],
  ':locale/shop/account/profile': [{ address: `${ACCOUNT}/profile`, who: 'customer' }],
  ':locale/shop/account/addresses': [{ address: `${ACCOUNT}/addresses`, who: 'customer' }],
  ':locale/shop/account/addresses/:id': [
    { address: `${ACCOUNT}/addresses/new`, who: 'customer' },
    { address: ({ addressId }) => `${ACCOUNT}/addresses/${addressId}`, who: 'customer' },
  ],
  ':locale/shop/account/access': [{ address: `${ACCOUNT}/access`, who: 'customer' }],
  ':locale/shop/account/email/confirm': [{ address: `${ACCOUNT}/email/confirm${NO_HASH}` }],
  ':locale/shop/account/password': [{ address: `${ACCOUNT}/password` }],
  ':locale/shop/account/recover/password': [{ address: `${ACCOUNT}/recover/password${NO_HASH}` }],
  ':locale/shop/account/data': [{ address: `${ACCOUNT}/data`, who: 'customer' }],
  ':locale/shop/account/:source/:id?': [
    { address: `${ACCOUNT}/orderhistory`, who: 'customer' },
    { address: ({ orderId }) => `${ACCOUNT}/orderhistory/${orderId}`, who: 'customer' },
    { address: ({ link }) => link },
  ],
  ':locale/tools': [{ address: '/de/tools' }],
  ':locale/tools/chemical-resistance': [{ address: '/de/tools/chemical-resistance' }],
  ':locale/tools/chain-rack': [{ address: '/de/tools/chain-rack' }],
  ':locale/tools/cut-list': [{ address: '/de/tools/cut-list' }],
  ':locale/tools/cad': [{ address: '/de/tools/cad' }],
  ':locale/*': [
    { address: '/de' },
    { address: '/de/agb' },
    { address: '/de/news/pfas-wir-finden-alternativen-37' },
    { address: '/de/downloads' },
    { address: '/de/no-such-page', status: 404 },
  ],
}

let site: SharedSite
let visitors: Record<Who, Visitor>
const ids = { orderId: '', addressId: '', link: '' }
beforeAll(async () => {
  site = await sharedSite()
  const guest = visit(site.url)
  await goToSummary(guest)
  const confirmed = visit(site.url)
  const { key } = await goToSummary(confirmed)
  await confirmed.post(`${SHOP}/checkout?step=summary`, { ...CONFIRMED, key })
  const { visitor: customer, email } = await newCustomer(site)
  await addPiece(customer)
  await submitForm(customer, await openForm(customer, `${SHOP}/checkout`, 'billing'))
  await submitForm(customer, fillForm(await openForm(customer, `${SHOP}/checkout?step=summary`, 'key'), CONFIRMED))
  await addPiece(customer)
  const idIn = async (path: string) =>
    new RegExp(`${path}/([0-9a-f]{32})`).exec(await (await customer.get(path)).text())?.[1] ?? ''
  ids.addressId = await idIn(`${ACCOUNT}/addresses`)
  ids.orderId = await idIn(`${ACCOUNT}/orderhistory`)
  ids.link = await readMailLink(site.dataDir, email, '/account/order/')
  visitors = { guest, confirmed, customer }
})

/** Scripts by path, which no page changes. */
const scripts = new Map<string, Promise<string>>()
function read(path: string): Promise<string> {
  const script = scripts.get(path) ?? readScript(path)
  scripts.set(path, script)
  return script
}
async function readScript(path: string): Promise<string> {
  const file = await fetch(site.url + path)
  expect(file.status, path).toBe(200)
  return file.text()
}

/** A module without one sends files or answers forms. */
const SCREEN = /^export default /m

test('Every route with a screen has a page below.', async () => {
  const screens = await Promise.all(
    routes.map(async ({ file, path = '/' }) => (SCREEN.test(await readFile(join('web', file), 'utf8')) ? [path] : [])),
  )
  const pages = screens.flat()
  expect(Object.keys(PAGES).toSorted()).toEqual(pages.toSorted())
})

const pages = Object.entries(PAGES).flatMap(([route, rows]) =>
  typeof rows === 'string' ? [] : rows.map((page, index) => [route, index + 1, page] as const),
)
test.each(pages)(
  '%s, page %i, loads at most 150 KB of scripts in 25 files before it is interactive',
  async (_, __, page) => {
    const { address, who = 'guest', status = 200 } = page
    const response = await visitors[who].get(typeof address === 'string' ? address : address(ids))
    expect(response.status).toBe(status)
    const { files, total, blocking } = await firstLoad(await response.text(), read)
    expect(files.size, 'files').toBeGreaterThan(1)
    expect(files.size, [...files.keys()].join('\n')).toBeLessThanOrEqual(MOST_FILES)
    expect(blocking, 'scripts before the first paint').toEqual([])
    expect(total, [...files].map(([file, size]) => `${size} ${file}`).join('\n')).toBeLessThanOrEqual(BUDGET)
  },
)

/** Bytes with gzip that the dialog of the model may add to a product page: viewer, three and texts. */
const CAD_BUDGET = 200_000
const DYNAMIC_IMPORT = /\bimport\([`"']([^`"']+)[`"']\)/g

test('the dialog of the CAD model adds at most 200 KB of scripts to the product page, which has none of them', async () => {
  const assets = await readdir(join(BUILD, 'client/assets'))
  const dialog = assets.find((name) => /^cad-dialog-[\w-]+\.js$/.test(name))
  const { files: onPage } = await firstLoad(await (await visitors.guest.get(PRODUCT)).text(), read)
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

test('no script reads workbooks: the server does', async () => {
  const scripts = await readdir(join(BUILD, 'client/assets'))
  const texts = await Promise.all(
    scripts.filter((name) => name.endsWith('.js')).map((name) => readFile(join(BUILD, 'client/assets', name), 'utf8')),
  )
  expect(texts.filter((text) => /sharedStrings|office:value|table-row-group|covered-table-cell/.test(text))).toEqual([])
  // It is in a file of its own there, which is loaded with the first workbook.
  const own = (await readdir(join(BUILD, 'server/assets'))).filter((name) => name.startsWith('read-workbook'))
  expect(own).toHaveLength(1)
})

test('the list of routes is compressed', async () => {
  const assets = join(BUILD, 'client/assets')
  const [name = ''] = (await readdir(assets)).filter((file) => /^manifest-\w+\.js$/.test(file))
  const list = await fetch(`${site.url}/assets/${name}`, { headers: { 'accept-encoding': 'gzip' } })
  expect(list.headers.get('content-encoding')).toBe('gzip')
  const text = await list.text()
  expect(text).toContain('routes/content/route')
})

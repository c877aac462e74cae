import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { productId } from '#backend/shop/import/rows/keys.ts'
import { checksOf } from '#doctor/checks.ts'
import { readConfig } from '#server/config.ts'
import { pageBody } from '#test/support/page-dom.ts'
import { type NamedFile, filesNamedIn } from '#test/support/named-files.ts'
import { readMailUrl } from '#test/support/account-mails.ts'
import { agedForm } from '#test/support/aged-form.ts'
import { fillForm, formOf, submitForm } from '#test/support/page-form.ts'
import type { PrefixProxy } from '#test/support/prefix-proxy.ts'
import type { RunningSite } from '#test/support/site.ts'
import { startTwoInstances } from '#test/support/two-instances.ts'
import {
  addPiece,
  ADDRESS,
  confirmedNumber,
  CONFIRMED,
  goToSummary,
  PRODUCT,
  VARIANT,
  visit,
} from '#test/support/visitor.ts'

let back: RunningSite
let proxy: PrefixProxy
let front: RunningSite
let frontSettings: Record<string, string>
let dispose: () => Promise<void>

beforeAll(async () => {
  ;({ back, proxy, front, frontSettings, dispose } = await startTwoInstances())
})
afterAll(() => dispose())

/** Files that were loaded, by their address: pages share most of them. */
const loaded = new Map<string, Promise<{ status: number; type: string }>>()

function load(url: string) {
  const known = loaded.get(url)
  if (known) return known
  const loading = fetch(url).then(async (response) => {
    await response.arrayBuffer()
    return { status: response.status, type: response.headers.get('content-type') ?? '' }
  })
  loaded.set(url, loading)
  return loading
}

/** Files of a page that a browser of the front end does not get, or does not show. */
async function brokenFilesOf(response: Response, page: string): Promise<string[]> {
  const policy = response.headers.get('content-security-policy') ?? ''
  const files = filesNamedIn(await response.text())
  const problems = await Promise.all(files.map((file) => problemOf(file, policy)))
  return problems.flatMap((problem) => (problem === undefined ? [] : [`${page}: ${problem}`]))
}

async function problemOf({ address, named }: NamedFile, policy: string): Promise<string | undefined> {
  const { href, origin } = new URL(address, front.url)
  const isOwn = origin === front.url
  const said = `${named}="${address}"`
  // A browser takes the parts of a drawing and captions from the page's own origin only.
  if (!isOwn && /^(use|track)/.test(named)) return `${said} is of another origin`
  const { status, type } = await load(href)
  if (status !== 200) return `${said} ${status}`
  if (named.startsWith('img') && !type.startsWith('image/')) return `${said} ${type}`
  const isShown = !/^(img|source|video|image)/.test(named) || isOwn || sourcesOf(policy, 'img-src').includes(origin)
  return isShown ? undefined : `${said} is blocked by the policy`
}

const sourcesOf = (policy: string, directive: string): string[] =>
  policy
    .split(';')
    .map((part) => part.trim().split(' '))
    .find(([name]) => name === directive)
    ?.slice(1) ?? []

const mainOf = async (site: RunningSite, path: string) => {
  const response = await visit(site.url).get(path)
  const main = pageBody(await response.text()).querySelector('main')
  return { status: response.status, texts: (main?.innerText ?? '').split('\n') }
}

const CAD = `/de/shop/cad/${productId(VARIANT)}`
const searchOf = (term: string, view: string) => `/de/search?${new URLSearchParams({ term, view })}`

/** The embedded content system has none; the front end finds pages by menus and links. */
const NO_SITEMAP = expect.stringContaining('has no sitemap')
/** Of the demo, at the back end. */
const CUSTOMER = 'einkauf@example.com'
const DUTCH_PRODUCT = '/nl/shop/product/kettinggeleidingen/type-ct/kettinggeleiding-type-ct-simplex'

const PAGES = [
  '/de',
  '/en/styleguide',
  '/de/unternehmen',
  '/de/unternehmen/geschichte',
  '/de/werkstoffe/werkstoff-s',
  '/de/kontakt',
  '/de/news',
  '/de/news/weniger-druckluft',
  '/de/downloads',
  '/de/shop',
  '/en/shop/category/chain-guides',
  '/cz/shop/category/desky',
  PRODUCT,
  DUTCH_PRODUCT,
  `${PRODUCT}?variant=${VARIANT}`,
  `/de/shop/compare?item=${VARIANT}&item=CT-06B1-S-2000`,
  CAD,
  searchOf('kettenführung', 'products'),
  searchOf('kettenführung', 'content'),
  searchOf('kreutz', 'contacts'),
  searchOf('datenblatt', 'downloads'),
  searchOf('handhabung', 'downloads'),
]

async function mailSubjectsOf({ dataDir }: RunningSite): Promise<string[]> {
  const folder = join(dataDir, 'mails')
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml'))
  const mails = await Promise.all(names.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))))
  return mails.map(({ subject = '' }) => subject)
}

describe('A front end on another instance', () => {
  test.each(PAGES)('shows every picture of %s, and has every document.', async (page) => {
    const response = await visit(front.url).get(page)
    expect(response.status).toBe(200)
    expect(await brokenFilesOf(response, page)).toEqual([])
  })

  test.each(['products', 'content', 'downloads'])('has files at its hits: %s.', async (view) => {
    const found = filesNamedIn(await (await visit(front.url).get(searchOf('kettenführung', view))).text())
    const pattern = view === 'downloads' ? /^a / : /^img /
    expect(found.filter(({ named, address }) => pattern.test(named) && address.startsWith(proxy.url))).not.toEqual([])
  })

  test.each(['/de/werkstoffe/werkstoff-s', '/de/news', '/en/shop/category/chain-guides', PRODUCT, DUTCH_PRODUCT])(
    'says on %s what the back end says there.',
    async (page) => {
      expect(await mainOf(front, page)).toEqual(await mainOf(back, page))
    },
  )

  test('prints data sheets and makes models.', async () => {
    const product = await (await visit(front.url).get(PRODUCT)).text()
    const sheet = /\/de\/shop\/sheet\/[0-9a-f]{32}/.exec(product)?.[0] ?? ''
    for (const [path, type] of [
      [sheet, 'application/pdf'],
      [`${CAD}/step?length=1250`, 'model/step'],
    ] as const)
      expect(await load(front.url + path)).toEqual({ status: 200, type })
  })

  test('leads from an old address of the content to its page, at this site.', async () => {
    const response = await visit(front.url).get('/de/datenschutz')
    expect(response.headers.get('location')).toBe('/de/murtfeldt/datenschutzhinweis')
  })

  test('sends a form to the back end.', async () => {
    const visitor = visit(front.url)
    const page = await visitor.get('/de/kontakt')
    const name = /tx_form_formframework\[[\w-]+\]\[(?=email\])/.exec(await page.clone().text())?.[0] ?? ''
    const entries = { name: 'Ute Brandt', email: 'ute@example.com', message: 'Passt das Profil?' }
    const named = Object.entries(entries).map(([short, value]) => [`${name}${short}]`, value])
    const form = await agedForm(
      back,
      fillForm(await formOf(page, '/de/kontakt', `${name}email]`), Object.fromEntries(named)),
    )
    expect((await submitForm(visitor, form)).status).toBe(303)
  })

  test('gets the links of its customers’ mails.', async () => {
    const visitor = visit(front.url)
    const path = '/de/shop/account/password'
    const form = await formOf(await visitor.get(path), path, 'email')
    await submitForm(visitor, fillForm(form, { email: CUSTOMER }))
    const link = await readMailUrl(back.dataDir, CUSTOMER, '/recover/password')
    expect(link.origin + link.pathname).toBe(`${front.url}/de/shop/account/recover/password`)
    expect((await visitor.get(link.pathname + link.search)).status).toBeLessThan(400)
  })

  test('needs no change, as the doctor says.', async () => {
    const config = readConfig({ ...frontSettings, PUBLIC_URL: front.url, DATA_DIR: front.dataDir }, process.cwd())
    const checks = checksOf(config).filter(({ name }) => name !== 'database' && name !== 'mail')
    const found = await Promise.all(checks.map(async ({ run }) => run?.()))
    const problems = found.flatMap((findings) => findings ?? []).map(({ problem }) => problem)
    expect([checks.map(({ name }) => name), problems]).toEqual([
      ['shop', 'tools', 'content', 'pages', 'search'],
      [NO_SITEMAP],
    ])
  })

  test('sends a quote request, with the number of the back end and its pictures.', async () => {
    const visitor = visit(front.url)
    await addPiece(visitor)
    expect(await brokenFilesOf(await visitor.get('/de/shop/cart'), 'cart')).toEqual([])
    const { key } = await goToSummary(visitor)
    const sent = await visitor.post('/de/shop/checkout?step=summary', { ...CONFIRMED, key })
    expect(sent.status).toBe(302)
    const confirmation = await visitor.get('/de/shop/orderconfirmation')
    expect(await brokenFilesOf(confirmation, 'confirmation')).toEqual([])
    const number = await confirmedNumber(visitor)
    expect(number).toMatch(/^A-\d{6}$/)
    // The back end tells its sales.
    await vi.waitFor(
      async () => expect(await mailSubjectsOf(back)).toContainEqual(expect.stringContaining(number ?? 'no number')),
      { timeout: 30_000, interval: 100 },
    )
    const link = await readMailUrl(back.dataDir, ADDRESS.email, '/account/order/')
    expect(link.origin).toBe(front.url)
    expect((await visitor.get(link.pathname)).status).toBe(200)
  })
})

import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { coloursOfPicture, demoColoursOf, tracesIn } from '#test/support/demo-traces.ts'
import { coloursOfPdf, textOfPdf } from '#test/support/pdf-text.ts'
import { freePort } from '#test/support/free-port.ts'
import { type RunningSite, startSite } from '#test/support/site.ts'
import { CONFIRMED, confirmedNumber, readAddressForm, readSummary, visit } from '#test/support/visitor.ts'
import { TERM } from '#web/search/search-query.ts'

const NAME = 'Weber Gummitechnik'
const COLOUR = '#12507a'
const PRODUCT = '/de/shop/product/erste/beispiel-1'
const CUSTOMER = 'einkauf@kunde.example'
const SCALES = ['--green', '--mud', '--mud-green']

let site: RunningSite
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'own-company-'))
  const facts = ['--name', NAME, '--mail', 'post@weber.example', '--colour', COLOUR, '--font', 'bitter']
  execFileSync(process.execPath, ['tools/company-new/cli.ts', folder, ...facts], { stdio: 'pipe' })
  addDocuments(join(folder, 'catalogue/products.jsonl'))
  // Its search fails.
  site = await startSite({ env: { COMPANY_DIR: folder, SEARCH_URL: `http://127.0.0.1:${await freePort()}` } })
})
afterAll(async () => {
  await site?.dispose()
  rmSync(folder, { recursive: true, force: true })
})

/** Products whose documents the import writes. */
function addDocuments(file: string): void {
  const products: unknown[] = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  writeFileSync(file, '')
  for (const product of products) {
    const facts = { pfas: false, documents: ['data-sheet', 'handling', 'product-information'] }
    appendFileSync(file, `${JSON.stringify({ ...(product as object), facts })}\n`)
  }
}

async function get(path: string): Promise<Response> {
  return fetch(new URL(path, site.url), { headers: { accept: 'text/html,*/*' } })
}
const addressesIn = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, address = '']) => address)),
]

async function expectOwnPdf(file: ArrayBuffer): Promise<void> {
  const text = (await textOfPdf(file)).join(' ')
  expect(text).toContain(NAME)
  const colours = await coloursOfPdf(file)
  expect([tracesIn(text), demoColoursOf(colours), colours.has(COLOUR)]).toEqual([[], [], true])
}

test('mails to a customer and to sales, and the PDF of the request, have no trace of the demo', async () => {
  const visitor = visit(site.url)
  await visitor.post(PRODUCT, { variant: 'P-1-S', quantity: '3' })
  await visitor.post('/de/shop/checkout', await readAddressForm(visitor, { email: CUSTOMER }))
  const { key } = await readSummary(visitor)
  await visitor.post('/de/shop/checkout?step=summary', { ...CONFIRMED, key })
  const number = await confirmedNumber(visitor)
  const mailsOf = async (): Promise<Email[]> => {
    const mailbox = join(site.dataDir, 'mails')
    const names = (await readdir(mailbox)).filter((name) => name.endsWith('.eml'))
    const mails = await Promise.all(names.map(async (name) => PostalMime.parse(await readFile(join(mailbox, name)))))
    return mails.filter(({ subject }) => number !== undefined && subject?.includes(number))
  }
  await expect.poll(async () => (await mailsOf()).length).toBe(2)
  const mails = await mailsOf()
  const recipients = mails.map(({ to }) => to?.[0]?.address)
  expect(new Set(recipients)).toEqual(new Set([CUSTOMER, 'post@weber.example']))
  for (const mail of mails) {
    const { html = '', text = '', from } = mail
    expect(tracesIn([JSON.stringify(mail.headers), html, text].join('\n'))).toEqual([])
    expect([from?.name, from?.address, html.includes(COLOUR)]).toEqual([NAME, 'post@weber.example', true])
  }
  const files = mails.flatMap(({ attachments }) => attachments)
  const pdfs = files.filter(({ mimeType }) => mimeType === 'application/pdf')
  expect(pdfs.length).toBeGreaterThan(0)
  for (const { content } of pdfs) await expectOwnPdf(content as ArrayBuffer)
})

test('data sheets and stored documents have no trace of the demo', async () => {
  const page = await (await get(PRODUCT)).text()
  const [sheet = ''] = addressesIn(page, /"(\/de\/shop\/sheet\/[0-9a-f]{32})/g)
  const documents = addressesIn(page, /(\/media\/[^"'\\]+\.pdf)/g)
  expect(documents).toHaveLength(3)
  for (const path of [sheet, ...documents]) {
    const file = await get(path)
    expect([path, file.status, file.headers.get('content-type')]).toEqual([path, 200, 'application/pdf'])
    await expectOwnPdf(await file.arrayBuffer())
  }
})

test('its font is loaded with the page and part of the PDF, and the demo’s is in neither', async () => {
  const page = await (await get('/cz')).text()
  const fonts = addressesIn(page, /<link rel="preload" as="font" type="font\/woff2" href="([^"]+)"/g)
  expect(fonts).toHaveLength(2)
  for (const address of fonts) {
    const file = await get(address)
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'font/woff2'])
    expect(page).toContain(`src:url(${address}) format("woff2")`)
  }
  expect(page).not.toContain('/assets/sofia')
  const [sheet = ''] = addressesIn(await (await get(PRODUCT)).text(), /"(\/de\/shop\/sheet\/[0-9a-f]{32})/g)
  const pdf = Buffer.from(await (await get(sheet)).arrayBuffer()).toString('latin1')
  expect([pdf.includes('Bitter-Regular'), pdf.includes('Bitter-Bold'), pdf.includes('Sofia')]).toEqual([
    true,
    true,
    false,
  ])
})

test('pictures of shared links are in the colours of the company', async () => {
  const pages = ['/de', PRODUCT, '/de/shop/category/erste', '/en/tools', '/de/news/website']
  for (const path of pages) {
    const [picture = ''] = addressesIn(await (await get(path)).text(), /property="og:image" content="([^"]+)"/g)
    const colours = await coloursOfPicture(await (await get(new URL(picture).pathname)).arrayBuffer())
    expect([path, demoColoursOf(colours), colours.has(COLOUR)]).toEqual([path, [], true])
  }
})

test('symbols and the manifest are those of the company', async () => {
  const manifest = await (await get('/manifest.webmanifest')).text()
  expect([tracesIn(manifest), manifest.includes(COLOUR)]).toEqual([[], true])
  const home = await (await get('/en')).text()
  const icons = addressesIn(manifest + home, /"(\/brand\/[^"]+\.png)"/g)
  expect(icons.length).toBeGreaterThanOrEqual(3)
  // One PNG behind the head of the file.
  const favicon = (await (await get('/favicon.ico')).arrayBuffer()).slice(22)
  const pictures = await Promise.all(icons.map(async (icon) => (await get(icon)).arrayBuffer()))
  for (const file of [favicon, ...pictures]) {
    const colours = await coloursOfPicture(file)
    expect([demoColoursOf(colours), colours.has(COLOUR)]).toEqual([[], true])
  }
})

test.each([
  ['a missing page', 404, () => get('/en/missing')],
  ['a search that fails', 503, () => get(`/en/search?${TERM}=rubber`)],
  [
    'a form of another site',
    403,
    () => fetch(`${site.url}/de/shop/checkout`, { method: 'POST', headers: { origin: 'https://other.example' } }),
  ],
  ['a missing file', 404, () => get('/media/00000000000000000000000000000000/none.png')],
  [
    'a body that is too large',
    413,
    () => fetch(`${site.url}/en/shop/checkout`, { method: 'POST', body: 'a'.repeat(40_000_000) }),
  ],
])('the page of %s and its drawing have no trace of the demo', async (_, status, ask) => {
  const response = await ask()
  const page = await response.text()
  expect([response.status, page.includes(NAME), page.includes(COLOUR), tracesIn(page)]).toEqual([
    status,
    true,
    true,
    [],
  ])
  for (const address of addressesIn(page, /"(\/assets\/[^"]+\.svg)"/g)) {
    const drawing = await get(address)
    expect([drawing.status, drawing.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
    expect([address, tracesIn(await drawing.text())]).toEqual([address, []])
  }
})

test('every drawing of the interface is in the colours of the company', async () => {
  const drawings = (await readdir('build/client/assets')).filter((name) => name.endsWith('.svg'))
  expect(drawings.length).toBeGreaterThan(0)
  for (const name of drawings) expect([name, tracesIn(await (await get(`/assets/${name}`)).text())]).toEqual([name, []])
})

test('scripts have no trace of the demo, and styles none but the scales over which a company has its own', async () => {
  const files = (await readdir('build/client/assets')).filter((name) => /\.(js|css)$/.test(name))
  expect(new Set(files.map((name) => extname(name)))).toEqual(new Set(['.js', '.css']))
  for (const name of files) expect([name, tracesIn(await (await get(`/assets/${name}`)).text())]).toEqual([name, []])
  const page = await (await get('/en')).text()
  const [, own = ''] = /:root:root\{([^}]*)\}/.exec(page) ?? []
  const scales = [...readFileSync('web/styles/tokens.css', 'utf8').matchAll(/(--(?:green|mud|mud-green)-\d+): /g)]
  expect(new Set(scales.map(([, name]) => name?.replace(/-\d+$/, '')))).toEqual(new Set(SCALES))
  for (const [, name = ''] of scales) expect(own).toContain(`${name}:#`)
})

test('lists for machines have no trace of the demo', async () => {
  for (const path of ['/sitemap.xml', '/robots.txt']) {
    const list = await get(path)
    expect([path, list.status, tracesIn(await list.text())]).toEqual([path, 200, []])
  }
})

test('a changed colour is not yet in the stored documents, and the start says so', async () => {
  const facts = join(folder, 'company.json')
  const change = (from: string, to: string) => writeFileSync(facts, readFileSync(facts, 'utf8').replace(from, to))
  const warned = () => site.output().includes('The documents of products have an earlier name, address or colour')
  expect(warned()).toBe(false)
  await site.restart(async () => change(COLOUR, '#7a1250'))
  expect(warned()).toBe(true)
})

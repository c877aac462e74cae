import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkCompany } from '#server/company-check/check-company.ts'
import { pageBody } from '#test/support/page-dom.ts'
import { type RunningSite, startSite } from '#test/support/site.ts'
import { CONFIRMED, confirmedNumber, readAddressForm, readSummary, visit } from '#test/support/visitor.ts'

const FOLDER = 'examples/rubber-buffers'
const BUFFER = '/shop/product/cylindrical-buffers/cylindrical-buffer-two-studs'
const PUFFER = '/de/shop/product/zylindrische-puffer/zylindrischer-puffer-zwei-gewindebolzen'
const ALT = 'Black buffer between two steel plates with studs'

let site: RunningSite
beforeAll(async () => {
  site = await startSite({ env: { COMPANY_DIR: FOLDER } })
})
afterAll(() => site?.dispose())

async function read(path: string) {
  const response = await visit(site.url).get(path)
  expect([path, response.status]).toEqual([path, 200])
  return pageBody(await response.text())
}

test('nothing in the folder of the second company is wrong', async () => {
  expect((await checkCompany(FOLDER)).flatMap(({ problems }) => problems)).toEqual([])
})

test('its first start has the families of its CSV files, with their photographs', async () => {
  const home = await read('/en')
  expect(home.querySelector('h1')?.textContent).toBe('Rubber buffers and machine mounts')
  for (const family of ['cylindrical-buffers', 'machine-mounts', 'bumpers'])
    expect(home.querySelector(`main a[href="/en/shop/category/${family}"] img`)).not.toBeNull()
  const list = await read('/en/shop/category/cylindrical-buffers')
  expect(list.querySelector(`main a[href^="/en${BUFFER}"]`)).not.toBeNull()
  const product = await read(`/en${BUFFER}`)
  expect(product.querySelector('main img[srcset]')?.getAttribute('alt')).toBe(ALT)
  expect(product.textContent).toContain('RB-7550-70')
  expect(product.textContent).toContain('Natural rubber (NR)')
})

test('it speaks English first, and German, but no other language', async () => {
  const visitor = visit(site.url)
  const first = await visitor.get('/')
  expect([first.status, first.headers.get('location')]).toEqual([302, '/en'])
  expect((await visitor.get('/nl')).status).toBe(404)
  const page = await (await visitor.get('/en')).text()
  const languages = [...page.matchAll(/hreflang="([\w-]+)"/gi)].map(([, language]) => language)
  expect(new Set(languages)).toEqual(new Set(['en', 'de', 'x-default']))
})

test('its texts in Markdown are pages in both languages', async () => {
  const company = await read('/de/unternehmen')
  expect([...company.querySelectorAll('main table th')].map((cell) => cell.textContent)).toContain('Gewinde')
  expect((await read('/en/privacy')).querySelector('main li strong')?.textContent).toBe('Quote requests')
  expect((await read('/de/datenschutz')).textContent).toContain('Mustergummi Schwingungstechnik GmbH')
})

test('a visitor requests a quotation for one of its buffers', async () => {
  const visitor = visit(site.url)
  await visitor.post(PUFFER, { variant: 'RB-3030-55', quantity: '40' })
  await visitor.post('/de/shop/checkout', await readAddressForm(visitor))
  const { html, key } = await readSummary(visitor)
  expect(html).toContain('RB-3030-55')
  await visitor.post('/de/shop/checkout?step=summary', { ...CONFIRMED, key })
  expect(await confirmedNumber(visitor)).toMatch(/\d/)
})

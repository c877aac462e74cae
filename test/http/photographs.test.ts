import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pageBody } from '#test/support/page-dom.ts'
import { SAMPLE_PDF, SAMPLE_STEP } from '#test/support/sample-files.ts'
import { type RunningSite, startSite } from '#test/support/site.ts'
import { visit } from '#test/support/visitor.ts'

const ALT = {
  de: 'Puffer von vorn',
  en: 'Buffer from the front',
  nl: 'Buffer van voren',
  cs: 'Nárazník zepředu',
}
const WITH = '/shop/product/first/sample-1'
const WITHOUT = '/shop/product/first/sample-2'

let site: RunningSite
let folder: string

/** Gives the first of the two products of a new company photographs and files. */
async function addFiles(): Promise<void> {
  mkdirSync(join(folder, 'media'))
  const photograph = sharp({ create: { width: 900, height: 600, channels: 3, background: '#12507a' } })
  writeFileSync(join(folder, 'media/front.jpg'), await photograph.jpeg().toBuffer())
  writeFileSync(join(folder, 'media/part.step'), SAMPLE_STEP)
  writeFileSync(join(folder, 'media/sheet.pdf'), SAMPLE_PDF)
  const path = join(folder, 'catalogue/products.jsonl')
  const [first = '', ...others] = readFileSync(path, 'utf8').split('\n')
  const product = {
    ...JSON.parse(first),
    photographs: [{ file: 'media/front.jpg', alt: ALT }],
    files: [
      { file: 'media/part.step', kind: 'step' },
      { file: 'media/sheet.pdf', kind: 'declaration', title: { en: 'REACH declaration' } },
    ],
  }
  writeFileSync(path, [JSON.stringify(product), ...others].join('\n'))
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'photographs-'))
  execFileSync(process.execPath, ['tools/company-new/cli.ts', folder, '--name', 'Weber'], { stdio: 'pipe' })
  await addFiles()
  site = await startSite({ env: { COMPANY_DIR: folder } })
})
afterAll(async () => {
  await site?.dispose()
  rmSync(folder, { recursive: true, force: true })
})

async function read(path: string) {
  const response = await visit(site.url).get(path)
  expect([path, response.status]).toEqual([path, 200])
  return pageBody(await response.text())
}
/** Addresses of all photographs of a page, and of their sizes. */
const photographsIn = (body: { querySelectorAll: ReturnType<typeof pageBody>['querySelectorAll'] }) =>
  [...body.querySelectorAll('main img[srcset]')].flatMap((one) => one.getAttribute('srcset')?.split(', ') ?? [])

test('a list shows the photograph of a product in sizes, and one without a picture beside it', async () => {
  const body = await read('/en/shop/category/first')
  const sizes = photographsIn(body).map((candidate) => candidate.split(' '))
  expect(sizes.map(([, width]) => width)).toEqual(['320w', '640w', '900w'])
  for (const [address, width] of sizes) {
    const get = (accept: string) => fetch(`${site.url}${address}`, { headers: { accept } })
    expect((await get('image/avif,image/webp')).headers.get('content-type')).toBe('image/avif')
    const webp = await get('image/webp,*/*')
    expect(webp.headers.get('content-type')).toBe('image/webp')
    expect(`${(await sharp(await webp.arrayBuffer()).metadata()).width}w`).toBe(width)
  }
  expect(body.textContent).toContain('P-2')
})

test.each([
  ['/de/shop/product/erste/beispiel-1', ALT.de],
  [`/en${WITH}`, ALT.en],
  [`/nl${WITH}`, ALT.nl],
  [`/cz${WITH}`, ALT.cs],
])('%s says what its photograph shows', async (path, alt) => {
  const found = (await read(path)).querySelector('main img[srcset]')
  expect(found?.getAttribute('alt')).toBe(alt)
})

test('the search, a comparison and a request show the photograph, and a product without one has none', async () => {
  const visitor = visit(site.url)
  const search = await read('/en/search?term=sample')
  const hits = [...search.querySelectorAll('main img')].map((one) => one.getAttribute('src') ?? '')
  expect(hits.filter((source) => source.includes('/320/front.webp'))).toHaveLength(1)
  const comparison = await read('/en/shop/compare?item=P-1&item=P-2')
  expect(photographsIn(comparison)).toHaveLength(3)
  expect(comparison.textContent).not.toContain('Drawn')
  await visitor.post(`/en${WITH}`, { variant: 'P-1-S', quantity: '1' })
  const cart = pageBody(await (await visitor.get('/en/shop/cart')).text())
  expect(photographsIn(cart)).toHaveLength(3)
  expect(photographsIn(await read(`/en${WITHOUT}`))).toEqual([])
})

test('the data sheet and the picture of a shared link have the photograph in them', async () => {
  const fileOf = async (path: string, kind: string) => {
    const html = await (await visit(site.url).get(`/en${path}`)).text()
    const [address = ''] = new RegExp(`/en/shop/${kind}/[0-9a-f]{32}`).exec(html) ?? []
    return Buffer.from(await (await fetch(site.url + address)).arrayBuffer())
  }
  expect((await fileOf(WITH, 'sheet')).includes('/DCTDecode')).toBe(true)
  expect((await fileOf(WITHOUT, 'sheet')).includes('/DCTDecode')).toBe(false)
  // In the middle of its upper part, the colour of the photograph.
  const shared = sharp(await fileOf(WITH, 'share-picture')).extract({ left: 600, top: 200, width: 1, height: 1 })
  const [red = 0, green = 0, blue = 0] = await shared.removeAlpha().raw().toBuffer()
  expect([Math.abs(red - 0x12) < 8, Math.abs(green - 0x50) < 8, Math.abs(blue - 0x7a) < 8]).toEqual([true, true, true])
})

test('the page offers the declaration, and leads to the STEP file', async () => {
  const links = [...(await read(`/en${WITH}`)).querySelectorAll('main a')]
  const declaration = links.find((one) => one.textContent.includes('REACH declaration'))?.getAttribute('href') ?? ''
  expect((await fetch(site.url + declaration)).headers.get('content-type')).toBe('application/pdf')
  const model =
    links.map((one) => one.getAttribute('href') ?? '').find((address) => address.includes('/shop/cad/')) ?? ''
  const files = [...(await read(model)).querySelectorAll('main a')].map((one) => one.getAttribute('href') ?? '')
  const step = await fetch(site.url + files.find((address) => address.endsWith('/part.step')))
  expect([step.headers.get('content-type'), (await step.text()).slice(0, 12)]).toEqual(['model/step', 'ISO-10303-21'])
})

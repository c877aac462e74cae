import { beforeAll, describe, expect, test } from 'vitest'
import { LIMITS } from '#backend/limits/limits.ts'
import { productId } from '#backend/shop/import/rows/keys.ts'
import { pageBody } from '#test/support/page-dom.ts'
import { textOfPdf } from '#test/support/pdf-text.ts'
import { readStep } from '#test/support/read-step.ts'
import { sharedPublicSite, type SharedSite } from '#test/support/shared-site.ts'
import { foreignWords, UNFILLED } from '#test/texts/foreign-words.ts'

const GUIDE = `/en/shop/cad/${productId('CT-06B1-S-2000')}`
const SHEET = `/en/shop/cad/${productId('PL-PEUHMW-S-8-1000X2000')}`
const GEAR = `/en/shop/cad/${productId('SR-1-12')}`

let site: SharedSite
beforeAll(async () => {
  // Only requests with an address of a network are counted.
  site = await sharedPublicSite()
})

const get = (path: string) => fetch(site.url + path)
const nameOf = ({ headers }: Response) => /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1]
const mainOf = async (path: string) => pageBody(await (await get(path)).text()).querySelector('main')

describe('A file', () => {
  test.each([
    ['step', 'model/step', 'ISO-10303-21;'],
    ['stl', 'model/stl', 'STL mm'],
    ['dxf', 'image/vnd.dxf', '0\nSECTION'],
    ['pdf', 'application/pdf', '%PDF-'],
  ])('as %s is named by item number and length, and search engines do not list it.', async (format, type, begin) => {
    const file = await get(`${GUIDE}/${format}?length=1250`)
    expect([file.status, file.headers.get('content-type'), nameOf(file)]).toEqual([
      200,
      type,
      `CT-06B1-S-2000_1250mm.${format}`,
    ])
    expect(file.headers.get('x-robots-tag')).toBe('noindex')
    expect((await file.text()).startsWith(begin)).toBe(true)
  })

  test.each(['de', 'en', 'nl', 'cz'])('as PDF is in the language of the page: %s.', async (locale) => {
    const sheet = await get(`${GUIDE.replace('/en/', `/${locale}/`)}/pdf?length=1250`)
    const said = (await textOfPdf(await sheet.arrayBuffer())).join('\n')
    expect(said).toMatch(/1\s?250/)
    expect([foreignWords(said, locale), UNFILLED.exec(said)]).toEqual([[], null])
  })

  test('has the chosen length, and the C-profile below the guide.', async () => {
    const select = (await mainOf(GUIDE))?.querySelector('select[name="c-profile"]')
    const carrier = select?.querySelectorAll('option')[1]?.getAttribute('value') ?? ''
    const plain = readStep(await (await get(`${GUIDE}/step?length=1250`)).text())
    expect([plain.isValid, plain.solids, plain.max[1] - plain.min[1]]).toEqual([true, 1, expect.closeTo(1250, 3)])
    const file = await get(`${GUIDE}/step?length=300&c-profile=${carrier}`)
    expect(nameOf(file)).toMatch(/^CT-06B1-S-2000\+C\d+-(ZN|VA)-\d+_300mm\.step$/)
    const carried = readStep(await file.text())
    expect([carried.isValid, carried.solids, carried.max[1]]).toEqual([true, 2, expect.closeTo(300, 3)])
    expect(carried.min[2]).toBeLessThan(plain.min[2])
  })

  test('of a sheet has both sides, and of a gear its true shape.', async () => {
    const { min, max } = readStep(await (await get(`${SHEET}/step?length=400&width=300`)).text())
    expect([max[0] - min[0], max[1] - min[1], max[2] - min[2]].map(Math.round)).toEqual([300, 400, 8])
    const gear = readStep(await (await get(`${GEAR}/step`)).text())
    expect([gear.isValid, Math.round(gear.max[0] - gear.min[0])]).toEqual([true, 10])
  })

  test.each([
    ['length=5', 'length: Please enter whole millimetres from 20 to 2\u202f000, 20 for example.\n'],
    ['length=2001', 'length: Please enter whole millimetres from 20 to 2\u202f000, 2\u202f000 for example.\n'],
    [
      'length=abc&c-profile=x',
      'length: Please enter whole millimetres from 20 to 2\u202f000, 20 for example.\nc-profile: This C-profile does not fit the item.\n',
    ],
    ['width=30', 'width: This item is not cut to size.\n'],
  ])('of what cannot be had names the fields: %s.', async (query, text) => {
    const refused = await get(`${GUIDE}/step?${query}`)
    expect([refused.status, await refused.text()]).toEqual([422, text])
  })

  test('is written for a network a limited number of times; a cached file is not counted.', async () => {
    const [{ points }] = LIMITS.cadFile
    const getFrom = (network: string, length: number) =>
      fetch(`${site.url}${GUIDE.replace('/en/', '/de/')}/dxf?length=${length}`, {
        headers: { 'x-forwarded-for': network },
      })
    const lengths = Array.from({ length: points }, (_, i) => 500 + i)
    const responses = await Promise.all(lengths.map((length) => getFrom('198.51.100.1', length)))
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
    const refused = await getFrom('198.51.100.1', 499)
    expect([refused.status, refused.headers.get('cache-control'), await refused.text()]).toEqual([
      429,
      'no-store',
      'Von Ihrem Anschluss wurden zu viele Dateien abgerufen. Bitte versuchen Sie es in 1 Minute noch einmal.\n',
    ])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await getFrom('198.51.100.1', 500)).status).toBe(200)
    expect((await getFrom('198.51.100.2', 499)).status).toBe(200)
  })

  test.each([
    `${GUIDE}/iges`,
    `/en/shop/cad/${'0'.repeat(32)}/step`,
    '/en/shop/cad/x/step',
    `/en/shop/cad/${productId('CT-1')}/step`,
  ])('does not exist at %s.', async (path) => expect((await get(path)).status).toBe(404))
})

describe('The page of a model', () => {
  test.each([
    ['de', 'CAD-Modell CT-06B1-S-2000'],
    ['en', 'CAD model CT-06B1-S-2000'],
    ['nl', 'CAD-model CT-06B1-S-2000'],
    ['cz', 'CAD model CT-06B1-S-2000'],
  ])('in %s has the drawing and the files without scripts.', async (locale, title) => {
    const main = await mainOf(`${GUIDE.replace('/en/', `/${locale}/`)}?length=300`)
    expect(main?.querySelector('h1')?.textContent).toBe(title)
    expect(main?.querySelector('svg[role="img"]')?.getAttribute('aria-label')).toContain('_300mm')
    const files = [...(main?.querySelectorAll('a[type]') ?? [])].map((link) => link.getAttribute('href') ?? '')
    expect(files.map((href) => href.split('/').at(-1))).toEqual(
      ['step', 'stl', 'dxf', 'pdf'].map((format) => `${format}?length=300`),
    )
    const statuses = await Promise.all(files.map(async (href) => (await get(href)).status))
    expect(statuses).toEqual([200, 200, 200, 200])
  })

  test('keeps the input, names the wrong field, and says which length is possible.', async () => {
    const response = await get(`${GUIDE}?length=5`)
    const field = pageBody(await response.text()).querySelector('main input[name="length"]')
    expect([response.status, field?.getAttribute('value'), field?.getAttribute('aria-invalid')]).toEqual([
      422,
      '5',
      'true',
    ])
  })

  test('is not listed by search engines and does not exist for other products.', async () => {
    expect(await (await get(GUIDE)).text()).toContain('<meta name="robots" content="noindex"')
    expect((await get(`/en/shop/cad/${'0'.repeat(32)}`)).status).toBe(404)
  })
})

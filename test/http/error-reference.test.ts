import { afterEach, beforeAll, expect, test } from 'vitest'
import { pageBody } from '#test/support/page-dom.ts'
import { sharedSiteApart, type SiteApart } from '#test/support/site-apart.ts'

let apart: SiteApart
beforeAll(async () => {
  apart = await sharedSiteApart()
})
afterEach(() => void (apart.links.shop.mood = 'working'))

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const HEADERS = { traceparent: `00-${TRACE}-00f067aa0ba902b7-01` }

/** The reference on a page, for the visitor. */
const referenceOn = (html: string) => pageBody(html).querySelector('main strong[translate=no]')?.textContent

/** Lines of the log with this reference. */
const linesOf = (id: string) =>
  apart.pages
    .output()
    .split('\n')
    .filter((line) => line.includes(id))
    .map((line): unknown => JSON.parse(line))

test.each(['/de/shop?error', '/de/shop/category/platten.data?error'])(
  '%s of a shop that fails names its line in the log',
  async (path) => {
    apart.links.shop.mood = 'failing'
    const down = await fetch(apart.pages.url + path, { headers: HEADERS })
    const id = down.headers.get('x-request-id') ?? ''
    const body = await down.text()
    expect([down.status, path.includes('.data') ? body.includes(id) : referenceOn(body)]).toEqual([
      503,
      path.includes('.data') ? true : id,
    ])
    expect(linesOf(id)).toContainEqual(
      expect.objectContaining({
        level: 50,
        severity: 'error',
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        service: 'profilwerk',
        version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
        request: id,
        trace_id: TRACE,
        msg: 'a service failed',
      }),
    )
  },
)

test('each response has a number of its own, also of a page from the cache', async () => {
  const get = async () => (await fetch(`${apart.pages.url}/de/impressum`)).headers.get('x-request-id')
  const ids = [await get(), await get(), await get()]
  expect(new Set(ids).size).toBe(3)
})

test('a page that does not exist failed in no log', async () => {
  const missing = await fetch(`${apart.pages.url}/de/gibt-es-nicht`)
  expect([missing.status, referenceOn(await missing.text())]).toEqual([404, undefined])
})

import { beforeAll, expect, test } from 'vitest'
import { pageBody } from '#test/support/page-dom.ts'
import { sharedSite, type SharedSite } from '#test/support/shared-site.ts'
import { CONFIRMED, goToSummary, visit, type Visitor } from '#test/support/visitor.ts'

let site: SharedSite
let visitor: Visitor
/** Drawing of the cut of 1250 mm in the visitor's cart. */
let address: string
beforeAll(async () => {
  site = await sharedSite()
  visitor = visit(site.url)
  const { key } = await goToSummary(visitor)
  address = (await pictureAt('/de/shop/cart'))?.split('#')[0] ?? ''
  await visitor.post('/de/shop/checkout?step=summary', { ...CONFIRMED, key })
})

async function pictureAt(path: string): Promise<string | undefined> {
  const body = pageBody(await (await visitor.get(path)).text())
  return body.querySelector('main img')?.getAttribute('src') ?? undefined
}

/** The texts of a drawing: its dimensions. */
const textsOf = (svg: string): string[] => [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text = '']) => text)

test('the picture of a line in the cart is the cut at its length', async () => {
  expect(address).toMatch(/^\/resources\/cut-drawing\/[0-9a-f]{32}\/1250$/)
  const drawing = await fetch(site.url + address)
  expect([drawing.status, drawing.headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8'])
  const svg = await drawing.text()
  expect(textsOf(svg)).toEqual(['1\u202f250'])
  const shorter = await (await fetch(site.url + address.replace('1250', '100'))).text()
  const shapeOf = (drawn: string) => {
    const [, width, height] = /<view id="plain" viewBox="\S+ \S+ (\d+) (\d+)/.exec(drawn) ?? []
    return Number(width) / Number(height)
  }
  expect(textsOf(shorter)).toEqual(['100'])
  expect(shapeOf(shorter)).toBeLessThan(shapeOf(svg))
})

test('the confirmation shows the same cut', async () => {
  expect(await pictureAt('/de/shop/orderconfirmation')).toBe(address)
})

test('the drawing of a cut is the same for all visitors', async () => {
  const own = await visitor.get(address)
  expect(own.headers.getSetCookie()).toEqual([])
  expect(await own.text()).toBe(await (await fetch(site.url + address)).text())
})

test('there is no drawing of a length that cannot be cut, or of other products', async () => {
  const id = address.split('/')[3] ?? ''
  const addresses = [`${id}/1`, `${id}/999999`, `${id}/1e3`, `${id}/12.5`, `${'0'.repeat(32)}/1250`, 'x/1250']
  const drawings = await Promise.all(addresses.map((path) => fetch(`${site.url}/resources/cut-drawing/${path}`)))
  expect(drawings.map(({ status }) => status)).toEqual(addresses.map(() => 404))
})

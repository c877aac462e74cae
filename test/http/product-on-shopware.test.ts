import { expect, test } from 'vitest'
import { pageBody } from '#test/support/page-dom.ts'
import { sharedSiteOnShopware } from '#test/support/shopware/site-on-shopware.ts'
import { visit } from '#test/support/visitor.ts'

const { site } = await sharedSiteOnShopware()

async function read(path: string) {
  const response = await visit(site.url).get(path)
  return { status: response.status, body: pageBody(await response.text()) }
}
const mainOf = async (path: string) => {
  const { body } = await read(path)
  return body.querySelector('main')?.textContent?.replaceAll(/\s+/g, ' ') ?? ''
}
const product = (path: string) => `/de/shop/product/${path}`

const add = (path: string, variant: string, fields: Record<string, string> = {}) =>
  visit(site.url).post(product(path), { variant, quantity: '1', ...fields })

test('A part that is cut, and of which the shop knows no shape, has all its pages.', async () => {
  const { status, body } = await read(product('zuschnittleiste'))
  expect(status).toBe(200)
  expect(body.querySelector('[name="cut_length"]')).not.toBeNull()
  const paths = [
    '/de/shop/category/einzelteile',
    '/de/shop/compare?item=RW-CUT&item=RW-S100',
    '/en/shop/product/zuschnittleiste',
  ]
  for (const path of paths) expect((await read(path)).status).toBe(200)
})

test('A product that is sold out says so, and neither its page nor a list of item numbers offers it.', async () => {
  const { body } = await read(product('restposten'))
  const button = body.querySelector('aside button[type="submit"]')
  expect([button?.textContent, button?.hasAttribute('disabled')]).toEqual(['ausverkauft', true])
  expect(body.querySelector('[name="quantity"]')).toBeNull()
  const refused = await add('restposten', 'RW-CLOSE')
  expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining('ist ausverkauft')])
  const list = await visit(site.url).post('/de/shop/list', { list: 'RW-CLOSE;1\nRW-FEW;4', intent: 'check' })
  const text = pageBody(await list.text()).querySelector('main')?.textContent
  expect(text).toContain('Restposten ist ausverkauft')
  expect(text).toContain('von 1 bis 3')
  expect(await mainOf('/de/shop/category/einzelteile')).toMatch(/Restposten.*ausverkauft/)
  expect(await mainOf('/de/shop/compare?item=RW-CLOSE&item=RW-FEW')).toContain('ausverkauft')
})

test('A sold-out variant is marked in its table, and none of it can be added.', async () => {
  const rowOf = (body: Awaited<ReturnType<typeof read>>['body']) =>
    [...body.querySelectorAll('table tr')].find((row) => row.textContent?.includes('RW-CT.4'))
  const table = await read(product('leistensatz'))
  expect(rowOf(table.body)?.textContent).toContain('ausverkauft')
  const several = await read(`${product('leistensatz')}?several=1`)
  expect(rowOf(several.body)?.querySelector('input')?.hasAttribute('disabled')).toBe(true)
  const refused = await add('leistensatz', 'RW-CT.4')
  expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining('ist ausverkauft')])
  expect((await add('leistensatz', 'RW-CT.1')).status).toBe(303)
})

test('A product that comes again names the days until then.', async () => {
  expect(await mainOf(product('nachschub'))).toContain('wieder in 10 Tagen, danach Lieferzeit: 1-3 Tage')
  expect((await add('nachschub', 'RW-ZERO')).status).toBe(303)
})

/** Lines of the technical data. */
const linesOf = (body: Awaited<ReturnType<typeof read>>['body']) =>
  Object.fromEntries(
    [...body.querySelectorAll('#facts dl > div')].map((line) => [
      line.querySelector('dt')?.textContent,
      line.querySelector('dd')?.textContent,
    ]),
  )

test('A product shows its properties, manufacturer, numbers and what its reviews say.', async () => {
  const { body } = await read(product('gleitklotz'))
  expect(linesOf(body)).toEqual({
    Werkstoff: 'POM-C',
    Farbe: 'NATUR',
    Anwendung: 'FOERDERER, VERPACKUNG',
    Hersteller: 'Musterkunststoff GmbH',
    Herstellernummer: 'MK-4711',
    EAN: '4006381333931',
  })
  const text = body.querySelector('main')?.textContent
  expect(text).toContain('4,5 von 5, 12 Bewertungen')
  expect(text).not.toContain('Maße in')
  expect(text).not.toContain('LAGER-7')
})

test('A family shows the properties that its variants share, and the numbers of the chosen one.', async () => {
  expect(linesOf((await read(product('leistensatz'))).body)).toEqual({
    Werkstoff: 'PE-UHMW',
    Hersteller: 'Musterkunststoff GmbH',
  })
  expect(linesOf((await read(`${product('leistensatz')}?variant=RW-CT.1`)).body)).toMatchObject({
    EAN: '4006381333948',
  })
})

test('A group of accessories has neither the product itself nor, in its form, a product that is sold out.', async () => {
  const { body } = await read(`${product('gleitklotz')}?accessories=1`)
  const group = [...body.querySelectorAll('section')].find(
    (section) => section.querySelector('h2')?.textContent === 'Passt dazu',
  )
  const names = (selector: string) => [...(group?.querySelectorAll(selector) ?? [])].map((name) => name.textContent)
  expect(names('article h3')).toEqual(['Restposten', 'Letzte Stücke'])
  expect(names('form strong')).toEqual(['Letzte Stücke'])
})

test('A description keeps its headings, lists and links, and nothing that runs.', async () => {
  const { body } = await read(product('gleitklotz'))
  const header = body.querySelector('main header')
  expect(header?.querySelector('h3')?.textContent).toBe('Einsatz')
  expect([...(header?.querySelectorAll('li') ?? [])].map((item) => item.textContent)).toEqual([
    'Dichte 0,93\u00a0g/cm³',
    'bis 80\u00a0°C',
  ])
  const link = header?.querySelector('a[href^="https://example.com"]')
  expect([link?.textContent, link?.hasAttribute('onclick')]).toEqual(['Datenblatt', false])
  expect(body.querySelector('main')?.innerHTML).not.toContain('steal()')
})

test('A product shows its prices by quantity, its list price, and the price of an amount.', async () => {
  const textOf = (element: { textContent: string } | null | undefined) =>
    element?.textContent.replaceAll(/[\s\u00a0\u202f]+/g, ' ').trim()
  const { body } = await read(product('gleitklotz'))
  const table = [...body.querySelectorAll('section')].find(
    (part) => part.querySelector('h2')?.textContent === 'Preise nach Menge',
  )
  expect([...(table?.querySelectorAll('tr') ?? [])].map((row) => [...row.children].map(textOf))).toEqual([
    ['Packungen', 'Preis brutto'],
    ['1 bis 9', '10,00 € Listenpreis 12,50 € · 2,5 m, 4,00 € je m'],
    ['10 bis 24', '9,00 € Listenpreis 12,50 € · 2,5 m, 3,60 € je m'],
    ['ab 25', '8,00 € Listenpreis 12,50 € · 2,5 m, 3,20 € je m'],
  ])
  const panel = textOf(body.querySelector('aside'))
  expect(panel).toContain('10,00 €brutto je Packung')
  expect(panel).toContain('Listenpreis 12,50 €')
  expect(panel).toContain('1 Packung')
  expect(await mainOf('/de/shop/category/einzelteile')).toMatch(
    /10,00 € brutto · Listenpreis 12,50 € · 2,5 m, 4,00 € je m/,
  )
})

test('The price beside the button is the one for the typed quantity.', async () => {
  // More than the shop sells: without scripts the page comes back with the input.
  const page = await add('gleitklotz', 'RW-S100', { quantity: '250' })
  expect(page.status).toBe(422)
  const panel = pageBody(await page.text())
    .querySelector('aside')
    ?.textContent.replaceAll(/[\s\u00a0]+/g, ' ')
  expect(panel).toContain('8,00 €brutto je Packung')
  expect(panel).toContain('250 Packungen')
})

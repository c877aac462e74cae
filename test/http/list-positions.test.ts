import { beforeAll, describe, expect, test } from 'vitest'
import { pageBody } from '#test/support/page-dom.ts'
import { sharedSite, type SharedSite } from '#test/support/shared-site.ts'
import { visit, type Visitor } from '#test/support/visitor.ts'

let site: SharedSite
beforeAll(async () => {
  site = await sharedSite()
})

const send = (visitor: Visitor, list: string, intent: 'check' | 'add') =>
  visitor.post('/de/shop/list', { list, intent })
const readCsv = async (visitor: Visitor) => (await visitor.get('/de/shop/cart/list.csv')).text()
const mainOf = async (response: Response) => pageBody(await response.text()).querySelector('main')
const textOf = (main: { textContent: string | null } | null) => (main?.textContent ?? '').replaceAll(/\s+/g, ' ')

describe('equal lines of a list', () => {
  const DOUBLED = 'CT-08B1-S-2000;4\nKR-08B1-15;2\nct08b1s2000;4\nCT-08B1-S-2000;1;500'

  test.each([
    ['de', 'CT-08B1-S-2000 in den Zeilen 1, 3: zusammen 8 Stück'],
    ['en', 'CT-08B1-S-2000 in lines 1, 3: 8 pieces in total'],
    ['nl', 'CT-08B1-S-2000 in de regels 1, 3: samen 8 stuks'],
    ['cz', 'CT-08B1-S-2000 v řádcích 1, 3: celkem 8 kusů'],
  ])('are named in %s and joined by a button, without scripts too', async (locale, sentence) => {
    const visitor = visit(site.url)
    const post = (list: string, intent: string) => visitor.post(`/${locale}/shop/list`, { list, intent })
    const main = await mainOf(await post(DOUBLED, 'check'))
    const notice = [...(main?.querySelectorAll('[role="status"]') ?? [])].find((one) => one.querySelector('button'))
    expect(textOf(notice?.querySelector('li') ?? null)).toBe(sentence)
    const joined = await mainOf(await post(DOUBLED, notice?.querySelector('button')?.getAttribute('value') ?? ''))
    expect(joined?.querySelector('textarea')?.textContent.split('\r\n').slice(1, 4)).toEqual([
      'CT-08B1-S-2000;8;',
      'KR-08B1-15;2;',
      'CT-08B1-S-2000;1;500',
    ])
    expect(joined?.querySelectorAll('ol[aria-label] > li')).toHaveLength(3)
    expect(textOf(joined)).not.toContain(sentence)
  })

  test('are one position in the toast, whose pieces are those of the badge', async () => {
    const visitor = visit(site.url)
    const main = await mainOf(await send(visitor, DOUBLED, 'check'))
    expect(textOf(main)).toContain('3 Positionen zur Anfrage hinzufügen')
    await send(visitor, DOUBLED, 'add')
    const { cartCount, flash } = await (await visitor.get('/resources/visitor')).json()
    expect([cartCount, flash]).toEqual([11, '3 Positionen liegen in der Anfrage. In der Anfrage sind jetzt 11 Stück.'])
    expect((await readCsv(visitor)).trim().split('\r\n')).toHaveLength(4)
  })
})

test('a whole bar is named in the cart, and gets a length there', async () => {
  const visitor = visit(site.url)
  await send(visitor, 'CT-08B1-S-2000;2\nKR-08B1-15;1', 'add')
  const cart = async () => mainOf(await visitor.get('/de/shop/cart'))
  const main = await cart()
  expect(textOf(main)).toContain('ganze Stange, 2 000 mm')
  const field = main?.querySelector('input[name="length"]')
  expect([main?.querySelectorAll('input[name="length"]').length, field?.getAttribute('value')]).toEqual([1, ''])
  const id = field?.closest('form')?.querySelector('input[name="id"]')?.getAttribute('value') ?? ''
  const change = (length: string) => visitor.post('/de/shop/cart', { id, quantity: '2', length })
  await change('')
  expect(await readCsv(visitor)).toContain('CT-08B1-S-2000;2\r\n')
  expect((await change('9000')).status).toBe(422)
  await change('1.250')
  expect(await readCsv(visitor)).toContain('CT-08B1-S-2000;2;1250')
  expect(textOf(await cart())).not.toContain('ganze Stange')
})

test.each([
  ['KR08B115', 'KR-08B1-15'],
  ['CT08B1S2000', 'CT-08B1-S-2000'],
  ['C30ZN2000', 'C30-ZN-2000'],
  ['KRFSPZS2000', 'KRF-SPZ-S-2000'],
])('%s without separators is %s, alone and in company', async (typed, number) => {
  const company = ['KR08B115', 'CT08B1S2000', 'C30ZN2000', 'KRFSPZS2000', 'XX99', 'TT06B1S2009']
  for (const list of [typed, [typed, ...company].join('\n')]) {
    const main = await mainOf(await send(visit(site.url), list, 'check'))
    expect(textOf(main?.querySelector('ol[aria-label] > li') ?? null)).toContain(number)
  }
})

test('an unknown number without separators has suggestions, alone and in company', async () => {
  for (const list of ['KR08B199', 'KR08B199\nCT-08B1-S-2009\nXX-1']) {
    const main = await mainOf(await send(visit(site.url), list, 'check'))
    const first = main?.querySelector('ol[aria-label] > li')
    expect([...(first?.querySelectorAll('button[name="choice"]') ?? [])].length).toBeGreaterThan(0)
  }
})

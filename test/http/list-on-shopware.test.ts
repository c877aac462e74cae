import { expect, test } from 'vitest'
import { newAddress, registerOn } from '#test/support/account-visitor.ts'
import { changeListsOn, readLists } from '#test/support/kept-lists.ts'
import { pageBody } from '#test/support/page-dom.ts'
import { sharedSiteOnShopware } from '#test/support/shopware/site-on-shopware.ts'
import { visit, type Visitor } from '#test/support/visitor.ts'

const running = await sharedSiteOnShopware()

const send = (visitor: Visitor, list: string, intent: 'check' | 'add') =>
  visitor.post('/de/shop/list', { list, intent })
const mainOf = async (response: Response) =>
  pageBody(await response.text())
    .querySelector('main')
    ?.textContent?.replaceAll(/\s+/g, ' ') ?? ''
const csvOf = async (visitor: Visitor) => (await visitor.get('/de/shop/cart/list.csv')).text()

test('a list in any spelling becomes lines of a Shopware, and its CSV the same lines again', async () => {
  const visitor = visit(running.site.url)
  const list = 'ct 08b1 s 2000; 4; 1.250; Kanten brechen\nCT08B1S3000;1\nKR-08B-17;2\ngl-001;3'
  expect(await mainOf(await send(visitor, list, 'check'))).toContain('4 Zeilen stimmen.')
  expect((await send(visitor, list, 'add')).headers.get('location')).toBe('/de/shop/cart')
  const csv = await csvOf(visitor)
  expect(csv.split('\r\n').slice(1)).toEqual([
    'CT-08B1-S-2000;4;1250;Kanten brechen',
    'CT-08B1-S-3000;1;;',
    'KR-08B-17;2;;',
    'GL-001;3;;',
    '',
  ])
  const other = visit(running.site.url)
  expect((await send(other, csv, 'add')).status).toBe(302)
  expect(await csvOf(other)).toBe(csv)
})

test('the shop’s steps and largest number of pieces are shown before a line is added', async () => {
  const text = await mainOf(await send(visit(running.site.url), 'PL-10;3\nKR-08B-17;4', 'check'))
  expect(text).toContain('2 Zeilen brauchen eine Korrektur.')
  expect(text).toContain('Stückzahl: von 2 bis 100 in Schritten von 2.')
  expect(text).toContain('Stückzahl: eine ganze Zahl von 1 bis 3.')
})

test('the shop’s changes in added lines are shown beside the lines that are left', async () => {
  const visitor = visit(running.site.url)
  await send(visitor, 'GL-001;60', 'add')
  const page = await mainOf(await send(visitor, 'GL-001;60\nGL-999;1', 'add'))
  expect(page).toContain('1 Position liegt in der Anfrage.')
  expect(page).toMatch(/Gleitleiste 001[^.]* 100 gesetzt/)
  expect(page).toContain('Die Nummer GL-999 kennen wir nicht.')
  expect(await csvOf(visitor)).toContain('GL-001;100')
})

test('the shop’s changes in a list that it adds as a whole are shown on the page of the cart', async () => {
  const visitor = visit(running.site.url)
  await send(visitor, 'GL-002;60', 'add')
  const added = await send(visitor, 'GL-002;60', 'add')
  expect(added.headers.get('location')).toBe('/de/shop/cart')
  const page = pageBody(await (await visitor.get('/de/shop/cart')).text())
  expect(page.querySelector('[role="status"]')?.textContent).toMatch(/1 Position liegt .*Gleitleiste 002.* 100 gesetzt/)
})

test('a long list takes two calls to add, however many lines it has', async () => {
  const list = Array.from({ length: 60 }, (_, index) => `GL-${String(index + 1).padStart(3, '0')};1`).join('\n')
  const visitor = visit(running.site.url)
  await send(visitor, 'GL-001;1', 'add')
  const before = running.shopware.calls.length
  await send(visitor, list, 'add')
  const carts = running.shopware.calls.slice(before).filter(({ path }) => path.startsWith('/checkout'))
  expect(carts.map(({ method, path }) => `${method} ${path.split('?', 1)[0]}`)).toEqual([
    'GET /checkout/cart',
    'POST /checkout/cart/line-item',
  ])
})

test('A Shopware without the field for lists drops them, and the page learns of it.', async () => {
  const visitor = visit(running.site.url)
  await registerOn(visitor, newAddress())
  const { customer } = await readLists(visitor)
  const list = { name: 'Linie 4', text: 'CT-08B1-S-2000;4' }
  const refused = await changeListsOn(visitor, customer, { kind: 'keep', list })
  expect(refused).toMatchObject({ status: 422, refusal: 'not stored' })
  expect((await readLists(visitor)).lists).toEqual([])
})

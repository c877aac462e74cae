import { beforeAll, expect, test } from 'vitest'
import { sharedSite, type SharedSite } from '#test/support/shared-site.ts'
import { pageBody } from '#test/support/page-dom.ts'
import { addPiece, PRODUCT, visit, type Visitor } from '#test/support/visitor.ts'

let site: SharedSite
beforeAll(async () => {
  site = await sharedSite()
})

const SEVERAL = `${PRODUCT}?several=1`
const send = (visitor: Visitor, pieces: Record<string, string>) =>
  visitor.post(SEVERAL, {
    intent: 'several',
    ...Object.fromEntries(Object.entries(pieces).map(([number, typed]) => [`pieces-${number}`, typed])),
  })
const list = async (visitor: Visitor) =>
  (await (await visitor.get('/de/shop/cart/list.csv')).text()).split('\r\n').slice(1).filter(Boolean).toSorted()

test('pieces beside several variants become a line each, in whole bars, and the page says so', async () => {
  const visitor = visit(site.url)
  const response = await send(visitor, { 'CT-06B1-S-2000': '4', 'CT-08B1-SA-3000': '2', 'CT-10B1-S-2000': '' })
  expect([response.status, response.headers.get('location')]).toEqual([303, `${SEVERAL}#variants`])
  expect(await list(visitor)).toEqual(['CT-06B1-S-2000;4', 'CT-08B1-SA-3000;2'])
  expect(await (await visitor.get(SEVERAL)).text()).toContain('2 Artikel liegen in der Anfrage')
})

test('one wrong row keeps all of them out, is named, and all pieces stay in their fields', async () => {
  const visitor = visit(site.url)
  await addPiece(visitor)
  const before = await list(visitor)
  const response = await send(visitor, { 'CT-06B1-S-2000': '4', 'CT-08B1-SA-3000': '1,5' })
  expect(response.status).toBe(422)
  const page = pageBody(await response.text())
  const field = (number: string) => page.querySelector(`input[name="pieces-${number}"]`)?.getAttribute('value')
  expect([field('CT-08B1-SA-3000'), field('CT-06B1-S-2000')]).toEqual(['1,5', '4'])
  const link = page.querySelector('[role="alert"] a')
  expect(link?.getAttribute('href')).toBe('#pieces-CT-08B1-SA-3000')
  expect(link?.textContent).toMatch(/^CT-08B1-SA-3000: Menge: eine ganze Zahl von 1 bis/)
  expect(await list(visitor)).toEqual(before)
})

test('without any pieces, or for a variant that is gone, the table says what to do', async () => {
  const visitor = visit(site.url)
  const empty = await send(visitor, {})
  expect([empty.status, (await empty.text()).includes('bei mindestens einer Ausführung')]).toEqual([422, true])
  const gone = await send(visitor, { 'CT-06B1-S-2000': '1', 'NO-SUCH-1': '1' })
  expect([gone.status, (await gone.text()).includes('Die Ausführung NO-SUCH-1 gibt es nicht mehr.')]).toEqual([
    422,
    true,
  ])
  expect(await list(visitor)).toEqual([])
})

test('the same form sent twice adds once', async () => {
  const visitor = visit(site.url)
  await addPiece(visitor)
  const token = '0123456789abcdef0123456789abcdef'
  const post = () =>
    visitor.clone().post(SEVERAL, { intent: 'several', 'form-token': token, 'pieces-CT-06B1-S-2000': '4' })
  expect((await Promise.all([post(), post()])).map(({ status }) => status)).toEqual([303, 303])
  expect(await list(visitor)).toContain('CT-06B1-S-2000;4;')
})

test('the ordinary page has no fields for pieces, and leads to them', async () => {
  // A page that a visitor opened from a campaign is the same for all.
  await visit(site.url).get(`${PRODUCT}?variant=CT-08B1-S-2000&utm_source=mail`)
  const page = await (await visit(site.url).get(`${PRODUCT}?variant=CT-08B1-S-2000`)).text()
  expect(page).not.toContain('name="pieces-')
  expect(page).toContain('?variant=CT-08B1-S-2000&amp;several=1')
})

import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { MOST_LINES } from '#contracts/shop/bounds.ts'
import { pageBody } from '#test/support/page-dom.ts'
import { sharedSite, type SharedSite } from '#test/support/shared-site.ts'
import { addPiece, visit, type Visitor } from '#test/support/visitor.ts'

const LIST = '/de/shop/list'
let site: SharedSite
beforeAll(async () => {
  site = await sharedSite()
})

const send = (visitor: Visitor, list: string, intent: 'check' | 'add', more: Record<string, string> = {}) =>
  visitor.post(LIST, { list, intent, ...more })
const readCsv = async (visitor: Visitor, locale = 'de') =>
  (await visitor.get(`/${locale}/shop/cart/list.csv`)).arrayBuffer().then((bytes) => Buffer.from(bytes).toString())

test('the cart goes out as CSV and comes in again identical, in another language, too', async () => {
  const first = visit(site.url)
  const list = [
    'CT-08B1-S-2000;4;1250;"Kanten; ""gebrochen""";10',
    'CT-08B1-S-2000;4;1250;=1+1;20',
    'CT-08B1-S-2000;1',
    'C30-ZN-2000;4;1250',
    'PL-PA6C-NT-25-500X1000;1.000;400 x 600',
  ]
  expect((await send(first, list.join('\n'), 'add')).headers.get('location')).toBe('/de/shop/cart')
  const csv = await readCsv(first)
  expect(csv.split('\r\n')).toHaveLength(7)
  for (const locale of ['de', 'nl', 'cz', 'en']) {
    const other = visit(site.url)
    expect((await send(other, await readCsv(first, locale), 'add')).status).toBe(302)
    expect(await readCsv(other)).toBe(csv)
  }
})

test.each(['de', 'en', 'nl', 'cz'])('every line of the sample file in %s is right', async (locale) => {
  const visitor = visit(site.url)
  const sample = await (await visitor.get(`/${locale}/shop/list/sample.csv`)).text()
  const checked = await visitor.post(`/${locale}/shop/list`, { list: sample, intent: 'check' })
  const lines = pageBody(await checked.text()).querySelectorAll('main ol > li')
  expect([checked.status, lines.length]).toEqual([200, sample.trim().split('\r\n').length - 1])
  const pictures = [...lines].map((line) => line.querySelector('img')?.getAttribute('src') ?? '')
  for (const picture of pictures) expect((await visitor.get(picture)).status, picture).toBe(200)
  // A wrong line would stay in the list.
  const added = await visitor.post(`/${locale}/shop/list`, { list: sample, intent: 'add' })
  expect(added.headers.get('location')).toBe(`/${locale}/shop/cart`)
})

test('a product added on its page is added to the line that has no texts, or else to the one that has', async () => {
  const visitor = visit(site.url)
  await send(visitor, 'CT-08B1-S-2000;2;1250;Notiz', 'add')
  await addPiece(visitor, { quantity: '3' })
  expect(await readCsv(visitor)).toContain('CT-08B1-S-2000;5;1250;Notiz')
})

test('a list that is sent twice is added once', async () => {
  const visitor = visit(site.url)
  await addPiece(visitor, { cut_length: '500' })
  const form = { 'form-token': 'ab'.repeat(16) }
  for (const _ of [1, 2]) await send(visitor.clone(), 'KR-08B1-15;2', 'add', form)
  expect(await readCsv(visitor)).toContain('KR-08B1-15;2')
})

test.each([
  ['', 'Dieses Feld ist erforderlich.'],
  ['\n;;\n', 'Dieses Feld ist erforderlich.'],
  ['CT-1\n'.repeat(MOST_LINES + 1), 'Die Liste hat 501 Zeilen. Bitte geben Sie höchstens 500 auf einmal ein.'],
])('an impossible list stays and is explained: %j', async (list, text) => {
  const response = await send(visit(site.url), list, 'add')
  const html = await response.text()
  expect([response.status, html.includes(text)]).toEqual([422, true])
  expect(html.split('CT-1\n').length).toBe(list.split('CT-1\n').length)
})

describe('a list of 500 lines', () => {
  const variants = readFileSync('data/catalogue/variants.jsonl', 'utf8')
  const numbers = [...variants.matchAll(/"number":"([^"]+)"/g)].slice(0, MOST_LINES).map(([, number = '']) => number)
  const listOf = (spell: (number: string) => string) =>
    numbers.map((number, index) => `${spell(number)};${index + 1}`).join('\n')

  /** Milliseconds of processor time that `act` takes the site. */
  async function costOf(act: () => Promise<unknown>): Promise<number> {
    const begin = processorTime(site.pid())
    await act()
    return processorTime(site.pid()) - begin
  }

  test('in other spellings is checked within a second of processor time', async () => {
    const list = listOf((number) => number.toLowerCase().replaceAll('-', ' '))
    await send(visit(site.url), list, 'check')
    let html = ''
    const cost = await costOf(async () => (html = await (await send(visit(site.url), list, 'check')).text()))
    expect(cost).toBeLessThan(1000)
    expect(html).toContain('500 Zeilen stimmen.')
  })

  test('is added within a second of processor time, and again to the same lines', async () => {
    const list = listOf((number) => number)
    await send(visit(site.url), list, 'add')
    const costs: Record<1 | 2, number[]> = { 1: [], 2: [] }
    // Other processes make the same work dearer, so the least of three counts.
    for (const visitor of [visit(site.url), visit(site.url), visit(site.url)]) {
      for (const times of [1, 2] as const) {
        costs[times].push(await costOf(() => send(visitor, list, 'add')))
        expect(await readCsv(visitor)).toContain(`\r\n${numbers.at(-1)};${MOST_LINES * times}\r\n`)
      }
    }
    expect(Math.min(...costs[1])).toBeLessThan(1000)
    expect(Math.min(...costs[2])).toBeLessThan(1000)
  })
})

/** Milliseconds of a process; Linux counts in hundredths of a second. */
function processorTime(pid: number): number {
  const [user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ').slice(11, 13) ?? []
  return (Number(user) + Number(system)) * 10
}

test.each([
  ['de', 'Gespeicherte Listen', 'JavaScript'],
  ['nl', 'Opgeslagen lijsten', 'JavaScript'],
])('the page says without scripts that kept lists need them: %s', async (locale, title, text) => {
  const html = await (await visit(site.url).get(`/${locale}/shop/list`)).text()
  expect(html).toContain(title)
  expect(/<noscript><p>([^<]*)/.exec(html.slice(html.indexOf('id="kept"')))?.[1]).toContain(text)
  // Nothing that does nothing: no field and no button of lists is in the page before its scripts.
  expect(html).not.toContain('name="kept-name"')
})

import { expect, test } from 'vitest'
import { firstLoad } from '#bench/pages/first-load.ts'
import { pageBody } from '#test/support/page-dom.ts'
import { sharedSiteOnShopware } from '#test/support/shopware/site-on-shopware.ts'
import { visit } from '#test/support/visitor.ts'

const running = await sharedSiteOnShopware()

const WITH_LIST = '/de/shop/category/kettenraeder'
const LANDING = '/de/shop/category/foerdertechnik'
const DEFAULT = '/de/shop/category/platten'
const EMPTY = 'Hier sind noch keine Produkte'

async function open(path: string) {
  const response = await visit(running.site.url).get(path)
  const html = await response.text()
  const main = pageBody(html).querySelector('main')
  if (!main) throw new Error(`${path} has no main part.`)
  return { status: response.status, html, main, text: (main.textContent ?? '').replaceAll(/\s+/g, ' ') }
}
const headingsOf = ({ main }: Awaited<ReturnType<typeof open>>, names: string) =>
  [...main.querySelectorAll(names)].map(({ textContent }) => textContent?.trim())
/** Which of the words come in the text, in its order. */
const orderIn = (text: string, words: string[]) =>
  words.filter((word) => text.includes(word)).toSorted((a, b) => text.indexOf(a) - text.indexOf(b))

test('the parts of a layout are before and after the list, in its order and with its columns from left to right', async () => {
  const page = await open(WITH_LIST)
  const { text } = page
  const words = [
    'Leise gefräst',
    'Nach Zeichnung',
    'Spalte 1',
    'Spalte 2',
    'Spalte 3',
    'Kettenrad Kunststoff',
    'Fragen?',
  ]
  expect(orderIn(text, words)).toEqual(words)
  expect(headingsOf(page, 'h1')).toEqual(['Kettenräder und Rollen'])
  // The first heading of the text repeats the title.
  expect(headingsOf(page, 'h2')).not.toContain('Kettenräder und Rollen')
  expect(orderIn(text, ['Neben der Liste.', 'Kettenrad Kunststoff']).at(-1)).toBe('Neben der Liste.')
})

test('pictures have their texts and their room, and lead where their editor picked', async () => {
  const { main } = await open(WITH_LIST)
  const pictures = [...main.querySelectorAll('img')].filter((image) => image.getAttribute('alt'))
  expect(
    pictures.map((image) => ['alt', 'width', 'height', 'loading'].map((name) => image.getAttribute(name))),
  ).toEqual([
    ['Kettenräder in der Halle', '400', '300', null],
    ['Platte von oben', '400', '300', 'lazy'],
  ])
  const href = pictures[0]?.closest('a')?.getAttribute('href') ?? ''
  expect((await open(href)).text).toContain('Platte natur & grün')
})

test('texts keep lists and links, and nothing in them runs', async () => {
  const { main, html } = await open(WITH_LIST)
  const link = [...main.querySelectorAll('a')].find(({ textContent }) => textContent === 'Zu den Platten')
  expect((await open(link?.getAttribute('href') ?? '')).text).toContain('Platten')
  expect([...main.querySelectorAll('li')].some(({ textContent }) => textContent === 'bis 80 °C')).toBe(true)
  expect(html).not.toMatch(/steal\(\)|124c71d524604ccb/)
})

test('chosen products are cards in the order of their choice, each family once, with price and link', async () => {
  const { main } = await open(WITH_LIST)
  const cards = [...main.querySelectorAll('article')].slice(0, 6)
  expect(cards.map((card) => card.querySelector('h3')?.textContent)).toEqual([
    'Platte natur & grün',
    'Kettenführung Typ CT Simplex',
    ...['001', '002', '003', '004'].map((number) => `Gleitleiste ${number}`),
  ])
  expect(cards[0]?.textContent).toMatch(/21,94\s€ brutto/)
  expect(cards[1]?.textContent).toMatch(/ab\s9,90\s€ brutto/)
  expect(cards[1]?.querySelector('a')?.getAttribute('href')).toBe(
    '/de/shop/product/kettenfuehrungen/typ-ct/kettenfuehrung-typ-ct-simplex',
  )
})

test('a landing page has its own parts, and neither a list nor filters', async () => {
  const { main, text, status } = await open(LANDING)
  expect(status).toBe(200)
  expect(orderIn(text, ['Wir fördern', 'Ohne Schmierung.', 'Platte natur'])).toEqual([
    'Wir fördern',
    'Ohne Schmierung.',
    'Platte natur',
  ])
  expect([...main.querySelectorAll('img')].flatMap((image) => image.getAttribute('alt') || [])).toEqual([
    'Führung',
    'Platte von oben',
  ])
  expect([...main.querySelectorAll('article h3')].map(({ textContent }) => textContent)).toEqual([
    'Platte natur & grün',
    'Kettenführung Typ CT Simplex',
  ])
  expect(text).not.toContain(EMPTY)
  expect([...main.querySelectorAll('form')]).toEqual([])
})

test('the layout that each installation has adds nothing: head and list are those of the page', async () => {
  const page = await open(DEFAULT)
  expect(headingsOf(page, 'h1')).toEqual(['Platten'])
  expect(page.text.split('Alles über Platten & mehr.')).toHaveLength(2)
  expect(page.text).toContain('Platte natur & grün')
  expect(headingsOf(page, 'article h3')).toEqual([])
})

test('a category without any layout has its list', async () => {
  const page = await open('/de/shop/category/einzelteile')
  expect(headingsOf(page, 'h1')).toEqual(['Einzelteile'])
  expect(page.text).toMatch(/Gleitklotz.*ab Lager/)
})

test('the data of a page has what it shows, and nothing else of the layout', async () => {
  const { html } = await open(WITH_LIST)
  expect(html).not.toMatch(/cms_slot|cms_image|verticalAlign|category-navigation/)
})

test('a landing page has an address of its own, the words for visitors, and the site’s other languages', async () => {
  const page = await open('/de/shop/page/aktion/herbst')
  expect(page.status).toBe(200)
  expect(headingsOf(page, 'h1')).toEqual(['Herbstaktion'])
  expect(page.text).toMatch(/Nur im Oktober\..*21,94\s€ brutto/)
  expect(page.text).not.toContain('Aktion intern')
  expect(page.html).toContain('/en/shop/page/offer/autumn')
  const { main } = await open(WITH_LIST)
  const link = [...main.querySelectorAll('a')].find(({ textContent }) => textContent === 'Zur Aktion')
  expect((await open(link?.getAttribute('href') ?? '')).text).toContain('Nur im Oktober.')
})

test.each(['/de/shop/page', '/de/shop/page/kettenraeder', `/de/shop/page/${'0'.repeat(32)}`])(
  '%s is missing',
  async (path) => {
    expect((await open(path)).status).toBe(404)
  },
)

test.each([WITH_LIST, LANDING, '/de/shop/page/aktion/herbst'])(
  '%s loads at most 150 KB of scripts in 25 files before it is interactive',
  async (path) => {
    const { html } = await open(path)
    const { files, total } = await firstLoad(html, async (file) => (await fetch(running.site.url + file)).text())
    expect(files.size).toBeGreaterThan(1)
    expect(files.size).toBeLessThanOrEqual(25)
    expect(total).toBeLessThanOrEqual(150_000)
  },
)

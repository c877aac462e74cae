import { beforeAll, expect, test } from 'vitest'
import { LOCALES } from '#contracts/locales.ts'
import { pageBody } from '#test/support/page-dom.ts'
import { type SharedSite, sharedSite } from '#test/support/shared-site.ts'
import { visit } from '#test/support/visitor.ts'

let site: SharedSite
beforeAll(async () => {
  site = await sharedSite()
})

const ask = (path: string) => visit(site.url).get(path)

async function read(path: string) {
  const response = await ask(path)
  expect(response.status, path).toBe(200)
  const html = await response.text()
  const main = pageBody(html).querySelector('main')
  if (!main) throw new Error(`${path} has no main part`)
  const texts = (selector: string) => [...main.querySelectorAll(selector)].map((one) => one.textContent.trim())
  const links = (selector: string) =>
    [...main.querySelectorAll(`${selector} a`)].map((one) => one.getAttribute('href') ?? '')
  return { html, main, texts, links }
}

test.each([
  ['de', 'T-08B1-S-2000'],
  ['en', 't08b1s2000'],
  ['nl', 'T%2008B1%20S%202000'],
  ['cz', 't-08b1-s-2000'],
])('in %s the item number %s leads to the page of its variant', async (locale, term) => {
  const response = await ask(`/${locale}/search?term=${term}`)
  expect(response.status).toBe(302)
  expect(response.headers.get('cache-control')).toMatch(/^private|no-store/)
  const to = response.headers.get('location') ?? ''
  expect(to).toMatch(new RegExp(`^/${locale}/shop/product/.+\\?variant=T-08B1-S-2000$`))
  expect((await ask(to)).status).toBe(200)
})

test.each(['view=products', 'view=content', 'view=downloads'])(
  'a number leads to its product from each field of the site: %s',
  async (view) => {
    const { headers } = await ask(`/de/search?${view}&term=GL-40×10-S-2000`)
    expect(headers.get('location')).toMatch(/\?variant=GL-40X10-S-2000$/)
  },
)

test.each(['T-08B1-X-2000', 'T-08B1-S-200', 'T-08B1', 'PL-PEEK', 'Angebot%20T-08B1-S-2000'])(
  'the term %s is not one number, and leads to hits',
  async (term) => {
    const { texts } = await read(`/de/search?term=${term}`)
    expect(texts('li strong').length).toBeGreaterThan(0)
  },
)

test('the list of hits of a number stays reachable, with its tabs and filters', async () => {
  const { main, texts, links } = await read('/de/search?term=T-08B1-S-2000&view=products&show=all')
  expect(texts('li strong')[0]).toContain('Kettenführung Typ T')
  const tabs = links('nav[aria-label="Art der Treffer"]')
  expect(tabs).toHaveLength(4)
  for (const tab of tabs) {
    expect(tab).toContain('show=all')
    expect((await ask(tab)).status).toBe(200)
  }
  expect(main.querySelector('#hit-filter-form input[name=show]')?.getAttribute('value')).toBe('all')
})

test('similar numbers are said to be similar, and are not named a second time', async () => {
  const { main, texts, links } = await read('/de/search?term=T-08B1-X-2000&view=products')
  expect(main.textContent).toContain('Diese Artikelnummer kennen wir nicht.')
  expect(main.textContent).not.toContain('Meinten Sie')
  expect(texts('li').join(' ')).toContain('T-08B1-S-2000')
  expect(links('p')).not.toContain('/de/search?term=T-08B1-S-2000')
})

const KINDS: Record<string, string> = { de: 'Kategorie', en: 'Category', nl: 'Categorie', cz: 'Kategorie' }
test.each(LOCALES)('in %s hits are filtered and sorted by a form whose counts are right', async (locale) => {
  const path = `/${locale}/search?term=PE-UHMW&view=products`
  const { main, texts } = await read(path)
  expect(texts('form legend')).toContain(KINDS[locale])
  const boxes = [...main.querySelectorAll('#hit-filter-form input[type=checkbox]')]
  for (const name of ['stock', 'colour', 'thickness', 'category']) {
    const box = boxes.find((one) => one.getAttribute('name') === name)
    const count = Number(/\((\d+)\)/.exec(box?.closest('label')?.textContent ?? '')?.[1])
    const value = box?.getAttribute('value')
    const filtered = await read(`${path}&${name}=${value}`)
    expect([name, Number.parseInt(filtered.texts('h2#hits')[0]?.replace(/^\D+/, '') ?? '', 10)]).toEqual([name, count])
    expect(filtered.main.querySelector(`input[name=${name}][value="${value}"]`)?.hasAttribute('checked')).toBe(true)
  }
  const select = main.querySelector('select[name=sort][form=hit-filter-form]')
  const sortings = [...(select?.querySelectorAll('option') ?? [])].map((one) => one.getAttribute('value'))
  expect(sortings.slice(0, 3)).toEqual(['relevance', 'name', 'number'])
  const names = (await read(`${path}&sort=name`)).texts('li strong')
  const { compare } = new Intl.Collator(locale === 'cz' ? 'cs' : locale, { numeric: true })
  expect(names).toEqual(names.toSorted(compare))
  expect(names).not.toEqual((await read(path)).texts('li strong'))
})

test('hits can be sorted by price if one has a price', async () => {
  const sortings = async (term: string) =>
    (await read(`/de/search?term=${term}&view=products`)).texts('select[name=sort] option')
  expect(await sortings('kettenrad')).toContain('Preis aufsteigend')
  // Sheets are priced on request.
  expect(await sortings('platte')).toEqual(['Relevanz', 'Name A–Z', 'Artikelnummer'])
})

test('a page beyond the last one leads to the last one, with its filters and order', async () => {
  const gone = await ask('/de/search?term=kettenf%C3%BChrung&view=products&p=49&sort=name')
  expect(gone.status).toBe(302)
  const to = gone.headers.get('location') ?? ''
  expect(to).toMatch(/^\/de\/search\?term=kettenf%C3%BChrung&view=products&sort=name&p=\d$/)
  const { texts } = await read(to)
  expect(texts('li strong').length).toBeGreaterThan(0)
  expect(texts('nav [aria-current=page]').at(-1)).toContain(/p=(\d)$/.exec(to)?.[1] ?? '')
  const list = await ask('/de/shop/category/rundstaebe?p=99&view=grid')
  expect([list.status, list.headers.get('location')]).toEqual([302, '/de/shop/category/rundstaebe?view=grid'])
})

test('filters that leave nothing can be taken back', async () => {
  const { main, links } = await read('/de/search?term=platte&view=products&colour=black&min-length=9999')
  expect(main.textContent).toContain('Mit diesen Filtern bleibt kein Treffer übrig.')
  expect(links('aside')).toContain('/de/search?term=platte&view=products')
  expect(main.querySelector('input[name=colour][value=black]')?.hasAttribute('checked')).toBe(true)
})

test('the overlay gets names that complete the term, the page of hits does not', async () => {
  const reply: unknown = await (await ask('/de/search/hits?term=gleitl')).json()
  expect(reply).toMatchObject({ completions: expect.arrayContaining(['Gleitleisten und Kantenschutz']) })
  expect((await read('/de/search?term=gleitl')).html).toContain(String.raw`\"completions\",[]`)
})

test('lists are sorted by price only where a product has a price', async () => {
  const sortings = async (slug: string) => (await read(`/de/shop/category/${slug}`)).texts('select[name=order] option')
  expect(await sortings('rundstaebe')).not.toContain('Preis aufsteigend')
  expect(await sortings('rundstaebe')).toContain('Artikelnummer')
  expect(await sortings('kettenraeder-rollen')).toContain('Preis aufsteigend')
})

test.each([
  ['nl', 'datablad', 'Technisch gegevensblad'],
  ['cz', 'technick%C3%BD%20list', 'Technický list'],
])('in %s data sheets are found by their name in this language: %s', async (locale, term, title) => {
  const { texts } = await read(`/${locale}/search?term=${term}&view=downloads`)
  expect(texts('li strong').filter((one) => one.endsWith(title)).length).toBeGreaterThan(3)
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { LOCALES } from '#contracts/locales.ts'
import type { HitDocument } from '#contracts/search/search-document.ts'
import { pageBody } from '#test/support/page-dom.ts'
import { hitDocument, searchDocument } from '#test/support/search-answer.ts'
import { startSite, type RunningSite } from '#test/support/site.ts'
import type { Replies, StandIn } from '#test/support/open-stand-in.ts'
import { startStandIn } from '#test/support/stand-in.ts'
import { siteTemplate } from '#test/support/template.ts'
import { visit } from '#test/support/visitor.ts'

/** A term for each thing that a search service may do. */
const product = (index: number): HitDocument =>
  hitDocument('shop product', `p${index}`, {
    title: `Kettenrad ${index}`,
    data: { content: '', seoPath: 'kettenraeder/kettenrad', shortDescription: 'vorgebohrt' },
    product: {
      id: 'p',
      number: `KR-${index}`,
      variantId: 'v',
      variants: 3,
      price: index === 0 ? 12.5 : null,
      hasRange: false,
      isChoiceNeeded: false,
      allInStock: false,
      stock: 4,
    },
  })
const HOSTILE = '<img src=x onerror=alert(1)>'
const COUNTS = { 'shop product': 45, contacts: 1 }
const FACETS = {
  filters: { chain: { label: 'Kette', buckets: [{ key: '08b-1', label: '08B-1', doc_count: 7 }] } },
  ranges: { length: { label: 'Länge', unit: 'mm', min: 20, max: 3000 } },
}

const REPLIES: Replies = {
  'GET /search': ({ url = '' }) => {
    const params = new URL(url, 'http://x').searchParams
    const [term, source] = [params.get('term'), params.get('source')]
    if (term === 'down') return { status: 500 }
    if (term === 'english') {
      const { _source, ...hit } = product(1)
      const english = _source.product && { ..._source.product, language: 'en' }
      return { json: searchDocument([product(0), { ...hit, _source: { ..._source, product: english } }], COUNTS) }
    }
    if (term === 'broken') return { html: '<p>not json' }
    if (term === 'many')
      return { status: 429, json: { errors: [{ code: 'x', meta: { parameters: { seconds: 90 } } }] } }
    if (term === 'nichts') {
      const understood = { numbers: [], measures: [], synonyms: [], corrected: [{ word: 'nichts', as: ['nicht'] }] }
      return { json: searchDocument([], {}, { suggest: ['Gleitleiste'], understood }) }
    }
    if (term === 'hostile') {
      const hits = ['website', 'downloads'].map((one) =>
        hitDocument(one === 'website' ? 'website' : 'downloads', one, {
          title: HOSTILE,
          url: 'javascript:alert(1)',
          img: 'javascript:alert(1)',
          data: { content: `${HOSTILE} hostile`, seoPath: '', shortDescription: '' },
        }),
      )
      return { json: searchDocument(hits.slice(0, 1), { website: 1, downloads: 1 }) }
    }
    const from = Number(params.get('from') ?? 0)
    const hits =
      source === 'contacts'
        ? [
            hitDocument('contacts', 'anna', {
              name: 'Anna Kreutz',
              email: 'anna@example.com',
              tel: '+49 555 1',
              positions: ['Vertrieb'],
            }),
          ]
        : Array.from({ length: Math.min(20, 45 - from) }, (_, index) => product(from + index))
    const document = searchDocument(hits, COUNTS)
    document.hits.total.value = source === 'contacts' ? 1 : 45
    return { json: { ...document, aggregations: { ...document.aggregations, ...FACETS } } }
  },
}

let service: StandIn
let site: RunningSite
beforeAll(async () => {
  service = await startStandIn(REPLIES)
  // Its own: the service decides here what it finds.
  site = await startSite({ template: await siteTemplate(), env: { SEARCH_URL: service.url } })
})
afterAll(() => site.dispose())

async function read(path: string, status = 200) {
  const response = await fetch(site.url + path)
  expect(response.status, path).toBe(status)
  const html = await response.text()
  const main = pageBody(html).querySelector('main')
  if (!main) throw new Error(`${path} has no main part`)
  const texts = (selector: string) => [...main.querySelectorAll(selector)].map((one) => one.textContent.trim())
  const links = (selector: string) => [...main.querySelectorAll(`${selector} a`)].map((one) => one.getAttribute('href'))
  return { response, html, main, texts, links }
}

test.each(LOCALES)('the page of hits in %s has its field, tabs with counts and hits as links', async (locale) => {
  const { main, html, response, texts, links } = await read(`/${locale}/search?term=kettenrad`)
  expect(main.querySelectorAll('h1')).toHaveLength(1)
  expect(main.querySelector('h1')?.textContent).toContain('kettenrad')
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  expect(main.querySelector('input[name=term]')?.getAttribute('value')).toBe('kettenrad')
  expect(texts('nav small')).toEqual(['45', '0', '1', '0'])
  expect(links('li')).toContain(`/${locale}/shop/product/kettenraeder/kettenrad?variant=KR-0`)
  expect(texts('mark')).toContain('Kettenrad')
  // Shared by all visitors, but never cached.
  expect(response.headers.get('cache-control')).toBe('private, max-age=0, must-revalidate')
  expect(response.headers.get('set-cookie')).toBeNull()
})

test('a search is one page of 20, with links to the others and filters that keep the term', async () => {
  const { texts, links, main } = await read('/de/search?term=kettenrad&view=products&p=2&chain=08b-1')
  expect(texts('li strong')).toHaveLength(20)
  expect(texts('li strong')[0]).toBe('Kettenrad 20')
  expect(links('nav[aria-label="Seiten der Treffer"]')).toEqual([
    '/de/search?term=kettenrad&view=products&chain=08b-1',
    '/de/search?term=kettenrad&view=products&chain=08b-1',
    '/de/search?term=kettenrad&view=products&chain=08b-1&p=2',
    '/de/search?term=kettenrad&view=products&chain=08b-1&p=3',
    '/de/search?term=kettenrad&view=products&chain=08b-1&p=3',
  ])
  const box = main.querySelector('input[type=checkbox][name=chain]')
  expect(box?.hasAttribute('checked')).toBe(true)
  expect(box?.closest('form')?.querySelector('input[name=term]')?.getAttribute('value')).toBe('kettenrad')
  expect(service.requests.at(-1)).toContain('from=20')
  expect(decodeURIComponent(service.requests.at(-1) ?? '')).toContain('filter[chain]=08b-1')
})

test('a product without a name in the language of the page has its name marked as another one', async () => {
  const { main } = await read('/nl/search?term=english&view=products')
  const names = [...main.querySelectorAll('li strong')].map((name) => name.getAttribute('lang'))
  expect(names).toEqual([null, 'en'])
})

test('bounds that cannot be read have an error at their field, and stay as they were typed', async () => {
  const { main } = await read('/de/search?term=kettenrad&view=products&min-length=abc&max-length=7')
  const field = main.querySelector('input[name=min-length]')
  expect(field?.getAttribute('value')).toBe('abc')
  expect(field?.getAttribute('aria-invalid')).toBe('true')
  expect(main.querySelector(`#${field?.getAttribute('aria-describedby')}`)?.textContent).toBe(
    'Bitte eine Zahl eingeben.',
  )
  expect(decodeURIComponent(service.requests.at(-1) ?? '')).toContain('range[length]=..7')
})

test('mail addresses of people are concealed, and their cards have no address of their own', async () => {
  const { html, main } = await read('/de/search?term=kettenrad&view=contacts')
  expect(main.querySelector('article')?.textContent).toContain('anna (at) example.com')
  expect(html).not.toContain('anna@example.com')
})

test('a search without hits names the understood words, offers other spellings, and shows people to ask', async () => {
  const { main, texts, links } = await read('/de/search?term=nichts')
  expect(texts('h2')[0]).toBe('Nichts gefunden zu „nichts“')
  expect(main.textContent).toContain('Statt „nichts“ gesucht: nicht')
  expect(links('p')).toContain('/de/search?term=Gleitleiste')
  expect(texts('article h3')).toContain('Anna Kreutz')
})

test('neither a term nor a hit ever becomes markup, and no address of another scheme is a link', async () => {
  for (const path of [
    `/de/search?term=${encodeURIComponent(HOSTILE)}`,
    `/de/search?term=${encodeURIComponent(`"><script>alert(1)</script>`)}&view=${HOSTILE}&p=<b>`,
    '/de/search?term=hostile',
    '/de/search?term=hostile&view=downloads',
  ]) {
    const { html, main } = await read(path)
    expect(
      main.querySelector('img[onerror], script:not([type]), [href^="javascript:"], [src^="javascript:"]'),
      path,
    ).toBeNull()
    expect(html, path).not.toContain('<img src=x')
    expect(html, path).not.toContain('<script>alert')
  }
})

test.each([
  ['', 200],
  ['?term=', 200],
  ['?term=a', 200],
  ['?term=%20%20', 200],
  ['?term=a%2Bb%26c', 200],
  ['?term=%F0%9F%98%80%F0%9F%98%80', 200],
  ['?term=a%22%20OR%20%221&view=nothing&p=-1', 200],
  ['?term=%EF%BF%BE%EF%BF%BD', 200],
])('the address %s is answered with a page', async (search, status) => {
  const { main } = await read(`/de/search${search}`, status)
  expect(main.querySelectorAll('h1')).toHaveLength(1)
})

test.each([
  ['of 10,000 characters', `?term=${'x'.repeat(10_000)}`, 414],
  ['of control characters', '?term=%00%01%1F%7F', 400],
])('a term %s is refused at the door', async (_, search, status) => {
  expect((await fetch(`${site.url}/de/search${search}`)).status).toBe(status)
})

test('a term that is too short asks nothing of the service, says so, and offers the four ways', async () => {
  const before = service.requests.length
  const { main, links } = await read('/de/search?term=a')
  expect(service.requests).toHaveLength(before)
  expect(main.textContent).toContain('Bitte mindestens 2 Zeichen eingeben.')
  expect(links('section li')).toEqual(['/de/produkte', '/de/unternehmen', '/de/kontakt', '/de/downloads'])
})

test.each([
  ['down', 503, '30', 'Die Suche ist gerade nicht erreichbar'],
  ['broken', 503, '30', 'Ihre Eingabe steht noch hier.'],
  ['many', 429, '90', 'Bitte suchen Sie in 2 Minuten weiter.'],
])(
  'where the service fails (%s) the page stays with its term and a link to try again',
  async (term, status, wait, text) => {
    const { main, response } = await read(`/de/search?term=${term}`, status)
    expect(main.querySelector('[role=alert] a')?.getAttribute('href')).toBe(`/de/search?term=${term}`)
    expect(main.querySelector('input[name=term]')?.getAttribute('value')).toBe(term)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('retry-after')).toBe(wait)
    expect(main.textContent).toContain(text)
  },
)

test('the overlay’s hits are JSON that is never cached, and failures have their status', async () => {
  const hits = await fetch(`${site.url}/de/search/hits?term=kettenrad`)
  expect(hits.headers.get('cache-control')).toBe('no-store')
  expect(await hits.json()).toMatchObject({ view: 'products', total: 45, counts: { products: 45, contacts: 1 } })
  for (const [term, status] of [
    ['a', 400],
    ['down', 503],
    ['many', 429],
  ] as const) {
    const failed = await fetch(`${site.url}/de/search/hits?term=${term}`)
    expect([failed.status, failed.headers.get('cache-control')]).toEqual([status, 'no-store'])
  }
})

// Differs from the specification: 4.
test('every page has the field as a form that needs no scripts, and two pages filter its hits', async () => {
  for (const [path, view] of [
    ['/de/agb', null],
    ['/de/produkte', 'products'],
    ['/de/unternehmen', 'content'],
    ['/en/company/history', 'content'],
  ] as const) {
    const body = pageBody(await (await fetch(site.url + path)).text())
    const form = body.querySelector('header form')
    expect(form?.getAttribute('action'), path).toBe(`/${path.split('/')[1]}/search`)
    expect(form?.getAttribute('method') ?? 'get').toBe('get')
    expect(form?.querySelector('input[name=view]')?.getAttribute('value') ?? null, path).toBe(view)
  }
})

test('the home page describes the search to search engines', async () => {
  const html = await (await fetch(`${site.url}/nl`)).text()
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? []
  expect(JSON.parse(json)).toMatchObject({
    '@type': 'WebSite',
    potentialAction: {
      '@type': 'SearchAction',
      target: { urlTemplate: expect.stringMatching(/\/nl\/search\?term=\{search_term_string\}$/) },
    },
  })
})

test('a hit that needs no choice goes into the request without scripts, and a number that the shop does not know is told', async () => {
  const visitor = visit(site.url)
  const sent = await visitor.post('/de/search?term=kettenrad&view=products', { number: 'KR-08B1-15' })
  expect(sent.status).toBe(303)
  expect(sent.headers.get('location')).toBe('/de/search?term=kettenrad&view=products')
  const cart = await (await visitor.get('/de/shop/cart')).text()
  expect(cart).toContain('KR-08B1-15')
  const unknown = await visitor.post('/de/search?term=kettenrad&view=products', { number: 'XX-NO-SUCH' })
  expect(unknown.status).toBe(422)
  expect(pageBody(await unknown.text()).querySelector('[role=alert]')?.textContent).toContain('XX-NO-SUCH')
})

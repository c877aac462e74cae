import { expect, test } from 'vitest'
import { isForAll, keyOfPage, pageLanguage, pageLinks, pageOfData, surplus, titleOf } from './page-rules.ts'

const at = (address: string) => new URL(address, 'http://shop.test')

test.each([
  ['/de', '/de'],
  ['/cz/kontakt', '/cz/kontakt'],
  ['/de/shop/product/chain-guide?variant=CT-1', '/de/shop/product/chain-guide?variant=CT-1'],
  ['/en/search?term=08B', '/en/search?term=08B'],
])('The page %s is stored under its address.', (address, key) => expect(keyOfPage(at(address))).toBe(key))

test.each([
  '/',
  '/store-api/context',
  '/media/plan.pdf',
  '/de/media/plan.pdf',
  '/demo',
  '/design',
  '/de/newsletter?hash=x',
])('%s is not stored: it is not a page, or its query may be a token.', (address) =>
  expect(keyOfPage(at(address))).toBeUndefined(),
)

test.each([
  ['/de.data', '/de'],
  ['/de/shop.data?_routes=shop', '/de/shop'],
  ['/de/search.data?term=a%20b&_routes=x', '/de/search?term=a+b'],
  ['/de/shop/_.data', '/de/shop/'],
  ['/de/shop', undefined],
])('The data %s belong to the page %s.', (data, page) => expect(pageOfData(at(data))).toBe(page))

const page = (caching: string, status = 200, type = 'text/html; charset=utf-8') =>
  new Response(null, { status, headers: { 'content-type': type, 'cache-control': caching } })

test('Only a whole page that the server declares to be shared may be stored.', () => {
  expect(isForAll(page('public, max-age=0, must-revalidate'))).toBe(true)
  const refused = [
    page('private, max-age=0, must-revalidate'),
    page('no-store'),
    page('public, no-store'),
    page(''),
    page('public', 404),
    page('public', 503),
    page('public', 200, 'application/json'),
    new Response(null, { status: 302, headers: { location: '/de' } }),
  ]
  expect(refused.map(isForAll)).toEqual(refused.map(() => false))
})

test('The oldest pages give way to new ones.', () => {
  expect(surplus(['a', 'b', 'c', 'd'], 2)).toEqual(['a', 'b'])
  expect(surplus(['a', 'b'], 2)).toEqual([])
})

test('The links to stored pages have their titles, and an address cannot add markup.', () => {
  expect(titleOf('<head><title>Profile &amp; Platten</title></head>')).toBe('Profile &amp; Platten')
  expect(titleOf('<title></title>')).toBeUndefined()
  expect(pageLinks([{ address: '/de/search?a="><b>&c', title: 'Suche' }])).toBe(
    '<li><a href="/de/search?a=&#34;&#62;&#60;b&#62;&#38;c">Suche</a></li>',
  )
  expect(pageLinks([])).toBe('')
})

test('The offline page speaks the language of its address, else one of the browser’s.', () => {
  expect(pageLanguage('/nl/shop', ['de'], 'en')).toBe('nl')
  expect(pageLanguage('/', ['fr-FR', 'cs-CZ', 'en'], 'de')).toBe('cz')
  expect(pageLanguage('/', ['fr'], 'de')).toBe('de')
})

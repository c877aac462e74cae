import { matchRoutes } from 'react-router'
import { expect, test } from 'vitest'
import { ROUTE_AUDIENCES } from '#test/support/route-audiences.ts'
import { linkKind, trackedLink, trackedPage, trackedReferrer } from './tracked-page.ts'

const SITE = 'https://site.test'
const TREE = Object.entries(ROUTE_AUDIENCES).map(([path, caching]) => ({
  path,
  handle: { caching, ...(path.includes(':source') && { tracked: ['order', 'orderhistory'] }) },
}))
const page = (path: string, title = 'Title', loaderData: unknown = undefined) => {
  const matches = matchRoutes(TREE, new URL(path, SITE).pathname) ?? []
  return trackedPage(
    new URL(path, SITE),
    title,
    matches.map(({ route, params }) => ({ handle: route.handle, params, loaderData })),
  )
}

test('a page is reported with its title and without its query', () => {
  expect(page('/de/shop/product/kettenfuehrungen/typ-t?variant=CT-06B1#facts')).toEqual({
    url: 'https://site.test/de/shop/product/kettenfuehrungen/typ-t',
    title: 'Title',
    search: undefined,
    isOwn: false,
  })
})

test.each([
  ['/de/shop/account/order/4f0c1d2e3a4b5c6d7e8f90a1b2c3d4e5', '/de/shop/account/order/*'],
  ['/en/shop/account/orderhistory/0123456789abcdef0123456789abcdef', '/en/shop/account/orderhistory/*'],
  ['/de/shop/account/order/codewithoutanydigit', '/de/shop/account/order/*'],
  ['/de/shop/account/order/A-1/request/pdf', '/de/shop/account/order/*/request/*'],
  ['/de/shop/account/order/A%2D1%2Forder', '/de/shop/account/order/*'],
  ['/de/shop/account/order/50%25', '/de/shop/account/order/*'],
  ['/de/shop/account/codewithoutanydigit', '/de/shop/account/*'],
  ['/de/shop/account/addresses/home', '/de/shop/account/addresses/*'],
  ['/de/shop/attachments/one/grant', '/de/shop/attachments/*/*'],
  ['/en/shop/account/recover/password?hash=secret', '/en/shop/account/recover/password'],
  ['/nl/shop/registration/confirm?em=a%40b.example&hash=x', '/nl/shop/registration/confirm'],
  ['/cz/shop/orderconfirmation?orderId=1', '/cz/shop/orderconfirmation'],
  // Mistyped: no screen has these addresses.
  ['/de/shop/account/order/A-1/more', '/de/*/*/*/*/*'],
  ['/de/shop/attachments/one/grant/more', '/de/*/*/*/*/*'],
])('%s is reported as %s, also as its title', (path, reported) => {
  expect(page(path, 'Request A-100023')).toEqual({
    url: `https://site.test${reported}`,
    title: reported,
    search: undefined,
    isOwn: true,
  })
})

test('the page of results reports the term and the number of hits', () => {
  expect(page('/en/search?term=%20PFAS%20&page=2').search).toEqual({ term: 'PFAS', hits: undefined })
  const data = { reply: { counts: { products: 3, content: 2, contacts: 0, downloads: 1 } } }
  expect(page('/en/search?term=PFAS', 'Title', data).search).toEqual({ term: 'PFAS', hits: 6 })
  expect(page('/en/search?term=').search).toBeUndefined()
  expect(page('/en/shop/list?term=PFAS').search).toBeUndefined()
})

test('of an address without a route of ours, nothing is reported', () => {
  const { url, title } = trackedPage(new URL('/de/shop/codes/4711', SITE), 'Code 4711', [
    { handle: undefined, params: {} },
  ])
  expect([url, title]).toEqual([`${SITE}/*/*/*/*`, '/*/*/*/*'])
})

test.each([
  ['https://site.test/de/shop/account/order/codewithoutanydigit?x=1', SITE],
  ['https://elsewhere.test/found?q=1', 'https://elsewhere.test/found?q=1'],
  ['', ''],
])('a visitor who comes from "%s" is reported as coming from "%s"', (referrer, reported) => {
  expect(trackedReferrer(referrer, SITE)).toBe(reported)
})

test.each([
  ['/de/shop/product/typ-t', '/de/shop/sheet/0123?length=5', '/de/shop/sheet/0123'],
  [
    '/de/shop/account/orderhistory',
    '/de/shop/account/orderhistory/0123/request/pdf',
    '/de/shop/account/orderhistory/*',
  ],
  ['/de/shop/account/order/code', '/de/shop/account/order/code/request/csv', '/de/shop/account/order/*/*'],
])('at %s the file %s is reported as %s', (path, file, reported) => {
  expect(trackedLink(new URL(file, SITE), page(path))).toBe(SITE + reported)
})

test('a link to another site is reported without its query, also on a personal page', () => {
  expect(trackedLink(new URL('https://elsewhere.test/a?b=1'), page('/de/shop/cart'))).toBe('https://elsewhere.test/a')
})

test.each([
  ['https://elsewhere.test/', 'link'],
  ['https://site.test/typo/fileadmin/sheet.PDF?v=1', 'download'],
  ['https://site.test/de/shop/sheet/0123', 'download'],
  ['https://site.test/de/shop/cad/0123/step', 'download'],
  ['https://site.test/de/shop/cad/0123', undefined],
  ['https://site.test/de/shop/account/order/0123/request/pdf', 'download'],
  ['https://site.test/de/shop/account/order/0123', undefined],
  ['https://site.test/de/shop/attachments/0123/grant', 'download'],
  ['https://site.test/de/shop/attachments/ended', undefined],
  ['https://site.test/de/calendar/news/fair', 'download'],
  ['https://site.test/de/shop', undefined],
  ['mailto:a@b.example', undefined],
  ['tel:+49', undefined],
])('%s is reported as %s', (url, kind) => expect(linkKind(new URL(url), 'https://site.test', false)).toBe(kind))

test('a link that says that it leads to a file is reported as a download, whatever its address', () => {
  expect(linkKind(new URL('https://site.test/de/any'), 'https://site.test', true)).toBe('download')
  expect(linkKind(new URL('https://elsewhere.test/any'), 'https://site.test', true)).toBe('link')
})

import { expect, test } from 'vitest'
import routes from '#web/routes.ts'
import { COMMON_PARTS, linkKind, trackedPage, trackedReferrer } from './tracked-page.ts'

const page = (path: string, title = 'Title') => trackedPage(new URL(path, 'https://site.test'), title)

test('a page is reported with its title and without its query', () => {
  expect(page('/de/shop/product/kettenfuehrungen/typ-t?variant=CT-06B1#facts')).toEqual({
    url: 'https://site.test/de/shop/product/kettenfuehrungen/typ-t',
    title: 'Title',
    search: undefined,
  })
})

test.each([
  ['/de/shop/account/order/4f0c1d2e3a4b5c6d7e8f90a1b2c3d4e5', '/de/shop/account/order/*'],
  ['/en/shop/account/orderhistory/0123456789abcdef0123456789abcdef', '/en/shop/account/orderhistory/*'],
  ['/de/shop/account/order/codewithoutanydigit', '/de/shop/account/order/*'],
  ['/de/shop/account/order/A-1/request/pdf', '/de/shop/account/order/*/request/pdf'],
  ['/de/shop/account/addresses/home', '/de/shop/account/addresses/*'],
  ['/de/shop/attachments/one/grant', '/de/shop/attachments/*/*'],
  ['/en/shop/account/recover/password?hash=secret', '/en/shop/account/recover/password'],
  ['/nl/shop/registration/confirm?em=a%40b.example&hash=x', '/nl/shop/registration/confirm'],
  ['/cz/shop/orderconfirmation?orderId=1', '/cz/shop/orderconfirmation'],
])('%s is reported as %s, also as its title', (path, reported) => {
  expect(page(path, 'Request A-100023')).toEqual({
    url: `https://site.test${reported}`,
    title: reported,
    search: undefined,
  })
})

test('the page of results reports the term', () => {
  expect(page('/en/search?term=%20PFAS%20&page=2').search).toBe('PFAS')
  expect(page('/en/search?term=').search).toBeUndefined()
  expect(page('/en/shop/list?term=PFAS').search).toBeUndefined()
})

test('every fixed part of a personal screen is reported, and no other', () => {
  const personal = routes.flatMap(({ path = '' }) => {
    const [, screen = ''] = path.split(':locale/shop/')
    return /^(account|checkout|orderconfirmation|registration|cart|attachments)\b/.test(screen) ? screen.split('/') : []
  })
  const fixed = personal.filter((part) => !part.startsWith(':'))
  // One route has several screens and files, by its parameters.
  const values = ['order', 'orderhistory', 'pdf', 'csv']
  expect(new Set([...fixed, ...values])).toEqual(COMMON_PARTS)
})

test.each([
  ['/de/shop/account/order/codewithoutanydigit?x=1', 'https://site.test/de/shop/account/order/*'],
  ['https://elsewhere.test/found?q=1', 'https://elsewhere.test/found?q=1'],
  ['', ''],
])('a visitor who comes from "%s" is reported as coming from "%s"', (referrer, reported) => {
  const address = referrer.startsWith('/') ? `https://site.test${referrer}` : referrer
  expect(trackedReferrer(address, 'https://site.test')).toBe(reported)
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

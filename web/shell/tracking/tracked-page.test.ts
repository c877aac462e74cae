import { expect, test } from 'vitest'
import { linkKind, trackedPage } from './tracked-page.ts'

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

test.each([
  ['https://elsewhere.test/', 'link'],
  ['https://site.test/typo/fileadmin/sheet.PDF?v=1', 'download'],
  ['https://site.test/de/shop', undefined],
  ['mailto:a@b.example', undefined],
  ['tel:+49', undefined],
])('%s is reported as %s', (url, kind) => expect(linkKind(new URL(url), 'https://site.test')).toBe(kind))

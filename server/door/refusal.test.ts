import { expect, test } from 'vitest'
import { atOrigin } from './at-origin.ts'
import { findRefusal } from './refusal.ts'

const methodsAt = (path: string) => (path === '/de/shop/cart' ? 'GET, HEAD, POST' : 'GET, HEAD')
const refusalOf = (url: string, init: RequestInit = {}, origin?: string) =>
  findRefusal(atOrigin(new Request(url, init), origin), { methodsAt })
const post = (headers: Record<string, string>, origin?: string) =>
  refusalOf('http://127.0.0.1:3000/de/shop/cart', { method: 'POST', body: 'a=b', headers }, origin)?.status

test.each([
  ['http://127.0.0.1:3000', undefined],
  ['http://localhost:3000', 403],
  ['https://127.0.0.1:3000', 403],
  ['http://127.0.0.1', 403],
  ['http://127.0.0.1.evil.test:3000', 403],
  ['null', 403],
  ['', 403],
  ['garbage', 403],
])('Without PUBLIC_URL a form must come from its own host: from %s %s.', (origin, status) => {
  expect(post({ origin })).toBe(status)
})

test.each([
  ['https://www.shop.test', undefined],
  ['http://www.shop.test', 403],
  ['https://shop.test', 403],
  ['https://www.shop.test:8443', 403],
  ['http://127.0.0.1:3000', 403],
  ['null', 403],
])('With PUBLIC_URL it must come from there, whatever the proxy sends: from %s %s.', (origin, status) => {
  const forged = {
    'x-forwarded-host': 'evil.test',
    'x-forwarded-proto': 'http',
    forwarded: 'host=evil.test;proto=http',
    host: 'evil.test',
  }
  for (const headers of [{ origin }, { origin, ...forged }]) expect(post(headers, 'https://www.shop.test')).toBe(status)
})

test.each([
  [{}, undefined],
  [{ 'sec-fetch-site': 'same-origin' }, undefined],
  [{ 'sec-fetch-site': 'none' }, undefined],
  [{ 'sec-fetch-site': 'same-site' }, 403],
  [{ 'sec-fetch-site': 'cross-site' }, 403],
  [{ 'sec-fetch-site': 'cross-site', origin: 'http://127.0.0.1:3000' }, undefined],
])('Without an origin the kind of site counts: %j is %s.', (headers, status) => expect(post(headers)).toBe(status))

test.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS'])('%s is not a method of a page.', (method) => {
  expect(refusalOf('http://shop.test/de/shop/cart', { method })).toEqual({ status: 405, allow: 'GET, HEAD, POST' })
  expect(refusalOf('http://shop.test/de/agb', { method })).toEqual({ status: 405, allow: 'GET, HEAD' })
})

test('POST is a method of a page with a form, also with scripts.', () => {
  expect(refusalOf('http://shop.test/de/agb', { method: 'POST' })?.status).toBe(405)
  expect(refusalOf('http://shop.test/de/shop/cart', { method: 'POST' })).toBeUndefined()
  expect(refusalOf('http://shop.test/de/shop/cart.data', { method: 'POST' })).toBeUndefined()
})

test.each([
  ['/de/%', 400],
  ['/de/%ZZ', 400],
  ['/de/%E0%A4%A', 400],
  ['/de/%ff.data', 400],
  ['/resources/%80', 400],
  ['/de/shop/product/a%00b', 400],
  ['/de/shop?variant=%00', 400],
  ['/de/shop?variant=%ZZ', undefined],
  ['/de/k%C3%A4se', undefined],
  [`/de/${'a'.repeat(1996)}`, undefined],
  [`/de/${'a'.repeat(1997)}`, 414],
  [`/de?q=${'a'.repeat(2000)}`, 414],
])('The address %s is refused with %s.', (path, status) => {
  expect(refusalOf(`http://shop.test${path}`)?.status).toBe(status)
})

test('A request at the site’s origin keeps method, headers and body.', async () => {
  const request = atOrigin(
    new Request('http://10.0.0.7:3000//a?b=c', { method: 'POST', body: 'd=e', headers: { cookie: 'f=g' } }),
    'https://www.shop.test',
  )
  expect([request.url, request.method, request.headers.get('cookie'), await request.text()]).toEqual([
    'https://www.shop.test//a?b=c',
    'POST',
    'f=g',
    'd=e',
  ])
})

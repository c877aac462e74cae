import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { areCookiesBlocked } from '#web/session/cookie-check.ts'
import { keepCampaign, withoutCampaign } from './campaign.ts'
import { checkCookies } from './check-cookies.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: 1_800_000_000_000 }))
afterEach(() => void vi.useRealTimers())

const PAGE = 'http://shop.test/de/shop/product/x'

function redirectAfter(request: { method: string; cookie?: string }, location: string, cookie = 'context-token=t') {
  const headers = new Headers({ location, ...(cookie && { 'set-cookie': cookie }) })
  const asked = new Request(PAGE, { method: request.method, headers: request.cookie ? { cookie: request.cookie } : {} })
  return checkCookies(new Response(null, { status: 303, headers }), asked).headers.get('location')
}

test('The redirect after the first form of a browser without cookies is marked.', () => {
  const post = { method: 'POST' }
  expect(redirectAfter(post, '/de/shop/cart')).toBe('/de/shop/cart?cookie-check=1800000000')
  expect(redirectAfter(post, '/de/x?variant=a#b')).toBe('/de/x?variant=a&cookie-check=1800000000#b')
})

test.each([
  ['of a visitor with any cookie', { method: 'POST', cookie: 'language=de' }, '/de', 'a=b'],
  ['of a page', { method: 'GET' }, '/de', 'a=b'],
  ['that sends no cookie', { method: 'POST' }, '/de', ''],
  ['to another site', { method: 'POST' }, 'https://other.test/', 'a=b'],
])('A redirect %s is not.', (_, request, location, cookie) => {
  expect(redirectAfter(request, location, cookie)).toBe(location)
})

const askedWith = (sentAt: string | number, cookie?: string) =>
  areCookiesBlocked({ url: `${PAGE}?cookie-check=${sentAt}`, headers: new Headers(cookie ? { cookie } : {}) })

test('Cookies are blocked if the next request has none, and only then.', () => {
  expect(askedWith(1_800_000_000)).toBe(true)
  expect(askedWith(1_800_000_000, 'context-token=t')).toBe(false)
  // An address that was passed on.
  expect(askedWith(1_799_999_900)).toBe(false)
  expect(askedWith('nonsense')).toBe(false)
  expect(areCookiesBlocked({ url: PAGE, headers: new Headers() })).toBe(false)
})

test('A shared page is made without the mark, and a redirect on the way keeps it.', () => {
  expect(withoutCampaign(`${PAGE}?variant=a&cookie-check=1`)).toBe(`${PAGE}?variant=a`)
  const redirect = new Response(null, { status: 302, headers: { location: '/de/shop/account/login?to=x' } })
  const kept = keepCampaign(redirect, new Request(`${PAGE}?cookie-check=1`))
  expect(kept.headers.get('location')).toBe('/de/shop/account/login?to=x&cookie-check=1')
})

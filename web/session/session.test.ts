import { expect, test } from 'vitest'
import { isPersonal, readSession } from './session.server.ts'

const request = (cookie: string, url = 'http://shop.test/de') => new Request(url, { headers: { cookie } })
function written(given: Request, change: (session: ReturnType<typeof readSession>) => void): string[] {
  const session = readSession(given)
  change(session)
  const headers = new Headers()
  session.setCookies(headers)
  return headers.getSetCookie()
}

test('a visitor who did nothing gets no cookie', () => {
  expect(written(request(''), () => {})).toEqual([])
})

test('a context token lives 3600 s from its last use, out of reach of scripts', () => {
  const [cookie] = written(request('context-token=abc'), () => {})
  expect(cookie).toBe('context-token=abc; Path=/; Max-Age=3600; SameSite=Lax; HttpOnly')
  expect(written(request('context-token=abc', 'https://shop.test/de'), () => {})[0]).toContain('; Secure')
})

test('giving up the token removes it and the count', () => {
  const cookies = written(request('context-token=abc; cart-count=3'), (session) => (session.contextToken = undefined))
  expect(cookies.map((cookie) => cookie.split(';', 3).join(';'))).toEqual([
    'context-token=; Path=/; Max-Age=0',
    'cart-count=; Path=/; Max-Age=0',
  ])
})

test('a flash is read once', () => {
  const cookies = written(request('flash=Added%20%E2%9C%93'), (session) => expect(session.takeFlash()).toBe('Added ✓'))
  expect(cookies[0]).toContain('flash=; Path=/; Max-Age=0')
})

test.each([
  ['context-token=a', true],
  ['flash=x', true],
  ['sent-request=x', true],
  ['language=de', false],
  ['context-token=', false],
  ['context-token=%E0%A4%A', false],
  ['', false],
])('%s personal: %s', (cookie, personal) => expect(isPersonal(request(cookie))).toBe(personal))

test('a broken sent-request cookie is no sent request', () => {
  expect(readSession(request('sent-request=%7B')).sentRequest).toBeUndefined()
  expect(readSession(request('cart-count=-4')).cartCount).toBe(0)
})

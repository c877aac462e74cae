import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { signCookie } from './cookie-signature.server.ts'
import { createSessions, NO_SESSION, type Session, type SessionOptions } from './session.server.ts'

const SECRET = 'of this test'
const sessions = (options: Partial<SessionOptions> = {}) =>
  createSessions({ secret: SECRET, secure: false, ...options })
const signed = (name: string, value: string) =>
  `${name}=${encodeURIComponent(signCookie(SECRET, name.replace('__Host-', ''), value))}`
const NOW = 1_800_000_000
beforeEach(() => void vi.useFakeTimers({ now: NOW * 1000 }))
afterEach(() => void vi.useRealTimers())

const request = (cookie: string) => new Request('http://shop.test/de', { headers: { cookie } })

function written(cookie: string, change: (session: Session) => void = () => {}, options: Partial<SessionOptions> = {}) {
  const session = sessions(options).read(request(cookie))
  change(session)
  const headers = new Headers()
  session.setCookies(headers)
  return headers.getSetCookie()
}

test('a visitor without any action gets no cookie', () => {
  expect(written('')).toEqual([])
})

test('a context token expires 3600 s after its last use and is hidden from scripts', () => {
  const [cookie] = written(signed('context-token', `abc@${NOW - 61}`))
  expect(cookie).toBe(`${signed('context-token', `abc@${NOW}`)}; Path=/; Max-Age=3600; SameSite=Lax; HttpOnly`)
})

test('a token that was just issued is not written again, so that a slow response restores no replaced token', () => {
  const given = `${signed('context-token', `abc@${NOW - 59}`)}; ${signed('cart-count', '3')}`
  expect(written(given)).toEqual([])
  const names = (cookies: string[]) => cookies.map((cookie) => cookie.slice(0, cookie.indexOf('=')))
  expect(names(written(given, (session) => (session.cartCount = 4)))).toEqual(['cart-count'])
  expect(names(written(given, (session) => (session.contextToken = 'def')))).toEqual(['context-token', 'cart-count'])
})

test('over HTTPS every cookie is secure and bound to its host', () => {
  const cookies = written(
    signed('__Host-context-token', 'abc'),
    (session) => {
      session.flash('Added')
      session.shownQuoteRequestKey = 'key'
      session.sentQuoteRequest = {
        isCopyLeftOut: false,
        number: 'A-1',
        email: 'a@b.c',
        key: 'key',
        picture: '',
        deepLinkCode: '',
        zipcode: '',
        attachments: '',
      }
    },
    { secure: true },
  )
  expect(cookies).toHaveLength(5)
  for (const cookie of cookies) expect(cookie).toMatch(/^__Host-[a-z-]+=[^;]+; Path=\/;.*; HttpOnly; Secure$/)
})

test('removing the token removes the count too', () => {
  const given = `${signed('context-token', 'abc')}; ${signed('cart-count', '3')}`
  const cookies = written(given, (session) => (session.contextToken = undefined))
  expect(cookies.map((cookie) => cookie.split(';', 3).join(';'))).toEqual([
    'context-token=; Path=/; Max-Age=0',
    'cart-count=; Path=/; Max-Age=0',
  ])
})

test('the end of a session removes all that its visitor left', () => {
  const sent = JSON.stringify({ number: 'A-1', email: 'a@b.c', key: 'k' })
  const given = [
    signed('context-token', `abc@${NOW}`),
    ...['signed-in', 'cart-count', 'shown-request', 'removed-lines', 'attachments'].map((name) => signed(name, '1')),
    signed('sent-request', sent),
  ]
  const cookies = written(given.join('; '), (session) => session.end())
  const removed = cookies.map((cookie) => /^([\w-]+)=; Path=\/; Max-Age=0/.exec(cookie)?.[1])
  expect(removed.toSorted()).toEqual(given.map((cookie) => cookie.slice(0, cookie.indexOf('='))).toSorted())
})

test('a customer is signed in as long as the token lives', () => {
  const given = `${signed('context-token', `abc@${NOW - 61}`)}; ${signed('signed-in', '1')}`
  const names = (cookies: string[]) => cookies.map((cookie) => cookie.split(';', 1)[0])
  expect(sessions().read(request(given)).isSignedIn).toBe(true)
  expect(names(written(given))).toContain(signed('signed-in', '1'))
  expect(sessions().read(request(signed('signed-in', '1'))).isSignedIn).toBe(false)
  expect(names(written(given, (session) => (session.isSignedIn = false)))).toContain('signed-in=')
})

test('a flash is read once', () => {
  const cookies = written(signed('flash', 'Added ✓'), (session) => expect(session.takeFlash()).toBe('Added ✓'))
  expect(cookies[0]).toContain('flash=; Path=/; Max-Age=0')
})

test('a flash on the way to a whole page is left to that page by scripts', () => {
  const headers = new Headers({ 'x-remix-reload-document': 'true' })
  const leaving = opened('')
  leaving.flash('Saved')
  leaving.setCookies(headers)
  const [given = ''] = headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0])
  expect(written(given, (session) => expect(session.takeFlash('script')).toBeUndefined())).toEqual([])
  expect(written(given, (session) => expect(session.takeFlash()).toBe('Saved'))).toHaveLength(1)
  const byScript = signed('flash', 'Added')
  expect(written(byScript, (session) => expect(session.takeFlash('script')).toBe('Added'))).toHaveLength(1)
})

test.each([
  [signed('context-token', 'a'), true],
  [signed('flash', 'x'), true],
  [`language=de; ${signed('context-token', 'a')}`, true],
  [signed('sent-request', 'x'), false],
  [signed('cart-count', '3'), false],
  [signed('__Host-context-token', 'a'), false],
  ['language=de', false],
  ['context-token=', false],
  ['context-token=a', false],
  ['context-token=%00', false],
  ['context-token=%0A', false],
  ['context-token=%E0%A4%A', false],
  [`context-token=${'a'.repeat(10_000)}`, false],
  [`context-token=${signCookie('of another site', 'context-token', 'a')}`, false],
  ['flash=x', false],
  ['', false],
])('the cookie %s affects a shared page: %s', (cookie, says) => {
  const { contextToken, hasFlash } = sessions().read(request(cookie))
  expect(contextToken !== undefined || hasFlash).toBe(says)
})

const opened = (cookie: string) => sessions().read(request(cookie))

test('a cached page renews a token that would expire soon, with everything that expires with it', () => {
  const late = `${signed('context-token', `abc@${NOW - 61}`)}; ${signed('cart-count', '3')}; ${signed('signed-in', 'own-prices')}`
  expect(
    opened(late)
      .renew()
      .map((cookie) => cookie.split(';')[0]),
  ).toEqual([signed('context-token', `abc@${NOW}`), signed('cart-count', '3'), signed('signed-in', 'own-prices')])
})

test('a cached page writes no token that was just issued, and removes a flash once', () => {
  const session = opened(`${signed('context-token', `abc@${NOW - 59}`)}; ${signed('flash', 'Added')}`)
  expect(session.renew()).toEqual([])
  expect(session.takeFlash()).toBe('Added')
  expect(session.renew()).toEqual(['flash=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly'])
})

test('own prices end with the sign-in', () => {
  const given = `${signed('context-token', `abc@${NOW}`)}; ${signed('signed-in', 'own-prices')}`
  const removed = expect.stringMatching(/^signed-in=; .*Max-Age=0/)
  expect(written(given, (session) => expect(session.hasOwnPrices).toBe(true))).toEqual([])
  expect(written(given, (session) => session.forgetCustomer())).toEqual([removed])
  const [changed] = written(given, (session) => (session.hasOwnPrices = false))
  expect(changed).toContain(signed('signed-in', '1'))
})

test('a shared page has no session, and none can begin there', () => {
  expect(() => (NO_SESSION.contextToken = 'abc')).toThrow(TypeError)
  expect(() => NO_SESSION.flash('Added')).toThrow('no visitor')
})

test.each(['a', '%00', '%0A', 'a.b', signCookie('of another site', 'context-token', 'a')])(
  'a context token that the site did not sign is not accepted: %s',
  (token) => {
    const session = sessions().read(request(`context-token=${token}; shown-request=${token}`))
    expect([session.contextToken, session.shownQuoteRequestKey]).toEqual([undefined, undefined])
  },
)

test('an unsigned cookie is reported by its name, an absent or removed one is not', () => {
  const forged: string[] = []
  const { read } = sessions({ onForged: (name) => forged.push(name) })
  read(request('context-token=mine; cart-count=; language=de'))
  read(request(signed('context-token', 'abc')))
  expect(forged).toEqual(['context-token'])
})

test('a broken cookie of a sent quote request counts as none', () => {
  expect(sessions().read(request(signed('sent-request', '{'))).sentQuoteRequest).toBeUndefined()
  expect(sessions().read(request(signed('cart-count', '-4'))).cartCount).toBe(0)
})

test('removed lines are a cookie for ten minutes, until they are undone', () => {
  expect(written('', (session) => (session.removedLines = 'abc'))).toEqual([
    expect.stringMatching(/^removed-lines=abc.*; Max-Age=600/),
  ])
  const given = signed('removed-lines', 'abc')
  expect(written(given, () => {})).toEqual([])
  expect(written(given, (session) => (session.removedLines = undefined))).toEqual([
    expect.stringMatching(/^removed-lines=; .*Max-Age=0/),
  ])
})

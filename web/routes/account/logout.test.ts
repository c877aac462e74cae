import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { ServiceFailure } from '#contracts/failure.ts'
import { reportContext, sessionContext, shopContext } from '#web/app/context.ts'
import { signCookie } from '#web/session/cookie-signature.server.ts'
import { createSessions } from '#web/session/session.server.ts'
import { action } from './logout.ts'

const SECRET = 'of the sign-out'
const cookie = (name: string, value: string) => `${name}=${encodeURIComponent(signCookie(SECRET, name, value))}`

test('A sign-out that the shop does not respond to ends the session of this browser, and is reported.', async () => {
  const given = `${cookie('context-token', 'abc')}; ${cookie('signed-in', '1')}; ${cookie('cart-count', '3')}`
  const session = createSessions({ secret: SECRET, secure: false }).read({
    headers: new Headers({ cookie: given }),
  })
  const failure = new ServiceFailure({
    service: 'shop',
    operation: 'POST /account/logout',
    kind: 'unreachable',
    status: 503,
    errors: [],
  })
  const reported: unknown[] = []
  const context = new RouterContextProvider()
  context.set(sessionContext, session)
  context.set(shopContext, () => Promise.reject(failure))
  context.set(reportContext, (error) => reported.push(error))
  const request = new Request('https://www.example.com/de/shop/account/logout', { method: 'POST' })
  const response = await action({ request, context, params: { locale: 'de' }, url: new URL(request.url), pattern: '' })

  expect(response.headers.get('location')).toBe('/de/shop/account/login')
  expect([session.contextToken, session.isSignedIn, session.cartCount]).toEqual([undefined, false, 0])
  expect(reported).toEqual([failure])
  const headers = new Headers()
  session.setCookies(headers)
  expect(headers.getSetCookie().some((line) => line.startsWith('context-token=;'))).toBe(true)
})

import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { OpenedDatabase } from '#backend/database/database.ts'
import { rateLimit } from '#backend/database/schema/limits.ts'
import { createLimiter } from '#backend/limits/limiter.ts'
import { LIMITS } from '#backend/limits/limits.ts'
import { openAccountShop } from '#test/support/account-shop.ts'
import type { AccountShop } from '#test/support/account-shop.ts'
import { describeOnEachDatabase } from '#test/support/database.ts'
import { visitShop } from '#test/support/sales-shop.ts'

describeOnEachDatabase('The login', (open) => {
  let database: OpenedDatabase
  let accounts: AccountShop
  let network: string | undefined
  /** Id of the browser, if it has signed in before. */
  let device: string | undefined
  beforeAll(async () => {
    database = await open()
    const callerDevice = (email: string) => (email === 'erika@example.com' ? device : undefined)
    const limiter = createLimiter({ secret: 's3cret', callerNetwork: () => network, callerDevice, log: console })
    accounts = await openAccountShop(database, { limiter })
    await accounts.register(visitShop(accounts.shop), 'erika@example.com')
  })
  beforeEach(async () => {
    network = '198.51.100.7'
    device = undefined
    await database.db.delete(rateLimit)
  })

  const attempt = async (email: string, password?: string) => {
    const { status, json } = await accounts.logIn(visitShop(accounts.shop), email, password)
    return [status, json.errors?.[0].code]
  }
  const fail = async (email: string, times: number) => {
    const results = []
    for (let at = 0; at < times; at++) results.push(await attempt(email, 'Falsch-geraten-56'))
    return results
  }
  const [pair] = LIMITS.login
  const WRONG = [401, 'CHECKOUT__CUSTOMER_AUTH_BAD_CREDENTIALS']
  const UNKNOWN = [401, 'CHECKOUT__CUSTOMER_NOT_FOUND']
  const THROTTLED = [429, 'CHECKOUT__CUSTOMER_AUTH_THROTTLED']

  test.each([
    ['a known address', 'erika@example.com', WRONG],
    ['an unknown address', 'niemand@example.com', UNKNOWN],
  ])('refuses further attempts for %s, also with the right password', async (_, email, refusal) => {
    const allowed = Array.from({ length: pair.points }, () => refusal)
    expect(await fail(email, pair.points + 1)).toEqual([...allowed, THROTTLED])
    expect(await attempt(email)).toEqual(THROTTLED)
    network = '198.51.100.8'
    expect((await attempt(email))[0]).toBe(email === 'erika@example.com' ? 200 : 401)
  })

  test('is not refused in a browser that signed in before, though a hundred wrong passwords came from elsewhere', async () => {
    for (let at = 0; at < 10; at++) {
      network = `203.0.113.${at}`
      await fail('erika@example.com', pair.points)
    }
    network = '198.51.100.7'
    expect(await attempt('erika@example.com')).toEqual(THROTTLED)
    device = 'desk'
    expect(await fail('erika@example.com', 2)).toEqual([WRONG, WRONG])
    expect(await attempt('erika@example.com')).toEqual([200, undefined])
  })

  test('counts the attempts of such a browser, and they lock no one else out', async () => {
    device = 'desk'
    await fail('erika@example.com', LIMITS.knownDevice[0].points)
    expect(await attempt('erika@example.com')).toEqual(THROTTLED)
    // Attempts for another address count as those of any browser.
    expect((await attempt('niemand@example.com'))[0]).toBe(401)
    device = 'home'
    expect(await attempt('erika@example.com')).toEqual([200, undefined])
    device = undefined
    expect(await attempt('erika@example.com')).toEqual([200, undefined])
  })

  test('says how long to wait', async () => {
    await fail('erika@example.com', pair.points)
    const response = await accounts.shop.request('/account/login', {
      method: 'POST',
      headers: { 'sw-access-key': 'SWSCDEMOPROFILWERK00000000', 'content-type': 'application/json' },
      body: JSON.stringify({ username: ' Erika@example.com ', password: 'Sehr-geheim-12' }),
    })
    const { errors } = (await response.json()) as { errors: [{ meta: { parameters: { seconds: number } } }] }
    const { seconds } = errors[0].meta.parameters
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, String(seconds)])
    expect(seconds).toBeGreaterThan(pair.seconds - 60)
    expect(seconds).toBeLessThanOrEqual(pair.seconds)
  })

  test('begins to count again after a success', async () => {
    await fail('erika@example.com', pair.points - 1)
    expect(await attempt('erika@example.com')).toEqual([200, undefined])
    expect(await fail('erika@example.com', 2)).toEqual([WRONG, WRONG])
  })

  test.each([
    [{}],
    [{ username: '', password: '' }],
    [{ username: 'erika@example.com', password: '   ' }],
    [{ username: ['erika@example.com'], password: { a: 1 } }],
    [{ email: 'erika@example.com' }],
  ])('refuses %o as a wrong password', async (body) => {
    const { status, json } = await visitShop(accounts.shop).call('POST /account/login', body)
    expect([status, json.errors[0].code]).toEqual(WRONG)
  })

  test('takes the address from `email` or `username`, trimmed, but not the password', async () => {
    const call = (body: object) => visitShop(accounts.shop).call('POST /account/login', body)
    expect((await call({ email: ' erika@example.com', username: 'x', password: 'Sehr-geheim-12' })).status).toBe(200)
    expect((await call({ username: 'erika@example.com', password: 'Sehr-geheim-12 ' })).status).toBe(401)
  })
})

import { patienceOf } from './patience.ts'
import { expect, test } from 'vitest'
import { ServiceFailure } from '#contracts/failure.ts'
import { callService, type ServiceFetch } from './call.server.ts'
import { ExcessiveResponse } from './read-response.server.ts'

/** The failure of a call with this response. */
async function failureOf(status: number, body: unknown) {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const fetch = async () => new Response(text, { status })
  const failed = await callService({ url: '', fetch }, { service: 'shop', operation: 'POST /checkout/order' }).then(
    () => undefined,
    (error: unknown) => error,
  )
  return failed instanceof ServiceFailure ? failed.failure : undefined
}
const envelope = (code: string | null) => ({ errors: [{ status: '500', code, title: 'x', detail: 'y' }] })

test.each([
  [500, envelope('0'), 'unreachable'],
  [500, envelope(null), 'unreachable'],
  [500, envelope('FRAMEWORK__SOMETHING'), 'unreachable'],
  [500, '<h1>Internal Server Error</h1>', 'unreachable'],
  [503, {}, 'unreachable'],
  [500, envelope('CHECKOUT__CART_INVALID'), 'refused'],
  [400, envelope('0'), 'refused'],
  [404, '', 'refused'],
])('a %i with %j counts as %s', async (status, body, kind) => {
  expect(await failureOf(status, body)).toMatchObject({ kind, status })
})

test('a rejection has the shop’s own codes', async () => {
  expect((await failureOf(500, envelope('CHECKOUT__CART_INVALID')))?.errors).toMatchObject([
    { code: 'CHECKOUT__CART_INVALID', detail: 'y' },
  ])
})

test.each([
  ['120', 120],
  [new Date(Date.now() + 90_000).toUTCString(), expect.closeTo(90, -1)],
  ['soon', undefined],
  ['Thu, 01 Jan 1970 00:00:00 GMT', undefined],
])('a failure has the seconds of Retry-After: %s', async (given, wait) => {
  const fetch = async () => new Response('', { status: 503, headers: { 'retry-after': given } })
  const call = callService({ url: '', fetch }, { service: 'shop', operation: 'GET /context' })
  await expect(call).rejects.toMatchObject({ failure: { wait } })
})

test('a redirect of a service is never followed, and its target is returned', async () => {
  const fetch = async () => new Response('', { status: 301, headers: { location: 'https://www.example.org/' } })
  const call = callService({ url: '', fetch }, { service: 'shop', operation: 'GET /context' })
  await expect(call).rejects.toMatchObject({
    failure: { kind: 'malformed' },
    cause: new Error('It redirects to https://www.example.org/.'),
  })
})

test('a service that does not respond in time is unreachable', async () => {
  const fetch: ServiceFetch = (_, { signal }) =>
    new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  const call = callService({ url: '', fetch, patience: patienceOf(0.001) }, { service: 'content', operation: 'GET ' })
  await expect(call).rejects.toMatchObject({ failure: { kind: 'unreachable' }, cause: { name: 'TimeoutError' } })
})

test('a response that is too large is malformed, and the failure says why', async () => {
  const fetch = () => Promise.reject(new ExcessiveResponse('is larger than 8 MB'))
  const call = callService({ url: '', fetch }, { service: 'shop', operation: 'GET /context' })
  await expect(call).rejects.toMatchObject({
    failure: { kind: 'malformed', status: 502 },
    cause: { message: 'Its response is larger than 8 MB.' },
  })
})

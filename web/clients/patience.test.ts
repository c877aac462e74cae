import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { callService, type Call, type Endpoint } from './call.server.ts'
import { createBreaker } from './patience.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A service that responds after so many milliseconds. */
const serviceOf = (takes: () => number): Endpoint => ({
  url: 'http://service',
  breaker: createBreaker(),
  fetch: (_, { signal }) =>
    new Promise((resolve, reject) => {
      setTimeout(() => resolve(new Response('{}')), takes())
      signal.addEventListener('abort', () => reject(signal.reason))
    }),
})

/** The end of a call, and the milliseconds until then. */
async function waitOf(service: Endpoint, kind?: Call['kind']): Promise<[string, number]> {
  const begun = Date.now()
  const call = { service: 'shop', operation: 'POST /product', ...(kind && { kind }) } as const
  const ended = callService(service, call).then(
    (): [string, number] => ['response', Date.now() - begun],
    (): [string, number] => ['late', Date.now() - begun],
  )
  await vi.advanceTimersByTimeAsync(25_000)
  return ended
}

test('After a read that timed out, reads wait for two seconds for half a minute.', async () => {
  const service = serviceOf(() => 60_000)
  expect(await waitOf(service, 'read')).toEqual(['late', 10_000])
  // 15 seconds after it.
  expect(await waitOf(service, 'read')).toEqual(['late', 2_000])
  // The short wait did not prolong it.
  expect(await waitOf(service, 'read')).toEqual(['late', 10_000])
})

test('A part or a change that timed out says nothing about reads.', async () => {
  const service = serviceOf(() => 60_000)
  expect(await waitOf(service, 'part')).toEqual(['late', 2_000])
  expect(await waitOf(service)).toEqual(['late', 20_000])
  expect(await waitOf(service, 'read')).toEqual(['late', 10_000])
})

test('A change has its time while the service hangs.', async () => {
  let takes = 60_000
  const service = serviceOf(() => takes)
  await waitOf(service, 'read')
  takes = 15_000
  expect(await waitOf(service, 'change')).toEqual(['response', 15_000])
})

test('A service that is slow is waited for, and one that has recovered serves the next visitor.', async () => {
  let takes = 9_000
  const service = serviceOf(() => takes)
  expect(await waitOf(service, 'read')).toEqual(['response', 9_000])
  takes = 60_000
  expect(await waitOf(service, 'read')).toEqual(['late', 10_000])
  takes = 1_500
  expect(await waitOf(service, 'read')).toEqual(['response', 1_500])
})

import { describe, expect, test, vi } from 'vitest'
import { callService, type Call, type Endpoint } from './call.server.ts'
import { createDoubt, createSearchDoubt, patienceOf } from './patience.ts'

test('A late response shortens the next calls for half a minute.', () => {
  let time = 1_000
  const doubt = createDoubt(patienceOf(), undefined, () => time)
  expect(doubt.limitOf(10_000)).toBe(10_000)
  doubt.noteLate(9_999)
  expect(doubt.limitOf(10_000)).toBe(10_000)
  doubt.noteLate(10_000)
  doubt.noteResponse()
  expect([doubt.limitOf(10_000), doubt.limitOf(500)]).toEqual([2_000, 500])
  time += 29_999
  expect(doubt.limitOf(10_000)).toBe(2_000)
  time += 1
  expect(doubt.limitOf(10_000)).toBe(10_000)
})

test('A service that hangs is read with little patience from the second call on; changes have their time.', async () => {
  vi.useFakeTimers()
  const endpoint: Endpoint = {
    url: 'http://service',
    doubt: createDoubt(patienceOf()),
    fetch: (_, { signal }) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  }
  const waitOf = async (call: Pick<Call, 'isRead' | 'isPart'>) => {
    const begun = Date.now()
    const waited = callService(endpoint, { service: 'shop', operation: 'POST /product', ...call }).then(
      () => 0,
      () => Date.now() - begun,
    )
    await vi.advanceTimersByTimeAsync(12_000)
    return waited
  }
  try {
    // A call of little patience says nothing about the service.
    expect(await waitOf({ isRead: true, isPart: true })).toBe(2_000)
    expect(await waitOf({ isRead: true })).toBe(10_000)
    expect(await waitOf({ isRead: true })).toBe(2_000)
    expect(await waitOf({})).toBe(10_000)
    await vi.advanceTimersByTimeAsync(30_000)
    expect(await waitOf({ isRead: true })).toBe(10_000)
  } finally {
    vi.useRealTimers()
  }
})

describe('A call that is late asks something small', () => {
  const never = (signal: AbortSignal) =>
    new Promise<never>((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  const waitOf = async (ask: (signal: AbortSignal) => Promise<unknown>, takes: number, isRead = true) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    const fetch: Endpoint['fetch'] = (_, { signal }) =>
      Promise.race([
        new Promise<Response>((resolve) => setTimeout(() => resolve(new Response('{}')), takes)),
        never(signal),
      ])
    const endpoint: Endpoint = { url: 'http://service', doubt: createDoubt(patienceOf(), ask), fetch }
    try {
      const begun = Date.now()
      const calls = [1, 2].map(() => callService(endpoint, { service: 'shop', operation: 'POST /product', isRead }))
      const waited = Promise.allSettled(calls).then((ends) => [Date.now() - begun, ...ends.map(({ status }) => status)])
      for (let passed = 0; passed < 12_000; passed += 100) {
        await vi.advanceTimersByTimeAsync(100)
        await new Promise(setImmediate)
      }
      return await waited
    } finally {
      vi.useRealTimers()
    }
  }

  test('one question for all, and without a response it is given up after two seconds.', async () => {
    const ask = vi.fn(never)
    const [waited, ...ends] = await waitOf(ask, 60_000)
    expect(waited).toBeGreaterThanOrEqual(2_000)
    expect(waited).toBeLessThanOrEqual(2_200)
    expect(ends).toEqual(['rejected', 'rejected'])
    expect(ask).toHaveBeenCalledTimes(1)
  })

  test.each([
    ['responds', async () => 'response'],
    ['refuses', () => Promise.reject(new Error('refused'))],
  ])('a service that %s is only slow, and keeps its time.', async (_, ask) => {
    expect(await waitOf(ask, 5_000)).toEqual([5_000, 'fulfilled', 'fulfilled'])
  })

  test('but nothing is asked for a change, which keeps its time, and nothing for what comes soon.', async () => {
    const ask = vi.fn(never)
    expect(await waitOf(ask, 5_000, false)).toEqual([5_000, 'fulfilled', 'fulfilled'])
    expect(await waitOf(ask, 900)).toEqual([900, 'fulfilled', 'fulfilled'])
    expect(ask).not.toHaveBeenCalled()
  })
})

test('A search is not waited for twice, until it responds.', () => {
  let time = 1_000
  const doubt = createSearchDoubt(patienceOf(), () => time)
  doubt.noteLate(2_000)
  expect(doubt.limitOf(2_000)).toBe(500)
  // Calls that were given up early do not prolong it.
  time += 20_000
  doubt.noteLate(500)
  time += 10_000
  expect(doubt.limitOf(2_000)).toBe(2_000)
  doubt.noteLate(2_000)
  doubt.noteResponse()
  expect(doubt.limitOf(2_000)).toBe(2_000)
})

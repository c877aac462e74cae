import { expect, test, vi } from 'vitest'
import { callService, type Call, type Endpoint } from './call.server.ts'
import { createDoubt, createSearchDoubt } from './patience.ts'

test('A late response shortens the next calls for half a minute.', () => {
  let time = 1_000
  const doubt = createDoubt(() => time)
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
    doubt: createDoubt(),
    fetch: (_, { signal }) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  }
  const waitOf = async (call: Pick<Call, 'isRead' | 'timeout'>) => {
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
    expect(await waitOf({ isRead: true, timeout: 2_000 })).toBe(2_000)
    expect(await waitOf({ isRead: true })).toBe(10_000)
    expect(await waitOf({ isRead: true })).toBe(2_000)
    expect(await waitOf({})).toBe(10_000)
    await vi.advanceTimersByTimeAsync(30_000)
    expect(await waitOf({ isRead: true })).toBe(10_000)
  } finally {
    vi.useRealTimers()
  }
})

test('A search is not waited for twice, until it responds.', () => {
  let time = 1_000
  const doubt = createSearchDoubt(() => time)
  doubt.noteLate(2_000)
  expect(doubt.limitOf(2_000)).toBe(500)
  // What was given up early does not prolong it.
  time += 20_000
  doubt.noteLate(500)
  time += 10_000
  expect(doubt.limitOf(2_000)).toBe(2_000)
  doubt.noteLate(2_000)
  doubt.noteResponse()
  expect(doubt.limitOf(2_000)).toBe(2_000)
})

import { expect, test } from 'vitest'
import type { ServiceFetch } from '#web/clients/call.server.ts'
import { boundFetch } from './bounded-fetch.ts'

/** A service whose responses the test sends, in the order of the calls. */
function slowService() {
  const calls: { url: string; respond: (response: Response) => void; fail: (reason: Error) => void }[] = []
  const fetch: ServiceFetch = (url) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>()
    calls.push({ url, respond: resolve, fail: reject })
    return promise
  }
  return { calls, fetch, urls: () => calls.map(({ url }) => url) }
}

const call = (fetch: ServiceFetch, url: string, signal = new AbortController().signal) =>
  fetch(url, { method: 'GET', headers: {}, body: null, signal, redirect: 'manual' })
const turn = () => new Promise((resolve) => setImmediate(resolve))

test('Calls beyond the bound wait for their turn, in order.', async () => {
  const service = slowService()
  const bounded = boundFetch(service.fetch, 2)
  const texts = ['a', 'b', 'c', 'd'].map(async (url) => (await call(bounded, url)).text())
  await turn()
  expect(service.urls()).toEqual(['a', 'b'])
  service.calls[1]?.respond(new Response('B'))
  await turn()
  expect(service.urls()).toEqual(['a', 'b', 'c'])
  service.calls[0]?.fail(new Error('down'))
  await expect(texts[0]).rejects.toThrow('down')
  await turn()
  expect(service.urls()).toEqual(['a', 'b', 'c', 'd'])
  expect(await texts[1]).toBe('B')
})

test('A call whose time runs out while it waits is never made.', async () => {
  const service = slowService()
  const bounded = boundFetch(service.fetch, 1)
  const first = call(bounded, 'a')
  const late = new AbortController()
  const second = call(bounded, 'b', late.signal)
  const third = call(bounded, 'c')
  await turn()
  late.abort(new Error('late'))
  await expect(second).rejects.toThrow('late')
  service.calls[0]?.respond(new Response('A'))
  await first
  await turn()
  expect(service.urls()).toEqual(['a', 'c'])
  service.calls[1]?.respond(new Response('C'))
  expect(await (await third).text()).toBe('C')
})

test('A turn ends with the body, not with its headers.', async () => {
  const service = slowService()
  const bounded = boundFetch(service.fetch, 1)
  void call(bounded, 'a')
  void call(bounded, 'b')
  await turn()
  const body = new TransformStream<Uint8Array<ArrayBuffer>>()
  service.calls[0]?.respond(new Response(body.readable))
  await turn()
  expect(service.urls()).toEqual(['a'])
  await body.writable.close()
  await turn()
  expect(service.urls()).toEqual(['a', 'b'])
})

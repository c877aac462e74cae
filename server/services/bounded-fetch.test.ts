import { once } from 'node:events'
import { createServer } from 'node:http'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { Hono } from 'hono'
import { z } from 'zod'
import { rememberCaller } from '#server/caller/caller.ts'
import type { ServiceFetch } from '#web/clients/call.server.ts'
import { LARGEST_RESPONSE, ExcessiveResponse } from '#web/clients/read-response.server.ts'
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

test('A service hears which request a call belongs to, and its trace.', async () => {
  const heard: Record<string, string>[] = []
  const bounded = boundFetch(async (_, { headers }) => {
    heard.push(headers)
    return new Response('')
  }, 1)
  const app = new Hono().use(rememberCaller(1, () => undefined)).get('/', async (c) => {
    await Promise.all([call(bounded, 'a'), call(bounded, 'b')])
    return c.text('')
  })
  const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'
  await app.request('/', { headers: { traceparent, tracestate: 'vendor=1', 'x-request-id': 'request-0001' } })
  const told = { 'x-request-id': 'request-0001', traceparent, tracestate: 'vendor=1' }
  expect(heard).toEqual([told, told])
  await call(bounded, 'outside of a request')
  expect(heard[2]).toEqual({})
})

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

/** A body without an end, and the number of its megabytes that were taken. */
function endlessBody(part = new Uint8Array(1024 * 1024).fill(32)) {
  let taken = 0
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      taken += 1
      controller.enqueue(part)
    },
  })
  return { body, taken: () => taken }
}

test('A response without an end is given up at the bound, and its turn ends.', async () => {
  const service = slowService()
  const bounded = boundFetch(service.fetch, 1)
  const first = call(bounded, 'a')
  const second = call(bounded, 'b')
  await turn()
  const { body, taken } = endlessBody()
  service.calls[0]?.respond(new Response(body))
  await expect(first).rejects.toBeInstanceOf(ExcessiveResponse)
  expect(taken()).toBeLessThanOrEqual(LARGEST_RESPONSE / 1024 ** 2 + 2)
  await turn()
  service.calls[1]?.respond(new Response('B'))
  expect(await (await second).text()).toBe('B')
})

test('A response as large as the bound is read whole, whatever parts it arrives in.', async () => {
  const text = 'ü'.repeat(LARGEST_RESPONSE / 2)
  const bytes = new TextEncoder().encode(text)
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (let at = 0; at < bytes.length; at += 999_999) controller.enqueue(bytes.slice(at, at + 999_999))
      controller.close()
    },
  })
  const response = await call(
    boundFetch(async () => new Response(body), 1),
    'a',
  )
  expect((await response.text()) === text).toBe(true)
})

test('A small file that is large when it is unpacked counts as what it unpacks to.', async () => {
  const bomb = gzipSync(Buffer.alloc(4 * LARGEST_RESPONSE, ' '))
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).end(bomb)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  try {
    const port = z.object({ port: z.number() }).parse(server.address()).port
    await expect(call(boundFetch(fetch, 1), `http://127.0.0.1:${port}/`)).rejects.toBeInstanceOf(ExcessiveResponse)
  } finally {
    server.closeAllConnections()
    server.close()
  }
})

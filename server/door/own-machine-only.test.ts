import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { ownMachineOnly } from './own-machine-only.ts'

const app = new Hono().use(ownMachineOnly).get('/', (c) => c.text('mails'))

const statusOf = async (peer: string, host: string, headers: Record<string, string> = {}) =>
  (await app.request(`http://${host}/`, { headers }, { incoming: { socket: { remoteAddress: peer } } })).status

test.each([
  ['127.0.0.1', 'localhost:3000'],
  ['127.0.0.1', '127.0.0.1:3000'],
  ['::1', '[::1]:3000'],
  ['::ffff:127.0.0.1', 'demo.localhost'],
])('A browser at %s that asks %s is let in.', async (peer, host) => expect(await statusOf(peer, host)).toBe(200))

test.each([
  ['127.0.0.1', 'www.example.com', {}],
  ['127.0.0.1', 'localhost.example.com', {}],
  ['192.168.1.5', 'localhost:3000', {}],
  ['::ffff:192.168.1.5', 'localhost:3000', {}],
  ['127.0.0.1', 'localhost:3000', { 'x-forwarded-for': '203.0.113.7' }],
  ['127.0.0.1', 'localhost:3000', { forwarded: 'for=203.0.113.7' }],
  ['127.0.0.1', 'localhost:3000', { via: '1.1 caddy' }],
])('A request of %s to %s with %j finds nothing.', async (peer, host, headers) =>
  expect(await statusOf(peer, host, headers)).toBe(404),
)

test('A request without a known peer finds nothing.', async () => {
  expect((await app.request('http://localhost/')).status).toBe(404)
})

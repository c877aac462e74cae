import { expect, test } from 'vitest'
import { callerNetwork } from './caller-network.ts'

const PROXY = '127.0.0.1'

test.each([
  ['203.0.113.7', undefined, 0, '203.0.113.7'],
  ['203.0.113.7', '198.51.100.1', 0, '203.0.113.7'],
  ['::ffff:203.0.113.7', undefined, 0, '203.0.113.7'],
  ['::ffff:7f00:1', undefined, 0, undefined],
  ['2001:db8:1:2:3:4:5:6', undefined, 0, '2001:db8:1:2::/64'],
  ['2001:db8::1', undefined, 0, '2001:db8:0:0::/64'],
  ['fe80::1%eth0', undefined, 0, 'fe80:0:0:0::/64'],
  [PROXY, undefined, 0, undefined],
  ['127.8.8.8', '198.51.100.1', 0, undefined],
  ['::1', '198.51.100.1', 0, undefined],
  [undefined, undefined, 0, undefined],
])('Without a trusted proxy %s, forwarded for %s, counts as its peer.', (peer, header, hops, network) => {
  expect(callerNetwork(peer, header, hops)).toBe(network)
})

test.each([
  ['198.51.100.1', 1, '198.51.100.1'],
  // The caller's own entries are to the left of those that our proxies append.
  ['203.0.113.99, 198.51.100.1', 1, '198.51.100.1'],
  ['203.0.113.99, 198.51.100.1, 192.0.2.2', 2, '198.51.100.1'],
  ['198.51.100.1:4711', 1, '198.51.100.1'],
  ['[2001:db8:1:2::9]:4711', 1, '2001:db8:1:2::/64'],
  [' 2001:DB8:1:2:ffff::1 ', 1, '2001:db8:1:2::/64'],
  ['::ffff:198.51.100.1', 1, '198.51.100.1'],
])('The header %s through %i trusted proxies means %s.', (header, hops, network) => {
  expect(callerNetwork(PROXY, header, hops)).toBe(network)
})

test.each([undefined, '', 'unknown', '_hidden', '999.1.1.1', '198.51.100.1;', '198.51.100.1,', '[::1', '::1::'])(
  'Garbage in the trusted entry, %j, means the peer.',
  (header) => expect(callerNetwork('192.0.2.2', header, 1)).toBe('192.0.2.2'),
)

test('Fewer entries than trusted proxies mean the peer.', () => {
  expect(callerNetwork('192.0.2.2', '198.51.100.1', 2)).toBe('192.0.2.2')
})

import { deflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { readListLink, writeListLink } from './list-link.ts'

const PAGE = 'https://example.com/de/shop/list'
const fragmentOf = (address: string | undefined) => new URL(address ?? PAGE).hash

test('A list of a hundred lines fits into an address and comes out of it unchanged.', async () => {
  const text = Array.from({ length: 100 }, (_, index) => `CT-08B1-S-2000;${index + 1};${980 + index};Grüße „ß“ ✓`).join(
    '\r\n',
  )
  const address = await writeListLink(PAGE, { name: 'Linie 4 & 5 #1', text })
  expect(address?.length).toBeLessThan(2000)
  expect(address).toMatch(/^https:\/\/example\.com\/de\/shop\/list#[\w=&+%.*-]+$/)
  expect(await readListLink(fragmentOf(address))).toEqual({ name: 'Linie 4 & 5 #1', text })
})

test('A list that is too long has no address.', async () => {
  const text = Array.from({ length: 1000 }, (_, index) => `${Math.sin(index)};${index}`).join('\n')
  expect(await writeListLink(PAGE, { name: 'a', text })).toBeUndefined()
})

test('An address without a list is not a broken one.', async () => {
  expect(await readListLink('')).toBeUndefined()
  expect(await readListLink('#kept')).toBeUndefined()
})

test.each(['#list=', '#list=%%%', '#list=abc', '#list=AAAA', '#list=w7_w'])(
  'A broken list is said to be one: %s',
  async (hash) => {
    expect(await readListLink(hash)).toBeNull()
  },
)

test('A cut address is broken.', async () => {
  const address = await writeListLink(PAGE, { name: '', text: 'CT-08B1-S-2000;4\nKR-08B1-15;2\n'.repeat(9) })
  const hash = fragmentOf(address).replace(/&.*/, '')
  expect(await readListLink(hash.slice(0, -8))).toBeNull()
})

test('A few bytes that unpack to a huge text are not unpacked.', async () => {
  const bomb = deflateRawSync(Buffer.alloc(64 * 1024 * 1024, 65)).toString('base64url')
  expect(await readListLink(`#list=${bomb}`)).toBeNull()
})

import { expect, test } from 'vitest'
import { scrub, scrubAddress } from './scrub.ts'

test.each([
  ['550 5.1.1 <erika.muster@example.com>: unknown', '550 5.1.1 <[email]>: unknown'],
  ['to=Erika%40example.com&x', 'to=[email]&x'],
  ['jörg@müller.example refused', '[email] refused'],
  ['from 203.0.113.7:4711', 'from [address]:4711'],
  ['from 2001:db8:1::7 and ::ffff:198.51.100.1', 'from [address] and [address]'],
  ['connect ECONNREFUSED 127.0.0.1:5432', 'connect ECONNREFUSED 127.0.0.1:5432'],
  ['at 12:34:56 version 1.2.3', 'at 12:34:56 version 1.2.3'],
  ['token aB3dE6gH9jK2mN5pQ8sT1vW4yZ7cF0hL.', 'token [token].'],
  ["ENOENT: open '/var/attachments/ab/0123456789abcdef.part'", "ENOENT: open '/var/attachments/[file]'"],
  ['product 0123456789abcdef0123456789abcdef', 'product 0123456789abcdef0123456789abcdef'],
])('%s becomes %s.', (text, clean) => expect(scrub(text)).toBe(clean))

test.each([
  ['/de/shop?p=2&search=Erika+Muster', '/de/shop?p&search'],
  ['https://www.example.com/de/erika@example.com#x', 'https://www.example.com/de/[email]'],
  ['/de?erika@example.com', '/de?[email]'],
  ['/de/shop/attachments/parts/0123456789abcdef?offset=5', '/de/shop/attachments/[file]?offset'],
  ['/de', '/de'],
])('The address %s becomes %s.', (address, clean) => expect(scrubAddress(address)).toBe(clean))

test('A long address is shortened.', () => expect(scrubAddress(`/${'x'.repeat(9000)}`)).toHaveLength(300))

test.each([
  ['two@example.com,three@example.com', '[email],[email]'],
  ['a@b@example.com.', '[email].'],
  ['@example.com x@ y@z', '@example.com x@ y@z'],
])('%s becomes %s without its addresses.', (text, clean) => expect(scrub(text)).toBe(clean))

import { expect, test } from 'vitest'
import { ShopError } from '#backend/http/shop-error.ts'
import { hashPassword, OF_NOBODY, PASSWORD_COST, verifyPassword } from './hash-password.ts'

const PARAMETERS = `$argon2id$v=19$m=${PASSWORD_COST.memoryCost},t=${PASSWORD_COST.timeCost},p=${PASSWORD_COST.parallelism}$`

test('A password is recognised by its hash, and no other is.', async () => {
  const stored = await hashPassword('Sehr-geheim-12')
  expect(stored.startsWith(PARAMETERS)).toBe(true)
  expect(await hashPassword('Sehr-geheim-12')).not.toBe(stored)
  expect(await verifyPassword(stored, 'Sehr-geheim-12')).toBe(true)
  expect(await verifyPassword(stored, 'sehr-geheim-12')).toBe(false)
})

test('A letter is the same in one code point and in two.', async () => {
  expect(await verifyPassword(await hashPassword('\u00d6lkanne-7'), 'O\u0308lkanne-7')).toBe(true)
})

test('Without a hash every password is wrong, at the cost of a right one.', async () => {
  expect(OF_NOBODY.startsWith(PARAMETERS)).toBe(true)
  expect(await verifyPassword(undefined, 'Sehr-geheim-12')).toBe(false)
})

test('Too many hashes at once are refused, and the waiting ones are worked off.', async () => {
  const stored = await hashPassword('Sehr-geheim-12')
  const settled = await Promise.allSettled(Array.from({ length: 230 }, async () => verifyPassword(stored, 'x')))
  const refused = settled.filter(({ status }) => status === 'rejected')
  expect(refused.length).toBeGreaterThan(0)
  expect(refused.length).toBeLessThan(30)
  for (const one of refused) {
    const reason: unknown = one.status === 'rejected' ? one.reason : undefined
    expect(reason).toBeInstanceOf(ShopError)
    expect(reason).toMatchObject({ status: 503, headers: { 'Retry-After': '5' } })
  }
})

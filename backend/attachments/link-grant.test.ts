import { expect, test } from 'vitest'
import { checkGrant, endOfLink, grantOf, LINK_DAYS } from './link-grant.ts'

const SECRET = 'secret'
const ID = 'ab'.repeat(16)
const SENT = new Date('2026-11-22T12:00:00Z')
const daysLater = (days: number) => new Date(SENT.getTime() + days * 86_400_000)

test('A grant opens its file until its end, and then says so.', () => {
  const grant = grantOf(SECRET, ID, endOfLink(SENT))
  expect(checkGrant(SECRET, ID, grant, daysLater(LINK_DAYS - 0.01))).toBe('valid')
  expect(checkGrant(SECRET, ID, grant, daysLater(LINK_DAYS + 0.01))).toBe('ended')
})

test('A grant opens no other file, no longer, and with no other secret.', () => {
  const until = endOfLink(SENT)
  const [, signature = ''] = grantOf(SECRET, ID, until).split(/-(.*)/s)
  for (const [secret, id, grant] of [
    [SECRET, 'cd'.repeat(16), grantOf(SECRET, ID, until)],
    ['other', ID, grantOf(SECRET, ID, until)],
    [SECRET, ID, `${(until + 1).toString(36)}-${signature}`],
    [SECRET, ID, signature],
    [SECRET, ID, ''],
    [SECRET, ID, `${until.toString(36)}-${'é'.repeat(22)}`],
  ] as const)
    expect(checkGrant(secret, id, grant, SENT)).toBe('unknown')
})

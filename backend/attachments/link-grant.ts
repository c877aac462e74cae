import { createHmac, timingSafeEqual } from 'node:crypto'

/** Days for which a link in a mail opens a file. */
export const LINK_DAYS = 90

const DAY = 86_400

/** 128 bits, as base64url. */
const signature = (secret: string, id: string, until: string): string =>
  createHmac('sha256', secret).update(`attachment ${id} ${until}`).digest('base64url').slice(0, 22)

/** Returns when a link ends that is made now, in seconds since 1970. */
export const endOfLink = (sentAt: Date): number => Math.floor(sentAt.getTime() / 1000) + LINK_DAYS * DAY

/** Returns the part of a link that grants a file until a time: `t2x9c0-8f…`. */
export function grantOf(secret: string, id: string, until: number): string {
  const time = until.toString(36)
  return `${time}-${signature(secret, id, time)}`
}

/** Checks a grant. Whether it has ended is said only of one that was given. */
export function checkGrant(secret: string, id: string, grant: string, now: Date): 'valid' | 'ended' | 'unknown' {
  const [, time = '', given = ''] = /^([0-9a-z]{1,9})-([\w-]{22})$/.exec(grant) ?? []
  const expected = signature(secret, id, time)
  if (given.length !== expected.length || !timingSafeEqual(Buffer.from(given), Buffer.from(expected))) return 'unknown'
  return Number.parseInt(time, 36) * 1000 > now.getTime() ? 'valid' : 'ended'
}

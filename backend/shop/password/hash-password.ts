import { hash, verify } from '@node-rs/argon2'
import pLimit from 'p-limit'
import { ShopError } from '#backend/http/shop-error.ts'

/**
 * Parameters of argon2id, the library's default algorithm; docs/decisions/0032-passwords.md. Memory in KiB. A stored
 * hash has its own, so they can be raised at any time.
 */
export const PASSWORD_COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Hashes in work at once. They run on the threads that also read files, of which there are four. */
const AT_ONCE = 2
/** Hashes that may wait, about three seconds of work. More than these are an attack or an outage. */
const MAX_WAITING = 200
const RETRY_AFTER = 5

/** Owned by the process, as its threads are. */
const inTurn = pLimit(AT_ONCE)

/** Returns the hash of a password. */
export const hashPassword = (password: string): Promise<string> =>
  enqueueHash(() => hash(normalForm(password), PASSWORD_COST))

/**
 * Whether a password has this hash. Takes the same time without a hash, so that an unknown address is not noticed.
 */
export const verifyPassword = async (stored: string | undefined, password: string): Promise<boolean> => {
  const isRight = await enqueueHash(() => verify(stored ?? OF_NOBODY, normalForm(password)))
  return stored !== undefined && isRight
}

/** Keyboards spell the same letter in one code point or in two. */
const normalForm = (password: string): string => password.normalize('NFC')

/** Hash of a random text with the parameters above. */
export const OF_NOBODY =
  '$argon2id$v=19$m=19456,t=2,p=1$zp3wpsdayQ7mj3t67jc3Iw$4Lttvz6WpmiG3KZuhfujq8UlXdL0zfRtD1D9zsP3lfk'

function enqueueHash<Result>(work: () => Promise<Result>): Promise<Result> {
  if (inTurn.pendingCount >= MAX_WAITING) {
    throw new ShopError(503, '0', 'Service unavailable', { headers: { 'Retry-After': String(RETRY_AFTER) } })
  }
  return inTurn(work)
}

import { createHmac } from 'node:crypto'
import { RateLimiterDrizzle } from 'rate-limiter-flexible'
import type { Transaction } from '#backend/database/database.ts'
import { rateLimit } from '#backend/database/schema/limits.ts'
import { consume, release, type LimitKeys, type LimitStore, type LimitRefusal } from './consume.ts'
import { LIMITS, type LimitName } from './limits.ts'
import { mailboxOf } from './mailbox.ts'

/**
 * Counts operations inside the transaction that performs them. So only successful ones count, and any number of
 * processes count together; docs/decisions/0011-limits.md.
 */
export interface Limiter {
  /**
   * @returns the exceeded limit; the caller then undoes the transaction.
   */
  refuse(tx: Transaction, names: readonly LimitName[], subject: LimitSubject): Promise<LimitRefusal | undefined>
  /** Ends the counts of an operation for a mailbox. Those of the caller's network stay. */
  forgive(tx: Transaction, name: LimitName, subject: LimitSubject): Promise<void>
  /** Hash of the caller's network, for bounds that do not end with a window; undefined if it is unknown. */
  callerKey(): string | undefined
}

/** Whom an operation counts for, besides the caller's network. */
export interface LimitSubject {
  /** Recipient of the operation's mail. */
  email?: string | undefined
  /** Id of the signed-in customer. */
  customer?: string
  /** Folder of a visitor's files. */
  visitor?: string
  /** Code of a quote request's link. */
  link?: string
}

export interface LimiterOptions {
  /** Key of the hashes that are stored instead of addresses. */
  secret: string
  /** Returns the network of the caller of this request; undefined if it is unknown, and then only mailboxes count. */
  callerNetwork: () => string | undefined
  /** Returns the id of the caller's browser if it has signed in with this e-mail address before. */
  callerDevice?: (email: string) => string | undefined
  log: {
    warn(fields: object, message: string): void
    error(fields: object, message: string): void
  }
}

export const NO_LIMITS: Limiter = { refuse: async () => undefined, forgive: async () => {}, callerKey: () => undefined }

export function createLimiter({ secret, callerNetwork, callerDevice, log }: LimiterOptions): Limiter {
  let failing = false
  /** A login in a known browser has a count of its own. */
  const identify = (names: readonly LimitName[], { email, ...subject }: LimitSubject) => {
    const device = email === undefined || !names.includes('login') ? undefined : callerDevice?.(email)
    return {
      keys: toKeys(secret, callerNetwork(), { ...subject, email, device }),
      limits: device === undefined ? names : names.map((name) => (name === 'login' ? 'knownDevice' : name)),
    }
  }
  return {
    async refuse(tx, given, subject) {
      const { keys, limits: names } = identify(given, subject)
      if (!names.some((name) => LIMITS[name].some(({ per }) => keys[per] !== undefined))) return undefined
      try {
        // A savepoint: a failing count must not fail the transaction around it.
        const refusal = await tx.transaction((inner) => consume(databaseStore(inner), names, keys))
        failing = false
        if (refusal) log.warn({ event: 'rate-limited', limit: refusal.limit, per: refusal.per }, 'too many requests')
        return refusal
      } catch (error) {
        // A quote request is worth more than its count. One line in the log per outage is enough.
        if (!failing) log.error({ err: error }, 'limits: cannot count, all requests pass')
        failing = true
        return undefined
      }
    },
    async forgive(tx, name, subject) {
      const { keys, limits } = identify([name], subject)
      try {
        await tx.transaction(async (inner) => {
          for (const one of new Set([name, ...limits])) await release(databaseStore(inner), one, keys)
        })
      } catch (error) {
        // The counts end with their window.
        log.error({ err: error }, 'limits: cannot end a count')
      }
    },
    callerKey: () => toKeys(secret, callerNetwork(), {}).address,
  }
}

/** Hashes of a network, a mailbox, a customer, a browser, a folder and a link. Without the secret they cannot be guessed. */
export function toKeys(
  secret: string,
  network: string | undefined,
  { email, customer, device, visitor, link }: LimitSubject & { device?: string | undefined },
): LimitKeys {
  const hash = (text: string) => createHmac('sha256', secret).update(text).digest('base64url').slice(0, 22)
  const mailboxKeys = (mailbox: string) => ({
    email: hash(`email ${mailbox}`),
    emailAtAddress: hash(`email ${mailbox} address ${network ?? ''}`),
  })
  return {
    ...(network === undefined ? {} : { address: hash(`address ${network}`) }),
    ...(email === undefined ? {} : mailboxKeys(mailboxOf(email))),
    ...(customer === undefined ? {} : { customer: hash(`customer ${customer}`) }),
    ...(device === undefined ? {} : { device: hash(`device ${device}`) }),
    ...(visitor === undefined ? {} : { visitor: hash(`visitor ${visitor}`) }),
    ...(link === undefined ? {} : { link: hash(`link ${link}`) }),
  }
}

const databaseStore =
  (tx: Transaction): LimitStore =>
  (keyPrefix, { points, seconds: duration }) =>
    // The retention job deletes expired rows.
    new RateLimiterDrizzle({
      storeClient: tx,
      schema: rateLimit,
      keyPrefix,
      points,
      duration,
      clearExpiredByTimeout: false,
    })

import type { TimedPair } from './pairs.ts'
import { setTimeout as pause } from 'node:timers/promises'
import { registrationAt, storeApi, type StoreApiCall } from './store-api.ts'

export interface TimedCase {
  name: string
  pairs: TimedPair[]
}

interface Case {
  name: string
  /** Sends the request about an address of an account, or about one without. */
  send: (call: StoreApiCall, address: string) => Promise<number>
  /** Statuses that the two have to have, so that nothing else is measured. */
  expected: { known: number; unknown: number }
}

/**
 * Measures sign-in, registration and recovery of `count` addresses with an account and as many without, in pairs: which
 * of the two comes first is drawn. Every address is used once. The first pairs warm up and do not count.
 * @param rest milliseconds between two requests, so that none runs beside the mail that the one before caused.
 */
export async function timeAccounts(
  url: string,
  { names, count, random, rest = 0 }: { names?: readonly string[]; count: number; random: () => number; rest?: number },
): Promise<TimedCase[]> {
  const call = storeApi(url)
  const toRegistration = await registrationAt(url)
  const register = (address: string) => call('/account/register', toRegistration(address))
  const all = count + WARM_UP
  const run = Date.now()
  for (let at = 0; at < all; at += 1) await register(`known-${run}-${at}@example.com`)
  const wrong = 'Falsch-geraten-56'
  const cases: Case[] = [
    {
      name: 'sign-in, wrong password',
      send: (ask, username) => ask('/account/login', { username, password: wrong }),
      expected: { known: 401, unknown: 401 },
    },
    {
      name: 'recovery',
      send: (ask, email) => ask('/account/recovery-password', { email, storefrontUrl: url }),
      expected: { known: 200, unknown: 200 },
    },
    { name: 'registration', send: (_, email) => register(email), expected: { known: 400, unknown: 200 } },
  ]
  const results: TimedCase[] = []
  for (const { name, send, expected } of cases.filter((one) => names?.includes(one.name) ?? true)) {
    const pairs: TimedPair[] = []
    const time = async (kind: keyof TimedPair, at: number) => {
      const begun = performance.now()
      const status = await send(call, `${kind}-${run}-${at}@example.com`)
      if (status !== expected[kind]) throw new Error(`${name}, ${kind}: ${status}`)
      const took = performance.now() - begun
      if (rest > 0) await pause(rest)
      return took
    }
    for (let at = 0; at < all; at += 1) {
      const isKnownFirst = random() < 0.5
      const first = await time(isKnownFirst ? 'known' : 'unknown', at)
      const second = await time(isKnownFirst ? 'unknown' : 'known', at)
      if (at < WARM_UP) continue
      pairs.push(isKnownFirst ? { known: first, unknown: second } : { known: second, unknown: first })
    }
    results.push({ name, pairs })
  }
  return results
}

const WARM_UP = 10

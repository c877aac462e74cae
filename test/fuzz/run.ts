import { findFaults } from './faults.ts'
import type { Input } from './input.ts'
import { toWire } from './input.ts'
import { createRandom } from './random.ts'
import type { Random } from './random.ts'
import { send } from './send.ts'
import { shrink } from './shrink.ts'

export interface FuzzOptions {
  url: string
  /** Number of inputs. */
  count: number
  make: (random: Random) => Input
  /** Throws if the server is no longer healthy. */
  checkAlive: () => Promise<void>
}

/** Number of simultaneous requests; number of different failures that are printed. */
const AT_ONCE = 4
const MOST_SHOWN = 20

/** The seed of this run: `FUZZ_SEED`, or a new one each time. */
export const seed = Number(process.env['FUZZ_SEED'] ?? Math.floor(Math.random() * 2 ** 31))

/**
 * Sends random inputs and returns the errors of the replies, each kind with the smallest input found; empty if there
 * were none. The seed is printed; the same seed produces the same inputs.
 */
export async function fuzz({ url, count, make, checkAlive }: FuzzOptions): Promise<string[]> {
  console.log(`fuzz: ${count} inputs, FUZZ_SEED=${seed}`)
  const random = createRandom(seed)
  const failures = new Map<string, { input: Input; times: number }>()
  const statuses = new Map<number, number>()
  let made = 0
  const work = async () => {
    while (made < count) {
      made += 1
      const input = make(random)
      const { faults, status } = await attempt(url, input)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      for (const fault of faults) {
        const kind = `${fault}: ${input.method} ${placeOf(input.address)}`
        failures.set(kind, { input, times: (failures.get(kind)?.times ?? 0) + 1 })
      }
      if (made % 1000 === 0) await checkAlive()
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  await checkAlive()
  const counted = [...statuses].toSorted(([a], [b]) => a - b).map(([status, times]) => `${times} × ${status}`)
  console.log(`fuzz: ${counted.join(', ')}`)
  const report: string[] = []
  for (const [kind, { input, times }] of [...failures].slice(0, MOST_SHOWN)) {
    const [fault = ''] = kind.split(': ')
    const smallest = await shrink(input, async (one) => (await attempt(url, one)).faults.includes(fault))
    report.push(`${times} × ${kind}\n  ${JSON.stringify(toWire(smallest)).slice(0, 1500)}`)
  }
  if (failures.size > MOST_SHOWN) report.push(`and ${failures.size - MOST_SHOWN} more`)
  return report
}

/** The beginning of an address: failures there are of one kind. */
const placeOf = (address: string): string =>
  address
    .split(/[/?]/)
    .slice(1, 4)
    .map((segment) => (/^[a-z][a-z-]*$/.test(segment) ? segment : '…'))
    .join('/')

async function attempt(url: string, input: Input): Promise<{ faults: string[]; status: number }> {
  try {
    const reply = await send(url, input)
    return { faults: findFaults(input, reply), status: reply.status }
  } catch (error) {
    return { faults: [`no reply (${error instanceof Error ? error.message : String(error)})`], status: 0 }
  }
}

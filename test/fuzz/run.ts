import { allowedTime } from './allowed-time.ts'
import { findFaults } from './faults.ts'
import type { Input } from './input.ts'
import { toWire } from './input.ts'
import { createRandom } from './random.ts'
import type { Random } from './random.ts'
import { send } from './send.ts'
import { shrink } from './shrink.ts'
import { createSlowest } from './slowest.ts'

export interface FuzzOptions {
  url: string
  /** Number of inputs. */
  count: number
  make: (random: Random) => Input
  /** Throws if the server is no longer healthy. */
  checkAlive: () => Promise<void>
  /** Milliseconds for which the main thread of the server has occupied the processor so far. */
  processorTime: () => number
}

/** Number of simultaneous requests; number of different failures that are printed. */
const AT_ONCE = 4
const MOST_SHOWN = 20

/** The seed of this run. */
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_125)

/**
 * Sends random inputs and returns the errors of the replies, each kind with the smallest input found; empty if there
 * were none. Counts, seed and the slowest kinds are printed; the same seed produces the same inputs.
 */
export async function fuzz({ url, count, make, checkAlive, processorTime }: FuzzOptions): Promise<string[]> {
  console.log(`fuzz: ${count} inputs, FUZZ_SEED=${seed}`)
  const random = createRandom(seed)
  const failures = new Map<string, { input: Input; times: number }>()
  const statuses = new Map<number, number>()
  const slowest = createSlowest()
  let [made, onPurpose] = [0, 0]
  const work = async () => {
    while (made < count) {
      made += 1
      const input = make(random)
      const { faults, status, time } = await attempt(url, input)
      if (status >= 500 && faults.length === 0) onPurpose += 1
      slowest.note(kindOf(input), input, time)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      for (const fault of faults) {
        const kind = `${fault}: ${kindOf(input)}`
        failures.set(kind, { input, times: (failures.get(kind)?.times ?? 0) + 1 })
      }
      if (made % 1000 === 0) await checkAlive()
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  await checkAlive()
  const counted = [...statuses].toSorted(([a], [b]) => a - b).map(([status, times]) => `${times} × ${status}`)
  console.log(`fuzz: ${counted.join(', ')}; ${onPurpose} × 5xx on purpose`)
  for (const [kind, { times }] of failures) console.log(`fuzz: ${times} × ${kind}`)
  const report: string[] = []
  for (const [kind, { input, times }] of [...failures].slice(0, MOST_SHOWN)) {
    const [fault = ''] = kind.split(': ')
    const smallest = await shrink(input, async (one) => (await attempt(url, one)).faults.includes(fault))
    report.push(`${times} × ${kind}\n  ${JSON.stringify(toWire(smallest)).slice(0, 1500)}`)
  }
  for (const { kind, input, milliseconds } of await slowest.measure((one) => occupied(url, one, processorTime))) {
    if (milliseconds <= allowedTime(input)) continue
    report.push(`${milliseconds} ms of the processor: ${kind}\n  ${JSON.stringify(toWire(input)).slice(0, 1500)}`)
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

const kindOf = ({ method, address }: Input): string => `${method} ${placeOf(address)}`

async function attempt(url: string, input: Input): Promise<{ faults: string[]; status: number; time: number }> {
  const begun = performance.now()
  try {
    const reply = await send(url, input)
    return { faults: findFaults(input, reply), status: reply.status, time: reply.time }
  } catch (error) {
    const fault = `no reply (${error instanceof Error ? error.message : String(error)})`
    return { faults: [fault], status: 0, time: performance.now() - begun }
  }
}

/** Milliseconds of the processor that one request takes when it is alone, the least of three tries. */
async function occupied(url: string, input: Input, processorTime: () => number): Promise<number> {
  const times: number[] = []
  for (let tries = 0; tries < 3; tries += 1) {
    const before = processorTime()
    await attempt(url, input)
    times.push(processorTime() - before)
  }
  return Math.round(Math.min(...times))
}

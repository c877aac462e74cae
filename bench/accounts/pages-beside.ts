import { processorSeconds } from '#test/long/process-figures.ts'
import type { RunningSite } from '#test/support/site.ts'
import { BENCH_PASSWORD, registrationAt, storeApi } from './store-api.ts'

export interface PageTimes {
  name: string
  /** Milliseconds until the whole response is there. */
  p50: number
  p99: number
  longest: number
  count: number
}

export interface BesideFigures {
  signIns: number
  pages: PageTimes[]
  /** Of the site's process, a second. */
  processor: number
  signInTimes: PageTimes
  /** Pages and sign-ins that got 503 because too many waited. */
  refused: number
}

const CATEGORY = '/de/shop/category/kettenfuehrungen'
const PRODUCT = '/de/shop/product/kettenfuehrungen/typ-ct/kettenfuehrung-typ-ct-simplex'

/** Pages requested a second. */
const RATES = { kept: 40, anew: 4 } as const

/**
 * Requests pages at a fixed rate, whether or not earlier ones have come, with `signIns` right passwords a second beside
 * them. A page's time begins when it was due, so a site that stops for a second delays all that were due meanwhile.
 */
export async function measureBeside(site: RunningSite, signIns: number, seconds: number): Promise<BesideFigures> {
  const call = storeApi(site.url)
  const email = `beside-${Date.now()}@example.com`
  await call('/account/register', (await registrationAt(site.url))(email))
  const page = async (path: string) => {
    const response = await fetch(site.url + path, { headers: { accept: 'text/html' } })
    await response.arrayBuffer()
    if (response.status === 503) refused += 1
    else if (response.status !== 200) throw new Error(`${path}: ${response.status}`)
  }
  let [anew, refused] = [0, 0]
  await page(CATEGORY)
  await page(PRODUCT)
  const signIn = async () => {
    const status = await call('/account/login', { username: email, password: BENCH_PASSWORD })
    if (status === 503) refused += 1
    else if (status !== 200) throw new Error(`sign-in: ${status}`)
  }
  const before = processorSeconds(site.pid())
  const [kept, made, signed] = await Promise.all([
    atRate(RATES.kept, seconds, () => page(CATEGORY)),
    atRate(RATES.anew, seconds, () => page(`${PRODUCT}?n=${Date.now()}-${(anew += 1)}`)),
    atRate(signIns, seconds, signIn),
  ])
  return {
    signIns,
    pages: [toTimes('kept in memory: category', kept), toTimes('made anew: product with 78 variants', made)],
    processor: (processorSeconds(site.pid()) - before) / seconds,
    signInTimes: toTimes('sign-in', signed),
    refused,
  }
}

/** Acts at a fixed rate, whether or not earlier acts have ended; milliseconds of each since it was due. */
export async function atRate(rate: number, seconds: number, act: () => Promise<void>): Promise<number[]> {
  const begun = performance.now()
  const acts = Array.from({ length: rate * seconds }, async (_, index) => {
    const due = begun + (index * 1000) / rate
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())))
    await act()
    return performance.now() - due
  })
  return Promise.all(acts)
}

export function toTimes(name: string, times: readonly number[]): PageTimes {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN
  return { name, p50: at(0.5), p99: at(0.99), longest: at(1), count: sorted.length }
}

import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { median, toMiddle } from '#bench/median.ts'
import { processorSeconds, residentMegabytes } from '#test/long/process-figures.ts'
import { startSite, type RunningSite } from '#test/support/site.ts'
import { signCookie } from '#web/session/cookie-signature.server.ts'
import { LISTED, LISTING, withLargeCatalogue } from './large-catalogue.ts'
import { askAgain } from './load.ts'

/**
 * `npm run bench`: how many pages the built site sends a second, and its memory after many different ones. Exit code 1
 * if a bound of docs/speed.md is missed.
 */
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5)
/** Different pages after which the memory is measured. */
const PAGES = Number(process.env['BENCH_PAGES'] ?? 2000)

/** Pages a second, at least; MB, at most. */
const FROM_MEMORY = 2500
const LIST_AGAIN = 28
const PRODUCT_AGAIN = 50
const MOST_MEGABYTES = 600

const HOME = '/de'
/** Last part of the address of a product with 78 variants. */
const TABLE = 'kettenfuehrung-typ-t-simplex'
const LIST = `/de/shop/category/${LISTING}?show=${LISTED}`

const SECRET = 'of a benchmark'
const PLAIN = { accept: 'text/html', 'user-agent': 'Mozilla/5.0' }
const BROWSER = { ...PLAIN, 'accept-encoding': 'gzip, deflate, br, zstd' }
/** A visitor with one item in the cart. The token is new each time: one that ends soon is renewed with the page. */
const withCart = () => ({
  ...BROWSER,
  cookie: [
    ['context-token', `${'b'.repeat(32)}@${Math.floor(Date.now() / 1000)}`],
    ['cart-count', '1'],
  ]
    .map(([name = '', value = '']) => `${name}=${encodeURIComponent(signCookie(SECRET, name, value))}`)
    .join('; '),
})

interface Case {
  name: string
  path: string | (() => string)
  headers: () => Record<string, string>
  connections: number
  bound: number
}

const fromMemory = (name: string, path: string): Case[] => [
  { name: `${name}, from memory`, path, headers: () => BROWSER, connections: 32, bound: FROM_MEMORY },
  { name: `${name}, from memory, with a cart`, path, headers: withCart, connections: 32, bound: FROM_MEMORY },
]

let asked = 0
/** Another address each time for the same page: none of them is cached yet. */
const again = (name: string, path: string, bound: number): Case => ({
  name: `${name}, rendered again`,
  path: () => `${path}${path.includes('?') ? '&' : '?'}n=${++asked}`,
  headers: () => PLAIN,
  connections: 2,
  bound,
})

/** Measures all cases by turns, after one round that warms up. Returns whether each keeps its bound. */
async function printRates(site: RunningSite, cases: readonly Case[]): Promise<boolean> {
  const rates = cases.map(() => ({ clock: [] as number[], processor: [] as number[] }))
  const port = Number(new URL(site.url).port)
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [index, { path, headers, connections }] of cases.entries()) {
      const [begun, before] = [performance.now(), processorSeconds(site.pid())]
      const count = await askAgain({ port, path, headers: headers(), connections, milliseconds: 1500 })
      if (round === 0) continue
      rates[index]?.clock.push(count / ((performance.now() - begun) / 1000))
      rates[index]?.processor.push(count / (processorSeconds(site.pid()) - before))
    }
  }
  console.log(`| ${ROUNDS} rounds, pages | a second | a second of the site's processor time | at least |`)
  console.log('| --- | --- | --- | --- |')
  for (const [index, { name, bound }] of cases.entries()) {
    const { clock = [], processor = [] } = rates[index] ?? {}
    console.log(`| ${name} | ${toMiddle(clock)} | ${toMiddle(processor)} | ${bound} |`)
  }
  return cases.every(({ bound }, index) => median(rates[index]?.clock ?? []) >= bound)
}

/** Products of the list, by their addresses. */
async function readAddresses({ url }: RunningSite): Promise<string[]> {
  const response = await fetch(url + LIST, { headers: PLAIN })
  const found = new Set((await response.text()).match(/(?<=href=")\/de\/shop\/product\/[^"?#]+/g))
  if (found.size < LISTED) throw new Error(`${LIST}: ${response.status} with ${found.size} products.`)
  return [...found]
}

async function printMemory({ url, pid }: RunningSite, products: readonly string[]): Promise<boolean> {
  for (let page = 0; page < PAGES; page += 1) {
    const path = `${products[page % products.length]}?n=${Math.floor(page / products.length)}`
    await (await fetch(url + path, { headers: BROWSER })).arrayBuffer()
  }
  const megabytes = residentMegabytes(pid())
  console.log(`\nMemory after ${PAGES} different pages: ${megabytes.toFixed(0)} MB, at most ${MOST_MEGABYTES}.`)
  return megabytes <= MOST_MEGABYTES
}

await withLargeCatalogue(async (dataDir) => {
  const env = { ...parseEnv(readFileSync('server/production.env', 'utf8')), SECRET }
  const site = await startSite({ dataDir, env })
  try {
    const products = await readAddresses(site)
    const table = products.find((address) => address.endsWith(`/${TABLE}`)) ?? ''
    const isQuick = await printRates(site, [
      ...fromMemory('home', HOME),
      ...fromMemory(`list of ${LISTED}`, LIST),
      ...fromMemory('product with 78 variants', table),
      again(`list of ${LISTED}`, LIST, LIST_AGAIN),
      again('product with 78 variants', table, PRODUCT_AGAIN),
    ])
    // The pages so far are in memory as well.
    await site.restart()
    const isSmall = await printMemory(site, products)
    process.exitCode = isQuick && isSmall ? 0 : 1
  } catch (error) {
    console.error(site.output())
    throw error
  } finally {
    await site.stop()
  }
})

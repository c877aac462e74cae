import { existsSync, readFileSync } from 'node:fs'
import { signCookie } from '#web/session/cookie-signature.server.ts'
import { ask, askAgain, type LoadResponse } from './load.ts'
import { LISTED, LISTING } from './large-catalogue.ts'
import { rateOf } from './processor.ts'
import type { PlainAnswers } from './plain-server.ts'
import { printResults } from './print-results.ts'
import { compare, isMet, type Comparison } from './rounds.ts'
import { BENCH_SECRET, withPlainServer, withSite, type BenchedSite } from './site.ts'

/**
 * `npm run bench`: the built site against the best possible result, in one run. docs/speed.md describes the
 * comparisons. Exit code 1 if a target is missed.
 */
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 9)
const CACHED_TARGET = 0.4
const UNCACHED_TARGET = 0.6

/** Connections that ask for a page from memory at once. */
const CONNECTIONS = Number(process.env['BENCH_CONNECTIONS'] ?? 32)
/** Different pages after which the memory is measured. */
const PAGES = 2000

const HOME = '/de'
/** Last part of the address of a product with 78 variants. */
const TABLE = 'kettenfuehrung-typ-t-simplex'
const LIST = `/de/shop/category/${LISTING}?show=${LISTED}`

const PLAIN_CLIENT = { accept: 'text/html', 'user-agent': 'Mozilla/5.0' }
const BROWSER = { ...PLAIN_CLIENT, 'accept-encoding': 'gzip, deflate, br, zstd' }
/** A visitor with one item in the cart. The token is new each time: one that ends soon is renewed with the page. */
const withCart = () => ({
  ...BROWSER,
  cookie: [
    ['context-token', `${'b'.repeat(32)}@${Math.floor(Date.now() / 1000)}`],
    ['cart-count', '1'],
  ]
    .map(([name = '', value = '']) => `${name}=${encodeURIComponent(signCookie(BENCH_SECRET, name, value))}`)
    .join('; '),
})

/** Headers that node's server writes automatically. */
const WRITTEN_BY_NODE = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding'])

type Side = Pick<BenchedSite, 'port' | 'process'>

/** A page from memory against plain bytes, which the plain server has at `plainPath`. */
function cached(
  name: string,
  path: string,
  headers: () => Record<string, string>,
  { site, plain, plainPath }: { site: Side; plain: Side; plainPath: string },
): Comparison {
  const rate = ({ port, process }: Side, path: string) =>
    rateOf(process, () => askAgain({ port, path, headers: headers(), connections: CONNECTIONS, milliseconds: 700 }))
  return {
    name,
    target: CACHED_TARGET,
    against: 'node:http, same bytes',
    site: () => rate(site, path),
    other: () => rate(plain, plainPath),
  }
}

let asked = 0
/** Another address each time for the same page: none of them is cached yet. */
const neverAsked = (path: string) => () => `${path}${path.includes('?') ? '&' : '?'}n=${++asked}`

const uncached = (name: string, path: string, { port, process, bare }: BenchedSite): Comparison => ({
  name,
  target: UNCACHED_TARGET,
  against: 'bare renderToString',
  site: () =>
    rateOf(process, () =>
      askAgain({ port, path: neverAsked(path), headers: PLAIN_CLIENT, connections: 2, milliseconds: 1500 }),
    ),
  other: () => rateOf(process, async () => (await bare({ path: pathOf(path), milliseconds: 1500 })).renders),
})
const pathOf = (address: string) => address.split('?', 1)[0] ?? address

function ownHeaders({ headers }: LoadResponse): string[] {
  const pairs = Array.from({ length: headers.length / 2 }, (_, index) => headers.slice(index * 2, index * 2 + 2))
  return pairs.filter(([name = '']) => !WRITTEN_BY_NODE.has(name.toLowerCase())).flat()
}

if (!existsSync(`${process.env['BUILD_DIR'] ?? 'build'}/server/main.js`)) {
  console.error('Nothing is built yet: npm run build')
  process.exit(2)
}

/** Products of the list, by their addresses. */
async function readAddresses(port: number): Promise<string[]> {
  const { status, body } = await ask(port, LIST, PLAIN_CLIENT)
  const found = body.toString().match(/(?<=href=")\/de\/shop\/product\/[^"?#]+/g) ?? []
  if (status !== 200 || found.length < LISTED) throw new Error(`${LIST} answered ${status} with ${found.length} links.`)
  return [...new Set(found)]
}

await withSite(async (site) => {
  const products = await readAddresses(site.port)
  const table = products.find((address) => address.endsWith(`/${TABLE}`)) ?? ''
  const cases: [name: string, path: string, headers: () => Record<string, string>][] = [
    ['home, brotli', HOME, () => BROWSER],
    ['home, not compressed', HOME, () => PLAIN_CLIENT],
    ['home, with a cart', HOME, withCart],
    [`list of ${LISTED}`, LIST, () => BROWSER],
    [`list of ${LISTED}, with a cart`, LIST, withCart],
    ['product with 78 variants', table, () => BROWSER],
    ['product with 78 variants, with a cart', table, withCart],
  ]
  const answers: PlainAnswers = {}
  for (const [name, path, headers] of cases) {
    const answer = await ask(site.port, path, headers())
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`)
    console.log(`${name}: ${answer.body.length.toLocaleString('en')} bytes`)
    answers[`/${Object.keys(answers).length}`] = { headers: ownHeaders(answer), body: answer.body.toString('base64') }
  }
  await withPlainServer(answers, async (plain) => {
    const results = await compare(
      [
        ...cases.map(([name, path, headers], index) =>
          cached(`from memory: ${name}`, path, headers, { site, plain, plainPath: `/${index}` }),
        ),
        uncached(`made anew: list of ${LISTED}`, LIST, site),
        uncached('made anew: product with 78 variants', table, site),
      ],
      ROUNDS,
    )
    printResults(results, ROUNDS)
    if (!results.every(isMet)) process.exitCode = 1
  })
})

await withSite(async ({ port, process: { pid } }) => {
  const products = await readAddresses(port)
  for (let page = 0; page < PAGES; page += 1) {
    await ask(port, `${products[page % products.length]}?n=${Math.floor(page / products.length)}`, BROWSER)
  }
  const [, kilobytes = ''] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  console.log(
    `memory after ${PAGES} different pages: ${Math.round(Number(kilobytes) / 1024)} MB, shop and database included`,
  )
})

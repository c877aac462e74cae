import { existsSync } from 'node:fs'
import { signCookie } from '#web/session/cookie-signature.server.ts'
import { ask, askAgain, type LoadResponse } from './load.ts'
import { LISTED, LISTING } from './large-catalogue.ts'
import { rateOf } from './processor.ts'
import { compare, isMet, median, type Comparison, type Result } from './rounds.ts'
import { BENCH_SECRET, withPlainServer, withSite, type BenchedSite } from './site.ts'

/**
 * `npm run bench`: the built site against the best possible result, in one run. docs/speed.md describes the
 * comparisons. Exit code 1 if a target is missed.
 */
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 9)
const CACHED_TARGET = 0.4
const UNCACHED_TARGET = 0.6

const HOME = '/de'
/** Last part of the address of a product with 78 variants. */
const TABLE = 'kettenfuehrung-typ-t-simplex'
const LIST = `/de/shop/category/${LISTING}?show=${LISTED}`

const BROWSER = { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br, zstd', 'user-agent': 'Mozilla/5.0' }
const PLAIN_CLIENT = { accept: 'text/html', 'user-agent': 'Mozilla/5.0' }
/** A visitor with a session: each page is rendered for this visitor, without the page cache. */
const VISITOR = {
  ...PLAIN_CLIENT,
  cookie: `context-token=${signCookie(BENCH_SECRET, 'context-token', 'b'.repeat(32))}`,
}

/** Headers that node's server writes automatically. */
const WRITTEN_BY_NODE = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding'])

type Side = Pick<BenchedSite, 'port' | 'process'>

const cached = (name: string, path: string, headers: Record<string, string>, site: Side, plain: Side): Comparison => {
  const rate = ({ port, process }: Side, path: string) =>
    rateOf(process, () => askAgain({ port, path, headers, connections: 32, milliseconds: 700 }))
  return {
    name,
    target: CACHED_TARGET,
    against: 'node:http, same bytes',
    site: () => rate(site, path),
    other: () => rate(plain, plainPath(headers)),
  }
}

const plainPath = (headers: Record<string, string>) => ('accept-encoding' in headers ? '/br' : '/identity')

const uncached = (name: string, path: string, { port, process, bare }: BenchedSite): Comparison => ({
  name,
  target: UNCACHED_TARGET,
  against: 'bare renderToString',
  site: () => rateOf(process, () => askAgain({ port, path, headers: VISITOR, connections: 4, milliseconds: 1500 })),
  other: () => rateOf(process, async () => (await bare({ path, milliseconds: 1500 })).renders),
})

function ownHeaders({ headers }: LoadResponse): string[] {
  const pairs = Array.from({ length: headers.length / 2 }, (_, index) => headers.slice(index * 2, index * 2 + 2))
  return pairs.filter(([name = '']) => !WRITTEN_BY_NODE.has(name.toLowerCase())).flat()
}

function print(results: readonly Result[]): void {
  const whole = (value: number) => Math.round(value).toLocaleString('en')
  const spread = (values: readonly number[], show: (value: number) => string) =>
    `${show(median(values))} (${show(Math.min(...values))}–${show(Math.max(...values))})`
  const percent = (value: number) => `${Math.round(value * 100)} %`
  const rate = (value: number) => (value < 1000 ? value.toFixed(1) : whole(value))
  console.log(`\n${ROUNDS} rounds, answers per second: median (min–max)\n`)
  for (const result of results) {
    console.log(result.name)
    console.log(`  site                   ${spread(result.site, rate)}`)
    console.log(`  ${result.against.padEnd(22)} ${spread(result.other, rate)}`)
    const verdict = isMet(result) ? 'met' : 'MISSED'
    console.log(
      `  share                  ${spread(result.shares, percent)}, target ${percent(result.target)}: ${verdict}`,
    )
    console.log(`  by processor time      ${spread(result.processorShares, percent)}\n`)
  }
}

if (!existsSync(`${process.env['BUILD_DIR'] ?? 'build'}/server/main.js`)) {
  console.error('Nothing is built yet: npm run build')
  process.exit(2)
}

/** Path of a product, read from the list that links to it. */
async function addressOf(port: number, slug: string): Promise<string> {
  const list = await ask(port, LIST, VISITOR)
  const address = list.body.toString().match(new RegExp(`href="(/de/shop/product/(?:[^"]*/)?${slug})"`))?.[1]
  if (!address) throw new Error(`${LIST} answered ${list.status} and does not link to ${slug}.`)
  return address
}

await withSite(async (site) => {
  const table = await addressOf(site.port, TABLE)
  const br = await ask(site.port, HOME, BROWSER)
  const identity = await ask(site.port, HOME, PLAIN_CLIENT)
  for (const path of [table, LIST]) {
    const { status, body } = await ask(site.port, path, VISITOR)
    if (status !== 200) throw new Error(`${path} answered ${status}`)
    console.log(`${path}: ${body.length.toLocaleString('en')} bytes`)
  }
  const answerOf = (answer: LoadResponse) => ({ headers: ownHeaders(answer), body: answer.body.toString('base64') })
  await withPlainServer({ '/br': answerOf(br), '/identity': answerOf(identity) }, async (plain) => {
    const results = await compare(
      [
        cached(`cached home page, br, ${br.body.length} bytes`, HOME, BROWSER, site, plain),
        cached(`cached home page, identity, ${identity.body.length} bytes`, HOME, PLAIN_CLIENT, site, plain),
        uncached(`uncached listing of ${LISTED}`, LIST, site),
        uncached('uncached product with 78 variants', table, site),
      ],
      ROUNDS,
    )
    print(results)
    if (!results.every(isMet)) process.exitCode = 1
  })
})

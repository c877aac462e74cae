import { parseArgs } from 'node:util'
import { hashPassword } from '#backend/shop/password/hash-password.ts'
import { createEmptyServerDatabase } from '#test/support/database.ts'
import { randomFractions } from '#test/support/random-fractions.ts'
import { startSite } from '#test/support/site.ts'
import { siteTemplate } from '#test/support/template.ts'
import { measureBeside, type BesideFigures } from './pages-beside.ts'
import { comparePairs } from './pairs.ts'
import { BENCH_PASSWORD } from './store-api.ts'
import { timeAccounts } from './timing.ts'

const USAGE = `Usage: npm run bench:accounts [-- --pairs 200] [--seconds 30] [--seed 1]

Compares what sign-in, registration and recovery take for addresses with an account and without, in pairs, and what pages
take beside 20 sign-ins a second. Runs the built site on PGlite, and on the PostgreSQL server of DATABASE_URL. Exit code
1 if an address is given away by its time: if the 95 % interval of the difference does not include 0.
`

const { values } = parseArgs({
  options: {
    pairs: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '30' },
    seed: { type: 'string', default: '1' },
    help: { type: 'boolean' },
  },
})
const [pairs, seconds, seed] = [Number(values.pairs), Number(values.seconds), Number(values.seed)]
if (values.help || ![pairs, seconds, seed].every((one) => Number.isInteger(one) && one > 0)) {
  process.stderr.write(USAGE)
  process.exit(2)
}

/** Visitors of a site whose limits are off: they would be reached after ten attempts. */
const SIGN_INS = 20

const WARM_UP_SECONDS = 10

/** Milliseconds after which a process has done the rest of a request, for instance written a mail. */
const REST = 150

const template = await siteTemplate()

for (const database of process.env['DATABASE_URL'] ? ['PGlite', 'PostgreSQL'] : ['PGlite']) {
  const server = database === 'PostgreSQL' ? await createEmptyServerDatabase() : undefined
  const env = { DATABASE_URL: server?.url ?? '' }
  const start = (confirms: 'on' | 'off') =>
    startSite({
      env: { ...env, CONFIRM_REGISTRATIONS: confirms },
      ...(server ? {} : { template }),
    })
  const confirming = await start('on')
  try {
    await printTimes(`${database}, with mail`, confirming.url, { names: ['registration'], rest: REST })
    // The mail of one registration is written beside the next one: a stream of requests can measure it. It does not set
    // the exit code.
    await printTimes(`${database}, with mail, without a rest`, confirming.url, {
      names: ['registration'],
      judges: false,
    })
  } finally {
    await confirming.dispose()
  }
  const site = await start('off')
  try {
    await printTimes(database, site.url, { rest: REST })
    console.log(`\n| ${database}: ms | p50 | p99 | longest | count | processor of the site | refused |`)
    console.log('| --- | --- | --- | --- | --- | --- | --- |')
    // The first round compiles the code of both: it is not printed.
    await measureBeside(site, SIGN_INS, Math.min(WARM_UP_SECONDS, seconds))
    for (const signIns of [0, SIGN_INS]) printBeside(await measureBeside(site, signIns, seconds))
  } finally {
    await site.dispose()
    await server?.drop()
  }
}
await printCost()

interface Timing {
  names?: readonly string[]
  rest?: number
  judges?: boolean
}

async function printTimes(title: string, url: string, { judges = true, ...timing }: Timing = {}): Promise<void> {
  const random = randomFractions(seed)
  const cases = await timeAccounts(url, { ...timing, count: pairs, random })
  console.log(`\n| ${title}: ms, ${pairs} pairs | known | unknown | difference (95 %) | p |`)
  console.log('| --- | --- | --- | --- | --- |')
  for (const { name, pairs: measured } of cases) {
    const { known, unknown, difference, low, high, probability } = comparePairs(measured, random)
    if (judges && (low > 0 || high < 0)) process.exitCode = 1
    const interval = `${difference.toFixed(2)} (${low.toFixed(2)} to ${high.toFixed(2)})`
    console.log(`| ${name} | ${known.toFixed(1)} | ${unknown.toFixed(1)} | ${interval} | ${probability.toFixed(4)} |`)
  }
}

function printBeside({ signIns, pages, processor, signInTimes, refused }: BesideFigures): void {
  for (const { name, p50, p99, longest, count } of signIns > 0 ? [...pages, signInTimes] : pages) {
    const times = [p50, p99, longest].map((time) => time.toFixed(1)).join(' | ')
    console.log(
      `| ${signIns} sign-ins a second, ${name} | ${times} | ${count} | ${processor.toFixed(2)} | ${refused} |`,
    )
  }
}

/** The costs of the hashes alone, one after the other in a process of their own. */
async function printCost(): Promise<void> {
  const count = 100
  await hashPassword(BENCH_PASSWORD)
  const before = process.cpuUsage()
  const begun = performance.now()
  for (let at = 0; at < count; at += 1) await hashPassword(BENCH_PASSWORD)
  const { user, system } = process.cpuUsage(before)
  const [processor, clock] = [(user + system) / 1000 / count, (performance.now() - begun) / count]
  console.log(`\nargon2id: ${processor.toFixed(1)} ms of a processor and ${clock.toFixed(1)} ms of clock a hash;`)
  console.log(`${SIGN_INS} sign-ins a second take ${((SIGN_INS * processor) / 1000).toFixed(2)} of a processor.`)
}

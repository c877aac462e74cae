import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'

/**
 * `npm run test:long [name…]`: matrices, benchmarks and endurance. Without names all of it, otherwise the parts with these names
 * and the files of `test/long` whose name contains one. They use the build in `BUILD_DIR`, or make one first.
 *
 * - `clock`: tests that look at the clock, one after the other.
 * - `proxy`: journeys on a front end whose services are another instance behind a proxy.
 * - `order`: all files of `npm test` but the journeys, in one process and a random order.
 * - `late`: journeys whose scripts come late, in a random order.
 * - `matrix`: journeys in every language and width, every fault on every page, suites of a database on both, new seeds.
 */
const names = process.argv.slice(2)
const has = (part: string): boolean => names.length === 0 || names.includes(part)

if (!process.env['DATABASE_URL']) {
  console.log('DATABASE_URL is not set: PGlite only; tests with several processes are skipped.')
}
if (process.getuid?.() !== 0) console.log('Not root: tests that mount a small disk are skipped.')

/** Its pictures are decoded at once, which Chromium refuses to do for drawings of another origin. */
const ONE_ORIGIN = 'the document alone looks the same'
/** Delayed files are not cached by the browser, so the font of a page comes late too. */
const WITH_CACHE = 'is drawn in the font of the site'

let isRed = false
function run(env: Record<string, string>, command: string, ...args: string[]): void {
  const set = Object.entries(env).map(([name, value]) => `${name}=${value} `)
  console.log(`\n${set.join('')}${command} ${args.join(' ')}`)
  const begun = Date.now()
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } })
  console.log(`${status === 0 ? 'passed' : 'failed'} after ${Math.round((Date.now() - begun) / 1000)} s`)
  isRed ||= status !== 0
}

if (!process.env['BUILD_DIR']) run({}, 'npm', 'run', '--silent', 'build')
if (isRed) process.exit(1)

if (has('clock')) {
  const files = globSync('{backend,doctor,server,test/contract,test/http,web}/**/*.test.{ts,tsx}').filter((file) =>
    readFileSync(file, 'utf8').includes('onQuietMachine'),
  )
  const env = { QUIET_MACHINE: '1', SITE_PATIENCE: '1' }
  // Its limit is in test/fuzz/faults.ts.
  run(env, 'npx', 'vitest', 'run', '--maxWorkers=1', 'test/fuzz/services.test.ts', ...files)
}
if (has('matrix')) {
  run(
    { MATRIX: 'all', QUIET_MACHINE: '1', SITE_PATIENCE: '1' },
    'npx',
    'vitest',
    'run',
    'test/http/fault-table.test.ts',
    'test/http/listing-filters.test.ts',
    'test/expressions',
  )
  // Each asks for the databases it runs on, or how many rounds and which seed it has.
  const files = globSync('{backend,doctor,drawing,server,test/contract,test/processes,web}/**/*.test.ts').filter(
    (file) => /describeOnEachDatabase|MATRIX/.test(readFileSync(file, 'utf8')),
  )
  run({ MATRIX: 'all' }, 'npx', 'vitest', 'run', '--project=unit', 'search-contract', ...files)
  run({ MATRIX: 'all' }, 'npx', 'playwright', 'test')
}
if (has('order')) {
  const seed = process.env['FILE_ORDER'] ?? String(Date.now() % 1_000_000)
  run({ FILE_ORDER: seed }, 'npx', 'vitest', 'run', '--maxWorkers=1')
}
if (has('proxy')) run({ OVER_PROXY: '1' }, 'npx', 'playwright', 'test', '--grep-invert', ONE_ORIGIN)
if (has('late')) run({ LATE_SCRIPTS: '1500' }, 'npx', 'playwright', 'test', '--grep-invert', WITH_CACHE)
const files = names
  .filter((name) => !['clock', 'late', 'matrix', 'order', 'proxy'].includes(name))
  .map((name) => `test/long/${name}`)
if (names.length === 0 || files.length > 0)
  run({}, 'npx', 'vitest', 'run', '--config', 'vitest.long.config.ts', ...files)
process.exit(isRed ? 1 : 0)

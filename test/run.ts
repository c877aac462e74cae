import { spawnSync } from 'node:child_process'
import { findChromium, needChromium } from './support/chromium.ts'

/**
 * `npm test`: everything that may stop a change, cheapest first. `npm run test:quick`: what answers within minutes. Prints each
 * part with its duration, and for a red one the command that repeats only that.
 */
interface Part {
  name: string
  command: readonly [string, ...string[]]
  /** Prints its own commands for what failed. */
  namesFailures?: boolean
}

const CHECKS: Part[] = [
  { name: 'types', command: ['npm', 'run', '--silent', 'check:types'] },
  { name: 'lint', command: ['npm', 'run', '--silent', 'check:lint'] },
  { name: 'format', command: ['npm', 'run', '--silent', 'check:format'] },
]
const BUILD: Part = { name: 'build', command: ['npm', 'run', '--silent', 'build'] }
const tests = (name: string, ...options: string[]): Part => ({
  name,
  command: ['npx', 'vitest', 'run', ...options],
  namesFailures: true,
})
const journeys = (name: string, ...options: string[]): Part => ({
  name,
  command: ['npx', 'playwright', 'test', ...options],
  namesFailures: true,
})

const PARTS: Record<'all' | 'quick', Part[]> = {
  all: [
    ...CHECKS,
    BUILD,
    tests('unit and contract', '--project=unit'),
    tests('the built site', '--project=site'),
    journeys('journeys'),
  ],
  quick: [
    ...CHECKS,
    tests('unit and contract', '--project=unit'),
    BUILD,
    journeys('one quote request', 'test/e2e/quote-request.spec.ts', '--grep=@quick'),
  ],
}

const isQuick = process.argv.includes('--quick')
const parts = PARTS[isQuick ? 'quick' : 'all']
// Databases of a server would take the quick answer twice as long.
if (isQuick) delete process.env['DATABASE_URL']
// Of a shell that has it, `npm test` would run less.
process.env['QUICK_TESTS'] = isQuick ? '1' : ''

if (!findChromium()) needChromium()
if (!process.env['DATABASE_URL']) console.log('DATABASE_URL is not set: database tests run on PGlite only.')

const seconds = (since: number): number => Math.round((Date.now() - since) / 1000)
const started = Date.now()
const durations: string[] = []
for (const [index, { name, command, namesFailures = false }] of parts.entries()) {
  const begun = Date.now()
  console.log(`\n[${index + 1}/${parts.length}] ${name}: ${command.join(' ')}`)
  const [program, ...args] = command
  const { status } = spawnSync(program, args, { stdio: 'inherit' })
  durations.push(`  ${String(seconds(begun)).padStart(5)} s  ${name}`)
  if (status === 0) continue
  console.error(`\n${name} failed.${namesFailures ? '' : ` Repeat it with: ${command.join(' ')}`}`)
  console.error(durations.join('\n'))
  process.exit(status ?? 1)
}
console.log(`\n${durations.join('\n')}\n  ${String(seconds(started)).padStart(5)} s  all\n`)
console.log(`${parts.length} passed, 0 failed`)

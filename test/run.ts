import { spawnSync } from 'node:child_process'
import { findChromium, needChromium } from './support/chromium.ts'

/** `npm test`: all checks, cheapest first, each step with its name and duration. */
const steps: [name: string, command: string, ...args: string[]][] = [
  ['types, lint, format', 'npm', 'run', '--silent', 'check'],
  ['build', 'npm', 'run', '--silent', 'build'],
  ['unit and contract', 'npx', 'vitest', 'run'],
  ['journeys', 'npx', 'playwright', 'test'],
]

if (!findChromium()) needChromium()
if (!process.env['DATABASE_URL']) {
  console.log('DATABASE_URL is not set: database tests run on PGlite only.')
}
const started = Date.now()
for (const [index, [name, command, ...args]] of steps.entries()) {
  console.log(`\n[${index + 1}/${steps.length}] ${name}`)
  const begun = Date.now()
  const { status } = spawnSync(command, args, { stdio: 'inherit' })
  if (status !== 0) {
    console.error(`\n${name} failed.`)
    process.exit(status ?? 1)
  }
  console.log(`${name}: ${Math.round((Date.now() - begun) / 1000)} s`)
}
console.log(`\n${steps.length} passed, 0 failed\nAll in ${Math.round((Date.now() - started) / 1000)} s`)

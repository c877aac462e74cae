import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Of Debian's package prometheus, or undefined. */
export const PROMTOOL = ['/usr/bin/promtool', '/usr/local/bin/promtool'].find((file) => existsSync(file))

if (!PROMTOOL) console.log('Tests with promtool are skipped: this machine has none.')

/**
 * Runs promtool and returns its output.
 * @throws Error if it finds a fault.
 */
export const runPromtool = (args: readonly string[], input = ''): string =>
  execFileSync(PROMTOOL ?? '', args, { input, encoding: 'utf8', stdio: 'pipe' })

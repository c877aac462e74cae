import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { relative } from 'node:path'

/** Prints, after a red run, the commands that repeat only its failed journeys with a recording, one a line. */
export default class RepeatJourneys implements Reporter {
  readonly #failed = new Set<string>()

  onTestEnd({ location: { file, line } }: TestCase, { status }: TestResult): void {
    if (status === 'failed' || status === 'timedOut') this.#failed.add(`${relative(process.cwd(), file)}:${line}`)
  }

  onEnd(): void {
    const commands = [...this.#failed].map((place) => `  npx playwright test ${place} --trace=on`)
    if (commands.length > 0) console.log(`Repeat only what failed:\n${commands.join('\n')}`)
  }

  printsToStdio(): boolean {
    return false
  }
}

import type { Reporter, TestModule } from 'vitest/node'

/** Quotes a text for a shell. */
export const quote = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`

/** Signs that mean something in an expression; Vitest takes a name as one. */
const asExpression = (name: string): string => name.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)

/** Returns the command that runs one test again, or its whole file. */
export const commandOf = (file: string, name?: string): string =>
  `npx vitest run ${file}${name === undefined ? '' : ` -t ${quote(asExpression(name))}`}`

/** Prints, after a red run, the commands that repeat only its failed tests, one a line. */
export default class RepeatTests implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const commands = modules.flatMap((module) => {
      const failed = [...module.children.allTests('failed')].map(({ fullName }) =>
        commandOf(module.relativeModuleId, fullName),
      )
      // A file that could not be read, or whose hook failed, has no failed test.
      return failed.length === 0 && module.state() === 'failed' ? [commandOf(module.relativeModuleId)] : failed
    })
    if (commands.length > 0) console.log(`Repeat only what failed:\n${commands.map((line) => `  ${line}`).join('\n')}`)
  }
}

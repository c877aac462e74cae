import { spawnSync } from 'node:child_process'

/**
 * `npm run test:long [name…]`: the tests of `test/long`, or those whose file name contains a given name. They start the
 * built site, which is built first unless `BUILD_DIR` names a build. docs/measured.md describes them.
 */
const names = process.argv.slice(2).map((name) => `test/long/${name}`)
if (!process.env['DATABASE_URL']) {
  console.log('DATABASE_URL is not set: PGlite only; tests with several processes are skipped.')
}
if (process.getuid?.() !== 0) console.log('Not root: tests that mount a small disk are skipped.')

const run = (command: string, ...args: string[]): void => {
  const { status } = spawnSync(command, args, { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
if (!process.env['BUILD_DIR']) run('npm', 'run', '--silent', 'build')
run('npx', 'vitest', 'run', '--config', 'vitest.long.config.ts', ...names)

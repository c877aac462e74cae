import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '#test/support/free-port.ts'
import { BUILD, makeFolder } from '#test/support/site.ts'
import { siteTemplate } from '#test/support/template.ts'

const dataDir = makeFolder()
let child: ChildProcess | undefined
beforeAll(async () => cpSync(await siteTemplate(), dataDir, { recursive: true }), 400_000)
afterAll(() => {
  child?.kill('SIGKILL')
  rmSync(dataDir, { recursive: true, force: true })
})

/** The command that `npm start` runs after the build. */
function startCommand(): string[] {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { start: string } }
  const [program, ...args] = scripts.start.split('&&').at(-1)?.trim().split(' ') ?? []
  expect([program, args.at(-1)]).toEqual(['node', 'build/server/main.js'])
  return [...args.slice(0, -1), join(BUILD, 'server/main.js')]
}

test('npm start serves React’s production build even without NODE_ENV, and says that the lock of a folder on NFS holds on one machine only', async () => {
  const { NODE_ENV: _, ...env } = process.env
  const preloaded = ['report-modules', ...(process.platform === 'linux' ? ['on-network-disk'] : [])]
  const required = preloaded.flatMap((name) => ['--require', resolve(`test/support/${name}.cjs`)])
  const started = spawn(process.execPath, [...required, ...startCommand()], {
    env: { ...env, DATABASE_URL: '', DATA_DIR: dataDir, PORT: String(await freePort()), LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  child = started
  let output = ''
  await new Promise<void>((done, fail) => {
    started.once('exit', () => fail(new Error(`The server ended while starting:\n${output}`)))
    started.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
    started.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      if (/http:\/\/localhost:\d+/.test(output)) done()
    })
  })
  started.removeAllListeners('exit')
  const closed = once(started, 'close')
  started.kill('SIGTERM')
  await closed
  const builds = /react builds: (.*)/.exec(output)?.[1] ?? ''
  expect(builds).toContain('react-dom-server-legacy.node.production.js')
  expect(builds).not.toContain('development')
  const isSaid = /"event":"shared-file-system".*can share \(NFS\).*use a local disk, or DATABASE_URL/.test(output)
  expect(isSaid).toBe(process.platform === 'linux')
})

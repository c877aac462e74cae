import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { COMPILED } from './compiled.ts'
import { CONTAINER, signalInside } from './container.ts'
import { freePort } from './free-port.ts'

/** The built site in its own process, as `npm start` runs it. */
export interface RunningSite {
  url: string
  dataDir: string
  /** Id of its process; differs after a restart. */
  pid: () => number
  /** Its output so far. */
  output: () => string
  /** Resolves with its exit code when it has ended; null if a signal killed it. */
  ended: () => Promise<number | null>
  /** Ends it, by default with `SIGTERM`; its data folder remains. */
  stop: (signal?: NodeJS.Signals) => Promise<void>
  /** Ends it, runs `between`, and starts it at the same address with the same data. */
  restart: (between?: () => Promise<void>) => Promise<void>
  /** Ends it and removes its data folder. */
  dispose: () => Promise<void>
}

export interface SiteOptions {
  env?: Record<string, string>
  /** Continues with the data of an earlier site. */
  dataDir?: string
  /** A data folder to copy, so that the catalogue is imported once per run. */
  template?: string
  /** Folder of another build than that under test. */
  build?: string
  /** A free port by default. */
  port?: number
  /** Runs it as process 1 of a container. */
  contained?: boolean
}

/** Folder of the build under test. */
export const BUILD = process.env['BUILD_DIR'] ?? 'build'

/** PATIENCE of a site whose services are silent: that of the product, so that no page takes a minute. */
export const SHORT_PATIENCE = '1'

/** A start may import the whole catalogue, on a busy machine. */
const START_TIMEOUT = 300_000

export async function startSite({
  env = {},
  dataDir = makeFolder(),
  template,
  port: given,
  contained = false,
  build = BUILD,
}: SiteOptions = {}): Promise<RunningSite> {
  if (template && !existsSync(join(dataDir, 'postgres'))) cpSync(template, dataDir, { recursive: true })
  const port = given ?? (await freePort())
  let output = ''
  const start = async (): Promise<ChildProcess> => {
    const earlier = output.length
    const started = spawnSite({ env, dataDir, port, contained, build })
    started.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    started.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
    await listening(started, () => output.slice(earlier))
    return started
  }
  let child = await start()
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    if (child.exitCode !== null || child.signalCode !== null) return
    if (contained && child.pid !== undefined) signalInside(child.pid, signal)
    else child.kill(signal)
    await once(child, 'exit')
  }
  return {
    url: `http://localhost:${port}`,
    dataDir,
    pid: () => child.pid ?? 0,
    output: () => output,
    async ended() {
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
      return child.exitCode
    },
    stop,
    restart: async (between = async () => {}) => {
      await stop()
      await between()
      child = await start()
    },
    dispose: async () => {
      await stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** The built site's process, as soon as it exists. */
export function spawnSite({
  env,
  dataDir,
  port,
  contained = false,
  build = BUILD,
}: Pick<SiteOptions, 'env' | 'contained' | 'build'> & { dataDir: string; port: number }) {
  const [program, ...args] = [...(contained ? CONTAINER : []), process.execPath, join(build, 'server/main.js')]
  return spawn(program ?? '', args, {
    env: {
      ...process.env,
      DATABASE_URL: '',
      LOG_LEVEL: 'warn',
      // The limits of one visitor's address and mailbox would soon be reached.
      LIMITS: 'off',
      // A test that ends has no visitors left.
      DRAIN_SECONDS: '0',
      // A busy machine is not a service that hangs.
      PATIENCE: process.env['SITE_PATIENCE'] ?? '10',
      ...env,
      NODE_ENV: 'production',
      // The code that one start has compiled serves the next ones.
      NODE_COMPILE_CACHE: COMPILED,
      PORT: String(port),
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

async function listening(child: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT
  while (!/http:\/\/localhost:\d+/.test(output())) {
    if (child.exitCode !== null) throw new Error(`The site ended while starting:\n${output()}`)
    if (Date.now() > deadline) throw new Error(`The site did not start in ${START_TIMEOUT / 1000} s:\n${output()}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

export const makeFolder = (): string => mkdtempSync(join(tmpdir(), 'profilwerk-'))

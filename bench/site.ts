import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#test/support/site.ts'
import type { BareOrder, BareReport } from './bare-render.ts'
import { writeLargeCatalogue } from './large-catalogue.ts'
import type { PlainAnswers } from './plain-server.ts'

/** Signs the cookies of benchmark visitors. */
export const BENCH_SECRET = 'of a benchmark'

export interface BenchedSite {
  port: number
  process: ChildProcess
  bare: (order: BareOrder) => Promise<BareReport>
}

const messages = async <Message>(child: ChildProcess): Promise<Message> => {
  const [message] = (await once(child, 'message')) as [Message]
  return message
}

/** Runs `use` with the built site on its own database with the large catalogue. */
export async function withSite(use: (site: BenchedSite) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'profilwerk-bench-'))
  try {
    // The import takes longer than the measurement: keeping the folder saves it next time.
    const dataDir = process.env['BENCH_DATA_DIR'] ?? join(folder, 'var')
    const env = { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir }
    if (!existsSync(dataDir)) {
      await writeLargeCatalogue(folder)
      execFileSync(process.execPath, ['backend/shop/import/cli.ts', folder], {
        env,
        stdio: ['ignore', 'ignore', 'pipe'],
      })
    }
    const port = await freePort()
    const profile = process.env['BENCH_PROFILE'] ? ['--cpu-prof', `--cpu-prof-dir=${process.env['BENCH_PROFILE']}`] : []
    const child = spawn(
      process.execPath,
      [
        ...profile,
        '--env-file=server/production.env',
        '--import',
        './bench/bare-render.ts',
        `${process.env['BUILD_DIR'] ?? 'build'}/server/main.js`,
      ],
      {
        env: { ...env, NODE_ENV: 'production', SECRET: BENCH_SECRET, PORT: String(port), LOG_LEVEL: 'warn' },
        stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
      },
    )
    try {
      await listening(child)
      await use({
        port,
        process: child,
        bare: (order) => {
          child.send(order)
          return messages<BareReport>(child)
        },
      })
    } finally {
      await end(child)
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Runs `use` with a plain `node:http` server in its own process that sends the given responses. */
export async function withPlainServer(
  answers: PlainAnswers,
  use: (plain: { port: number; process: ChildProcess }) => Promise<void>,
): Promise<void> {
  const child = spawn(process.execPath, ['bench/plain-server.ts'], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  try {
    child.send(answers)
    const { port } = await messages<{ port: number }>(child)
    await use({ port, process: child })
  } finally {
    await end(child)
  }
}

async function listening(child: ChildProcess): Promise<void> {
  let output = ''
  await new Promise<void>((resolve, reject) => {
    child.once('exit', () => reject(new Error(`The site ended while starting:\n${output}`)))
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      if (/http:\/\/localhost:\d+/.test(output)) resolve()
    })
  })
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}

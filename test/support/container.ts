import { execFileSync, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { hasCode } from '#backend/files/system-error.ts'
import { COMPILED } from './compiled.ts'

/** Prefix of a command that runs it as process 1 of its own table of processes, as a container does. It ends with the test. */
export const CONTAINER = ['unshare', '--pid', '--fork', '--mount-proc', '--kill-child'] as const

/** Whether this machine runs no containers for tests; prints why. */
export function hasNoContainers(): boolean {
  const reason = reasonAgainst()
  if (reason !== undefined) console.log(`Tests between containers are skipped: ${reason}.`)
  return reason !== undefined
}

function reasonAgainst(): string | undefined {
  if (process.platform !== 'linux') return 'only Linux has namespaces'
  if (process.getuid?.() !== 0) return 'namespaces need root'
  try {
    const [program, ...args] = CONTAINER
    execFileSync(program, [...args, 'true'], { stdio: 'ignore' })
    return undefined
  } catch (error) {
    return `unshare failed, ${String(error)}`
  }
}

/** Sends a signal to a container's process 1; `unshare` itself passes none on. Nothing happens if it has just ended. */
export function signalInside(unshare: number, signal: NodeJS.Signals): void {
  const inside = Number.parseInt(readFileSync(`/proc/${unshare}/task/${unshare}/children`, 'utf8'), 10)
  if (Number.isNaN(inside)) return
  try {
    process.kill(inside, signal)
  } catch (error) {
    if (!hasCode(error, 'ESRCH')) throw error
  }
}

/** An import on a busy machine; ms. */
const LONGEST_RUN = 300_000

interface Ended {
  code: number | null
  output: string
}

/**
 * Runs Node in a container until it ends. A server that says its address is ended: its start was not refused.
 * @param onOutput is called whenever there is some.
 */
export async function runContained(
  args: readonly string[],
  env: Record<string, string>,
  onOutput: () => void = () => {},
): Promise<Ended> {
  const [program, ...before] = CONTAINER
  const started = spawn(program, [...before, process.execPath, ...args], {
    // The code that one run has compiled serves the next ones.
    env: { ...process.env, DATABASE_URL: '', NODE_COMPILE_CACHE: COMPILED, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: LONGEST_RUN,
    killSignal: 'SIGKILL',
  })
  let output = ''
  for (const stream of [started.stdout, started.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      onOutput()
      if (/http:\/\/localhost:\d+/.test(output)) started.kill('SIGKILL')
    })
  }
  return new Promise((resolve, reject) => {
    started.once('error', reject)
    started.once('close', (code) => resolve({ code, output }))
  })
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { CONTAINER, signalInside } from './container.ts'

/** Another process that asks for the lock of a folder. */
export interface Rival {
  /** `locked`, or why it may not have the lock. */
  answer: string
  signal: (signal: NodeJS.Signals) => void
  /** Kills it, and waits until it is gone; at the latest after the test. */
  kill: () => Promise<void>
}

export async function startRival(folder: string, { contained = false } = {}): Promise<Rival> {
  const [program, ...args] = [...(contained ? CONTAINER : []), process.execPath, '--expose-gc', HOLD_FOLDER, folder]
  const started = spawn(program ?? '', args, { stdio: ['ignore', 'pipe', 'pipe'] })
  const gone = once(started, 'close')
  const signal = (name: NodeJS.Signals) => {
    const { pid, exitCode, signalCode } = started
    if (pid === undefined || exitCode !== null || signalCode !== null) return
    if (contained) signalInside(pid, name)
    else started.kill(name)
  }
  const kill = async () => {
    signal('SIGKILL')
    await gone
  }
  onTestFinished(kill)
  const { promise: answer, resolve } = Promise.withResolvers<string>()
  // Standard error has what ended it without an answer.
  for (const stream of [started.stdout, started.stderr]) stream.once('data', (chunk: Buffer) => resolve(String(chunk)))
  return {
    answer: (await answer).trim(),
    signal,
    kill,
  }
}
const HOLD_FOLDER = join(import.meta.dirname, 'hold-folder.ts')

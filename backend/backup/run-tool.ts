import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { hasCode } from '#backend/files/system-error.ts'

/** A program failed; the message has its own words. */
export class ToolFailure extends Error {}

/**
 * Runs a program of the machine.
 * @throws ToolFailure if it fails, Error if it is missing.
 */
export async function runTool(program: string, args: string[], env: Record<string, string> = {}): Promise<void> {
  const started = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, ...env } })
  let words = ''
  started.stderr.on('data', (chunk: Buffer) => (words += chunk.toString()))
  const [code] = await once(started, 'close').catch((error: unknown) => {
    if (!hasCode(error, 'ENOENT')) throw error
    throw new Error(`The program ${program} is missing on this machine. Install it (${PACKAGES[program]}).`)
  })
  if (code !== 0) throw new ToolFailure(`${program} failed: ${words.trim().slice(-2000)}`)
}

const CLIENT = 'Debian: postgresql-client, in the version of the server or a later one'
const PACKAGES: Record<string, string> = { pg_dump: CLIENT, pg_restore: CLIENT, tar: 'Debian: tar' }

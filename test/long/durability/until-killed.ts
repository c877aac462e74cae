import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

/**
 * Runs a script that reports JSON objects, one per line, and kills it with SIGKILL. It does so some time after
 * `onReport` has returned true for the first time, however far the script is then.
 * @param after milliseconds
 * @returns the signal that ended it; anything but SIGKILL means that it failed.
 */
export async function runUntilKilled<Report>(
  script: string,
  args: readonly string[],
  after: number,
  onReport: (report: Report) => boolean,
): Promise<NodeJS.Signals | null> {
  const child = spawn(process.execPath, [script, ...args], { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = new Promise<NodeJS.Signals | null>((resolve) => child.once('exit', (_, signal) => resolve(signal)))
  let isDoomed = false
  try {
    for await (const line of createInterface({ input: child.stdout })) {
      const report = parse<Report>(line)
      if (report === undefined || !onReport(report) || isDoomed) continue
      isDoomed = true
      setTimeout(() => child.kill('SIGKILL'), after)
    }
  } finally {
    // Even if what it reported was wrong.
    child.kill('SIGKILL')
  }
  return ended
}

/** Parses a line; the kill may have cut off the last one. */
function parse<Report>(line: string): Report | undefined {
  try {
    return JSON.parse(line) as Report
  } catch {
    return undefined
  }
}

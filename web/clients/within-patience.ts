import { setTimeout as pause } from 'node:timers/promises'
import { PATIENCE } from './content.server.ts'

/**
 * Waits for a part that a page can do without, so that a shop that hangs does not hold the page up.
 * @throws Error after two seconds.
 */
export async function withinPatience<Value>(loading: Promise<Value>): Promise<Value> {
  const over = new AbortController()
  const late = pause(PATIENCE, undefined, { signal: over.signal }).then(() => {
    throw new Error(`A part of the page took longer than ${PATIENCE} ms.`)
  })
  try {
    return await Promise.race([loading, late])
  } finally {
    over.abort()
  }
}

import { PATIENCE } from './patience.ts'

/**
 * Waits for a part that a page can do without, so that a shop that hangs does not hold the page up.
 * @throws Error after two seconds.
 */
export async function withinPatience<Value>(loading: Promise<Value>): Promise<Value> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => late.reject(new Error(`A part of the page took longer than ${PATIENCE} ms.`)),
    PATIENCE,
  )
  try {
    return await Promise.race([loading, late.promise])
  } finally {
    clearTimeout(timer)
  }
}

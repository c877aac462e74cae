/**
 * Waits for what a visitor can do without, so that a shop that hangs does not hold the page up.
 * @param limit in milliseconds.
 * @throws Error after it.
 */
export async function withinPatience<Value>(loading: Promise<Value>, limit: number): Promise<Value> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error(`A page or a part of it took longer than ${limit} ms.`)), limit)
  try {
    return await Promise.race([loading, late.promise])
  } finally {
    clearTimeout(timer)
  }
}

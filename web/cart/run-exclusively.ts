const queues = new Map<string, Promise<unknown>>()

/**
 * Runs tasks of the same key one after the other: every change of one visitor's cart. A real Shopware loses
 * simultaneous additions. The embedded shop does not, so it may have any number of processes; this lock covers one
 * process.
 * @param key the context token; without one there is no cart to compete for.
 */
export function runExclusively<Result>(key: string | undefined, task: () => Promise<Result>): Promise<Result> {
  if (key === undefined) return task()
  const result = (queues.get(key) ?? Promise.resolve()).then(task, task)
  const settled = result.then(
    () => undefined,
    () => undefined,
  )
  queues.set(key, settled)
  void settled.then(() => queues.get(key) === settled && queues.delete(key))
  return result
}

const queues = new Map<string, Promise<unknown>>()

/**
 * Runs tasks of the same key one after the other: all that changes one visitor's cart. A real Shopware loses what is
 * added at the same time. The embedded shop does not, so that it takes any number of processes; this holds within one.
 * @param key the context token; without one there is no cart yet to compete for.
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

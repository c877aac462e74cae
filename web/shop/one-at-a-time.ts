const queues = new Map<string, Promise<unknown>>()

/**
 * Runs tasks of the same key one after the other. Adding to a cart reads it, finds the line and writes the sum: two at
 * once, from a double click or two tabs, would each miss what the other adds. Holds within this process.
 * @param key the context token; without one there is no cart yet to compete for.
 */
export function oneAtATime<Result>(key: string | undefined, task: () => Promise<Result>): Promise<Result> {
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

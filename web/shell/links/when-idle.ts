/** Longest wait for an idle browser, ms. */
const IDLE_TIMEOUT = 2000

/** Runs a task when the browser is idle. Safari has no idle callback. @returns a function that cancels it. */
export function whenIdle(task: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(task, IDLE_TIMEOUT)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(task, { timeout: IDLE_TIMEOUT })
  return () => cancelIdleCallback(handle)
}

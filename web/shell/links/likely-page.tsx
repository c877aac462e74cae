import { useEffect, useState } from 'react'
import { PrefetchPageLinks } from 'react-router'
import { mayPrefetch } from '#web/ui/may-prefetch.ts'

/** Longest wait for an idle browser, ms. */
const IDLE_TIMEOUT = 2000

/** Prefetches where most visitors go next, once the browser is idle. */
export function LikelyPage({ page }: { page: string }) {
  const [isIdle, setIsIdle] = useState(false)
  useEffect(() => (mayPrefetch() ? whenIdle(() => setIsIdle(true)) : undefined), [])
  return isIdle && <PrefetchPageLinks page={page} />
}

/** Runs a task when the browser is idle. Safari has no idle callback. @returns a function that cancels it. */
export function whenIdle(task: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(task, IDLE_TIMEOUT)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(task, { timeout: IDLE_TIMEOUT })
  return () => cancelIdleCallback(handle)
}

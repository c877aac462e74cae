/* oxlint-disable unicorn/require-post-message-target-origin -- a worker is of this origin, and has none to name */
import type { SeenPage } from './worker-scope.ts'

/** Has the service worker store a page. Registers the worker if there is none. */
export async function tellWorker(page: string): Promise<void> {
  try {
    await navigator.serviceWorker.register('/service-worker.js')
  } catch (error) {
    // The browser stores nothing, or the network is gone.
    if (error instanceof TypeError || error instanceof DOMException) return
    throw error
  }
  const { active } = await navigator.serviceWorker.ready
  const names = performance.getEntriesByType('resource').map(({ name }) => name)
  const assets = names.filter((name) => name.startsWith(`${location.origin}/assets/`))
  active?.postMessage({ page, assets: [...new Set(assets)] } satisfies SeenPage)
}

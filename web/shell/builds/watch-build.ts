import { parseStoredJson } from '#web/ui/browser-storage.ts'
import { followInsteadOfReload } from './follow-instead.ts'
import { mayReload, readReload } from './may-reload.ts'
import { isTypedValue, readTyped, typeAgain, type TypedValue } from './typed-values.ts'

/** Keys in the tab's own storage. */
const RELOADED = 'build-reload'
const TYPED = 'build-typed'

/** Time after which typed values are not put back, ms. */
const SOON = 60_000

interface StoredValues {
  path: string
  /** Milliseconds since the epoch. */
  at: number
  values: TypedValue[]
}

/**
 * Reloads the page if a file of it is missing because the site was updated, and restores the input
 * (docs/decisions/0076).
 * @param pendingAddress path and query of a link that is being followed
 * @returns a function that ends it.
 */
export function watchBuild(pendingAddress: () => string | undefined = () => undefined): () => void {
  putBack()
  const endFollowing = followInsteadOfReload(pendingAddress)
  const onMissing = () => {
    // Now: an error page may replace the form before the server responds.
    const values = readTyped(document)
    void reloadIfReplaced(values)
  }
  addEventListener('vite:preloadError', onMissing)
  return () => {
    endFollowing()
    removeEventListener('vite:preloadError', onMissing)
  }
}

async function reloadIfReplaced(values: TypedValue[]): Promise<void> {
  const build = currentBuild()
  if (!build || !mayReload(build.version, Date.now(), readReload(read(RELOADED)))) return
  // Without a network, or on a server that does not respond, the page is better than no page.
  const response = await fetch(build.url, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined)
  if (response?.status !== 404) return
  write(TYPED, JSON.stringify({ path: location.pathname, at: Date.now(), values } satisfies StoredValues))
  if (write(RELOADED, `${build.version} ${Date.now()}`)) location.reload()
}

/** React Router's list of routes. The address of its file has the version of the build. */
function currentBuild(): { version: string; url: string } | undefined {
  const routes: unknown = Reflect.get(globalThis, '__reactRouterManifest')
  if (typeof routes !== 'object' || routes === null) return undefined
  const { version, url } = { version: undefined, url: undefined, ...routes }
  return typeof version === 'string' && typeof url === 'string' ? { version, url } : undefined
}

function putBack(): void {
  const text = read(TYPED)
  if (!text) return
  write(TYPED, '')
  const stored = parseStoredJson(text)
  if (typeof stored !== 'object' || stored === null) return
  if (!('path' in stored && 'at' in stored && 'values' in stored)) return
  const { path, at, values } = stored
  if (path !== location.pathname || typeof at !== 'number' || Date.now() - at >= SOON) return
  if (Array.isArray(values)) typeAgain(document, values.filter(isTypedValue))
}

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    // The browser blocks storage.
    return null
  }
}

/** @returns whether it is stored; without that, a reload could not be counted. */
function write(key: string, text: string): boolean {
  try {
    if (text === '') sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
    return true
  } catch {
    // The browser blocks storage, or it is full.
    return false
  }
}

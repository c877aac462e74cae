import { filePaths } from '#web/app/paths.ts'
import { getLocale } from '#web/i18n/locale.ts'

/** A product that was looked at before, as the shop has it now. */
export interface SeenProduct {
  id: string
  name: string
  /** Of the name, where it is not the page's. */
  lang?: string | undefined
  path: string
  /** Address of its picture. */
  picture?: string | undefined
}

/**
 * Asks for the names and pictures of products, in the order of their ids; those that the shop no longer has are missing.
 * Undefined without a response: nothing is known about them then.
 */
export async function askSeen(ids: readonly string[], signal: AbortSignal): Promise<SeenProduct[] | undefined> {
  try {
    const response = await fetch(filePaths.lastSeen(getLocale(), ids), { signal })
    const body: unknown = response.ok ? await response.json() : undefined
    return Array.isArray(body) && body.every(isSeenProduct) ? body : undefined
  } catch (error) {
    // No network, or a page that was left.
    if (error instanceof Error) return undefined
    throw error
  }
}

function isSeenProduct(value: unknown): value is SeenProduct {
  if (typeof value !== 'object' || value === null) return false
  const { id, name, path } = { id: undefined, name: undefined, path: undefined, ...value }
  return [id, name, path].every((text) => typeof text === 'string')
}

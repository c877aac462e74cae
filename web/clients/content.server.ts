import type { Locale } from '#contracts/locales.ts'
import type { InitialData, PageResult } from '#contracts/content/page.ts'
import { readPageResult, readInitialData } from '#contracts/content/read-page.ts'
import { callService, type Endpoint } from './call.server.ts'

export interface ContentClient {
  /** What the content system has at a path with its locale, `/de/kontakt`. Throws a ServiceFailure. */
  page(path: string): Promise<PageResult>
  /** Menus and status pages of a language. */
  initialData(locale: Locale): Promise<InitialData>
}

/** `hosts`: names of this site, whose absolute addresses in content become paths. */
export function createContentClient(endpoint: Endpoint, hosts: readonly string[]): ContentClient {
  // A slash in a page's path is a slash in the address: the path goes in as a whole, not as one parameter.
  const get = (operation: string, address: string) =>
    callService(
      { ...endpoint, url: endpoint.url + address },
      { service: 'content', operation, answers: [403, 404, 410] },
    )
  // The menus are on every page; the same answer is the same object (parse-once.ts).
  const known = new WeakMap<object, InitialData>()
  return {
    async page(path) {
      const { json, response } = await get('GET ', encodeURI(path))
      return readPageResult(response.status, json, { hosts })
    },
    async initialData(locale) {
      const { json } = await get('GET ', `/${locale}?type=834`)
      if (typeof json !== 'object' || json === null) return readInitialData(json, { hosts })
      const initial = known.get(json) ?? readInitialData(json, { hosts })
      known.set(json, initial)
      return initial
    },
  }
}

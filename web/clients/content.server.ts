import type { Locale } from '#contracts/locales.ts'
import type { InitialData, PageResult } from '#contracts/content/page.ts'
import { readInitialData, readPageResult } from '#contracts/content/read-page.ts'
import type { Reading, UnknownElement } from '#contracts/content/reading.ts'
import { callService, type Endpoint } from './call.server.ts'

export interface ContentClient {
  /**
   * What the content system has at a path with its locale, `/de/kontakt`.
   * @throws ServiceFailure
   */
  page(path: string): Promise<PageResult>
  /** Menus and status pages of a language. */
  initialData(locale: Locale): Promise<InitialData>
}

/** Creates the client of the content system; see {@link Reading} for what it does with responses. */
export function createContentClient(
  endpoint: Endpoint,
  { hosts, onUnknownElement = () => {} }: Reading,
): ContentClient {
  const reading = { hosts, onUnknownElement: oncePerType(onUnknownElement) }
  // A slash in a page's path is a slash in the address: the path goes in as a whole, not as one parameter.
  const get = (operation: string, address: string) =>
    callService(
      { ...endpoint, url: endpoint.url + address },
      { service: 'content', operation, answers: [403, 404, 410] },
    )
  // The menus are on every page. The same response is parsed to the same object (parse-once.ts).
  const known = new WeakMap<object, InitialData>()
  return {
    async page(path) {
      const { json, response } = await get('GET ', encodeURI(path))
      return readPageResult(response.status, json, reading)
    },
    async initialData(locale) {
      const { json } = await get('GET ', `/${locale}?type=834`)
      if (typeof json !== 'object' || json === null) return readInitialData(json, reading)
      const initial = known.get(json) ?? readInitialData(json, reading)
      known.set(json, initial)
      return initial
    },
  }
}

/** Calls `handle` for the first element of each type: one page in four languages would otherwise fill a log. */
function oncePerType(handle: (element: UnknownElement) => void): (element: UnknownElement) => void {
  const handled = new Set<string>()
  return (element) => {
    if (handled.has(element.wireType)) return
    handled.add(element.wireType)
    handle(element)
  }
}

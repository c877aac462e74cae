import type { InitialDataDocument, PageDocument, RedirectDocument } from './page.ts'

/**
 * The content system's calls; paths below `/typo`. `path` is the page's own address with its locale and without the
 * leading slash: `de/kontakt`. Every answer is JSON. Callers read answers of any generation with `readAnswer` and
 * `readInitialData` (contracts/content/read-page.ts) and work with what these return.
 * A missing page is 404 with the status page or `{ reason }`.
 */
export interface ContentOperations {
  'GET /{path}': { path: { path: string }; response: PageDocument | RedirectDocument }
  'GET /{path}?type=834': { path: { path: string }; response: InitialDataDocument }
}

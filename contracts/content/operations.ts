import type { InitialDataDocument, PageDocument, RedirectDocument } from './page.ts'

/**
 * The content system's calls; paths below `/typo`. `path` is the page's own address with its locale and without the
 * leading slash: `de/kontakt`. Every response is JSON. Callers read responses of any generation with `readPageResult`
 * and `readInitialData` (contracts/content/read-page.ts). A missing page is 404 with the status page or `{ reason }`.
 */
export interface ContentOperations {
  'GET /{path}': { path: { path: string }; response: PageDocument | RedirectDocument }
  'GET /{path}?type=834': { path: { path: string }; response: InitialDataDocument }
}

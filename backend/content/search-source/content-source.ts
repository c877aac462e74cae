import { createHash } from 'node:crypto'
import { type ContentSite, isStatusPage } from '#backend/content/site.ts'
import type { IndexedPage, SearchSource } from '#contracts/search/index-source.ts'
import { indexedContacts } from './indexed-contacts.ts'
import { indexedDownloads } from './indexed-downloads.ts'
import { indexedPage } from './indexed-page.ts'

/** The pages, people and files of the embedded content system as the search indexes them. Another site is another source. */
export function createContentSource(site: ContentSite): SearchSource {
  let pages: IndexedPage[] | undefined
  const read = () => (pages ??= readAll(site))
  return {
    version: async () => createHash('sha256').update(JSON.stringify(read())).digest('base64url').slice(0, 22),
    async *read() {
      const all = read()
      yield { pages: all, done: all.length, total: all.length }
    },
  }
}

const readAll = (site: ContentSite): IndexedPage[] => [
  ...site.pages
    .filter((page) => !isStatusPage(page) && !page.meta.noIndex)
    .map((page, position) => indexedPage(site, page, position)),
  ...indexedContacts(site),
  ...indexedDownloads(site),
]

import { join } from 'node:path'
import type { Hono } from 'hono'
import { loadContent } from '#backend/content/api.ts'
import type { Database } from '#backend/database/database.ts'
import { PROJECT_FOLDER } from '#backend/files/project-folder.ts'
import { type CountInMemory, UNCOUNTED } from '#backend/limits/memory-limiter.ts'
import { createSearchApi } from '#backend/search/api.ts'
import { createDatabaseStore } from '#backend/search/find/database-store.ts'
import type { SearchTools } from '#backend/search/find/search.ts'
import { renewIndex, type SearchSources } from '#backend/search/index/renew-index.ts'
import { openSearchWords } from '#backend/search/query/search-words.ts'
import type { SearchSource } from '#contracts/search/index-source.ts'
import { TOOL_NAMES } from '#contracts/tool-name.ts'
import { pagesSource } from '#server/search/search-sources.ts'
import { searchLinks } from '#server/search/opened-search.ts'
import { catalogueSource } from './catalogue-source.ts'

/** The demo company's catalogue and pages, from their files. */
export async function demoSources(
  catalogue = join(PROJECT_FOLDER, 'data/catalogue'),
): Promise<{ shop: SearchSource; content: SearchSource }> {
  const site = await loadContent({ folder: join(PROJECT_FOLDER, 'data'), publicUrl: 'http://site.test' })
  return {
    shop: catalogueSource(catalogue),
    content: pagesSource({ companyDir: join(PROJECT_FOLDER, 'data'), tools: [...TOOL_NAMES] }, site),
  }
}

/**
 * Indexes the sources in a migrated database, and returns the parts of a search.
 * @param words folder of synonyms and pins
 * @param age milliseconds for which a change of the index may go unnoticed
 */
export async function indexForSearch(
  db: Database,
  { shop, content }: SearchSources,
  age = 0,
  words = join(PROJECT_FOLDER, 'data/search'),
): Promise<SearchTools> {
  if (shop) await renewIndex(db, 'shop', shop)
  if (content) await renewIndex(db, 'content', content)
  return {
    store: createDatabaseStore(db, age),
    words: await openSearchWords(words, console),
    links: searchLinks('http://site.test'),
  }
}

export const searchApiOf = (tools: SearchTools, count: CountInMemory = UNCOUNTED): Hono =>
  createSearchApi({ ...tools, count, log: console })

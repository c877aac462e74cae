import { ServiceFailure } from '#contracts/failure.ts'
import { type Locale, offeredLocales } from '#contracts/locales.ts'
import type { ConnectedSource, IndexedPage, SearchBatch } from '#contracts/search/index-source.ts'
import type { ContentClient } from '#web/clients/content.server.ts'
import { isListed, walkContent } from '#web/routes/resources/sitemap/walk-content.server.ts'
import { listedDocuments, contentPageDocument } from './content-documents.ts'

/** Pages that are written at once. */
const PAGES_AT_ONCE = 20

interface ConnectedContent {
  /** Its address, which is the version. */
  url: string
  content: ContentClient
  /** When it last reported a change. */
  changedAt: (() => number) | undefined
  /** Receives failures of single pages, whose documents stay as they are. */
  onUnread: (path: string, failure: ServiceFailure) => void
}

/** Pages, articles, people and files of a connected content system, by its menus, links and sitemap. */
export function createConnectedContentSource({ url, content, changedAt, onUnread }: ConnectedContent): ConnectedSource {
  async function* read(): AsyncGenerator<SearchBatch> {
    const before = { done: 0, total: 0 }
    for (const locale of offeredLocales()) {
      const last = { ...before }
      for await (const batch of readLocale(locale)) {
        Object.assign(last, { done: before.done + batch.done, total: before.total + batch.total })
        yield { ...batch, ...last }
      }
      Object.assign(before, last)
    }
  }

  async function* readLocale(locale: Locale): AsyncGenerator<SearchBatch> {
    if (!(await hasLocale(locale))) return
    const listed = listedDocuments(locale)
    const unread: Pick<IndexedPage, 'locale' | 'processor' | 'ref'>[] = []
    let pages: IndexedPage[] = []
    let progress = { done: 0, total: 0 }
    const walk = walkContent(content, locale, (path, failure) => {
      unread.push({ locale, processor: 'website', ref: path })
      onUnread(path, failure)
    })
    for await (const { path, page, walked, known } of walk) {
      progress = { done: walked, total: known }
      if (!isListed(page, path)) continue
      pages.push(contentPageDocument(locale, path, page, walked))
      listed.add(path, page)
      if (pages.length < PAGES_AT_ONCE) continue
      yield { pages, ...progress }
      pages = []
    }
    yield { pages: [...pages, ...listed.documents()], unread, done: progress.total, total: progress.total }
  }

  /** A content system without one of our languages refuses its menus. */
  async function hasLocale(locale: Locale): Promise<boolean> {
    try {
      await content.initialData(locale)
      return true
    } catch (error) {
      if (error instanceof ServiceFailure && error.failure.kind === 'refused') return false
      throw error
    }
  }

  return {
    version: async () => `at ${url}`,
    count: async () => undefined,
    ...(changedAt && { changedAt }),
    read,
  }
}

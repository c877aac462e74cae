import { expect, test } from 'vitest'
import { NEWS_COUNT, NEWS_LISTS } from '#test/support/typo3/news-list.ts'
import { startStandInTypo3 } from '#test/support/typo3/server.ts'
import { createContentClient } from '#web/clients/content.server.ts'
import { findContentPages } from './find-content-pages.server.ts'

test.each(NEWS_LISTS)(
  'All articles of %s are found through the pages of the list, which are not listed themselves.',
  async (newsList) => {
    const typo3 = await startStandInTypo3({ newsList })
    const pages = await findContentPages(createContentClient({ url: typo3.url, fetch }, { hosts: [] }))
    await typo3.close()
    const german = pages.flatMap(({ de }) => de ?? [])
    expect(german).toEqual(expect.arrayContaining([`/de/${newsList}`, '/de/unternehmen']))
    expect(new Set(german.filter((path) => path.startsWith('/de/meldung/'))).size).toBe(NEWS_COUNT)
    expect(german.filter((path) => path.includes('seite-') || path.includes('?'))).toEqual([])
  },
  60_000,
)

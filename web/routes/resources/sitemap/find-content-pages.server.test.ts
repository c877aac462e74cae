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

const germanOf = async (hasSeo: boolean) => {
  const typo3 = await startStandInTypo3({ hasSeo })
  const pages = await findContentPages(
    createContentClient({ url: typo3.url, fetch }, { hosts: [], contentUrl: typo3.url }),
  )
  await typo3.close()
  return { pages: pages.flatMap(({ de }) => de ?? []) }
}

test('Pages in no menu are found by the sitemap of EXT:seo, whatever else is in it.', async () => {
  const { pages } = await germanOf(true)
  expect(pages).toEqual(expect.arrayContaining(['/de/nicht-im-menue', '/de/unternehmen', '/de']))
  expect(pages.filter((path) => !/^\/de(\/[\w-]+)*$/.test(path))).toEqual([])
  expect(pages).not.toContain('/de/fremd')
})

test('Without that extension, the pages of the menus are found.', async () => {
  const { pages } = await germanOf(false)
  expect(pages).toContain('/de/unternehmen')
  expect(pages).not.toContain('/de/nicht-im-menue')
  // Its canonical address is another page.
  expect(pages).not.toContain('/de/mit-seo')
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { readElement } from '#contracts/content/read-element.ts'
import type { BlockServices } from '#web/blocks/block-loader.ts'
import { NEWS_COUNT, NEWS_LISTS } from '#test/support/typo3/news-list.ts'
import { startStandInTypo3, type StandInTypo3 } from '#test/support/typo3/server.ts'
import { createContentClient } from '#web/clients/content.server.ts'
import { loadNewsList } from './load.server.ts'

let typo3: StandInTypo3
beforeAll(async () => {
  typo3 = await startStandInTypo3()
})
afterAll(() => typo3.close())

async function show(path: string, query = '') {
  const content = createContentClient({ url: typo3.url, fetch }, { hosts: [] })
  const before = typo3.requests.length
  const result = await content.page(path)
  const list = result.kind === 'page' ? result.page.main.find(({ type }) => type === 'news_pi1') : undefined
  if (list?.type !== 'news_pi1') throw new Error(`${path} has no list`)
  const address = new URL(`https://www.example.com${path}${query}`)
  const data = await loadNewsList(list, { content, address } as BlockServices)
  return {
    ...data,
    numbers: data.items.map(({ title }) => Number(title.split(' ')[1])),
    asked: typo3.requests.length - before,
  }
}

test.each(NEWS_LISTS)(
  'All articles of the long list /de/%s are on its pages, counted truly, in few calls.',
  async (slug) => {
    const seen: number[] = []
    for (let page = 1; page <= 41; page++) {
      const shown = await show(`/de/${slug}`, page === 1 ? '' : `?page=${page}`)
      expect([shown.filter.page, shown.pages, shown.total]).toEqual([page, 41, NEWS_COUNT])
      expect(shown.asked).toBeLessThanOrEqual(3)
      seen.push(...shown.numbers)
    }
    expect(seen).toEqual(Array.from({ length: NEWS_COUNT }, (_, index) => index + 1))
    expect(await show(`/de/${slug}`, '?page=99')).toMatchObject({ filter: { page: 41 }, numbers: [401, 402] })
  },
)

test('A page with an address of its own is shown at that address.', async () => {
  const shown = await show('/de/meldungen/seite-41')
  expect(shown).toMatchObject({ filter: { page: 41 }, plainPage: 41, total: NEWS_COUNT, numbers: [401, 402] })
  expect(await show('/de/meldungen/seite-41', '?page=1')).toMatchObject({ filter: { page: 1 }, total: NEWS_COUNT })
})

test('A filter of a long list says how many articles it has searched.', async () => {
  const { total, newest, years, asked } = await show('/de/neuigkeiten', '?year=2025')
  expect({ total, newest, years }).toEqual({ total: 52, newest: 100, years: ['2026', '2025', '2024'] })
  expect(asked).toBeLessThanOrEqual(10)
})

test('A tag of the TYPO3 filters a list as a topic does.', async () => {
  const { total, tags } = await show('/de/neuigkeiten', '?tag=4')
  expect({ total, tags }).toEqual({ total: 50, tags: [{ id: 4, title: 'Prüfstand' }] })
})

test('A short list keeps the order that an editor chose.', async () => {
  const content = createContentClient({ url: typo3.url, fetch }, { hosts: [] })
  const dates = ['Jan 01 2024', 'Mar 01 2026', 'Feb 01 2025']
  const list = dates.map((datetime, index) => ({ uid: index + 1, title: `Meldung ${index + 1}`, datetime }))
  const [element] = readElement({ id: 1, type: 'news_newsliststicky', content: { data: { list } } }, { hosts: [] })
  if (element?.type !== 'news_pi1') throw new Error('It is read otherwise.')
  const address = new URL('https://www.example.com/de/news')
  const { items } = await loadNewsList(element, { content, address } as BlockServices)
  expect(items.map(({ id }) => id)).toEqual([1, 2, 3])
})

import { expect, test } from 'vitest'
import { pageSchema } from '#backend/content/format.ts'
import type { Page } from '#backend/content/site.ts'
import { menuItems } from './page-menus.ts'

const page = (uid: number, path: string, more: object = {}): Page => ({
  ...pageSchema.parse({ uid, title: `Page ${uid}`, meta: { description: `About ${uid}` }, ...more }),
  locale: 'de',
  path,
  file: `${path}.json`,
})
const text = (header: string, more: object = {}) => ({ type: 'text', header, ...more })

const pages = [
  page(1, ''),
  page(2, 'company', { updated: '2026-01-05', main: [text('Who we are'), text('Hidden', { headerLayout: 100 })] }),
  page(3, 'company/history', { updated: '2026-03-01', categories: ['people'], main: [text('1952'), text('')] }),
  page(4, 'company/history/archive', { meta: { description: 'd', keywords: 'food, PFAS' } }),
  page(5, 'food', {
    meta: { description: 'd', keywords: 'pfas,energy' },
    main: [text('Rule', { categories: ['law'] })],
  }),
  page(6, 'secret', { meta: { description: 'd', noIndex: true } }),
  page(7, '404'),
  { ...page(8, 'food/english'), locale: 'en' as const },
]
const site = { pages }

const [home, company] = pages
const list = (
  type: Parameters<typeof menuItems>[2],
  choice: { pages?: number[]; categories?: string[] } = {},
  of = home,
) => (of ? menuItems(site, of, type, { pages: [], categories: [], ...choice }) : [])
const titles = (items: Record<string, unknown>[]) => items.map(({ title, header }) => title ?? header)

test('The pages below the page of the menu are listed, without status pages and those that search engines leave out.', () => {
  expect(titles(list('menu_subpages'))).toEqual(['Page 2', 'Page 5'])
  expect(titles(list('menu_subpages', { pages: [2] }))).toEqual(['Page 3'])
  expect(list('menu_subpages')[0]).toMatchObject({ link: '/de/company', hasSubpages: 1 })
})

test('Chosen pages are listed in the order of the choice; one without a translation is left out.', () => {
  expect(titles(list('menu_pages', { pages: [5, 8, 2] }))).toEqual(['Page 5', 'Page 2'])
})

test('Summaries are the descriptions of the pages.', () => {
  expect(list('menu_abstract')[0]).toMatchObject({ abstract: 'About 2' })
})

test('A site map has all levels.', () => {
  expect(list('menu_sitemap')[0]).toMatchObject({
    title: 'Page 2',
    children: [{ title: 'Page 3', children: [{ title: 'Page 4' }] }],
  })
  expect(titles(list('menu_sitemap_pages', { pages: [2] }))).toEqual(['Page 3'])
})

test('Sections are the elements of a page with a visible header.', () => {
  const [item] = list('menu_section', { pages: [2] })
  expect(item?.['content']).toMatchObject([{ header: 'Who we are' }])
  const [below] = list('menu_section_pages', {}, company)
  expect(below?.['content']).toMatchObject([{ header: '1952' }])
})

test('Recently updated pages are those with a date, the newest first.', () => {
  expect(titles(list('menu_recently_updated'))).toEqual(['Page 3', 'Page 2'])
  expect(titles(list('menu_recently_updated', { pages: [2] }))).toEqual(['Page 3'])
})

test('Related pages share a keyword, whatever its case.', () => {
  expect(titles(list('menu_related_pages', {}, pages[3]))).toEqual(['Page 5'])
})

test('Pages and elements of a category are found, elements with the address of their page.', () => {
  expect(titles(list('menu_categorized_pages', { categories: ['people'] }))).toEqual(['Page 3'])
  const [element] = list('menu_categorized_content', { categories: ['law'] })
  expect(element).toMatchObject({ header: 'Rule', link: `/de/food#c${Number(element?.['uid'])}` })
})

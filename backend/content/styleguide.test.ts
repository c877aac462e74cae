import { expect, test } from 'vitest'
import { ELEMENT_READERS } from '#contracts/content/elements.ts'
import styleguide from '#data/pages/en/styleguide.json'
import { pageSchema } from './format.ts'

/** Types that no page of its own has room for. */
const ELSEWHERE = [
  // The page of an article is one.
  'news_newsdetail',
  // Menus that look like one that is shown, or need categories of pages.
  'menu_categorized_content',
  'menu_categorized_pages',
  'menu_recently_updated',
  'menu_related_pages',
  'menu_section_pages',
  'menu_sitemap',
]

test('The style guide shows every type of element, and every frame and layout of them.', () => {
  const page = pageSchema.parse(styleguide)
  const elements = [...page.stage, ...page.main].flatMap((element) => [
    element,
    ...('children' in element ? element.children : []),
  ])
  const shown = new Set<string>(elements.map(({ type }) => type))
  const missing = Object.keys(ELEMENT_READERS).filter((type) => !shown.has(type) && !ELSEWHERE.includes(type))
  expect(missing).toEqual([])
  expect(new Set(elements.map(({ layout }) => layout)).size).toBe(4)
  expect(new Set(elements.map(({ background }) => background)).size).toBe(3)
})

import { expect, test } from 'vitest'
import type { Category } from '#contracts/shop/category.ts'
import { PAGE_LANGUAGE } from '#web/catalogue/text-languages.server.ts'
import { shopEntries } from './shop-entries.ts'

const category = (name: string, more: Partial<Category> = {}): Category => ({
  id: name,
  name,
  type: 'page',
  breadcrumb: [],
  childCount: 0,
  children: null,
  translated: { name, description: null },
  ...more,
})

test('the menu has two levels of categories; a folder is a heading', () => {
  const third = category('third')
  const second = category('second', { children: [third] })
  expect(shopEntries([category('first', { type: 'folder', children: [second] })], PAGE_LANGUAGE)).toEqual([
    {
      title: 'first',
      to: '',
      children: [
        { title: 'second', to: expect.stringMatching(/^\/\w\w\/shop\/category\/second\/second$/), children: [] },
      ],
    },
  ])
})

test('a name in another language than the page says so', () => {
  const [entry] = shopEntries([category('Strips')], { own: 'en', fallback: undefined })
  expect(entry).toMatchObject({ title: 'Strips', language: 'en' })
})

import { expect, test } from 'vitest'
import { entrancesOf, viewOfPath } from './entrances.ts'

interface MenuEntry {
  to: string
  children: MenuEntry[]
}
const entry = (to: string, children: MenuEntry[] = []): MenuEntry => ({ to, children })
const menus = {
  main: [entry('/de/shop'), entry('/de/branchen', [entry('/de/produkte')]), entry('/de/unternehmen')],
  left: [entry('/de/downloads')],
  right: [],
  contact: '/de/kontakt',
  downloads: entry('/de/downloads'),
}

test('each kind of hit has the page that the menus have for it, at any level', () => {
  expect(entrancesOf(menus, 'de')).toEqual({
    products: '/de/produkte',
    content: '/de/unternehmen',
    contacts: '/de/kontakt',
    downloads: '/de/downloads',
  })
})

test('without such pages products lead to the shop, and kinds without a page are left out', () => {
  const none = { main: [], left: [], right: [], contact: '#contact', downloads: undefined }
  expect(entrancesOf(none, 'cz')).toEqual({ products: '/cz/shop' })
})

test.each([
  ['/de/produkte', 'products'],
  ['/en/products', 'products'],
  ['/de/unternehmen', 'content'],
  ['/en/company/history', 'content'],
  ['/cz/spolecnost', 'content'],
  ['/de/kontakt', undefined],
  ['/de', undefined],
  ['/de/shop/category/produkte', undefined],
])('a search on %s begins with %s', (pathname, view) => {
  expect(viewOfPath(pathname)).toBe(view)
})

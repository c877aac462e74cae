import { expect, test } from 'vitest'
import type { NavItem } from '#contracts/content/navigation.ts'
import type { Category } from '#contracts/shop/category.ts'
import { leadsTo, menuTree } from './menu-tree.ts'

const page = (title: string, link: string, children: NavItem[] = []): NavItem => ({
  uid: undefined,
  title,
  link,
  target: '',
  current: false,
  children,
  image: undefined,
})
const category = (name: string, seoPath: string, children: Category[] = []): Category => ({
  id: name,
  name,
  type: 'page',
  breadcrumb: [],
  childCount: children.length,
  children,
  seoUrls: [{ id: '', languageId: '', routeName: '', foreignKey: '', pathInfo: '', seoPathInfo: seoPath }],
  translated: { name, description: '' },
})
const areas = (main: NavItem[]) => ({ main, footerleft: [page('Handling', '/en/handling')], footerright: [] })
const guides = category('Chain guides', 'chain-guides/', [category('Type CT', 'chain-guides/type-ct/')])

test('categories are below the page that leads to the shop, wherever it is', () => {
  const { main, shop, left } = menuTree(
    'en',
    areas([page('Company', '/en/company'), page('Products', '/en/shop')]),
    [guides],
    'Shop',
  )
  expect(main.map(({ title }) => title)).toEqual(['Company', 'Products'])
  expect(left).toEqual([{ title: 'Handling', to: '/en/handling', children: [] }])
  expect(shop.title).toBe('Products')
  expect(shop.children[0]?.to).toBe('/en/shop/category/chain-guides')
  expect(shop.children[0]?.children[0]?.to).toBe('/en/shop/category/chain-guides/type-ct')
})

test('a menu without a shop page still gets an entry for the shop', () => {
  const { main } = menuTree('en', areas([page('Company', '/en/company')]), [guides], 'Shop')
  expect(main.map(({ title, to }) => [title, to])).toEqual([
    ['Shop', '/en/shop'],
    ['Company', '/en/company'],
  ])
})

test('an entry leads to its page and to those below it, not to its siblings', () => {
  expect(leadsTo('/en/shop', '/en/shop')).toBe(true)
  expect(leadsTo('/en/shop', '/en/shop/category/x')).toBe(true)
  expect(leadsTo('/en/shop', '/en/shopping')).toBe(false)
  expect(leadsTo('', '/en/shop')).toBe(false)
})

test('a folder of the menu has no page of its own', () => {
  const { shop } = menuTree('en', areas([]), [{ ...guides, type: 'folder' }], 'Shop')
  expect(shop.children[0]).toMatchObject({ title: 'Chain guides', to: '' })
  expect(shop.children[0]?.children[0]?.to).toBe('/en/shop/category/chain-guides/type-ct')
})

test('the downloads are found in the main menu or in a list of the footer, at any level', () => {
  const downloads = (main: NavItem[], footerright: NavItem[] = []) =>
    menuTree('cz', { ...areas(main), footerright }, [], 'Shop').downloads
  const entry = { title: 'Ke stažení', to: '/cz/downloads', children: [] }
  expect(downloads([page('Firma', '/cz/firma')], [page('Ke stažení', '/cz/downloads')])).toEqual(entry)
  expect(downloads([page('Firma', '/cz/firma', [page('Ke stažení', '/cz/downloads')])])).toEqual(entry)
  expect(downloads([page('Downloads of the year', '/en/downloads-2025')])).toBeUndefined()
})

test('the contact link leads to the contact page, or to the footer without such a page', () => {
  const contact = (main: NavItem[]) => menuTree('nl', areas(main), [], 'Shop').contact
  expect(contact([page('Company', '/nl/onderneming'), page('Contact', '/nl/contact')])).toBe('/nl/contact')
  expect(contact([page('Contact lenses', '/en/contact-lenses')])).toBe('#contact')
})

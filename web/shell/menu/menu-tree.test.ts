import { expect, test } from 'vitest'
import type { NavItem } from '#contracts/content/navigation.ts'
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
const areas = (main: NavItem[]) => ({ main, footerleft: [page('Handling', '/en/handling')], footerright: [] })
const guides = { title: 'Chain guides', to: '/en/shop/category/chain-guides', children: [] }

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
  expect(shop.children).toEqual([guides])
})

test('a menu without a shop page still gets an entry for the shop', () => {
  const { main } = menuTree('en', areas([page('Company', '/en/company')]), [guides], 'Shop')
  expect(main.map(({ title, to }) => [title, to])).toEqual([
    ['Shop', '/en/shop'],
    ['Company', '/en/company'],
  ])
})

test('the window and the picture that an editor has chosen are kept', () => {
  const picture = '/media/a.svg'
  const chosen = { ...page('Portal', 'https://portal.example.com'), target: '_blank', image: picture }
  const { main } = menuTree('en', areas([chosen]), [], 'Shop')
  expect(main[1]).toEqual({ title: 'Portal', to: chosen.link, target: '_blank', picture, children: [] })
})

test('an entry leads to its page and to those below it, not to its siblings', () => {
  expect(leadsTo('/en/shop', '/en/shop')).toBe(true)
  expect(leadsTo('/en/shop', '/en/shop/category/x')).toBe(true)
  expect(leadsTo('/en/shop', '/en/shopping')).toBe(false)
  expect(leadsTo('', '/en/shop')).toBe(false)
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

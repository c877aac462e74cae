import { expect, test } from 'vitest'
import type { Category, CategoryTarget } from '#contracts/shop/category.ts'
import { categoryAddress, withTargets } from './category-address.ts'

const ID = '0189f7ab1d6c7e2f9a3b4c5d6e7f8091'

const category = (more: Partial<Category> = {}): Category => ({
  id: 'own',
  name: 'Strips',
  type: 'page',
  breadcrumb: [],
  childCount: 0,
  children: null,
  seoUrls: null,
  translated: { name: 'Strips', description: null },
  ...more,
})
const link = (target: CategoryTarget): Category =>
  category({ type: 'link', translated: { name: 'Strips', description: null, ...target } })
const seoUrl = (seoPathInfo: string) => ({
  id: '',
  languageId: '',
  routeName: '',
  foreignKey: '',
  pathInfo: '',
  seoPathInfo,
})

test('a page leads to its address, a folder nowhere', () => {
  expect(categoryAddress('nl', category({ seoUrls: [seoUrl('strips/')] }))).toBe('/nl/shop/category/strips')
  expect(categoryAddress('nl', category({ type: 'folder', seoUrls: [seoUrl('strips/')] }))).toBe('')
})

test.each([
  [{ linkType: 'external', externalLink: 'https://films.example.com/' }, 'https://films.example.com/'],
  [{ linkType: null, externalLink: '/de/kontakt' }, '/de/kontakt'],
  [{ linkType: 'external', externalLink: 'mailto:info@example.com' }, 'mailto:info@example.com'],
  [{ linkType: 'external', externalLink: 'javascript:alert(1)' }, ''],
  [{ linkType: 'external', externalLink: null }, ''],
  [{ linkType: 'product', internalLink: ID }, `/de/shop/product/${ID}`],
  [{ linkType: 'category', internalLink: ID }, `/de/shop/category/strips/${ID}`],
  [{ linkType: 'category', internalLink: null }, ''],
  [{ linkType: 'landing_page', internalLink: ID, externalLink: 'https://old.example.com/' }, `/de/shop/page/${ID}`],
])('a link with %j leads to "%s"', (target, address) => {
  expect(categoryAddress('de', link(target))).toBe(address)
})

test('a link to a category of the menu leads to the address of that', () => {
  const strips = category({ id: 'strips', seoUrls: [seoUrl('strips/')] })
  const below = { ...link({ linkType: 'category', internalLink: 'strips' }), id: 'below' }
  const [folder] = withTargets([category({ id: 'folder', type: 'folder', children: [below] }), strips])
  expect(folder?.children?.map((child) => categoryAddress('en', child))).toEqual(['/en/shop/category/strips'])
})

import { expect, test } from 'vitest'
import { readMenu } from '#contracts/content/read-navigation.ts'
import type { ContentSite } from '#backend/content/site.ts'
import { navigationDocument } from './menus.ts'

// Differs from the specification: 15.
test('The front end reads window and picture of an entry as its file says.', () => {
  const properties = { alternative: '' }
  const media = new Map([['a.svg', { document: { publicUrl: '/fileadmin/a.svg', properties } }]])
  const entry = {
    title: 'Portal',
    link: { href: 'https://portal.example.com', target: '_blank' },
    image: { file: 'a.svg', alternative: '' },
  }
  const site = { media, navigation: { de: { main: [entry, { title: 'Heading' }], footerleft: [], footerright: [] } } }
  const { main } = navigationDocument(site as unknown as ContentSite, 'de', '/de')
  expect(main.map((item) => 'uid' in item)).toEqual([false, false])
  const hosts = ['www.example.com']
  expect(readMenu(main, { hosts })).toMatchObject([
    { title: 'Portal', link: 'https://portal.example.com', target: '_blank', image: '/fileadmin/a.svg' },
    { title: 'Heading', link: '', target: '', image: undefined },
  ])
})

import { expect, test } from 'vitest'
import { readTeaser } from './site_teaser.ts'

test('The links of its items are paths of this site, or missing.', () => {
  const items = [
    { title: 'Own', text: 't', link: { href: 'https://www.example.com/de/agb', title: 'More' }, image: null },
    { title: 'Bad', text: null, link: { href: 'javascript:alert(1)' } },
  ]
  expect(readTeaser({ badge: 'new', items }, { hosts: ['www.example.com'] })).toEqual({
    image: undefined,
    bodytext: [],
    link: undefined,
    badge: 'new',
    items: [
      { title: 'Own', text: 't', image: undefined, link: { href: '/de/agb', label: 'More', target: '' } },
      { title: 'Bad', text: '', image: undefined, link: undefined },
    ],
  })
})

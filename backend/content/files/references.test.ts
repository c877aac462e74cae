import { expect, test } from 'vitest'
import { findReferences } from './references.ts'

test('Pages, files and links in HTML are found at any depth, with their paths.', () => {
  const element = {
    type: 'site_teaser',
    link: { page: 1, label: 'a' },
    bodytext: '<a href="page:2#team">b</a> <a href="page:3">c</a> <a href="/de">d</a>',
    image: { file: 'a.svg', alternative: '' },
    items: [
      { title: 'page:9', link: { href: '/x' } },
      { image: { file: 'b.svg' }, link: { page: 4 } },
    ],
    badge: null,
  }
  expect(findReferences(element)).toEqual([
    { field: 'link', page: 1 },
    { field: 'bodytext', page: 2 },
    { field: 'bodytext', page: 3 },
    { field: 'image', file: 'a.svg' },
    { field: 'items.1.image', file: 'b.svg' },
    { field: 'items.1.link', page: 4 },
  ])
})

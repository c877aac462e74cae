import type { Quirk } from './quirk.ts'

/** Addresses, in fields and in texts. */
export const LINK_QUIRKS: Record<string, Quirk> = {
  'an empty link is an empty text': {
    type: 'text',
    content: { headerLink: '' },
    expected: { header: { link: undefined } },
  },
  'a link without an address': {
    type: 'text',
    content: { headerLink: { href: null, linkText: 'x' } },
    expected: { header: { link: undefined } },
  },
  'the text of a link is an unresolved address, which is never printed': {
    type: 'text',
    content: { headerLink: { href: '/de/a', linkText: 't3://page?uid=3' } },
    expected: { header: { link: { label: '' } } },
  },
  'a link to a page of this site is absolute in 4.8': {
    type: 'text',
    content: { headerLink: { href: 'https://www.example.com/de/a#c3', linkText: 'A' } },
    expected: { header: { link: { href: '/de/a#c3', label: 'A' } } },
  },
  'a link to a page names the content system': {
    type: 'text',
    content: { headerLink: { href: 'https://cms.example.com/de/a', linkText: 'A' } },
    expected: { header: { link: { href: '/de/a' } } },
  },
  'a link to a file stays on the content system': {
    type: 'text',
    content: { headerLink: { href: '/fileadmin/a.pdf', linkText: 'A' } },
    expected: { header: { link: { href: 'https://cms.example.com/fileadmin/a.pdf' } } },
  },
  'the text of a link is escaped': {
    type: 'text',
    content: { headerLink: { href: '/de/a', linkText: 'Kontakt &amp; Anfahrt' } },
    expected: { header: { link: { label: 'Kontakt & Anfahrt' } } },
  },
  'a telephone number or a mail address that was written after a slash': {
    type: 'text',
    content: { headerLink: { href: '/tel:+4930123456', linkText: 'Call' }, bodytext: '<a href="/tel:+4930">a</a>' },
    expected: {
      header: { link: { href: 'tel:+4930123456' } },
      bodytext: [{ tag: 'a', href: 'tel:+4930', children: ['a'] }],
    },
  },
  'a file of an editor’s own text has no slash before it': {
    type: 'text',
    content: { bodytext: '<p><a href="fileadmin/a.pdf">a</a></p>' },
    expected: {
      bodytext: [
        { tag: 'p', children: [{ tag: 'a', href: 'https://cms.example.com/fileadmin/a.pdf', children: ['a'] }] },
      ],
    },
  },
  'a mark in this page, and one in another page': {
    type: 'text',
    content: { bodytext: '<a href="#c12">a</a><a href="https://www.example.com/de/a#c13">b</a>' },
    expected: {
      bodytext: [
        { tag: 'a', href: '#c12', children: ['a'] },
        { tag: 'a', href: '/de/a#c13', children: ['b'] },
      ],
    },
  },
  'an address that was never resolved leaves its words': {
    type: 'text',
    content: { bodytext: '<p><a href="t3://page?uid=3" target="_blank">a</a></p>' },
    expected: { bodytext: [{ tag: 'p', children: [{ tag: 'a', children: ['a'] }] }] },
  },
}

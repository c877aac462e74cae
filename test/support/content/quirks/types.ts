import { fileWith, type Quirk } from './quirk.ts'

/** Stock types, plugins, and what contains other elements. */
export const TYPE_QUIRKS: Record<string, Quirk> = {
  'pairs of a list of definitions': {
    type: 'bullets',
    content: { bulletsType: 2, bodytext: [['a', 'b'], ['c']] },
    expected: {
      kind: 'definitions',
      items: [
        ['a', 'b'],
        ['c', ''],
      ],
    },
  },
  'pictures of a sitemap are under another name, and rows of the database are not read': {
    type: 'menu_sitemap',
    content: { menu: [{ title: 'A', link: '/de/a', images: [fileWith('/a.png')], data: { uid: 1, password: 'x' } }] },
    expected: {
      entries: [
        {
          title: 'A',
          link: '/de/a',
          target: '',
          abstract: '',
          image: { url: '/a.png', alternative: '', title: '', mimeType: 'image/png', width: 0, height: 0 },
          sections: [],
          children: [],
        },
      ],
    },
  },
  'html keeps its pictures and nothing that can run': {
    type: 'html',
    content: {
      bodytext:
        '<p onclick="x()">a<img src="/fileadmin/a.png" alt="A" width="30" onerror="x()"><script>x()</script></p>',
    },
    expected: {
      bodytext: [
        {
          tag: 'p',
          children: [
            'a',
            { tag: 'img', src: 'https://cms.example.com/fileadmin/a.png', alt: 'A', width: 30, children: [] },
          ],
        },
      ],
    },
  },
  'menus of elements have a header in place of a title, and no address': {
    type: 'menu_categorized_content',
    content: { menu: [{ uid: '12', header: 'H', media: [] }] },
    expected: { entries: [{ title: 'H', link: '', image: undefined }] },
  },
  'menus of sections have the elements of each page': {
    type: 'menu_section_pages',
    content: { menu: [{ title: 'A', link: '/de/a', content: [{ uid: '12', header: 'H', media: null }] }] },
    expected: { entries: [{ title: 'A', sections: [{ id: 12, title: 'H', link: '/de/a#c12' }] }] },
  },
  'a heading in a menu has no address': {
    type: 'menu_subpages',
    content: { menu: [{ title: 'A', link: '', target: '', spacer: 1, children: null }] },
    expected: { entries: [{ title: 'A', link: '', children: [] }] },
  },
  'a row of a table with fewer cells than the first': {
    type: 'table',
    content: { bodytext: [['a', 'b'], ['c']], tableCaption: null, tableHeaderPosition: '2', tableTfoot: 0 },
    expected: {
      caption: '',
      headers: 'left',
      hasFooter: false,
      rows: [
        ['a', 'b'],
        ['c', ''],
      ],
    },
  },
  'the name of a list’s plugin takes the place of its type': {
    type: 'powermail_pi1',
    content: { header: 'H', data: { messages: [], errors: [], form: { fields: [] } } },
    expected: { type: 'unknown', wireType: 'powermail_pi1', header: { text: 'H' } },
  },
  'a login is no element of this site': {
    type: 'felogin_login',
    content: { header: 'H', data: { form: { elements: [] }, message: { header: 'Login' }, status: 'login' } },
    expected: { type: 'unknown', wireType: 'felogin_login', header: { text: 'H' } },
  },
  'children of EXT:container': {
    type: 'site_group',
    content: {
      columns: 2,
      items: [{ config: { name: 'left' }, contentElements: [{ id: 5, type: 'div', content: [] }] }],
    },
    expected: { children: [{ type: 'div', id: 5 }] },
  },
  'children of gridelements': {
    type: 'structured_content',
    content: { structure: { rows: [{ columns: [{ elements: [{ id: 5, type: 'div', content: {} }] }] }] } },
    expected: { type: 'unknown', children: [{ type: 'div' }] },
  },
  'children of EXT:container by the names of its columns': {
    type: 'my_columns',
    content: {
      header: 'H',
      left: [{ id: 5, type: 'div', colPos: 201, appearance: [], content: [] }],
      right: [{ id: 6, type: 'div', colPos: '202', appearance: [], content: [] }],
    },
    expected: {
      type: 'unknown',
      children: [
        { type: 'div', id: 5 },
        { type: 'div', id: 6 },
      ],
    },
  },
  'items of an accordion are no elements': {
    type: 'my_accordion',
    content: { header: 'H', items: [{ id: 5, pid: 1, title: 'A', items: [] }] },
    expected: { type: 'unknown', header: { text: 'H' }, children: [] },
  },
}

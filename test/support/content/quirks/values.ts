import type { Quirk } from './quirk.ts'

/** Values as PHP and the decoder of JSON leave them. */
export const VALUE_QUIRKS: Record<string, Quirk> = {
  'a header that looks like JSON was decoded': {
    type: 'text',
    content: { header: ['x'], bodytext: '<p>a</p>' },
    expected: { header: { text: '["x"]' } },
  },
  'a header that is a number': {
    type: 'text',
    content: { header: 2026, bodytext: '<p>a</p>' },
    expected: { header: { text: '2026' } },
  },
  'numbers as texts: the kind of a list': {
    type: 'bullets',
    content: { bulletsType: '1', bodytext: ['a'] },
    expected: { kind: 'ordered', items: ['a'] },
  },
  'numbers as texts: head and foot of a table': {
    type: 'table',
    content: { bodytext: [['a'], ['b']], tableHeaderPosition: '1', tableTfoot: '1', cols: '0' },
    expected: { headers: 'top', hasFooter: true },
  },
  'numbers as texts: what a list of files says': {
    type: 'uploads',
    content: { media: [], displayFileSizeInformation: '1', displayInformation: '2' },
    expected: { files: [] },
  },
  'an empty gallery has an empty array of rows': {
    type: 'image',
    content: { gallery: { position: [], count: [], rows: [] } },
    expected: { gallery: { items: [] } },
  },
  'empty additional attributes are an array': {
    type: 'text',
    content: { headerLink: { href: '/de/a', target: null, title: null, additionalAttributes: [] } },
    expected: { header: { link: { href: '/de/a', target: '' } } },
  },
  'a menu that found nothing is null': {
    type: 'menu_pages',
    content: { menu: null },
    expected: { entries: [] },
  },
  'a list that found nothing is null': {
    type: 'bullets',
    content: { bulletsType: 0, bodytext: null },
    expected: { items: [] },
  },
  'a part that could not be rendered is never printed': {
    type: 'text',
    content: { header: 'Oops, an error occurred! Code: 2026112200', bodytext: 'Oops, an error occurred! Code: x' },
    expected: { header: { text: '' }, bodytext: [] },
  },
  'a marker of an uncached part is never printed': {
    type: 'text',
    content: { header: 'H', bodytext: 'HEADLESS_INT_START<<a:1>>HEADLESS_INT_END' },
    expected: { header: { text: 'H' }, bodytext: [] },
  },
  'a form that is an error’s text is no form': {
    type: 'form_formframework',
    content: { link: { href: '/de/a' }, form: 'Oops, an error occurred! Code: 1581862823' },
    expected: { form: undefined },
  },
  'a header that looks like an object was decoded': {
    type: 'text',
    content: { header: { a: 1 }, subheader: null, bodytext: '<p>a</p>' },
    expected: { header: { text: '{"a":1}', subheader: '' } },
  },
  'a text that looks like a list was decoded': {
    type: 'text',
    content: { header: 'H', bodytext: [1, 2] },
    expected: { header: { text: 'H' }, bodytext: ['[1,2]'] },
  },
  'an element that could not be rendered has no content': {
    type: 'textpic',
    content: [],
    expected: { header: { text: '', link: undefined }, bodytext: [], gallery: { items: [] } },
  },
  'a plugin without results has null': {
    type: 'news_pi1',
    content: { header: 'H', data: { pagination: null, list: null, settings: [] } },
    expected: { template: 'list', items: [], page: 1, furtherPages: [] },
  },
  'a header that is hidden has the layout 100': {
    type: 'text',
    content: { header: 'H', headerLayout: '100' },
    expected: { header: { layout: 100 } },
  },
  'a frame and a room of an installation’s own': {
    type: 'text',
    content: { header: 'H' },
    appearance: { frameClass: 'my-frame', spaceBefore: 'huge', layout: 'my-layout' },
    expected: { frame: 'my-frame', space: { before: '', after: '' }, layout: 'my-layout' },
  },
  'no device is switched off on a stock system': {
    type: 'text',
    content: { header: 'H' },
    appearance: { frameClass: 'default' },
    expected: { visible: { desktop: true, tablet: true, mobile: true } },
  },
  'our own switches are in either spelling, as numbers, texts or booleans': {
    type: 'text',
    content: { header: 'H' },
    appearance: { responsive_desktop: '1', responsiveTablet: true, responsive_mobile: 0 },
    expected: { visible: { desktop: true, tablet: true, mobile: false } },
  },
  'the position of a header': {
    type: 'text',
    content: { header: 'H', headerPosition: 'center', headerLayout: '3' },
    expected: { header: { position: 'center', layout: 3 } },
  },
}

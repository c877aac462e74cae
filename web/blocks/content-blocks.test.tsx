import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { readElements } from '#contracts/content/read-element.ts'
import type { BlockData } from './block-data.ts'
import { ContentBlocks } from './content-blocks.tsx'
import { BLOCKS } from './registry.ts'

const reading = { hosts: [] }
const image = { publicUrl: '/a.svg', properties: { alternative: 'A', dimensions: { width: 300, height: 200 } } }
const link = { href: '/de/agb', title: 'More' }

/** One element of each type, filled as far as it can be. */
const ALL = [
  { type: 'text', content: { bodytext: '<p>Paragraph <a href="https://x.example/">out</a></p>' } },
  { type: 'bullets', content: { bulletsType: 0, bodytext: ['one'] } },
  { type: 'bullets', content: { bulletsType: 2, bodytext: [['term', 'meaning']] } },
  { type: 'div', content: {} },
  { type: 'header', content: {} },
  { type: 'site_teaser', content: { items: [{ title: 'Card', text: 't', image, link }], badge: 'new' } },
  { type: 'site_split', content: { media: image, bodytext: '<p>x</p>', link } },
  { type: 'site_shop_categories', content: { link } },
  { type: 'site_shop_products', content: { categoryId: 'a' } },
  {
    type: 'site_address_list',
    content: { items: [{ id: 1, name: 'Anna Kreutz', email: 'anna@example.com', tel: '+49 555 1' }] },
  },
  {
    type: 'site_hero',
    content: { image, facts: [{ label: 'Label', value: 'Value' }], layers: ['axis'], factsLink: link },
  },
  { type: 'site_cta', content: {} },
].map((element, index) => ({ id: index + 1, ...element, content: { header: `Header ${index}`, ...element.content } }))

/** What the loaders of {@link ALL} would return. */
const loaded: BlockData['loaded'] = {
  site_hero: { 11: { parts: [] } },
  site_shop_categories: { 8: { categories: [], shortcuts: undefined } },
  site_shop_products: { 9: { products: [] } },
}

function render(given: { stage?: object[]; main?: object[]; failed?: number[] }): string {
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <ContentBlocks
          stage={readElements(given.stage ?? [], reading)}
          main={readElements(given.main ?? [], reading)}
          data={{ loaded, failed: given.failed ?? [] }}
          title="The page"
          breadcrumbs="Way here"
        />
      ),
    },
  ])
  return renderToStaticMarkup(<Stub initialEntries={['/']} />)
}

test('every block renders, with one h1 and no inline style', () => {
  const types = new Set(ALL.map(({ type }) => type))
  expect(Object.keys(BLOCKS).filter((type) => !['unknown', 'site_section'].includes(type) && !types.has(type))).toEqual(
    [],
  )
  const html = render({ main: ALL })
  const headless = ['div']
  const missing = ALL.filter(({ type, content }) => !headless.includes(type) && !html.includes(content.header))
  expect(missing).toEqual([])
  expect(html.match(/<h1/g)).toHaveLength(1)
  expect(html).not.toContain('style=')
  expect(html).not.toContain('anna@example.com')
  expect(html).toContain('anna (at) example.com')
})

test('the first headline of the stage is the h1, and the way here stands with it', () => {
  const html = render({ stage: [{ id: 1, type: 'header', content: { header: 'Title', subheader: 'Lede' } }], main: [] })
  expect(html).toMatch(/Way here<h1[^>]*>Title<\/h1><p[^>]*>Lede/)
  expect(html).not.toContain('The page')
})

test('without a stage the page has its own title', () => {
  expect(render({ main: ALL.slice(0, 1) })).toMatch(/Way here<h1>The page<\/h1>/)
})

test('a section with a heading makes its elements one level deeper', () => {
  const section = { id: 90, type: 'site_section', content: { header: 'Section' } }
  const html = render({ main: [section, ALL[0] as object] })
  expect(html).toMatch(/<h2[^>]*>Section<\/h2>/)
  expect(html).toMatch(/<h3[^>]*>Header 0<\/h3>/)
})

test('an unknown element is named while developing', () => {
  expect(render({ main: [ALL.at(-1) as object] })).toContain('site_cta')
})

test('an element for some devices only is hidden on the others', () => {
  const appearance = { responsive_desktop: true, responsive_tablet: true, responsive_mobile: false }
  expect(render({ main: [{ ...ALL[0], appearance }] })).toMatch(/<div class="[^"]*notMobile/)
})

test('an element whose loader failed keeps its header, and a notice takes its place', () => {
  const html = render({ main: [ALL[7] as object], failed: [8] })
  expect(html).toContain('role="alert"')
  expect(html).toContain('Header 7')
})

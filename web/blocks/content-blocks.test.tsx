import { expect, test } from 'vitest'
import type { WireType } from '#contracts/content/elements.ts'
import { renderContentPage } from '#test/support/content-page.tsx'

const link = { href: '/de/agb', title: 'More' }

/** An element of each type; the ids are those of {@link loaded}. */
const ELEMENTS: { [T in WireType]: { id: number; content: object } } = {
  bullets: { id: 1, content: { header: 'Bullets', bodytext: ['one'] } },
  div: { id: 2, content: {} },
  form_formframework: { id: 15, content: { header: 'Form' } },
  header: { id: 3, content: { header: 'Headline' } },
  news_newsdetail: { id: 12, content: { data: { detail: { uid: 37, title: 'An article' } } } },
  news_pi1: { id: 13, content: { header: 'News' } },
  site_address_list: { id: 4, content: { header: 'People', items: [{ id: 1, name: 'Anna' }] } },
  site_download_list: { id: 14, content: { header: 'Downloads' } },
  site_hero: { id: 5, content: { header: 'Hero' } },
  site_section: { id: 6, content: { header: 'Section' } },
  site_shop_categories: { id: 7, content: { header: 'Categories', link } },
  site_shop_products: { id: 8, content: { header: 'Products', bodytext: '<p>Intro</p>' } },
  site_split: { id: 9, content: { header: 'Split', bodytext: '<p>x</p>', link } },
  site_teaser: { id: 10, content: { header: 'Teaser', badge: 'new' } },
  site_banner: { id: 12, content: { header: 'Banner', closable: true, link } },
  site_chain_rack: { id: 13, content: { header: 'Chain rack', enquiryLink: link } },
  site_chemical_resistance: { id: 14, content: { header: 'Resistance', materials: ['PA6'], enquiryLink: link } },
  site_cad: { id: 27, content: { header: 'CAD models', enquiryLink: link } },
  site_cut_list: { id: 26, content: { header: 'Cut lengths', enquiryLink: link } },
  site_cta: { id: 15, content: { header: 'Call', links: [{ link }] } },
  site_group: { id: 16, content: { header: 'Group', columns: 2 } },
  site_mood_banner: { id: 17, content: { header: 'Mood', quote: 'It runs.', author: 'A. Buyer' } },
  site_popup: { id: 18, content: { header: 'Dialog', bodytext: '<p>x</p>' } },
  site_product_box: { id: 19, content: { header: 'Chosen', productNumbers: ['CT-1'] } },
  site_search_teaser: { id: 20, content: { header: 'Search', placeholder: 'CT-1' } },
  site_story_nav: { id: 21, content: { header: 'Parts', items: [{ title: 'Wear', anchor: 'wear' }], next: link } },
  site_newsletter_teaser: { id: 23, content: { header: 'Letter', formLink: link } },
  site_download_form: { id: 24, content: { header: 'Declarations' } },
  site_video: { id: 22, content: { header: 'Video', video: { publicUrl: 'https://vimeo.com/1084537' } } },
  html: { id: 52, content: { header: 'Html', bodytext: '<p>x</p>' } },
  image: { id: 53, content: { header: 'Image' } },
  menu_abstract: { id: 54, content: { header: 'Abstracts', menu: null } },
  menu_categorized_content: { id: 55, content: { header: 'Elements of a category' } },
  menu_categorized_pages: { id: 56, content: { header: 'Pages of a category' } },
  menu_pages: { id: 57, content: { header: 'Pages', menu: [{ title: 'A', link: '/de/a' }] } },
  menu_recently_updated: { id: 58, content: { header: 'New' } },
  menu_related_pages: { id: 59, content: { header: 'Related' } },
  menu_section: { id: 60, content: { header: 'In this page' } },
  menu_section_pages: { id: 61, content: { header: 'In these pages' } },
  menu_sitemap: { id: 62, content: { header: 'All pages' } },
  menu_sitemap_pages: { id: 63, content: { header: 'All of these' } },
  menu_subpages: { id: 64, content: { header: 'Below' } },
  table: { id: 65, content: { header: 'Table', bodytext: [['a']] } },
  textmedia: { id: 66, content: { header: 'Media', bodytext: '<p>x</p>' } },
  textpic: { id: 67, content: { header: 'Picture', bodytext: '<p>x</p>' } },
  uploads: { id: 68, content: { header: 'Files', media: [] } },
  text: { id: 11, content: { header: 'Text', bodytext: '<p>x</p>' } },
}
const loaded = {
  site_product_box: { 19: { products: [] } },
  news_newsdetail: {
    12: {
      url: 'https://www.example.com/de/news/an-article',
      siteName: 'Musterwerk',
      calendar: undefined,
      minutes: 2,
      list: undefined,
      newer: undefined,
      older: undefined,
      related: [],
    },
  },
  news_pi1: {
    13: {
      items: [],
      total: 0,
      filter: { year: '', topic: '', tag: '', page: 1 },
      pages: 1,
      years: [],
      topics: [],
      tags: [],
      plainPage: 1,
      newest: undefined,
    },
  },
  site_download_list: {
    14: { entries: [], filter: { query: '', category: '', language: '' }, categories: [], languages: [] },
  },
  site_hero: { 5: { parts: [] } },
  site_shop_categories: { 7: { categories: [], shortcuts: undefined } },
  site_shop_products: { 8: { products: [] } },
  site_download_form: { 24: { entries: [] } },
  site_video: { 22: { hasPlayer: true } },
}
const all = Object.entries(ELEMENTS).map(([type, element]) => ({ type, ...element }))
const element = (type: WireType, rest: object = {}) => ({ type, ...ELEMENTS[type], ...rest })

test('every type has a block, which shows its header', async () => {
  const page = await renderContentPage({ main: all, loaded })
  const headings = page.getAllByRole('heading').map(({ textContent }) => textContent)
  const headers = all.flatMap(({ content }) => ('header' in content ? [content.header] : []))
  expect(headings).toEqual(expect.arrayContaining(headers))
  expect(page.getByRole('separator')).toBeDefined()
})

test('a page has one h1 and no inline styles, whatever its elements', async () => {
  const { body, getAllByRole } = await renderContentPage({ stage: all.slice(0, 5), main: all, loaded })
  expect(getAllByRole('heading', { level: 1 })).toHaveLength(1)
  expect(body.querySelectorAll('[style]')).toHaveLength(0)
})

test('the first header of the stage is the h1, with the breadcrumbs and its subheader', async () => {
  const page = await renderContentPage({ stage: [{ type: 'header', content: { header: 'Title', subheader: 'Lede' } }] })
  expect(page.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Title'])
  expect(page.getByRole('heading', { level: 1, name: 'Title' })).toBeDefined()
  expect(page.getByRole('navigation', { name: 'Breadcrumbs' })).toBeDefined()
  expect(page.getByText('Lede')).toBeDefined()
})

test('without a header on the stage the page has its own title', async () => {
  const page = await renderContentPage({ main: [element('text')] })
  expect(page.getByRole('heading', { level: 1, name: 'Title of the page' })).toBeDefined()
  expect(page.getByRole('heading', { level: 2, name: 'Text' })).toBeDefined()
  expect(page.getByRole('navigation', { name: 'Breadcrumbs' })).toBeDefined()
})

test('an element whose author made it an h1 heads the page and has no second heading', async () => {
  const h1 = { header: 'Welcome', subheader: 'Lede', headerLayout: 1, bodytext: '<p>Text of it</p>' }
  const page = await renderContentPage({ main: [element('text', { id: 30 }), { type: 'text', id: 31, content: h1 }] })
  expect(page.getAllByRole('heading').map(({ tagName, textContent }) => [tagName, textContent])).toEqual([
    ['H1', 'Welcome'],
    ['H2', 'Text'],
  ])
  expect(page.getByText('Lede')).toBeDefined()
  expect(page.getByText('Text of it')).toBeDefined()
})

test('the elements after a section with a header are one level deeper, inside the section', async () => {
  const page = await renderContentPage({
    main: [element('text', { id: 30 }), element('site_section'), element('text')],
  })
  const section = page.getByRole('region', { name: 'Section' })
  const [before, inside] = page.getAllByRole('heading', { name: 'Text' })
  expect([before?.tagName, inside?.tagName]).toEqual(['H2', 'H3'])
  expect([before && section.contains(before), inside && section.contains(inside)]).toEqual([false, true])
})

test('the elements after a section without a header keep their level', async () => {
  const page = await renderContentPage({ main: [element('site_section', { content: {} }), element('text')] })
  expect(page.getByRole('heading', { level: 2, name: 'Text' })).toBeDefined()
})

test('an unknown element shows its header, its text and its children', async () => {
  const children = [element('text')]
  const content = { header: 'Call us', bodytext: '<p>Any <a href="/de/kontakt">time</a></p>' }
  const page = await renderContentPage({ main: [{ type: 'site_unknown', content, children }] })
  expect(page.getByRole('region', { name: 'Call us' }).textContent).toContain('Any time')
  expect(page.getByRole('link', { name: 'time' }).getAttribute('href')).toBe('/de/kontakt')
  expect(page.getByRole('heading', { name: 'Text' })).toBeDefined()
})

test('a block whose loader failed shows its header, text and link with a notice; other blocks are unchanged', async () => {
  const main = [element('site_shop_products'), element('site_shop_categories')]
  const page = await renderContentPage({ main, loaded, failed: [8] })
  const failed = page.getByRole('region', { name: 'Products' })
  expect(failed.textContent).toContain('Intro')
  expect(failed.contains(page.getByRole('alert'))).toBe(true)
  expect(page.getByRole('link', { name: 'More' })).toBeDefined()
})

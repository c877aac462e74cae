import { expect, test, vi } from 'vitest'
import type { UnknownElement } from '#contracts/content/reading.ts'
import { readCmsPage } from '#contracts/shop/cms-page.ts'
import type { Product } from '#contracts/shop/product.ts'
import { listProduct } from '#web/catalogue/listing/listed-product.ts'
import { PAGE_LANGUAGE } from '#web/catalogue/text-languages.server.ts'
import type { LayoutBlock } from './layout.ts'
import { toLayout } from './to-layout.server.ts'

const VISIBLE = { desktop: true, tablet: true, mobile: true }
const text = (content: string) => ({ type: 'text', slot: 'content', data: { content } })
const block = (slots: object[], rest: object = {}) => ({ type: 'any', slots, ...rest })
const LISTING = block([{ type: 'product-listing', slot: 'content', data: { listing: {} } }])
const media = (rest: object = {}) => ({
  url: 'https://shop.test/a.jpg',
  alt: null,
  translated: { alt: 'A sprocket', title: 'Sprocket' },
  mimeType: 'image/jpeg',
  metaData: { width: 800, height: 600 },
  thumbnails: [],
  ...rest,
})

const product = (id: string): Product => ({
  id,
  productNumber: id,
  name: id,
  translated: { name: id, description: null },
  calculatedPrice: { unitPrice: 1, totalPrice: 1, quantity: 1, calculatedTaxes: [] },
})

/** Converts blocks of one section, and says which elements were unknown. */
function layoutOf(blocks: unknown, products: Product[] = []) {
  const onUnknownElement = vi.fn<(element: UnknownElement) => void>()
  const page = readCmsPage({ type: 'product_list', sections: [{ blocks }] })
  const layout =
    page &&
    toLayout(page, {
      name: 'Sprockets',
      locale: 'en',
      reading: { hosts: ['www.example.com'], onUnknownElement },
      videoHosts: ['youtube'],
      products: new Map(products.map((one) => [one.id, listProduct(one, PAGE_LANGUAGE)])),
    })
  return { layout, unknown: onUnknownElement.mock.calls.map(([{ wireType }]) => wireType) }
}
const elementsOf = (blocks: readonly LayoutBlock[] = []) => blocks.flatMap(({ columns }) => columns.flat())
/** The elements of one slot. */
const read = (slot: object, products?: Product[]) => elementsOf(layoutOf([block([slot])], products).layout?.before)
const textsOf = (blocks: readonly LayoutBlock[] = []) => JSON.stringify(elementsOf(blocks).map((one) => one))

test('blocks before the list come before it, those after it after it, and those of a sidebar last', () => {
  const sidebar = { sectionPosition: 'sidebar' }
  const { layout } = layoutOf([
    block([text('aside')], sidebar),
    block([text('above')]),
    LISTING,
    block([text('below')]),
  ])
  expect(layout?.hasListing).toBe(true)
  expect(textsOf(layout?.before)).toContain('above')
  expect(textsOf(layout?.after)).toMatch(/below.*aside/)
})

test.each(['product-listing', 'acme-product-listing'])('%s is the list, of which there is one', (type) => {
  const { layout, unknown } = layoutOf([block([{ type, slot: 'content', data: null }])])
  expect([layout, unknown]).toEqual([{ hasListing: true, before: [], after: [] }, []])
})

test('a layout without a list has its products nowhere', () => {
  expect(layoutOf([block([text('a')])]).layout?.hasListing).toBe(false)
})

test.each([
  ['none', null],
  ['one without sections', { type: 'page', sections: null }],
  ['one without blocks', { type: 'page', sections: [{ blocks: [] }] }],
  ['anything else', 'layout'],
])('a category with %s has no layout', (_, given) => {
  expect(readCmsPage(given)).toBeUndefined()
})

test('what the head of the page shows is not shown again', () => {
  const mapped = (value: string) => ({ content: { source: 'mapped', value }, media: { source: 'mapped', value } })
  const shown = ['category.description', 'category.translated.name', 'category.customFields.note'].flatMap((value) =>
    read({ ...text(value), config: null, translated: { config: mapped(value) } }),
  )
  expect(JSON.stringify(shown)).toBe('[{"type":"text","nodes":["category.customFields.note"]}]')
  expect(read({ type: 'image', slot: 'left', config: mapped('category.media'), data: { media: media() } })).toEqual([])
  expect(read(text('<h1> Sprockets</h1><p>a</p>'))).toEqual([{ type: 'text', nodes: [{ tag: 'p', children: ['a'] }] }])
})

test('an unknown element is reported and left out, with its block', () => {
  const { layout, unknown } = layoutOf([
    block([{ type: 'form', slot: 'content', data: null }]),
    block([{ type: 'sidebar-filter', slot: 'content', data: null }]),
  ])
  expect([layout?.before, unknown]).toEqual([[], ['form']])
})

test.each([
  ['no data', { type: 'text', slot: 'content', data: null }],
  ['no picture', { type: 'image', slot: 'content', data: { media: null, url: null, newTab: null } }],
  ['a film for a picture', { type: 'image', slot: 'content', data: { media: media({ mimeType: 'video/mp4' }) } }],
  ['no pictures', { type: 'image-slider', slot: 'imageSlider', data: { sliderItems: null } }],
  ['no products', { type: 'product-slider', slot: 'productSlider', data: { products: null } }],
  ['no product', { type: 'product-box', slot: 'left', data: { product: null } }],
  [
    'products of another shape',
    { type: 'product-slider', slot: 'productSlider', data: { products: [{ id: 'a' }, 1] } },
  ],
  [
    'no video',
    { type: 'youtube-video', slot: 'video', config: { videoID: { source: 'static', value: '"><script>' } } },
  ],
])('an element with %s shows nothing', (_, slot) => {
  expect(read(slot, [product('a')])).toEqual([])
})

test('a picture has its text, its size and its thumbnails, and leads to what its editor picked', () => {
  const id = 'a'.repeat(32)
  const thumbnails = [{ url: 'https://shop.test/a 400.jpg', width: 400, height: 300 }]
  const data = { media: media({ thumbnails }), url: `124c71d524604ccbad6042edce3ac799/navigation/${id}#`, newTab: true }
  const config = { displayMode: { source: 'static', value: 'cover' } }
  expect(read({ type: 'image', slot: 'content', config, data })).toEqual([
    {
      type: 'picture',
      fills: true,
      picture: {
        url: 'https://shop.test/a.jpg',
        srcSet: 'https://shop.test/a%20400.jpg 400w, https://shop.test/a.jpg 800w',
        width: 800,
        height: 600,
        alt: 'A sprocket',
        title: 'Sprocket',
      },
      link: { href: `/en/shop/category/${id}`, target: '_blank' },
    },
  ])
})

test.each([
  ['javascript:alert(1)', undefined],
  ['https://www.example.com/en/contact', '/en/contact'],
  ['https://other.test/navigation/' + 'b'.repeat(32), 'https://other.test/navigation/' + 'b'.repeat(32)],
  [`/detail/${'b'.repeat(32)}`, `/en/shop/product/${'b'.repeat(32)}`],
])('a picture with the address %s leads to %s', (url, href) => {
  const [element] = read({ type: 'image', slot: 'content', data: { media: media(), url, newTab: null } })
  expect(element).toMatchObject({ link: href === undefined ? undefined : { href, target: '' } })
})

test('a video at a host keeps its poster, and has a player only where the site allows the host', () => {
  const config = { videoID: { source: 'static', value: 'aqz-KE-bpKQ' } }
  const vimeo = { videoID: { source: 'static', value: '123456789' } }
  const [youtube] = read({ id: 'f'.repeat(32), type: 'youtube-video', slot: 'video', config, data: { media: media() } })
  expect(youtube).toMatchObject({
    type: 'film',
    hasPlayer: true,
    film: { title: 'Sprockets', video: { hosted: { host: 'youtube', id: 'aqz-KE-bpKQ' } }, poster: { width: 800 } },
  })
  expect(read({ type: 'vimeo-video', slot: 'video', config: vimeo, data: null })).toMatchObject([{ hasPlayer: false }])
})

test('chosen products are in the order of their choice, and each address is shown once', () => {
  const products = ['a', 'b', 'c'].map(product)
  const chosen = { products: { source: 'static', value: ['c', 'a', 'b'] }, title: { source: 'static', value: 'New' } }
  const [element] = read({ type: 'product-slider', slot: 'x', config: chosen, data: { products } }, products)
  expect(element).toMatchObject({ type: 'products', title: 'New', products: [{ id: 'c' }, { id: 'a' }, { id: 'b' }] })
  const stream = { products: { source: 'product_stream', value: 'stream-id' } }
  const [ofStream] = read({ type: 'product-slider', slot: 'x', config: stream, data: { products } }, products)
  expect(ofStream).toMatchObject({ products: [{ id: 'a' }, { id: 'b' }, { id: 'c' }] })
})

test('a block is hidden where its section or itself is', () => {
  const page = readCmsPage({
    type: 'page',
    sections: [
      {
        visibility: { desktop: true, tablet: true, mobile: false },
        blocks: [
          block([text('a')], { visibility: { desktop: true, tablet: false, mobile: true } }),
          block([text('b')], { visibility: { desktop: false, tablet: false, mobile: true } }),
          block([text('c')], { visibility: null }),
        ],
      },
    ],
  })
  const place = { name: '', locale: 'en', reading: { hosts: [] }, videoHosts: [], products: new Map() } as const
  expect(page && toLayout(page, place).before.map(({ visible }) => visible)).toEqual([
    { desktop: true, tablet: false, mobile: false },
    { ...VISIBLE, mobile: false },
  ])
})

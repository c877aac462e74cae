import type { ElementFields } from '#contracts/content/elements.ts'
import type { MenuFields, MenuType } from '#contracts/content/elements/menu.ts'
import { SAMPLE_VALUES } from './element-cases.ts'

const { link, readLink, readPicture, bodytext, readText, picture } = SAMPLE_VALUES

const readItem = {
  kind: 'image' as const,
  file: readPicture,
  caption: 'Caption',
  link: undefined,
  original: '/typo/a.svg',
}
const galleryFile = {
  pictures: [
    { ...picture, caption: 'Caption' },
    { ...picture, link },
  ],
  columns: 2,
  enlarge: true,
}
const readFields = {
  bodytext: readText,
  enlarges: true,
  gallery: {
    items: [readItem, { ...readItem, caption: '', link: readLink }],
    columns: 2,
    position: { horizontal: 'left' as const, vertical: 'intext' as const, noWrap: true },
    hasBorder: false,
  },
}
const entry = (title: string) => ({
  title,
  link: '',
  target: '',
  abstract: '',
  image: undefined,
  sections: [],
  children: [],
})
const menuCase = (type: MenuType, file: object): [object, MenuFields] => [file, { entries: [entry(type)] }]
const pages = [{ page: 1 }]

type StockType = 'html' | 'image' | MenuType | 'table' | 'textmedia' | 'textpic' | 'uploads'

/** Stock types with files and menus: an element as in its file, and the fields that the front end reads. */
export const STOCK_CASES: { [T in StockType]: [file: object, fields: ElementFields[T]] } = {
  html: [{ bodytext }, { bodytext: readText }],
  image: [
    galleryFile,
    {
      ...readFields,
      bodytext: [],
      gallery: { ...readFields.gallery, position: { horizontal: 'center', vertical: 'above', noWrap: false } },
    },
  ],
  menu_abstract: menuCase('menu_abstract', {}),
  menu_categorized_content: menuCase('menu_categorized_content', { ofCategories: ['a'] }),
  menu_categorized_pages: menuCase('menu_categorized_pages', { ofCategories: ['a'] }),
  menu_pages: menuCase('menu_pages', { pages }),
  menu_recently_updated: menuCase('menu_recently_updated', {}),
  menu_related_pages: menuCase('menu_related_pages', {}),
  menu_section: menuCase('menu_section', { pages }),
  menu_section_pages: menuCase('menu_section_pages', {}),
  menu_sitemap: menuCase('menu_sitemap', {}),
  menu_sitemap_pages: menuCase('menu_sitemap_pages', { pages }),
  menu_subpages: menuCase('menu_subpages', { pages }),
  table: [
    {
      caption: 'Table',
      rows: [
        ['a', 'b'],
        ['1', '2'],
      ],
      headers: 'left',
      footer: true,
    },
    {
      caption: 'Table',
      rows: [
        ['a', 'b'],
        ['1', '2'],
      ],
      headers: 'left',
      hasFooter: true,
    },
  ],
  textmedia: [{ ...galleryFile, bodytext, position: 'beside-left' }, readFields],
  textpic: [{ ...galleryFile, bodytext, position: 'beside-left' }, readFields],
  uploads: [
    { files: [{ file: 'a.svg', title: 'Plan', description: 'd' }], look: 'picture', newWindow: true },
    {
      files: [
        {
          file: { ...readPicture, alternative: '', title: 'Plan' },
          name: 'Plan',
          description: 'd',
          extension: 'svg',
          size: '1 KB',
        },
      ],
      target: '_blank',
      look: 'picture',
      showsSize: true,
      showsDescription: true,
    },
  ],
}

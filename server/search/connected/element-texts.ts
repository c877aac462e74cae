import type { ContentElement } from '#contracts/content/elements.ts'

/** Elements whose texts are those of other documents of the search. */
const LISTS: ReadonlySet<string> = new Set([
  'site_address_list',
  'site_download_list',
  'site_download_form',
  'site_shop_products',
  'site_shop_categories',
  'news_pi1',
])
const isList = (type: string): boolean => LISTS.has(type) || type.startsWith('menu_')

/** Fields with texts for readers. All others are addresses, names of styles and numbers. */
const TEXT_FIELDS: ReadonlySet<string> = new Set(
  'bodytext text title name label caption description teaser value badge rows items lines children'.split(' '),
)
/** Objects whose texts are not on the page: pictures, links, and the elements below, which are visited on their own. */
const SKIPPED: ReadonlySet<string> = new Set('header image picture link moreLink form file sources'.split(' '))

/** Elements of rich text within a line. */
const INLINE: ReadonlySet<string> = new Set(
  'strong em sub sup small code span a abbr cite del dfn ins kbd mark q s samp u var'.split(' '),
)

/** All elements of a page, those within others after them. */
export const allElements = (elements: readonly ContentElement[]): ContentElement[] =>
  elements.flatMap((element) => [element, ...allElements(element.children)])

/** The lines of an element that a visitor reads, without its header. */
export function textsOf(element: ContentElement): string[] {
  if (isList(element.type)) return []
  const lines = ['']
  collect({ ...element, children: [] }, false, lines)
  return lines.map((line) => line.trim()).filter((line) => line !== '')
}

function collect(value: unknown, isText: boolean, lines: string[]): void {
  if (typeof value === 'string') {
    if (isText) lines.push((lines.pop() ?? '') + value)
  } else if (Array.isArray(value)) {
    for (const item of value) {
      collect(item, isText, lines)
      if (typeof item === 'string' && !isRichText(value)) lines.push('')
    }
  } else if (typeof value === 'object' && value !== null) {
    if ('tag' in value && 'children' in value) return collectRich(String(value.tag), value.children, lines)
    for (const [name, item] of Object.entries(value)) {
      if (SKIPPED.has(name)) continue
      collect(item, TEXT_FIELDS.has(name), lines)
      if (TEXT_FIELDS.has(name)) lines.push('')
    }
  }
}

/** Texts of rich text belong to the line of those around them, those of a list are lines. */
const isRichText = (items: readonly unknown[]): boolean =>
  items.some((item) => typeof item === 'object' && item !== null && 'tag' in item)

function collectRich(tag: string, children: unknown, lines: string[]): void {
  const isBlock = !INLINE.has(tag)
  if (isBlock) lines.push('')
  for (const child of Array.isArray(children) ? children : []) collect(child, true, lines)
  if (isBlock) lines.push('')
}

/** Address of the first picture below a value; empty without one. */
export function firstPicture(value: unknown): string {
  if (typeof value !== 'object' || value === null) return ''
  if ('url' in value && 'mimeType' in value && String(value.mimeType).startsWith('image/')) return String(value.url)
  for (const item of Object.values(value)) {
    const found = firstPicture(item)
    if (found !== '') return found
  }
  return ''
}

/** HTML of the content system as a tree of allowed elements. */
export type RichNode = string | RichElement

export interface RichElement {
  tag: RichTag
  /** On `a` only. */
  href?: string
  /** On `a` instead of `href`: a mail address, concealed (see conceal-mail.ts). */
  mail?: string
  /** Subject and text of that mail, `subject=Hello`. */
  mailQuery?: string
  target?: string
  /** On `a` only: words for search engines, `nofollow`. */
  rel?: string
  /** On `a`, `abbr` and `dfn` only: the tooltip. */
  title?: string
  /** On `ol` only: the first number, the kind of numbers, and whether they fall. */
  start?: number
  type?: (typeof LIST_TYPES)[number]
  reversed?: true
  /** Of the list of docs/content-format.md. */
  classes?: readonly RichClass[]
  /** On `img` only: a picture of the content system or of another host. */
  src?: string
  alt?: string
  /** Pixels. */
  width?: number
  height?: number
  /** On `td` and `th` only. */
  colSpan?: number
  rowSpan?: number
  scope?: 'col' | 'row' | 'colgroup' | 'rowgroup'
  /** Jump mark. */
  id?: string
  /** Language tag of a passage in another language; every `span` has one, or a class. */
  lang?: string
  children: RichNode[]
}

export type RichTag = (typeof RICH_TAGS)[number]

/** The allow list: no other element gets into a page. */
export const RICH_TAGS = [
  ...(['p', 'h2', 'h3', 'h4', 'h5', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'hr', 'br'] as const),
  ...(['pre', 'address', 'table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'] as const),
  ...(['strong', 'em', 'sub', 'sup', 'small', 'code', 'span', 'a', 'img'] as const),
  ...(['abbr', 'cite', 'del', 'dfn', 'ins', 'kbd', 'mark', 'q', 's', 'samp', 'u', 'var'] as const),
]

export const LIST_TYPES = ['1', 'a', 'A', 'i', 'I'] as const

/** Classes of the editor's presets that have a style here. */
export const RICH_CLASSES = ['lead', 'button', 'text-start', 'text-center', 'text-end', 'text-justify'] as const
export type RichClass = (typeof RICH_CLASSES)[number]

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
  /** Language tag of a passage in another language; every `span` has one. */
  lang?: string
  children: RichNode[]
}

export type RichTag = (typeof RICH_TAGS)[number]

/** The allow list: no other element gets into a page. */
export const RICH_TAGS = [
  ...(['p', 'h2', 'h3', 'h4', 'h5', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'hr', 'br'] as const),
  ...(['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'] as const),
  ...(['strong', 'em', 'sub', 'sup', 'small', 'code', 'span', 'a', 'img'] as const),
]

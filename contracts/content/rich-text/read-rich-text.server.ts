import { Parser } from 'htmlparser2'
import { concealMail } from './conceal-mail.ts'
import { asText } from '#contracts/content/json-record.ts'
import { readFileHref } from '#contracts/content/links/read-href.ts'
import { readLinkHref } from '#contracts/content/links/read-link.ts'
import type { Reading } from '#contracts/content/reading.ts'
import {
  LIST_TYPES,
  RICH_CLASSES,
  RICH_TAGS,
  type RichClass,
  type RichElement,
  type RichNode,
  type RichTag,
} from './rich-text.ts'
import { createRichTree } from './rich-tree.ts'

/** Written differently in a page, whose own title is its h1. */
const RENAMED: Record<string, RichTag> = { b: 'strong', i: 'em', h1: 'h2', h6: 'h5' }

/** Dropped with their content. All other unknown elements lose only their tags. */
const DROPPED: ReadonlySet<string> = new Set(
  'script style iframe object embed svg math template noscript form textarea select title'.split(' '),
)

/**
 * Reads HTML of the content system. Only the allow list gets into the page: no scripts, styles, event handlers or
 * other classes. Addresses are http(s), mail, telephone, SMS and own paths.
 */
export function readRichText(html: unknown, reading: Reading): RichNode[] {
  const tree = createRichTree()
  let dropping = 0
  /** For each open `span`, whether it is in the tree: editors' programs write others, for styles. */
  const spans: boolean[] = []
  const parser = new Parser({
    onopentag(name, attributes, isImplied) {
      if (DROPPED.has(name)) dropping++
      const tag = toTag(name)
      // The parser implies `<p>` for a stray `</p>`.
      if (dropping > 0 || isImplied || tag === undefined) return
      const picture = tag === 'img' ? readPicture(attributes, reading) : {}
      if (picture === undefined) return
      const own = { ...readLanguage(attributes), ...readClasses(attributes) }
      if (tag === 'span') spans.push(Object.keys(own).length > 0)
      if (tag === 'span' && Object.keys(own).length === 0) return
      tree.open({ tag, ...readAttributes(tag, attributes, reading), ...own, ...picture, children: [] })
    },
    ontext(text) {
      if (dropping === 0) tree.addText(text)
    },
    onclosetag(name) {
      if (DROPPED.has(name)) dropping--
      const tag = toTag(name)
      if (dropping > 0 || tag === undefined || (tag === 'span' && !spans.pop())) return
      tree.close(tag)
    },
  })
  parser.end(asText(html))
  return withoutEmpty(tree.nodes)
}

/** Editors use empty paragraphs for distance. One with a jump mark stays. */
const withoutEmpty = (nodes: readonly RichNode[]): RichNode[] =>
  nodes.flatMap((node): RichNode[] => {
    if (typeof node === 'string') return [node]
    const children = withoutEmpty(node.children)
    const isEmpty = children.every((child) => (typeof child === 'string' ? child.trim() === '' : child.tag === 'br'))
    return node.tag === 'p' && isEmpty && node.id === undefined ? [] : [{ ...node, children }]
  })

const toTag = (name: string): RichTag | undefined => RENAMED[name] ?? RICH_TAGS.find((tag) => tag === name)

/** Older presets name sides as on a screen. */
const SAME_CLASS: Record<string, RichClass> = { 'text-left': 'text-start', 'text-right': 'text-end', btn: 'button' }

function readClasses({ class: given = '' }: Record<string, string>): Pick<RichElement, 'classes'> {
  const classes = given.split(/\s+/).flatMap((name) => {
    const known = SAME_CLASS[name] ?? RICH_CLASSES.find((one) => one === name)
    return known ? [known] : []
  })
  return classes.length > 0 ? { classes } : {}
}

const LANGUAGE_TAG = /^[a-z]{2,3}(-[a-z\d]{2,8})*$/i

/** A passage in another language is read aloud as such. */
function readLanguage({ lang = '' }: Record<string, string>): Pick<RichElement, 'lang'> {
  return LANGUAGE_TAG.test(lang) ? { lang } : {}
}

function readAttributes(
  tag: RichTag,
  attributes: Record<string, string>,
  reading: Reading,
): Omit<RichElement, 'tag' | 'children'> {
  const { id, href, target } = attributes
  const common = {
    ...(id !== undefined && /^[\w-]+$/.test(id) && { id }),
    ...(TITLED.includes(tag) && attributes['title'] && { title: concealMail(attributes['title']) }),
  }
  if (tag === 'td' || tag === 'th') return { ...common, ...readCell(attributes) }
  if (tag === 'ol') return { ...common, ...readNumbering(attributes) }
  const address = tag === 'a' ? readLinkHref(href, attributes, reading) : undefined
  if (address === undefined) return common
  if (/^mailto:/i.test(address)) return { ...common, ...readMail(address.slice('mailto:'.length)) }
  return { ...common, href: address, ...(target === '_blank' && { target }), ...readRel(attributes) }
}

const TITLED: readonly RichTag[] = ['a', 'abbr', 'dfn']

function readNumbering({ start = '', type, reversed }: Record<string, string>): Partial<RichElement> {
  const kind = LIST_TYPES.find((one) => one === type)
  return {
    ...(/^-?\d{1,6}$/.test(start) && { start: Number(start) }),
    ...(kind && { type: kind }),
    ...(reversed !== undefined && { reversed: true as const }),
  }
}

const RELATIONS = ['nofollow', 'sponsored', 'ugc', 'noreferrer', 'noopener', 'author', 'license', 'external']

function readRel({ rel = '' }: Record<string, string>): Pick<RichElement, 'rel'> {
  const known = rel
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => RELATIONS.includes(word))
  return known.length > 0 ? { rel: known.join(' ') } : {}
}

/** A picture without an address that may be loaded is left out. */
function readPicture(
  { src, alt, width, height }: Record<string, string>,
  reading: Reading,
): Pick<RichElement, 'src' | 'alt' | 'width' | 'height'> | undefined {
  const address = readFileHref(src, reading)
  if (address === undefined || !/^(https?:|\/)/i.test(address)) return undefined
  const size = (name: 'width' | 'height', value: string | undefined) =>
    value !== undefined && /^[1-9]\d{0,3}$/.test(value) ? { [name]: Number(value) } : {}
  return { src: address, alt: concealMail(alt ?? ''), ...size('width', width), ...size('height', height) }
}

function readMail(address: string): Pick<RichElement, 'mail' | 'mailQuery'> {
  const [mail = '', query] = address.split('?')
  const given = new URLSearchParams(query)
  const fields = ['cc', 'bcc', 'subject', 'body'].flatMap((name) => {
    const value = given.get(name)
    return value ? [`${name}=${encodeURIComponent(concealMail(value))}`] : []
  })
  return { mail: concealMail(mail), ...(fields.length > 0 && { mailQuery: fields.join('&') }) }
}

const SCOPES = ['col', 'row', 'colgroup', 'rowgroup'] as const
/** The bounds of browsers. */
const MOST_SPANNED = 1000

function readCell({
  colspan,
  rowspan,
  scope,
}: Record<string, string>): Pick<RichElement, 'colSpan' | 'rowSpan' | 'scope'> {
  const span = (given: string | undefined) => {
    const count = Number(given)
    return Number.isInteger(count) && count > 1 && count <= MOST_SPANNED ? count : undefined
  }
  const [colSpan, rowSpan, known] = [span(colspan), span(rowspan), SCOPES.find((one) => one === scope)]
  return { ...(colSpan && { colSpan }), ...(rowSpan && { rowSpan }), ...(known && { scope: known }) }
}

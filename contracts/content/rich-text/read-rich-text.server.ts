import { Parser } from 'htmlparser2'
import { concealMail } from './conceal-mail.ts'
import { asText } from '#contracts/content/json-record.ts'
import { readFileHref } from '#contracts/content/links/read-href.ts'
import { readLinkHref } from '#contracts/content/links/read-link.ts'
import type { Reading } from '#contracts/content/reading.ts'
import { RICH_TAGS, type RichElement, type RichNode, type RichTag } from './rich-text.ts'
import { createRichTree } from './rich-tree.ts'

/** Written differently in a page, whose own title is its h1. */
const RENAMED: Record<string, RichTag> = { b: 'strong', i: 'em', h1: 'h2', h6: 'h5' }

/** Dropped with their content. All other unknown elements lose only their tags. */
const DROPPED: ReadonlySet<string> = new Set(
  'script style iframe object embed svg math template noscript form textarea select title'.split(' '),
)

/**
 * Reads HTML of the content system. Only the allow list gets into the page: no scripts, styles, event handlers or
 * classes. Addresses are http(s), mail, telephone and own paths.
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
      const language = readLanguage(attributes)
      if (tag === 'span') spans.push('lang' in language)
      if (tag === 'span' && !('lang' in language)) return
      tree.open({ tag, ...readAttributes(tag, attributes, reading), ...language, ...picture, children: [] })
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
  const jumpMark = id !== undefined && /^[\w-]+$/.test(id) ? { id } : {}
  if (tag === 'td' || tag === 'th') return { ...jumpMark, ...readCell(attributes) }
  const address = tag === 'a' ? readLinkHref(href, attributes, reading) : undefined
  if (address === undefined) return jumpMark
  if (/^mailto:/i.test(address)) return { ...jumpMark, ...readMail(address.slice('mailto:'.length)) }
  return { ...jumpMark, href: address, ...(target === '_blank' && { target }) }
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
  const fields = ['subject', 'body'].flatMap((name) => {
    const value = given.get(name)
    return value ? [`${name}=${encodeURIComponent(value)}`] : []
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

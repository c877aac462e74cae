import { concealMail } from './conceal-mail.ts'
import { text } from './loose.ts'
import { decodeEntities } from './entities.ts'
import { type Reading, readHref } from './read-link.ts'

const KEPT =
  'p h2 h3 h4 h5 ul ol li dl dt dd blockquote hr br table caption thead tbody tr th td strong em sub sup small code a'.split(
    ' ',
  ) as RichTag[]
export type RichTag =
  | ('p' | 'h2' | 'h3' | 'h4' | 'h5' | 'ul' | 'ol' | 'li' | 'dl' | 'dt' | 'dd' | 'blockquote' | 'hr' | 'br')
  | ('table' | 'caption' | 'thead' | 'tbody' | 'tr' | 'th' | 'td')
  | ('strong' | 'em' | 'sub' | 'sup' | 'small' | 'code' | 'a')

export interface RichElement {
  tag: RichTag
  /** On `a` only. */
  href?: string
  /** On `a` instead of `href`: a mail address, concealed (see conceal-mail.ts). */
  mail?: string
  target?: string
  /** Jump mark. */
  id?: string
  children: RichNode[]
}
export type RichNode = string | RichElement

const SAME: Record<string, RichTag> = { b: 'strong', i: 'em', h1: 'h2', h6: 'h5' }
const VOID: readonly string[] = ['br', 'hr']
/** Taken out with all that is in them; every other unknown tag only loses its name. */
const DROPPED =
  /<(script|style|iframe|object|embed|svg|math|template|noscript|form|textarea|select|title)\b[\s\S]*?(<\/\1\s*>|$)/gi
const TOKEN = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][a-z0-9]*)((?:[^"'>]|"[^"]*"|'[^']*')*)>/gi
const BLOCKS: readonly string[] = ['p', 'h2', 'h3', 'h4', 'h5', 'ul', 'ol', 'dl', 'blockquote', 'hr', 'table']
/** Opening the key ends an open element of these. */
const ENDS: Record<string, readonly string[]> = {
  ...Object.fromEntries(BLOCKS.map((tag) => [tag, ['p', 'h2', 'h3', 'h4', 'h5']])),
  li: ['li', 'p'],
  dt: ['dt', 'dd', 'p'],
  dd: ['dt', 'dd', 'p'],
  tr: ['tr', 'td', 'th', 'p'],
  td: ['td', 'th', 'p'],
  th: ['td', 'th', 'p'],
  thead: ['caption'],
  tbody: ['thead', 'tbody', 'tr', 'td', 'th', 'p', 'caption'],
  a: ['a'],
}
/** An open element of these is not left on the way up. */
const WALLS: readonly string[] = ['ul', 'ol', 'dl', 'table', 'blockquote']
/** Blanks in these are the author's line breaks, not text. */
const NO_TEXT: readonly string[] = ['ul', 'ol', 'dl', 'table', 'thead', 'tbody', 'tr']

/**
 * HTML of the content system as a tree of allowed elements. Nothing that is not on the list gets into the page:
 * no scripts, styles, event handlers, classes, or addresses other than http(s), mail, telephone and own paths.
 */
export function readRichText(html: unknown, reading: Reading): RichNode[] {
  const root: RichElement = { tag: 'blockquote', children: [] }
  const open: RichElement[] = [root]
  const top = () => open[open.length - 1] ?? root
  const source = text(html).replace(DROPPED, '')

  const close = (tags: readonly string[], walls: readonly string[]) => {
    for (let at = open.length - 1; at > 0; at--) {
      const tag = open[at]?.tag ?? ''
      if (tags.includes(tag)) {
        open.length = at
        at = open.length
      } else if (walls.includes(tag)) return
    }
  }
  const put = (raw: string) => {
    const value = concealMail(decodeEntities(raw))
    const bare = open.length === 1 || NO_TEXT.includes(top().tag)
    if (value !== '' && !(bare && value.trim() === '')) top().children.push(value)
  }

  let end = 0
  for (const match of source.matchAll(TOKEN)) {
    put(source.slice(end, match.index))
    end = match.index + match[0].length
    const name = (match[2] ?? '').toLowerCase()
    const tag = SAME[name] ?? KEPT.find((kept) => kept === name)
    if (tag === undefined) continue
    if (match[1] === '/') {
      const at = open.findLastIndex((element, index) => index > 0 && element.tag === tag)
      if (at > 0) open.length = at
      continue
    }
    close(ENDS[tag] ?? [], WALLS)
    const element: RichElement = { tag, ...attributes(tag, match[3] ?? '', reading), children: [] }
    top().children.push(element)
    if (!VOID.includes(tag)) open.push(element)
  }
  put(source.slice(end))
  return root.children
}

function attributes(tag: RichTag, source: string, reading: Reading): Omit<RichElement, 'tag' | 'children'> {
  const found = new Map<string, string>()
  for (const [, name = '', , a, b, c] of source.matchAll(/([a-z-]+)(\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/gi))
    found.set(name.toLowerCase(), decodeEntities(a ?? b ?? c ?? ''))
  const id = found.get('id')
  const jumpMark = id !== undefined && /^[\w-]+$/.test(id) ? { id } : {}
  const href = tag === 'a' ? readHref(found.get('href'), reading) : undefined
  if (href === undefined) return jumpMark
  if (/^mailto:/i.test(href))
    return { ...jumpMark, mail: concealMail(href.slice('mailto:'.length).split('?')[0] ?? '') }
  return { ...jumpMark, href, ...(found.get('target') === '_blank' && { target: '_blank' }) }
}

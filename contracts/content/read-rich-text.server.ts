import { Parser } from 'htmlparser2'
import { concealMail } from './conceal-mail.ts'
import { asText } from './json-record.ts'
import { readHref } from './read-link.ts'
import type { Reading } from './reading.ts'
import { RICH_TAGS, type RichElement, type RichNode, type RichTag } from './rich-text.ts'
import { createRichTree } from './rich-tree.ts'

/** Written differently in a page: its h1 is the page's own title. */
const RENAMED: Record<string, RichTag> = { b: 'strong', i: 'em', h1: 'h2', h6: 'h5' }

/** Dropped with all that they contain; every other unknown element only loses its tags. */
const DROPPED: ReadonlySet<string> = new Set(
  'script style iframe object embed svg math template noscript form textarea select title'.split(' '),
)

/**
 * Reads HTML of the content system. Only what is on the allow list gets into the page: no scripts, styles, event
 * handlers, classes, or addresses other than http(s), mail, telephone and own paths.
 */
export function readRichText(html: unknown, reading: Reading): RichNode[] {
  const tree = createRichTree()
  let dropping = 0
  const parser = new Parser({
    onopentag(name, attributes, isImplied) {
      if (DROPPED.has(name)) dropping++
      const tag = toTag(name)
      // The parser implies `<p>` for a stray `</p>`.
      if (dropping > 0 || isImplied || tag === undefined) return
      tree.open({ tag, ...readAttributes(tag, attributes, reading), children: [] })
    },
    ontext(text) {
      if (dropping === 0) tree.addText(text)
    },
    onclosetag(name) {
      if (DROPPED.has(name)) dropping--
      const tag = toTag(name)
      if (dropping === 0 && tag !== undefined) tree.close(tag)
    },
  })
  parser.end(asText(html))
  return tree.nodes
}

const toTag = (name: string): RichTag | undefined => RENAMED[name] ?? RICH_TAGS.find((tag) => tag === name)

function readAttributes(
  tag: RichTag,
  { id, href, target }: Record<string, string>,
  reading: Reading,
): Omit<RichElement, 'tag' | 'children'> {
  const jumpMark = id !== undefined && /^[\w-]+$/.test(id) ? { id } : {}
  const address = tag === 'a' ? readHref(href, reading) : undefined
  if (address === undefined) return jumpMark
  if (/^mailto:/i.test(address))
    return { ...jumpMark, mail: concealMail(address.slice('mailto:'.length).split('?')[0] ?? '') }
  return { ...jumpMark, href: address, ...(target === '_blank' && { target }) }
}

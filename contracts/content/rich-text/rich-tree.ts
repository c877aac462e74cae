import { concealMail } from './conceal-mail.ts'
import { keepTogether } from './kept-together.ts'
import type { RichElement, RichNode, RichTag } from './rich-text.ts'

const VOID: readonly RichTag[] = ['br', 'hr', 'img']
const HEADINGS: readonly RichTag[] = ['h2', 'h3', 'h4', 'h5']
const BLOCKS: readonly RichTag[] = ['p', ...HEADINGS, 'ul', 'ol', 'dl', 'blockquote', 'hr', 'pre', 'address', 'table']
const SECTIONS: readonly RichTag[] = ['thead', 'tbody', 'tfoot']

/** The key closes an open element of these with all elements in it, as in browsers. */
const ENDS: Partial<Record<RichTag, readonly RichTag[]>> = {
  ...Object.fromEntries(BLOCKS.map((tag) => [tag, ['p', ...HEADINGS]])),
  li: ['li', 'p'],
  dt: ['dt', 'dd', 'p'],
  dd: ['dt', 'dd', 'p'],
  tr: ['tr', 'td', 'th', 'p'],
  td: ['td', 'th', 'p'],
  th: ['td', 'th', 'p'],
  ...Object.fromEntries(SECTIONS.map((tag) => [tag, [...SECTIONS, 'tr', 'td', 'th', 'p', 'caption']])),
  a: ['a'],
}
/** An open element of these stays open, with everything around it. */
const BOUNDARIES: readonly RichTag[] = ['ul', 'ol', 'dl', 'table', 'blockquote']

/** Deeper elements lose their tags: no text needs them, and each level costs a call when the page is made. */
const MOST_LEVELS = 100

/** White space in these consists of the author's line breaks. */
const WITHOUT_TEXT: readonly RichTag[] = ['ul', 'ol', 'dl', 'table', ...SECTIONS, 'tr']

/** Parts of a table, each with the part that browsers put around it. */
const TABLE_PARTS: Partial<Record<RichTag, readonly RichTag[]>> = {
  caption: ['table'],
  ...Object.fromEntries(SECTIONS.map((tag) => [tag, ['table']])),
  tr: SECTIONS,
  td: ['tr'],
  th: ['tr'],
}
/** The part that is implied around another one. */
const IMPLIED: Partial<Record<RichTag, RichTag>> = { td: 'tr', th: 'tr', tr: 'tbody' }

/**
 * Builds the tree that browsers make of the same tags, even if the document nests them wrongly. Otherwise the page
 * would differ from its data in the browser.
 */
export function createRichTree() {
  const nodes: RichNode[] = []
  const open: RichElement[] = []
  const siblings = () => open.at(-1)?.children ?? nodes

  function endElements(tags: readonly RichTag[]) {
    for (let index = open.length - 1; index >= 0; index--) {
      const tag = open[index]?.tag
      if (tag === undefined) continue
      if (tags.includes(tag)) open.length = index
      else if (BOUNDARIES.includes(tag)) return
    }
  }

  function push(element: RichElement) {
    siblings().push(element)
    if (!VOID.includes(element.tag)) open.push(element)
  }

  /** Opens the parts of a table that browsers would add around one. Whether there is a table at all. */
  function openAround(tag: RichTag): boolean {
    const around = TABLE_PARTS[tag]
    const inner = open.at(-1)?.tag
    if (around === undefined || (inner !== undefined && around.includes(inner))) return true
    const implied = IMPLIED[tag]
    if (implied === undefined || !openAround(implied)) return false
    push({ tag: implied, children: [] })
    return true
  }

  /** Gives content outside the cells of a table its own cell: browsers would move it out of the table. */
  function openCell() {
    const inner = open.at(-1)?.tag
    if (inner === undefined || ![...SECTIONS, 'table', 'tr'].includes(inner)) return
    if (openAround('td')) push({ tag: 'td', children: [] })
  }

  const isIn = (tag: RichTag): boolean => open.some((element) => element.tag === tag)

  return {
    nodes,
    open(element: RichElement) {
      endElements(ENDS[element.tag] ?? [])
      if (open.length >= MOST_LEVELS) return
      if (TABLE_PARTS[element.tag] === undefined) openCell()
      // Outside of a table its parts lose their tags, as in browsers.
      else if (!openAround(element.tag)) return
      push(element)
    },
    close(tag: RichTag) {
      const index = open.findLastIndex((element) => element.tag === tag)
      if (index >= 0) open.length = index
    },
    addText(text: string) {
      const isKept = isIn('pre')
      if (text === '' || (!isKept && text.trim() === '' && isBetweenBlocks(open.at(-1), siblings().at(-1)))) return
      openCell()
      const into = siblings()
      const last = into.at(-1)
      // The parser splits a text at its character references, which may be inside an address.
      if (typeof last === 'string') into[into.length - 1] = keepTogether(concealMail(last + text))
      else into.push(keepTogether(concealMail(text)))
    },
  }
}

/** White space after a text or an inline element separates words. Elsewhere it is the author's line break. */
function isBetweenBlocks(parent: RichElement | undefined, last: RichNode | undefined): boolean {
  if (parent !== undefined) return WITHOUT_TEXT.includes(parent.tag)
  return last === undefined || (typeof last === 'object' && BLOCKS.includes(last.tag))
}

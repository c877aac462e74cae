import { readRichText } from '#contracts/content/rich-text/read-rich-text.server.ts'
import type { RichElement, RichNode, RichTag } from '#contracts/content/rich-text/rich-text.ts'

/** A description with headings, lists, tables or links. */
export interface RichDescription {
  /** Beside the picture. */
  lead: RichNode[]
  /** A part of the page of its own; empty for a short description. */
  rest: RichNode[]
}

/** Letters that are as high as the picture. */
const MOST_BESIDE_PICTURE = 600

/** Of what is written in paragraphs alone, the plain text is the same. */
const STRUCTURE = /<(h[1-6]|ul|ol|dl|table|a|blockquote|strong|b|em|i|sub|sup)[\s>]/i

/**
 * Reads a description as its editor wrote it, reduced to the elements of rich text; undefined if it is plain text. It
 * loses its pictures, and links without a host: they lead into the shop's own storefront.
 */
export function readRichDescription(html: string): RichDescription | undefined {
  if (!STRUCTURE.test(html)) return undefined
  const nodes = readRichText(html, { hosts: [] }).flatMap(ownElements)
  if (nodes.map(textOf).join('').length <= MOST_BESIDE_PICTURE) return { lead: nodes, rest: [] }
  const begin = nodes.findIndex((node) => typeof node !== 'string' && node.tag !== 'p')
  return begin < 0 ? { lead: nodes, rest: [] } : { lead: nodes.slice(0, begin), rest: nodes.slice(begin) }
}

/** Below the headings of the page. */
const LOWER: Partial<Record<RichTag, RichTag>> = { h2: 'h3', h3: 'h4', h4: 'h5' }

function ownElements(node: RichNode): RichNode[] {
  if (typeof node === 'string') return [node]
  if (node.tag === 'img') return []
  const children = node.children.flatMap(ownElements)
  const leadsOut = node.mail !== undefined || /^(https?|tel):/i.test(node.href ?? '')
  if (node.tag === 'a' && !leadsOut) return children
  const element: RichElement = { ...node, tag: LOWER[node.tag] ?? node.tag, children }
  // Jump marks of the page are its own.
  delete element.id
  return [element]
}

const textOf = (node: RichNode): string => (typeof node === 'string' ? node : node.children.map(textOf).join(''))

import { readRichText } from '#contracts/content/rich-text/read-rich-text.server.ts'
import type { RichNode } from '#contracts/content/rich-text/rich-text.ts'
import type { DemoPart } from './format.ts'

interface TextElement {
  header: string
  bodytext: string
}

/** The texts of a page as parts of a document: a heading with its list, or with paragraphs. */
export const pageParts = (elements: readonly TextElement[]): DemoPart[] =>
  elements.flatMap(({ header, bodytext }) => {
    const items = readRichText(bodytext, { hosts: [] }).flatMap(toItems)
    return items.length > 0 ? [{ kind: 'bullets' as const, title: header, items }] : []
  })

/** Paragraphs, entries of lists and rows of tables. */
function toItems(node: RichNode): string[] {
  if (typeof node === 'string') return node.trim() ? [node.trim()] : []
  const { tag, children } = node
  if (tag === 'tr') return [children.map(textOf).join(': ')]
  if (['ul', 'ol', 'table', 'tbody'].includes(tag)) return children.flatMap(toItems)
  if (tag === 'thead' || tag === 'caption') return []
  return [textOf(node)]
}

const textOf = (node: RichNode): string =>
  typeof node === 'string' ? node : node.tag === 'br' ? ', ' : node.children.map(textOf).join('')

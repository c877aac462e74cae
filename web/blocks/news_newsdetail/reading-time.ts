import type { RichNode } from '#contracts/content/rich-text/rich-text.ts'

/** Words that are read in a minute, of a technical text. */
const WORDS_A_MINUTE = 200

/** Returns the minutes that the texts take to read, at least 1. */
export function readingTime(...texts: (string | readonly RichNode[])[]): number {
  const words = texts.map(plainText).join(' ').split(/\s+/).filter(Boolean).length
  return Math.max(1, Math.round(words / WORDS_A_MINUTE))
}

const plainText = (text: string | readonly RichNode[]): string =>
  typeof text === 'string'
    ? text
    : text.map((node) => (typeof node === 'string' ? node : plainText(node.children))).join(' ')

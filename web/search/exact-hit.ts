import type { ShownHit } from './hits/shown-hit.ts'

/** Letters and digits only: separators and capitals do not tell item numbers apart. `40×10` is printed for `40X10`. */
const keyOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/(?<=\d)[*×✕](?=\d)/g, 'x')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase()

/**
 * The address of the variant whose item number the term is. Undefined for a beginning of a number or a similar one, and if
 * several numbers differ in separators only.
 */
export function exactHitHref(hits: readonly ShownHit[], term: string): string | undefined {
  const key = keyOf(term)
  const found = hits.flatMap((hit) => {
    const number = hit.view === 'products' ? hit.product?.number.text : undefined
    return number !== undefined && hit.href.startsWith('/') && keyOf(number) === key ? [{ number, href: hit.href }] : []
  })
  const spelt = found.filter(({ number }) => number.toUpperCase() === term.trim().toUpperCase())
  const [one, ...others] = spelt.length > 0 ? spelt : found
  return others.length === 0 ? one?.href : undefined
}

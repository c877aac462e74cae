import type { SeoUrl } from '#contracts/shop/category.ts'

/** A product or category with what an address of it is made of. */
interface Addressed {
  id: string
  seoUrls?: SeoUrl[] | null
  translated?: { name: string }
}

/**
 * The path of a product or category in the page's language. A Shopware writes none for a channel of type Headless.
 * Then it is made of the name and the id, by which it is found.
 */
export const seoPathOf = ({ id, seoUrls, translated }: Addressed): string =>
  pathIn(seoUrls) ?? [wordsOf(translated?.name ?? ''), id].filter(Boolean).join('/')

/** A foreign shop may send anything in parts that no page needs. */
function pathIn(seoUrls: SeoUrl[] | null | undefined): string | undefined {
  const path: unknown = seoUrls?.[0]?.seoPathInfo
  return typeof path === 'string' ? path : undefined
}

/** As Shopware writes German letters in its addresses. */
const LETTERS: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

const wordsOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => LETTERS[letter] ?? '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

export const isId = (text: string): boolean => /^[0-9a-f]{32}$/.test(text)

/** The id at the end of a path; undefined without one. */
export const idIn = (path: string): string | undefined => /(?:^|\/)([0-9a-f]{32})$/.exec(path)?.[1]

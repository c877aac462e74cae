import type { Locale } from '#contracts/locales.ts'
import type { HitDocument, MatchReason, ProductHitDocument } from '#contracts/search/search-document.ts'
import type { LocaleIndex } from '#backend/search/index/locale-index.ts'
import type { DocumentPlace, FoundDocument, PickedVariant } from './search-store.ts'
import { cutSnippet, type Marked, marksIn } from './snippet.ts'

/** Addresses of what the shop has; the server knows them. */
export interface SearchLinks {
  product(locale: Locale, seoPath: string, variantNumber: string | undefined): string
  category(locale: Locale, seoPath: string): string
  /** The document that an address of this site leads to. */
  place(locale: Locale, address: string): DocumentPlace
  /** The full address of a picture or document: callers may be pages of another site. */
  file(path: string): string
}

export interface HitTools {
  locale: Locale
  links: SearchLinks
  index: LocaleIndex
  marked: Marked
}

export interface FoundHit {
  document: FoundDocument
  /** Of a product. */
  variant: PickedVariant | undefined
  reasons: MatchReason[]
  score: number
}

export function toHit({ document, variant, reasons, score }: FoundHit, tools: HitTools): HitDocument {
  const { locale, marked } = tools
  const { processor, ref, title, extra } = document
  const { content, marks } = cutSnippet(locale, document.content || document.shortDescription, marked)
  const { number: _, variants: __, language: ___, ...own } = extra
  const distinct = variant?.isDistinct ? variant : undefined
  return {
    _index: 'content',
    _id: distinct ? `${ref}.${distinct.id}` : `${processor}.${ref}`,
    _score: score,
    _source: {
      processor,
      title,
      url: addressOf(document, distinct, tools),
      img: fileAddress(distinct?.image || document.image, tools),
      data: {
        content,
        seoPath: document.seoPath,
        shortDescription: distinct ? describe(distinct, tools.index) : document.shortDescription,
      },
      ...(processor === 'shop product' ? { product: productOf(document, variant) } : own),
    },
    matched_queries: reasons,
    highlight: { title: marksIn(locale, title, marked), content: marks },
  }
}

function addressOf({ processor, url, seoPath }: FoundDocument, variant: PickedVariant | undefined, tools: HitTools) {
  const { locale, links } = tools
  if (processor === 'downloads') return fileAddress(url, tools)
  if (seoPath === '') return url
  return processor === 'shop product'
    ? links.product(locale, seoPath, variant && variant.number)
    : links.category(locale, seoPath)
}

/** The content system's files have full addresses already. */
const fileAddress = (address: string, { links }: HitTools): string =>
  address.startsWith('/') ? links.file(address) : address

/** Number of the variant, or of its family where none is closer to the term. */
export const shownNumber = ({ document, variant }: Pick<FoundHit, 'document' | 'variant'>): string =>
  (variant?.isDistinct ? variant.number : undefined) ?? document.extra.number ?? ''

/** Price of the variant, or the lowest of its family. */
export const shownPrice = ({ variant }: Pick<FoundHit, 'variant'>): number | null =>
  (variant?.isDistinct ? variant.price : variant?.lowestPrice) ?? null

function productOf(document: FoundDocument, variant: PickedVariant | undefined): ProductHitDocument {
  const { ref, extra } = document
  const distinct = variant?.isDistinct ? variant : undefined
  return {
    id: ref,
    number: shownNumber({ document, variant }),
    variantId: distinct?.id ?? null,
    variants: extra.variants ?? 1,
    price: shownPrice({ variant }),
    hasRange: distinct ? false : (variant?.hasRange ?? false),
    isChoiceNeeded: distinct === undefined || distinct.isCut || distinct.isOneOfSeveral,
    stock: distinct ? distinct.stock : (variant?.totalStock ?? 0),
    allInStock: distinct ? distinct.stock > 0 : (variant?.allInStock ?? false),
    ...(extra.language !== undefined && { language: extra.language }),
  }
}

/** The options by which a variant differs, ordered by group: `Modul 1 · 2 000 mm · Werkstoff S grün`. */
function describe({ optionIds }: PickedVariant, { options }: LocaleIndex): string {
  return optionIds
    .flatMap((id) => options.get(id) ?? [])
    .filter(({ filter }) => !UNSAID.has(filter))
    .map(({ name, label }) => (IS_BARE.test(name) ? `${label} ${name}` : name))
    .filter((name, index, names) => !names.slice(0, index).some((other) => other.includes(name)))
    .slice(0, MOST_SAID)
    .join(' · ')
}

/** A number alone does not say what it counts. */
const IS_BARE = /^[\d.,]+$/

const MOST_SAID = 4
/** Groups that say the same as another one. */
const UNSAID: ReadonlySet<string> = new Set(['category', 'stock', 'family', 'short-name', 'pfas', 'suitability'])

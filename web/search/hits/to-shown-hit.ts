import type { Hit } from '#contracts/search/hit-page.ts'
import { languageTag } from '#contracts/locales.ts'
import type { ProductHitDocument } from '#contracts/search/search-document.ts'
import { paths } from '#web/app/paths.ts'
import { type Availability, stockOfVariants } from '#web/catalogue/product/availability.ts'
import { formatBytes } from '#web/i18n/format.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { ownLanguageName } from '#web/i18n/own-language-name.ts'
import { cutAroundMark, type MarkedText } from './cut-snippet.ts'
import { findMarks } from './find-marks.ts'
import { followedUrl } from '#web/search/followed-url.ts'
import type { ShownHit, ShownPerson, ShownProduct } from './shown-hit.ts'

/** A hit as a page shows it, in the page's language. */
export function toShownHit(
  hit: Hit,
  term: string,
  { ownOrigin, hasOwnPrices = false }: { ownOrigin: string; hasOwnPrices?: boolean },
): ShownHit {
  const url = followedUrl(hit.url, ownOrigin) ?? ''
  const text = hit.shortDescription || hit.content
  const base = {
    id: hit.id,
    href: url,
    title: marked(hit.title || hit.url, hit.titleMarks, term),
    snippet: cutAroundMark(marked(text, text === hit.content ? hit.contentMarks : [], term)),
    picture: followedUrl(hit.img, ownOrigin) ?? '',
  }
  switch (hit.processor) {
    case 'shop product':
      return {
        ...base,
        view: 'products',
        href: productHref(hit, url),
        language: hit.product?.language,
        product: hit.product && { ...shownProduct(hit.product, term), ...(hasOwnPrices && { price: undefined }) },
      }
    case 'contacts':
      return {
        ...base,
        view: 'contacts',
        picture: followedUrl(hit.contact.images[0] ?? hit.img, ownOrigin) ?? '',
        person: shownPerson(hit.contact),
      }
    case 'downloads':
      return { ...base, view: 'downloads', facts: fileFacts(hit.file) }
    case 'website':
      return { ...base, view: 'content' }
  }
}

/** Marks of the service, or those of the term's own words. */
const marked = (text: string, marks: MarkedText['marks'], term: string): MarkedText => ({
  text,
  marks: marks.length > 0 ? marks : findMarks(text, term),
})

/** The seo path is the shop's own; an address of a service may be that of another shop. */
const productHref = ({ seoPath, product }: Extract<Hit, { processor: 'shop product' }>, url: string): string =>
  seoPath === ''
    ? url
    : paths.product(getLocale(), seoPath.replace(/^\/+/, ''), {
        variant: product?.variantId ? product.number : undefined,
      })

const shownProduct = (product: ProductHitDocument, term: string): ShownProduct => ({
  number: { text: product.number, marks: findMarks(product.number, term, true) },
  variants: product.variantId ? 0 : product.variants,
  price: { unit: product.price, from: product.hasRange },
  availability: stockOfHit(product),
  isReady: !product.isChoiceNeeded && product.number !== '',
})

const stockOfHit = ({ stock, allInStock, variantId, variants }: ProductHitDocument): Availability =>
  stock > 0
    ? stockOfVariants(true, allInStock || variantId !== null || variants <= 1)
    : { inStock: undefined, deliveryTime: undefined }

const shownPerson = ({
  name,
  positions,
  email,
  tel,
  mobile,
}: Extract<Hit, { processor: 'contacts' }>['contact']): ShownPerson => ({
  name,
  position: positions[0] ?? '',
  email,
  tel,
  mobile,
})

function fileFacts(file: Extract<Hit, { processor: 'downloads' }>['file']): string[] {
  if (!file) return []
  const { kind, bytes, category, language, version } = file
  return [
    category,
    kind,
    bytes > 0 ? formatBytes(bytes) : '',
    // A file in the language of the page needs no language label.
    language && language !== languageTag(getLocale()) ? ownLanguageName(language) : '',
    version && m.downloads_version({ version }),
  ].filter(Boolean)
}

import { languageTag, offeredLocales, type Locale, perLocale } from '#contracts/locales.ts'
import type {
  IndexedOption,
  IndexedPage,
  IndexedProduct,
  IndexedVariant,
  SearchBatch,
} from '#contracts/search/index-source.ts'
import { dataSheetTitle } from '#contracts/shop/data-sheet-title.ts'
import { factsOf } from '#contracts/shop/product-facts.ts'
import type { Product } from '#contracts/shop/product.ts'
import { paragraphsOf } from '#web/catalogue/product/plain-text.server.ts'
import { seoPathOf } from '#web/catalogue/seo/seo-path.ts'
import { textLanguagesOf } from '#web/catalogue/text-languages.server.ts'
import type { ConnectedCategories } from './connected-categories.ts'
import type { FamiliesInLanguage } from './read-shop-families.ts'
import type { ShopLanguages } from './shop-languages.ts'
import { shownOptions, toKey, toOption } from './shop-options.ts'
import { hitImage } from './hit-image.ts'

type Read = ReadonlyMap<string, FamiliesInLanguage>
type Categories = Pick<ConnectedCategories, 'names' | 'optionOf'>

/** A family in each locale, with its variants in the same order. */
interface Family {
  id: string
  own: Record<Locale, Product>
  /** The product itself if it has none. */
  variants: { id: string; own: Record<Locale, Product> }[]
}

/**
 * Documents of families that were read in each language.
 * @param known options that an earlier part of the same reading had
 */
export function toBatch(
  read: Read,
  languages: ShopLanguages,
  categories: Categories,
  known: Map<string, IndexedOption>,
): Pick<SearchBatch, 'options' | 'products' | 'pages'> {
  const families = familiesOf(read, languages)
  const options: IndexedOption[] = []
  for (const { variants, own } of families)
    for (const product of [own, ...variants.map((variant) => variant.own)])
      for (const { id } of shownOptions(product.en)) {
        if (known.has(id)) continue
        const option = toOption(id, product)
        known.set(id, option)
        options.push(option)
      }
  return {
    options,
    products: families.map((family) => toProduct(family, languages, categories)),
    pages: families.flatMap(dataSheets),
  }
}

/** A product that one language lacks is changing just now: it has the text of the others. */
function familiesOf(read: Read, { all }: ShopLanguages): Family[] {
  const main = read.get(all[0].id)
  const idOf = (locale: Locale) => all.find(({ locales }) => locales.includes(locale))?.id ?? all[0].id
  return [...(main?.families.values() ?? [])].map((family): Family => {
    const inLanguage = perLocale((locale) => read.get(idOf(locale)))
    const own = perLocale((locale) => inLanguage[locale]?.families.get(family.id) ?? family)
    const variants = (main?.variants.get(family.id) ?? []).map((variant) => ({
      id: variant.id,
      own: perLocale(
        (locale) => inLanguage[locale]?.variants.get(family.id)?.find(({ id }) => id === variant.id) ?? variant,
      ),
    }))
    return { id: family.id, own, variants: variants.length > 0 ? variants : [{ id: family.id, own }] }
  })
}

function toProduct({ id, own, variants }: Family, languages: ShopLanguages, categories: Categories): IndexedProduct {
  const keys = measureKeys([own, ...variants.map((variant) => variant.own)])
  const numbers = [own, ...variants.map((variant) => variant.own)].flatMap(({ en }) => [
    en.ean ?? '',
    en.manufacturerNumber ?? '',
  ])
  const kinds = new Set((own.en.categoryIds ?? []).flatMap((one) => categories.optionOf.get(one) ?? []))
  return {
    id,
    number: own.en.productNumber,
    position: 0,
    image: pictureOf(own.en) || pictureOf(variants[0]?.own.en),
    texts: perLocale((locale) => {
      const product = own[locale]
      const { name, description, metaDescription } = product.translated
      const language = textLanguagesOf(product, languages.textsOf(locale)).name
      const languageId = languages.all.find(({ locales }) => locales.includes(locale))?.id ?? ''
      return {
        name,
        ...(language && { language }),
        description: [
          ...paragraphsOf(description ?? ''),
          ...factsOf(product).highlights,
          product.manufacturer?.translated.name ?? '',
          ...new Set(numbers),
        ]
          .filter(Boolean)
          .join('\n'),
        seoPath: seoPathOf(product),
        shortDescription: metaDescription ?? '',
        categories: (product.categoryIds ?? []).flatMap((one) => categories.names.get(languageId)?.get(one) ?? []),
      }
    }),
    measures: [...keys.values()],
    variants: variants.map((variant, index) => {
      const indexed = toVariant(variant.own.en, own.en, index, keys)
      return { ...indexed, optionIds: [...indexed.optionIds, ...kinds] }
    }),
  }
}

type Measures = ReadonlyMap<string, IndexedProduct['measures'][number]>

/** The measures of a family by their symbol: English names are their keys. */
function measureKeys(products: readonly Record<Locale, Product>[]): Measures {
  const keys = new Map<string, IndexedProduct['measures'][number]>()
  for (const product of products)
    for (const { symbol, name, unit } of factsOf(product.en).dimensions) {
      const key = toKey(name)
      if (keys.has(symbol) || key === '') continue
      const nameIn = (locale: Locale) =>
        factsOf(product[locale]).dimensions.find((dimension) => dimension.symbol === symbol)?.name ?? name
      keys.set(symbol, { key, unit, labels: perLocale(nameIn) })
    }
  return keys
}

function toVariant(variant: Product, family: Product, position: number, keys: Measures): IndexedVariant {
  const { dimensions, cut, format, priceOnRequest } = factsOf(variant)
  const bounds = cut ?? (format && { min: format.width.min, max: Math.max(format.width.max, format.length.max) })
  return {
    id: variant.id,
    number: variant.productNumber,
    position,
    optionIds: [...new Set([...shownOptions(variant), ...shownOptions(family)].map(({ id }) => id))],
    measure: Object.fromEntries(
      dimensions.flatMap(({ symbol, value }) => {
        const key = keys.get(symbol)?.key
        return key === undefined ? [] : [[key, value]]
      }),
    ),
    cut: bounds ? { min: bounds.min, max: bounds.max } : null,
    price: priceOnRequest ? null : priceOf(variant),
    stock: variant.available === false ? 0 : Math.max(0, variant.availableStock ?? 0),
    image: pictureOf(variant) || pictureOf(family),
  }
}

/** The price of the least quantity, as the shop shows it to visitors. Zero is none. */
function priceOf({ calculatedPrice, calculatedPrices, minPurchase }: Product): number | null {
  const least = Math.max(1, minPurchase ?? 1)
  const scale = calculatedPrices ?? []
  const row = scale.find(({ quantity }) => quantity >= least) ?? scale.at(-1) ?? calculatedPrice
  return row.unitPrice > 0 ? row.unitPrice : null
}

const pictureOf = (product: Product | undefined): string => hitImage(product?.cover?.media)

/** Declarations say the same for many products. They are found on the product's page. */
const KIND = 'data-sheet'

/** The data sheets that the facts of a product name, as files for download. */
const dataSheets = ({ id, own }: Family): IndexedPage[] =>
  offeredLocales().flatMap((locale): IndexedPage[] => {
    const sheet = factsOf(own[locale]).documents.find(({ kind }) => kind === KIND)
    if (!sheet) return []
    const language = sheet.language ?? languageTag(locale)
    return [
      {
        locale,
        processor: 'downloads',
        ref: `${id} ${KIND}`,
        position: 0,
        title: `${own[locale].translated.name}: ${dataSheetTitle(locale, { ...sheet, language })}`,
        url: sheet.url,
        seoPath: '',
        image: pictureOf(own[locale]),
        shortDescription: own[locale].productNumber,
        headlines: [],
        content: '',
        extra: {
          file: {
            kind: 'PDF',
            bytes: sheet.size,
            language,
            version: '',
            category: '',
          },
        },
      },
    ]
  })

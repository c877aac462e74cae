import type { Offer, Product, ProductGroup, PropertyValue, WithContext } from 'schema-dts'
import type { TaxState } from '#contracts/shop/context.ts'
import type { DescribedProduct } from './described-product.ts'
import type { TableVariant } from '#web/routes/shop/product/variants/variant.ts'
import type { Column, CommonMeasure } from '#web/routes/shop/product/variants/variant-columns.ts'

/** The data of a product page for search engines. */
export interface DataPage {
  product: DescribedProduct
  variants: readonly TableVariant[]
  columns: readonly Column[]
  common: readonly CommonMeasure[]
  company: string
  /** Address of the page, or of a variant of it. */
  addressOf: (variant?: string) => string
  /** Address of the picture for shared links, of a product or variant by its id. */
  pictureOf: (id: string) => string
  /** Of the prices; undefined while it is not known. */
  taxState: TaxState | undefined
}

/**
 * Variants that are described one by one. A page with 1,000 of them would be twice as large. The others are in its
 * table, and have addresses of their own.
 */
const MOST_VARIANTS = 100
/** Lines of technical data. */
const MOST_PROPERTIES = 40

/** Codes of UN/CEFACT. A unit without one is written as text. */
const UNIT_CODES: Record<string, string> = { mm: 'MMT', kg: 'KGM', N: 'NEW', '°C': 'CEL', '%': 'P1', '°': 'DD' }

/** A property group has no meaning but its name, in a Shopware as well. */
const MATERIAL = /^(werkstoff|material|materiaal|materiál)$/i

/**
 * The product and its variants in schema.org's words. A variant's description is its family's, and what all variants
 * share is said once. Offers are only for prices, not for "on request".
 */
export const productData = (page: DataPage): WithContext<Product | ProductGroup> => {
  const [variant, another] = page.variants
  return {
    '@context': 'https://schema.org',
    ...(variant && !another ? singleProduct(page, variant) : productGroup(page)),
  }
}

const family = ({ product, company, addressOf, pictureOf, common }: DataPage) => ({
  name: product.name,
  description: product.metaDescription || product.description.join(' '),
  url: addressOf(),
  brand: { '@type': 'Brand' as const, name: product.manufacturer ?? company },
  ...(product.rating && {
    aggregateRating: {
      '@type': 'AggregateRating' as const,
      ratingValue: product.rating.average,
      reviewCount: product.rating.count,
    },
  }),
  image: pictureOf(product.id),
  additionalProperty: [
    ...[...product.technical, ...product.properties].map(({ name, value }) => property(name, value)),
    ...common.map(({ name, value, unit }) => property(name, value, unit)),
  ].slice(0, MOST_PROPERTIES),
})

function singleProduct(page: DataPage, variant: TableVariant): Product {
  const own = variantProduct(page, variant)
  const { additionalProperty: shared, ...rest } = family(page)
  return {
    '@type': 'Product',
    ...rest,
    ...own,
    name: page.product.name,
    url: rest.url,
    additionalProperty: [...shared, ...own.additionalProperty],
  }
}

function productGroup(page: DataPage): ProductGroup {
  const { product, variants, columns } = page
  const varies = columns.flatMap((column) => variesBy(column) ?? [])
  return {
    '@type': 'ProductGroup',
    productGroupID: product.number,
    ...family(page),
    variesBy: [...new Set(varies)].map((name) => `https://schema.org/${name}`),
    hasVariant: variants.slice(0, MOST_VARIANTS).map((variant): Product => {
      return { '@type': 'Product', ...variantProduct(page, variant) }
    }),
  }
}

const variesBy = ({ label, kind, swatch, unit }: Column): 'material' | 'color' | 'size' | undefined => {
  if (kind === 'number') return unit === 'mm' ? 'size' : undefined
  if (MATERIAL.test(label)) return 'material'
  return swatch ? 'color' : undefined
}

function variantProduct({ product, columns, addressOf, pictureOf, taxState }: DataPage, variant: TableVariant) {
  const cells = columns.map((column, index) => ({ column, value: variant.cells[index] ?? null }))
  const sizes = cells.filter(({ column, value }) => variesBy(column) === 'size' && value !== null)
  const textOf = (kind: 'material' | 'color') =>
    cells.find(({ column, value }) => variesBy(column) === kind && value !== null)?.value?.toString()
  const [material, color] = [textOf('material'), textOf('color')]
  return {
    name: `${product.name} ${variant.number}`,
    sku: variant.number,
    mpn: variant.manufacturerNumber ?? variant.number,
    ...(variant.ean && { gtin: variant.ean }),
    url: addressOf(variant.number),
    ...(material && { material }),
    ...(color && { color }),
    ...(sizes.length > 0 && { size: `${sizes.map(({ value }) => value).join(' × ')} mm` }),
    ...(variant.weight && {
      weight: { '@type': 'QuantitativeValue' as const, value: variant.weight, unitCode: 'KGM' },
    }),
    additionalProperty: cells.flatMap(({ column, value }) => {
      const said = variesBy(column)
      return value === null || said === 'material' || said === 'color'
        ? []
        : [property(column.title ?? column.label, value, column.unit)]
    }),
    // An offer is shown only with a picture of its own.
    ...(variant.price.unit !== null && {
      image: pictureOf(variant.id),
      offers: offerOf(variant, variant.price.unit, taxState),
    }),
  }
}

function property(name: string, value: string | number, unit?: string): PropertyValue {
  const code = unit && UNIT_CODES[unit]
  return {
    '@type': 'PropertyValue',
    name,
    value,
    ...(unit && (code ? { unitCode: code } : { unitText: unit })),
  }
}

function offerOf(
  { availability: { inStock, isSoldOut } }: TableVariant,
  price: number,
  taxState: TaxState | undefined,
): Offer {
  const amount = { price, priceCurrency: 'EUR' }
  return {
    '@type': 'Offer',
    ...(taxState
      ? {
          priceSpecification: { '@type': 'PriceSpecification', ...amount, valueAddedTaxIncluded: taxState === 'gross' },
        }
      : amount),
    ...(inStock !== undefined && {
      availability: `https://schema.org/${isSoldOut ? 'SoldOut' : inStock ? 'InStock' : 'BackOrder'}`,
    }),
  }
}

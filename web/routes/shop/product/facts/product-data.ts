import type { DescribedProduct } from './described-product.ts'
import type { Variant } from '#web/routes/shop/product/variants/variant.ts'

const availability = (inStock: boolean) => `https://schema.org/${inStock ? 'InStock' : 'BackOrder'}`

/** Product data for search engines, schema.org. Offers only if there is a price, not for "on request". */
export function productData(
  product: DescribedProduct,
  variants: readonly Variant[],
  { company, publicUrl, address }: { company: string; publicUrl: string; address: string },
) {
  const prices = variants.map(({ price }) => price.unit).filter((unit) => unit !== null)
  const absolute = (url: string) => new URL(url, publicUrl).href
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    sku: product.number,
    description: product.metaDescription || product.description.join(' '),
    url: absolute(address),
    brand: { '@type': 'Brand', name: company },
    ...(product.picture ? { image: absolute(product.picture.url) } : {}),
    ...(prices.length > 0
      ? {
          offers: {
            '@type': 'AggregateOffer',
            priceCurrency: 'EUR',
            lowPrice: Math.min(...prices),
            highPrice: Math.max(...prices),
            offerCount: prices.length,
            ...(variants.every((variant) => variant.availability.inStock === undefined)
              ? {}
              : { availability: availability(variants.some((variant) => variant.availability.inStock)) }),
          },
        }
      : {}),
  }
}

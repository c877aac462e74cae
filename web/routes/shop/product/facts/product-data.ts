import type { DescribedProduct } from './described-product.ts'
import type { Version } from '#web/routes/shop/product/variants/version.ts'

const availability = (inStock: boolean) => `https://schema.org/${inStock ? 'InStock' : 'BackOrder'}`

/** Product data for search engines, schema.org. Offers only where there is a price: "on request" is none. */
export function productData(
  product: DescribedProduct,
  versions: readonly Version[],
  { company, publicUrl, address }: { company: string; publicUrl: string; address: string },
) {
  const prices = versions.map(({ price }) => price.unit).filter((unit) => unit !== null)
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
            availability: availability(versions.some((version) => version.availability.inStock)),
          },
        }
      : {}),
  }
}

import type { Product } from '#contracts/shop/product.ts'

/** A STEP file that the shop has of a product. */
export interface GivenStep {
  name: string
  url: string
}

/** The STEP files among the media of products, each once, in the shop's order. */
export function givenSteps(products: readonly Pick<Product, 'media'>[]): GivenStep[] {
  const media = products
    .flatMap((product) => product.media ?? [])
    .toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0))
    .map((entry) => entry.media)
    .filter(({ url, mimeType }) => mimeType === 'model/step' || /\.(step|stp)(\?|$)/i.test(url))
  return [...new Map(media.map(({ url, title }) => [url, { url, name: title || nameOf(url) }])).values()]
}

const nameOf = (url: string): string =>
  url
    .replace(/[?#].*/s, '')
    .split('/')
    .at(-1) ?? url

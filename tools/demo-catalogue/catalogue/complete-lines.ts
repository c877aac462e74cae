import type { CatalogueFile, CatalogueInput } from '#backend/shop/import/format.ts'

type Given<File extends CatalogueFile, Key extends keyof CatalogueInput<File>> = CatalogueInput<File> &
  Required<Pick<CatalogueInput<File>, Key>>

/** A product of the demo: nothing is left open that a company may not know. */
export type CompleteProduct = Given<
  'products',
  'stock' | 'deliveryTime' | 'facts' | 'properties' | 'crossSelling' | 'picture'
>

/** A variant of the demo. */
export type CompleteVariant = Given<'variants', 'stock' | 'deliveryTime' | 'weight' | 'facts'>

export type CompletePicture = CompleteProduct['picture']

/** The lines of the demo catalogue, by file. */
export type CompleteLines = { [File in Exclude<CatalogueFile, 'products' | 'variants'>]: CatalogueInput<File>[] } & {
  products: CompleteProduct[]
  variants: CompleteVariant[]
}

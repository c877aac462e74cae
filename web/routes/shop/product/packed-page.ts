import { pack, unpack } from '#web/catalogue/packed.ts'
import type { ProductPage } from './load-product.server.ts'

/** The page as it goes to the browser: what is long, as text. */
export const packPage = ({ product, variants, columns, cProfiles, crossSelling, ...page }: ProductPage) => ({
  ...page,
  product: pack(product),
  variants: pack(variants),
  columns: pack(columns),
  cProfiles: pack(cProfiles),
  crossSelling: pack(crossSelling),
})

export const unpackPage = ({
  product,
  variants,
  columns,
  cProfiles,
  crossSelling,
  ...page
}: PackedPage): ProductPage => ({
  ...page,
  product: unpack(product),
  variants: unpack(variants),
  columns: unpack(columns),
  cProfiles: unpack(cProfiles),
  crossSelling: unpack(crossSelling),
})

export type PackedPage = ReturnType<typeof packPage>

import type { Locale } from '#contracts/locales.ts'

/** Files of a variant's shape, and the shape itself as JSON for the viewer. */
export const CAD_FORMATS = ['step', 'stl', 'dxf', 'pdf', 'json'] as const
export type CadFormat = (typeof CAD_FORMATS)[number]

/** Choice of a variant, as in its address: mm, and the id of a C-profile. Empty for the usual one. */
export interface CadQuery {
  length?: string | undefined
  width?: string | undefined
  cProfile?: string | undefined
}

function cadQueryText({ length, width, cProfile }: CadQuery): string {
  const search = new URLSearchParams()
  if (length) search.set('length', length)
  if (width) search.set('width', width)
  if (cProfile) search.set('c-profile', cProfile)
  return search.size > 0 ? `?${search}` : ''
}

/** Addresses of a variant's model; apart from `paths`, because few pages' scripts need them. */
export const cadPaths = {
  page: (locale: Locale, variantId: string, query: CadQuery = {}) =>
    `/${locale}/shop/cad/${variantId}${cadQueryText(query)}`,
  file: (locale: Locale, variantId: string, format: CadFormat, query: CadQuery = {}) =>
    `/${locale}/shop/cad/${variantId}/${format}${cadQueryText(query)}`,
}

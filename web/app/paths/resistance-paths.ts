import type { Locale } from '#contracts/locales.ts'

/** Addresses of the files and redirects of the chemical resistance tool; apart from `paths`, because few pages' scripts need them. */
export const resistancePaths = {
  /** The table of ratings, JSON. The address changes with the table. */
  table: (version: string) => `/resources/resistance/${version}/table.json`,
  /** A structural formula, SVG. */
  formula: (version: string, key: string) => `/resources/resistance/${version}/formulas/${key}.svg`,
  /** Leads to the products of a plastic in the shop. */
  products: (locale: Locale, material: string) =>
    `/${locale}/tools/chemical-resistance/products?${new URLSearchParams({ material })}`,
}

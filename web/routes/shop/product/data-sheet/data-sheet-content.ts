import type { Company } from '#contracts/company.ts'
import type { Locale } from '#contracts/locales.ts'
import type { TaxState } from '#contracts/shop/context.ts'
import type { PrintedPhotograph } from '#printing/printed-document.ts'
import type { CProfile } from '#web/routes/shop/product/amount/c-profile.ts'
import type { DescribedProduct } from '#web/routes/shop/product/facts/described-product.ts'
import type { TableVariant } from '#web/routes/shop/product/variants/variant.ts'
import type { Column, CommonMeasure } from '#web/routes/shop/product/variants/variant-columns.ts'

/** The content of a data sheet. */
export interface DataSheetContent {
  product: DescribedProduct
  columns: readonly Column[]
  common: readonly CommonMeasure[]
  /** All variants, and those that the filters leave. */
  variants: readonly TableVariant[]
  shown: readonly TableVariant[]
  chosen: TableVariant | undefined
  /** mm. */
  length: number | undefined
  /** Of the chosen variant; undefined if it is drawn. */
  photograph: PrintedPhotograph | undefined
  /** The chosen one. */
  cProfile: CProfile | undefined
  /** Numbers of those that fit the chosen variant. */
  fitting: readonly string[]
  /** Of prices. */
  taxState: TaxState | undefined
  company: Company
  locale: Locale
  /** Address of the product page with this choice. */
  address: string
  /** ISO 8601. */
  date: string
}

import { createContext, type ReactNode, useContext, useState } from 'react'
import { getLocale } from '#web/i18n/locale.ts'
import type { AddFormValues } from '#web/routes/shop/product/add-to-cart/add-form.ts'
import type { CProfile } from '#web/routes/shop/product/amount/c-profile.ts'
import type { Filters } from '#web/routes/shop/product/variants/filter-variants.ts'
import type { Variant } from '#web/routes/shop/product/variants/variant.ts'
import { sheetQueryOf } from './chosen-data-sheet-query.ts'
import { sheetAddress } from './data-sheet-query.ts'

const SheetAddress = createContext('')
const ReportFilters = createContext<(filters: Filters) => void>(() => {})

interface SheetLinksProps {
  productId: string
  /** Filters that the address of the page begins with. */
  preset: Filters
  typed: AddFormValues
  variant: Variant | undefined
  cProfile: CProfile | undefined
  children: ReactNode
}

/**
 * The part of a product page with links to its data sheet. It has the choice and the filters of the table. A changed
 * filter renders only these links again, and a typed length does not render the table.
 */
export function DataSheetLinks({ productId, preset, typed, variant, cProfile, children }: SheetLinksProps) {
  const [filters, setFilters] = useState(preset)
  const address = sheetAddress(getLocale(), productId, sheetQueryOf(typed, variant, cProfile, filters))
  return (
    <ReportFilters value={setFilters}>
      <SheetAddress value={address}>{children}</SheetAddress>
    </ReportFilters>
  )
}

/** Takes the filters of the table when they change. */
export const useReportFilters = (): ((filters: Filters) => void) => useContext(ReportFilters)

export const DataSheetLink = ({ children }: { children: ReactNode }) => (
  <a href={useContext(SheetAddress)} type="application/pdf">
    {children}
  </a>
)

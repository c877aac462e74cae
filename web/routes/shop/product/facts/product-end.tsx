import type { ComponentProps } from 'react'
import { CompareForm } from '#web/catalogue/compare/compare-form.tsx'
import { Documents } from './documents.tsx'
import { LastSeen } from '#web/shell/last-seen/last-seen.tsx'
import { ProductResistance } from './product-resistance.tsx'
import { StructuredData } from './structured-data.tsx'

type ProductEndProps = ComponentProps<typeof Documents> &
  ComponentProps<typeof StructuredData> & { resistance: ComponentProps<typeof ProductResistance>['ratings'] }

/**
 * Parts that work without scripts: chemical resistance, files, data for search engines and the products seen before.
 * The form of the table's ticks is here because the table is inside another form.
 */
export function ProductEnd({ page, documents, sheet, cad, resistance }: ProductEndProps) {
  return (
    <>
      <StructuredData page={page} />
      <CompareForm />
      <ProductResistance ratings={resistance} />
      <Documents documents={documents} sheet={sheet} cad={cad} />
      <LastSeen key={page.product.id} current={page.product.id} />
    </>
  )
}

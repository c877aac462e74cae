import type { ComponentProps } from 'react'
import { CompareForm } from '#web/catalogue/compare/compare-form.tsx'
import { Documents } from './documents.tsx'
import { StructuredData } from './structured-data.tsx'

type ProductEndProps = ComponentProps<typeof Documents> & ComponentProps<typeof StructuredData>

/**
 * What no script has to wait for: files of the product, its data for search engines, and the form of the ticks in the
 * table, which is inside another form.
 */
export function ProductEnd({ page, documents, sheet }: ProductEndProps) {
  return (
    <>
      <StructuredData page={page} />
      <CompareForm />
      <Documents documents={documents} sheet={sheet} />
    </>
  )
}

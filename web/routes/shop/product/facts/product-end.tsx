import type { ComponentProps } from 'react'
import { Documents } from './documents.tsx'
import { StructuredData } from './structured-data.tsx'

type ProductEndProps = ComponentProps<typeof Documents> & ComponentProps<typeof StructuredData>

/** What no script has to wait for: files of the product, and its data for search engines. */
export function ProductEnd({ page, documents, sheet }: ProductEndProps) {
  return (
    <>
      <StructuredData page={page} />
      <Documents documents={documents} sheet={sheet} />
    </>
  )
}

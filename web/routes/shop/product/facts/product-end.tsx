import type { ComponentProps } from 'react'
import { CompareForm } from '#web/catalogue/compare/compare-form.tsx'
import { CrossSelling } from '#web/routes/shop/product/accessories/cross-selling.tsx'
import { initialAddForm } from '#web/routes/shop/product/add-to-cart/add-form.ts'
import { cadAddressOf } from '#web/routes/shop/product/cad/cad-address-of.ts'
import { sheetAddress } from '#web/routes/shop/product/data-sheet/data-sheet-query.ts'
import { exampleOf } from '#web/routes/shop/product/variants/filter-variants.ts'
import { getLocale } from '#web/i18n/locale.ts'
import type { ProductPage } from '#web/routes/shop/product/load-product.server.ts'
import { Documents } from './documents.tsx'
import { LastSeen } from '#web/shell/last-seen/last-seen.tsx'
import { ProductResistance } from './product-resistance.tsx'
import { ProductTools } from './product-tools.tsx'
import { StructuredData } from './structured-data.tsx'

type ProductEndProps = Pick<ComponentProps<typeof Documents>, 'documents'> &
  ComponentProps<typeof StructuredData> &
  ComponentProps<typeof CrossSelling> &
  Pick<ComponentProps<typeof ProductTools>, 'racks'> & {
    page: Pick<ProductPage, 'filters'>
    resistance: ComponentProps<typeof ProductResistance>['ratings']
  }

/**
 * Parts below the form, which work without scripts: tools, chemical resistance, files, products seen before, accessories. Their
 * data for search engines is here, too.
 * The form of the table's ticks is here because the table is inside another form.
 */
export function ProductEnd({ page, documents, resistance, racks, ...accessories }: ProductEndProps) {
  const { product, variants, columns, filters } = page
  const chosen = variants.find(({ number }) => number === accessories.variant)
  const shown = chosen ?? exampleOf(variants, columns, filters)
  const sheet = sheetAddress(getLocale(), product.id, { variant: chosen?.number ?? '', filters })
  return (
    <>
      <StructuredData page={page} />
      <CompareForm />
      <ProductTools variants={page.variants} variant={accessories.variant} racks={racks} />
      <ProductResistance ratings={resistance} />
      <Documents
        documents={documents}
        sheet={sheet}
        cad={cadAddressOf(initialAddForm(chosen, shown), shown, undefined, product.hasModel)}
      />
      <LastSeen current={product.id} />
      <CrossSelling page={page} {...accessories} />
    </>
  )
}

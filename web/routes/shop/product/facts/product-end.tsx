import type { ComponentProps } from 'react'
import { CompareForm } from '#web/catalogue/compare/compare-form.tsx'
import { CrossSelling } from '#web/routes/shop/product/accessories/cross-selling.tsx'
import { Documents } from './documents.tsx'
import { LastSeen } from '#web/shell/last-seen/last-seen.tsx'
import { ProductResistance } from './product-resistance.tsx'
import { ProductTools } from './product-tools.tsx'
import { StructuredData } from './structured-data.tsx'

type ProductEndProps = ComponentProps<typeof Documents> &
  ComponentProps<typeof StructuredData> &
  ComponentProps<typeof CrossSelling> &
  Pick<ComponentProps<typeof ProductTools>, 'racks'> & {
    resistance: ComponentProps<typeof ProductResistance>['ratings']
  }

/**
 * Parts below the form, which work without scripts: tools, chemical resistance, files, products seen before, accessories. Their
 * data for search engines is here, too.
 * The form of the table's ticks is here because the table is inside another form.
 */
export function ProductEnd({ page, documents, sheet, cad, resistance, racks, ...accessories }: ProductEndProps) {
  return (
    <>
      <StructuredData page={page} />
      <CompareForm />
      <ProductTools variants={page.variants} variant={accessories.variant} racks={racks} />
      <ProductResistance ratings={resistance} />
      <Documents documents={documents} sheet={sheet} cad={cad} />
      <LastSeen current={page.product.id} />
      <CrossSelling page={page} {...accessories} />
    </>
  )
}

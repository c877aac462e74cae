import { isSold } from '#web/cart/purchase-bounds.ts'
import { m } from '#web/i18n/messages.ts'
import type { Variant } from '#web/routes/shop/product/variants/variant.ts'
import type { DescribedProduct } from './described-product.ts'
import css from './local-bar.module.css'

interface LocalBarProps {
  product: Pick<DescribedProduct, 'documents' | 'highlights' | 'properties' | 'richDescription' | 'technical'>
  variants: readonly Variant[]
  /** Whether the table has pieces: then there is no step for lengths. */
  isSeveral: boolean
}

/** Links to the parts of a long page, which stick below the header where there is room for them. */
export function LocalBar({ product, variants, isSeveral }: LocalBarProps) {
  const [first] = variants
  const hasFacts = product.highlights.length + product.technical.length + product.properties.length > 0
  const isOffered = !isSeveral && first !== undefined && isSold(first.purchase)
  const parts = [
    { id: 'view', label: m.product_view(), isThere: true },
    { id: 'variants', label: m.product_variant(), isThere: variants.length > 1 },
    { id: 'cut', label: m.product_cut(), isThere: isOffered && first?.cut !== undefined },
    { id: 'format', label: m.product_format(), isThere: isOffered && first?.format !== undefined },
    { id: 'description', label: m.product_description(), isThere: Boolean(product.richDescription?.rest.length) },
    { id: 'facts', label: m.product_technical(), isThere: hasFacts },
    { id: 'documents', label: m.product_documents(), isThere: product.documents.length > 0 },
  ]
  return (
    <nav className={css.bar} aria-label={m.product_parts()} data-print="no" data-below-head="">
      <ul className="wrap">
        {parts.map(
          ({ id, label, isThere }) =>
            isThere && (
              <li key={id}>
                <a href={`#${id}`}>{label}</a>
              </li>
            ),
        )}
      </ul>
    </nav>
  )
}

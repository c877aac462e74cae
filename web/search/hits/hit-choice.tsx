import { m } from '#web/i18n/messages.ts'
import { Link } from '#web/ui/link.tsx'
import { AddHit } from './add-hit.tsx'
import css from './hit.module.css'
import type { ShownHit } from './shown-hit.ts'

/** The action for a product: add it, or first choose a variant, a length or a format on its page. */
export function HitChoice({ hit: { product, href, title } }: { hit: Extract<ShownHit, { view: 'products' }> }) {
  if (product?.isReady) return <AddHit number={product.number.text} />
  if (!href.startsWith('/')) return null
  return (
    <Link className={css.choose} to={href} data-leads-away="">
      {product?.variants ? m.listing_choose_variant() : m.listing_open_product()}
      <span className="vh">: {title.text}</span>
    </Link>
  )
}

import { type ReactNode, useMemo } from 'react'
import type { ProductSolid } from '#contracts/shop/product-facts.ts'
import type { Drawing } from '#drawing/picture.ts'
import { composeSection } from '#drawing/section.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { m } from '#web/i18n/messages.ts'
import { seated } from '#web/tools/cut-length/cut-scene.ts'
import { DrawnPicture } from '#web/tools/cut-length/drawn-picture.tsx'
import type { CProfile } from '#web/routes/shop/product/amount/c-profile.ts'
import type { DescribedProduct } from './described-product.ts'
import css from './gallery.module.css'
import type { Variant } from '#web/routes/shop/product/variants/variant.ts'

const NONE: ProductSolid[] = []

/** Measures as the page's language writes them. */
const localised = (picture: Drawing): Drawing => ({
  ...picture,
  marks: picture.marks.map((mark) =>
    mark.kind === 'text' ? { ...mark, text: formatNumber(Number(mark.text), 1) } : mark,
  ),
})

interface GalleryProps {
  product: DescribedProduct
  /** Chosen, or the first one as an example. */
  variant: Variant | undefined
  isChosen: boolean
  /** One that fits, for the mounted view. */
  cProfile: CProfile | undefined
}

/**
 * Up to three views behind radio buttons, so that switching needs no scripts and the arrow keys work. Sections are
 * drawn from the variant's own geometry.
 */
export function Gallery({ product, variant, isChosen, cProfile }: GalleryProps) {
  const solids = variant?.solids ?? NONE
  const section = useMemo(() => (solids.length > 0 ? localised(composeSection({ solids })) : undefined), [solids])
  const carrier = cProfile?.solids
  const mounted = useMemo(
    () =>
      carrier?.length && solids.length > 0
        ? localised(composeSection({ solids: [...carrier.map(seated), ...solids] }))
        : undefined,
    [carrier, solids],
  )
  const picture = variant?.picture ?? product.picture
  const title = isChosen && variant ? variant.number : product.name
  const views: { key: string; label: string; art: ReactNode }[] = [
    ...(picture
      ? [
          {
            key: 'view',
            label: m.product_view(),
            art: (
              <img src={picture.url} width={picture.width} height={picture.height} alt={title} fetchPriority="high" />
            ),
          },
        ]
      : []),
    ...(section
      ? [
          {
            key: 'section',
            label: m.product_section(),
            art: <DrawnPicture picture={section} label={m.product_section_of({ name: title })} />,
          },
        ]
      : []),
    ...(mounted
      ? [
          {
            key: 'mounted',
            label: m.product_mounted(),
            art: <DrawnPicture picture={mounted} label={m.product_mounted_of({ name: title })} />,
          },
        ]
      : []),
  ]
  return (
    <figure className={css.sheet}>
      <fieldset className={css.views}>
        <legend className="vh">{m.product_views()}</legend>
        {views.map(({ key, label, art }, index) => (
          <div key={key} className={css.view}>
            <label className={css.tab}>
              <input type="radio" name="view" value={key} defaultChecked={index === 0} className="vh" />
              {label}
            </label>
            <div className={css.art}>{art}</div>
          </div>
        ))}
      </fieldset>
      <figcaption>
        <dl className={css.block}>
          <div>
            <dt>{m.product_designation()}</dt>
            <dd>{product.name}</dd>
          </div>
          <div>
            <dt>{m.product_number()}</dt>
            <dd>{variant && isChosen ? variant.number : product.number}</dd>
          </div>
          {variant?.cut && (
            <div>
              <dt>{m.product_tolerance()}</dt>
              <dd>{variant.cut.tolerance}</dd>
            </div>
          )}
          <div>
            <dt>{m.product_unit()}</dt>
            <dd>mm</dd>
          </div>
        </dl>
      </figcaption>
    </figure>
  )
}

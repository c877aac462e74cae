import { type ReactNode, useMemo } from 'react'
import type { ProductSolid } from '#contracts/shop/product-facts.ts'
import type { Drawing } from '#drawing/picture.ts'
import { locateMeasures, type SectionMeasure } from '#drawing/locate-measures.ts'
import { composeSection } from '#drawing/section.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { m } from '#web/i18n/messages.ts'
import { composeCut, seated } from '#web/tools/cut-length/cut-scene.ts'
import { DrawnPicture } from '#web/tools/cut-length/drawn-picture.tsx'
import type { CProfile } from '#web/routes/shop/product/amount/c-profile.ts'
import { isSectionPicture } from '#web/catalogue/product/picture.ts'
import type { DescribedProduct } from './described-product.ts'
import css from './gallery.module.css'
import { useLitMeasure } from '#web/routes/shop/product/variants/lit-measure.tsx'
import type { Variant } from '#web/routes/shop/product/variants/variant.ts'

const NONE: ProductSolid[] = []

/** Measures as the page's language writes them. */
const localised = (picture: Drawing): Drawing => ({
  ...picture,
  marks: picture.marks.map((mark) =>
    mark.kind === 'text' ? { ...mark, text: formatNumber(Number(mark.text), 1) } : mark,
  ),
})

/** Size of the letters on a section, which is shown smaller than a drawing with two measures only. */
const LETTERS = 0.1

/** The section with the letters of the catalogue; with its overall width and height where none of them is found. */
function letteredSection(solids: readonly ProductSolid[], measures: readonly SectionMeasure[]): Drawing {
  const dimensions = locateMeasures(solids, measures)
  return dimensions.length > 0
    ? composeSection({ solids, dimensions, textSize: LETTERS })
    : localised(composeSection({ solids }))
}

interface GalleryProps {
  product: DescribedProduct
  /** Chosen, or the first one as an example. */
  variant: Variant | undefined
  isChosen: boolean
  /** Measures of the variant, which the section shows with their letters. */
  measures: readonly SectionMeasure[]
  /** One that fits, for the mounted view. */
  cProfile: CProfile | undefined
  isCProfileChosen: boolean
}

/**
 * Up to three views behind radio buttons, so that switching needs no scripts and the arrow keys work. Sections are
 * drawn from the variant's own geometry. On a wide screen and on paper the section is beside the others.
 */
export function Gallery({ product, variant, isChosen, measures, cProfile, isCProfileChosen }: GalleryProps) {
  const { lit, light } = useLitMeasure()
  const solids = variant?.solids ?? NONE
  const section = useMemo(() => (solids.length > 0 ? letteredSection(solids, measures) : undefined), [solids, measures])
  const carrier = cProfile?.solids
  const mounted = useMemo(
    () =>
      carrier?.length && solids.length > 0
        ? localised(composeSection({ solids: [...carrier.map(seated), ...solids] }))
        : undefined,
    [carrier, solids],
  )
  // The picture has the rail on it: it is drawn here, so that it is a hint until the rail is chosen.
  const onRail = useMemo(() => {
    const longest = variant?.cut?.bar
    if (!carrier?.length || solids.length === 0 || longest === undefined) return undefined
    const text = formatNumber(longest)
    return composeCut({ solids, carrier, isCarrierPhantom: !isCProfileChosen, length: longest, longest, text })
  }, [carrier, solids, variant?.cut?.bar, isCProfileChosen])
  const picture = variant?.picture ?? product.picture
  const otherPictures = product.morePictures.filter(({ url }) => !(section && isSectionPicture(url)))
  const title = isChosen && variant ? variant.number : product.name
  const views: { key: string; label: string; art: ReactNode }[] = [
    ...(picture
      ? [
          {
            key: 'view',
            label: m.product_view(),
            art: onRail ? (
              <DrawnPicture picture={onRail} label={title} />
            ) : (
              <img src={picture.url} width={picture.width} height={picture.height} alt={title} fetchPriority="high" />
            ),
          },
        ]
      : []),
    ...otherPictures.map(({ url, width, height }, index) => ({
      key: `picture-${index + 2}`,
      label: m.product_picture({ number: index + 2 }),
      art: (
        <img
          src={url}
          width={width}
          height={height}
          alt={m.product_picture_of({ name: product.name, number: index + 2 })}
          loading="lazy"
        />
      ),
    })),
    ...(section
      ? [
          {
            key: 'section',
            label: m.product_section(),
            art: (
              <DrawnPicture
                picture={section}
                label={m.product_section_of({ name: title })}
                className={css.section}
                lit={lit}
                onLight={light}
              />
            ),
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
    <figure className={css.sheet} id="view">
      <fieldset className={css.views}>
        <legend className="vh">{m.product_views()}</legend>
        {views.map(({ key, label, art }, index) => (
          <div key={key} className={css.view} data-view={key}>
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

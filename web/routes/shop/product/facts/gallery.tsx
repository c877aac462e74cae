import { type ComponentProps, type ReactNode, Suspense } from 'react'
import type { ProductSolid } from '#contracts/shop/product-facts.ts'
import type { SectionMeasure } from '#drawing/locate-measures.ts'
import { m } from '#web/i18n/messages.ts'
import type { CProfile } from '#web/routes/shop/product/amount/c-profile.ts'
import { isDrawnPicture, isSectionPicture, type Picture } from '#web/catalogue/product/picture.ts'
import type { DescribedProduct } from './described-product.ts'
import { CutOnRail, LetteredSection, MountedSection } from './gallery-drawings.tsx'
import css from './gallery.module.css'
import type { Variant } from '#web/routes/shop/product/variants/variant.ts'

const NONE: ProductSolid[] = []

/** Room of a picture on the sheet. */
const SIZES = '(min-width: 73.8125rem) 36rem, 100vw'

/** The text of a photograph. That of a drawing is the product's name alone. */
const textOf = (picture: Picture): string | undefined => (isDrawnPicture(picture) ? undefined : picture.alt)

interface GalleryPictureProps extends Pick<ComponentProps<'img'>, 'loading' | 'fetchPriority'> {
  picture: Picture
  alt: string
}

function GalleryPicture({ picture: { url, width, height, srcSet }, alt, ...rest }: GalleryPictureProps) {
  return <img src={url} srcSet={srcSet} sizes={srcSet && SIZES} width={width} height={height} alt={alt} {...rest} />
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
  const solids = variant?.solids ?? NONE
  const hasSection = solids.length > 0
  const carrier = cProfile?.solids
  const isMounted = hasSection && carrier !== undefined && carrier.length > 0
  const longest = variant?.cut?.bar
  const picture = variant?.picture ?? product.picture
  const ofProduct = [...(product.picture ? [product.picture] : []), ...product.morePictures]
  // A variant's own drawing takes the place of its family's.
  const otherPictures = ofProduct.filter(
    (one) =>
      one.url !== picture?.url &&
      !(one === product.picture && isDrawnPicture(one)) &&
      !(hasSection && isSectionPicture(one.url)),
  )
  const title = isChosen && variant ? variant.number : product.name
  const views: { key: string; label: string; art: ReactNode }[] = [
    ...(picture
      ? [
          {
            key: 'view',
            label: m.product_view(),
            art:
              // The picture has the rail on it. It is drawn here, so that it is a hint until the rail is chosen.
              isMounted && longest !== undefined && isDrawnPicture(picture) ? (
                <CutOnRail {...{ solids, carrier, longest }} isCarrierPhantom={!isCProfileChosen} label={title} />
              ) : (
                <GalleryPicture
                  picture={picture}
                  alt={textOf(ofProduct.find(({ url }) => url === picture.url) ?? picture) ?? title}
                  fetchPriority="high"
                />
              ),
          },
        ]
      : []),
    ...otherPictures.map((one, index) => ({
      key: `picture-${index + 2}`,
      label: m.product_picture({ number: index + 2 }),
      art: (
        <GalleryPicture
          picture={one}
          alt={textOf(one) ?? m.product_picture_of({ name: product.name, number: index + 2 })}
          loading="lazy"
        />
      ),
    })),
    ...(hasSection
      ? [
          {
            key: 'section',
            label: m.product_section(),
            art: <LetteredSection {...{ solids, measures }} label={m.product_section_of({ name: title })} />,
          },
        ]
      : []),
    ...(isMounted
      ? [
          {
            key: 'mounted',
            label: m.product_mounted(),
            art: <MountedSection {...{ solids, carrier }} label={m.product_mounted_of({ name: title })} />,
          },
        ]
      : []),
  ]
  return (
    <figure className={css.sheet} id="view" data-empty={views.length === 0 || undefined}>
      <fieldset className={css.views}>
        <legend className="vh">{m.product_views()}</legend>
        {views.map(({ key, label, art }, index) => (
          <div key={key} className={css.view} data-view={key}>
            <input
              type="radio"
              id={`view-${key}`}
              name="view"
              value={key}
              defaultChecked={index === 0}
              className="vh"
            />
            <label className={css.tab} htmlFor={`view-${key}`}>
              {label}
            </label>
            {/* Each drawing comes to life on its own: together they would take longer than one frame. */}
            <div className={css.art}>
              <Suspense>{art}</Suspense>
            </div>
          </div>
        ))}
      </fieldset>
      <figcaption>
        <dl className={css.block}>
          <div>
            <dt>{m.product_designation()}</dt>
            <dd lang={product.languages.name}>{product.name}</dd>
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
          {(hasSection || measures.length > 0) && (
            <div>
              <dt>{m.product_unit()}</dt>
              <dd>mm</dd>
            </div>
          )}
        </dl>
      </figcaption>
    </figure>
  )
}

import type { ReactNode } from 'react'
import { taxedPriceText } from '#web/catalogue/product/price.ts'
import { ProductPicture } from '#web/catalogue/product/product-picture.tsx'
import { StockMark } from '#web/catalogue/product/stock-mark.tsx'
import { useTaxState } from '#web/catalogue/product/use-tax-state.ts'
import { m } from '#web/i18n/messages.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'
import css from './hit.module.css'
import type { ShownHit } from './shown-hit.ts'
import type { MarkedText } from './cut-snippet.ts'

type LinkedHit = Exclude<ShownHit, { view: 'contacts' }>

/** A product, a page or a file, as one link. */
export function HitLink({ hit }: { hit: LinkedHit }) {
  return (
    <Anchor hit={hit}>
      <span className={css.picture}>
        {hit.picture ? (
          <ProductPicture picture={{ url: hit.picture, width: 240, height: 200 }} />
        ) : (
          <Icon name={hit.view === 'products' ? 'cube' : 'file'} />
        )}
      </span>
      <span className={css.main}>
        <strong className={css.title} lang={hit.language}>
          <MarkedParts {...hit.title} />
          {hit.view === 'downloads' && <Icon name="download" small />}
        </strong>
        <Facts hit={hit} />
        {hit.snippet.text && (
          <span className={css.snippet}>
            <MarkedParts {...hit.snippet} />
          </span>
        )}
      </span>
      {hit.view === 'products' && hit.product && <Offer {...hit.product} />}
    </Anchor>
  )
}

function Anchor({ hit: { view, href }, children }: { hit: LinkedHit; children: ReactNode }) {
  if (href === '') return <div className={css.link}>{children}</div>
  if (view !== 'downloads' && href.startsWith('/')) {
    return (
      <Link className={css.link} to={href} data-leads-away="">
        {children}
      </Link>
    )
  }
  return (
    <a className={css.link} href={href} download={view === 'downloads' ? '' : undefined}>
      {children}
    </a>
  )
}

function Facts({ hit }: { hit: LinkedHit }) {
  if (hit.view === 'downloads') return <span className={css.number}>{hit.facts.join(' · ')}</span>
  if (hit.view !== 'products' || !hit.product) return null
  const { number, variants } = hit.product
  return (
    <span className={css.number}>
      <MarkedParts {...number} />
      {variants > 0 && <> · {m.search_variants({ count: variants })}</>}
    </span>
  )
}

/** A text with its matches marked. It comes from a service: nothing in it is markup. */
function MarkedParts({ text, marks }: MarkedText) {
  return (
    <>
      {marks.map(({ start, end }, index) => (
        <span key={start}>
          {text.slice(marks[index - 1]?.end ?? 0, start)}
          <mark>{text.slice(start, end)}</mark>
        </span>
      ))}
      {text.slice(marks.at(-1)?.end ?? 0)}
    </>
  )
}

type ProductOfHit = NonNullable<Extract<ShownHit, { view: 'products' }>['product']>

const Offer = ({ availability, price }: Pick<ProductOfHit, 'availability' | 'price'>) => {
  const taxState = useTaxState()
  return (
    <span className={css.offer}>
      <StockMark {...availability} />
      {price && <span className={css.price}>{taxedPriceText(price, taxState)}</span>}
    </span>
  )
}

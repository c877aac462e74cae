import type { ReactNode } from 'react'
import type { Envelope } from '#contracts/content/element.ts'
import type { Link } from '#contracts/content/link.ts'
import type { RichNode } from '#contracts/content/rich-text.ts'
import { classNames } from '#web/ui/class-names.ts'
import { MoreLink } from '#web/ui/more-link.tsx'
import type { Place } from './block.ts'
import { groundClass } from './ground.ts'
import { Heading } from './heading.tsx'
import { RichText } from './rich-text.tsx'
import css from './band.module.css'

interface BandProps {
  element: Envelope
  place: Place
  /** Below the heading. */
  intro?: readonly RichNode[]
  link?: Link | undefined
  children?: ReactNode
}

/** A block's stretch of the page: heading and introduction in the left column, the block itself beside it. */
export function Band({ element, place, intro = [], link, children }: BandProps) {
  const { id, header } = element
  const anchor = `c${id}`
  const head = (
    <>
      <Heading header={header} level={place.level} id={`${anchor}-h`} />
      {header.subheader && <p>{header.subheader}</p>}
      <RichText nodes={intro} className={css.intro} />
      {link?.label && <MoreLink to={link.href}>{link.label}</MoreLink>}
    </>
  )
  if (place.inside) {
    return (
      <div id={anchor} className={css.inside}>
        {head}
        {children}
      </div>
    )
  }
  return (
    <section
      id={anchor}
      className={classNames('sec', css.band, groundClass(element.background))}
      aria-labelledby={header.text ? `${anchor}-h` : undefined}
    >
      <div className="wrap">
        <div className="sec__in">
          <div className="sec__head">{head}</div>
          <div className="sec__body">{children}</div>
        </div>
      </div>
    </section>
  )
}

import { classNames } from '#web/ui/class-names.ts'
import { MoreLink } from '#web/ui/more-link.tsx'
import type { BlockProps } from './block.ts'
import { ContentPicture } from './content-picture.tsx'
import { Heading } from './heading.tsx'
import { RichText } from './rich-text.tsx'
import css from './split.module.css'

const RATIOS = { '50-50': css.even, '33-66': css.narrow, '66-33': css.broad }

/** Two halves across the page: a picture on dark ground, a text beside it. */
export function Split({ element, place }: BlockProps<'site_split'>) {
  const { id, header, bodytext, link, media, mediaPosition, ratio } = element
  return (
    <section
      id={`c${id}`}
      className={classNames(css.split, RATIOS[ratio], mediaPosition === 'right' && css.mirrored)}
      aria-labelledby={header.text ? `c${id}-h` : undefined}
    >
      <div className={classNames(css.media, 'deep')}>{media && <ContentPicture file={media} />}</div>
      <div className={css.text}>
        <div>
          <Heading header={header} level={place.level} id={`c${id}-h`} />
          <RichText nodes={bodytext} />
          {link?.label && <MoreLink to={link.href}>{link.label}</MoreLink>}
        </div>
      </div>
    </section>
  )
}

import type { BlockProps } from '#web/blocks/block.ts'
import { Heading } from '#web/blocks/layout/heading.tsx'
import { ContentPicture } from '#web/prose/content-picture.tsx'
import { classNames } from '#web/ui/class-names.ts'
import css from './block.module.css'

/** A picture across the page. Its sentence has a ground of its own, so that it is readable on any picture. */
export function MoodBannerBlock({ element, context }: BlockProps<'site_mood_banner'>) {
  const { id, header, image, quote, author, background } = element
  return (
    <figure id={`c${id}`} className={classNames(css.mood, !image && css.alone)}>
      {image && <ContentPicture file={image} className={css.picture} isFirst={context.stage} />}
      {(header.text || quote) && (
        <figcaption className={css.place}>
          <div className={classNames(css.panel, background === 'deep' ? 'deep' : css.light)}>
            <Heading header={header} level={context.level} id={`c${id}-h`} />
            {quote && (
              <blockquote className={css.quote}>
                <p>{quote}</p>
              </blockquote>
            )}
            {author && <p className={css.author}>{author}</p>}
          </div>
        </figcaption>
      )}
    </figure>
  )
}

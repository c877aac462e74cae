import type { ContentFile } from '#contracts/content/file.ts'
import type { BlockProps } from '#web/blocks/block.ts'
import { ActionLink } from '#web/prose/action-link.tsx'
import { ContentPicture } from '#web/prose/content-picture.tsx'
import { Heading } from '#web/blocks/layout/heading.tsx'
import { RichText } from '#web/prose/rich-text.tsx'
import { classNames } from '#web/ui/class-names.ts'
import css from './block.module.css'

const RATIOS = { '50-50': css.even, '33-66': css.narrow, '66-33': css.broad }

/**
 * Two parts across the page. A text is beside a drawing on a dark background, or beside a photo that fills its part.
 */
export function SplitBlock({ element, context }: BlockProps<'site_split'>) {
  const { id, header, bodytext, link, media, mediaPosition, ratio } = element
  return (
    <section
      id={`c${id}`}
      className={classNames(css.split, RATIOS[ratio], mediaPosition === 'right' && css.mirrored)}
      aria-labelledby={header.text ? `c${id}-h` : undefined}
    >
      <div className={classNames(css.media, 'deep', media && !isDrawing(media) && css.photo)}>
        {media && <ContentPicture file={media} sizes="(max-width: 47.9375rem) 90vw, 36rem" isFirst={context.stage} />}
      </div>
      <div className={css.text}>
        <div>
          <Heading header={header} level={context.level} id={`c${id}-h`} />
          <RichText nodes={bodytext} />
          <ActionLink link={link} />
        </div>
      </div>
    </section>
  )
}

const isDrawing = ({ mimeType, url }: ContentFile): boolean =>
  mimeType === 'image/svg+xml' || (mimeType === '' && /\.svg(\?|$)/.test(url))

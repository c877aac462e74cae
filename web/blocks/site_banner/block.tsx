import { useState } from 'react'
import type { BlockProps } from '#web/blocks/block.ts'
import { Heading } from '#web/blocks/layout/heading.tsx'
import { ActionLink } from '#web/prose/action-link.tsx'
import { ContentPicture } from '#web/prose/content-picture.tsx'
import { RichText } from '#web/prose/rich-text.tsx'
import { m } from '#web/i18n/messages.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import css from './block.module.css'

/**
 * Ids of the banners that the visitor closed, until the document is loaded again. Hiding them then would move the page.
 */
const closedBanners = new Set<number>()

/** A narrow band with a notice, which a visitor with scripts can close if the author allows it. */
export function BannerBlock({ element, context }: BlockProps<'site_banner'>) {
  const { id, header, image, bodytext, link, closable, background } = element
  const [isClosed, setClosed] = useState(() => closedBanners.has(id))
  if (isClosed) return null
  const close = () => {
    closedBanners.add(id)
    setClosed(true)
  }
  return (
    <section
      id={`c${id}`}
      className={classNames(css.banner, background === 'deep' ? 'deep' : css.light)}
      aria-labelledby={header.text ? `c${id}-h` : undefined}
    >
      <div className={classNames(!context.nested && 'wrap', css.row)}>
        {image && <ContentPicture file={image} className={css.picture} sizes="6rem" isFirst={context.stage} />}
        <div className={css.text}>
          <Heading header={header} level={context.level} id={`c${id}-h`} />
          <RichText nodes={bodytext} className={css.body} />
        </div>
        <ActionLink link={link} />
        {closable && (
          <button type="button" className={css.close} aria-label={m.content_banner_close()} onClick={close}>
            <Icon name="close" small />
          </button>
        )}
      </div>
    </section>
  )
}

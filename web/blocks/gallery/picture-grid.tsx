import { type MouseEvent, useState } from 'react'
import type { PlacedGallery, GalleryItem } from '#contracts/content/elements/gallery.ts'
import { ContentLink } from '#web/ui/content-link.tsx'
import { ContentPicture } from '#web/prose/content-picture.tsx'
import { m } from '#web/i18n/messages.ts'
import { classNames } from '#web/ui/class-names.ts'
import { EnlargedPicture } from './enlarged-picture.tsx'
import { FilmOrSound } from './film-or-sound.tsx'
import css from './picture-grid.module.css'

interface PictureGridProps {
  gallery: PlacedGallery
  enlarges: boolean
  /** Names the dialog of an enlarged picture that has no text of its own. */
  label: string
  className?: string | undefined
}

const COLUMNS = [css.one, css.two, css.three, css.four]

/** The pictures of a gallery in rows. One that can be enlarged is a link to its file, which scripts open in a dialog. */
export function PictureGrid({ gallery, enlarges, label, className }: PictureGridProps) {
  const [shown, setShown] = useState<number>()
  const { items, columns, hasBorder } = gallery
  const enlarged = items.filter((item) => isEnlarged(item, enlarges))
  const open = (event: MouseEvent, item: GalleryItem) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    setShown(enlarged.indexOf(item))
  }
  return (
    <div
      className={classNames(
        css.grid,
        COLUMNS[Math.min(columns, COLUMNS.length) - 1],
        hasBorder && css.border,
        className,
      )}
    >
      {items.map((item, index) => {
        const picture =
          item.kind === 'image' ? (
            <ContentPicture file={item.file} sizes={`(max-width: 47.9375rem) 100vw, ${Math.round(66 / columns)}vw`} />
          ) : (
            <FilmOrSound item={item} />
          )
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a picture may be shown twice
          <figure key={index}>
            {item.link && item.kind === 'image' && (
              <ContentLink href={item.link.href} target={item.link.target}>
                {picture}
              </ContentLink>
            )}
            {isEnlarged(item, enlarges) && (
              <a
                href={item.original}
                aria-label={m.content_enlarge({ name: nameOf(item) })}
                onClick={(event) => open(event, item)}
              >
                {picture}
              </a>
            )}
            {!isEnlarged(item, enlarges) && !(item.link && item.kind === 'image') && picture}
            {item.caption && <figcaption>{item.caption}</figcaption>}
          </figure>
        )
      })}
      {enlarged.length > 0 && (
        <EnlargedPicture pictures={enlarged} shown={shown} onShow={setShown} label={label || m.content_picture()} />
      )}
    </div>
  )
}

const isEnlarged = ({ kind, link }: GalleryItem, enlarges: boolean): boolean =>
  enlarges && kind === 'image' && link === undefined

const nameOf = ({ file, caption }: GalleryItem): string => file.alternative || caption || file.title

import { type KeyboardEvent, useId } from 'react'
import type { GalleryItem } from '#contracts/content/elements/gallery.ts'
import { m } from '#web/i18n/messages.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import css from './enlarged-picture.module.css'

interface EnlargedPictureProps {
  pictures: readonly GalleryItem[]
  /** Index of the picture that is shown; undefined if none is. */
  shown: number | undefined
  onShow: (index: number | undefined) => void
  label: string
}

/** One picture at the size of the screen, with buttons and arrow keys for the others. */
export function EnlargedPicture({ pictures, shown, onShow, label }: EnlargedPictureProps) {
  const place = useId()
  const picture = shown === undefined ? undefined : pictures[shown]
  const turn = (by: number) => onShow(((shown ?? 0) + by + pictures.length) % pictures.length)
  const handleKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') turn(-1)
    if (key === 'ArrowRight') turn(1)
  }
  const turns = pictures.length > 1 && (
    <div className={css.turns}>
      <button type="button" onClick={() => turn(-1)} aria-label={m.content_picture_previous()} aria-describedby={place}>
        <Icon name="arrow-left" />
      </button>
      <span id={place} aria-live="polite" className="num">
        {m.content_picture_place({ place: (shown ?? 0) + 1, count: pictures.length })}
      </span>
      <button type="button" onClick={() => turn(1)} aria-label={m.content_picture_next()} aria-describedby={place}>
        <Icon name="arrow-right" />
      </button>
    </div>
  )
  return (
    <Dialog
      open={picture !== undefined}
      onClose={() => onShow(undefined)}
      title={picture?.file.title || label}
      closeLabel={m.shell_close()}
      actions={turns}
    >
      {picture && (
        // The arrow keys turn wherever the focus is in the dialog's body; its buttons do the same.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions
        <figure className={css.picture} tabIndex={0} onKeyDown={handleKeyDown}>
          <img src={picture.original} alt={picture.file.alternative} />
          {picture.caption && <figcaption>{picture.caption}</figcaption>}
        </figure>
      )}
    </Dialog>
  )
}

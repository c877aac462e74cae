import type { GalleryItem } from '#contracts/content/elements/gallery.ts'
import { m } from '#web/i18n/messages.ts'
import { Icon } from '#web/ui/icon.tsx'

/**
 * A film or sound of a gallery. Nothing of it is loaded before the visitor starts it; a film at another host is a link
 * to its page there.
 */
export function FilmOrSound({ item: { kind, file, original } }: { item: GalleryItem }) {
  const name = file.title || file.alternative
  if (/^(video|audio)\/(youtube|vimeo)$/.test(file.mimeType)) {
    return (
      <a href={original} rel="noopener">
        <Icon name="external" small /> {m.content_film_elsewhere({ name, host: new URL(original).host })}
      </a>
    )
  }
  const size = file.width > 0 ? { width: file.width, height: file.height } : {}
  return kind === 'video' ? (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- the content system has no captions for its files
    <video src={file.url} controls preload="none" aria-label={name || undefined} {...size} />
  ) : (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- the content system has no captions for its files
    <audio src={file.url} controls preload="none" aria-label={name || undefined} />
  )
}

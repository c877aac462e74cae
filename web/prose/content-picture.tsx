import type { ContentFile } from '#contracts/content/file.ts'
import { classNames } from '#web/ui/class-names.ts'
import css from './content-picture.module.css'

interface ContentPictureProps {
  file: ContentFile
  /** Its width in the layout, as in the HTML attribute: `(max-width: 47.9375rem) 100vw, 33vw`. */
  sizes?: string
  /** On the first screen: loaded at once and before other pictures. */
  isFirst?: boolean
  className?: string | undefined
  /** Instead of the file's own alternative text. */
  alt?: string
}

/**
 * A picture of the content system, in the smallest file that fits the screen. Always sized, so that the layout does not
 * shift; a picture of unknown size is treated as 3:2. Where it is cut to fit, its editor's part stays in view.
 */
export function ContentPicture({
  file,
  sizes = '100vw',
  isFirst = false,
  className,
  alt = file.alternative,
}: ContentPictureProps) {
  const { url, width, height, sources, focus } = file
  const picture = (
    <img
      src={url}
      alt={alt}
      width={width || 600}
      height={height || 400}
      loading={isFirst ? undefined : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding="async"
      className={classNames(className, focus && css[focus.x], focus && css[focus.y]) || undefined}
    />
  )
  if (sources === undefined) return picture
  return (
    <picture>
      {sources.map((source) => (
        <source
          key={`${source.media} ${source.mimeType}`}
          srcSet={source.srcSet}
          sizes={/ \d+w(,|$)/.test(source.srcSet) ? sizes : undefined}
          type={source.mimeType || undefined}
          media={source.media || undefined}
          width={source.width || width || undefined}
          height={source.height || height || undefined}
        />
      ))}
      {picture}
    </picture>
  )
}

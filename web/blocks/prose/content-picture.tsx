import type { ContentFile } from '#contracts/content/file.ts'

/** Always sized, so that the layout does not shift; a picture of unknown size is treated as 3:2. */
export const ContentPicture = ({ file, className }: { file: ContentFile; className?: string | undefined }) => (
  <img
    src={file.url}
    alt={file.alternative}
    width={file.width || 600}
    height={file.height || 400}
    loading="lazy"
    decoding="async"
    className={className}
  />
)

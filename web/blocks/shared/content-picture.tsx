import type { ContentFile } from '#contracts/content/file.ts'

/** Sizes always, so that the page does not move; drawings without a size of their own are taken as 3:2. */
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

import type { ContentFile } from '#contracts/content/file.ts'
import type { ContentPage } from '#contracts/content/page.ts'
import type { SharePicture } from '#web/document/social-head.tsx'

/** Formats that sites show where a link is shared. They show no SVG. */
const SHOWN = ['image/jpeg', 'image/png', 'image/webp', 'image/gif']

/** The picture that an editor or the content system chose for links to a page, or that of its article. */
export function sharedPicture({ meta, stage, title }: ContentPage): SharePicture | undefined {
  const article = stage.find((element) => element.type === 'news_newsdetail')?.article
  const picture = [meta.picture, article?.picture].find((file) => file && SHOWN.includes(file.mimeType))
  return picture && { url: picture.url, alt: picture.alternative || title, file: fileOf(picture) }
}

const fileOf = ({ mimeType, width, height }: ContentFile) => ({ mimeType, width, height })

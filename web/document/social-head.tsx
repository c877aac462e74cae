import { useLocation, useMatches } from 'react-router'
import { getLocale } from '#web/i18n/locale.ts'
import { filePaths } from '#web/app/paths.ts'
import { regionTag } from '#contracts/locales.ts'

/** The picture of a page for links to it. A loader returns it as `sharePicture`. */
export interface SharePicture {
  /** Path on this site, or an address elsewhere. */
  url: string
  alt: string
  /** A drawn picture by default. Sizes in pixels, 0 if unknown. */
  file?: { mimeType: string; width: number; height: number }
}

const DRAWN = { mimeType: 'image/png', width: 1200, height: 630 }

/**
 * Describes the page to sites that link to it: Open Graph and its kin, besides its own title and description. They read
 * the page as it is sent, so only the server renders it. React leaves elements in the head that it does not know.
 */
export function SocialHead({ publicUrl, siteName, claim }: { publicUrl: string; siteName: string; claim: string }) {
  const { pathname, search } = useLocation()
  const locale = getLocale()
  const own = useMatches()
    .map(({ loaderData }) => sharePictureOf(loaderData))
    .findLast((found) => found !== undefined)
  const picture: SharePicture = own ?? { url: filePaths.sharePicture(locale), alt: `${siteName}, ${claim}` }
  const { mimeType, width, height } = picture.file ?? DRAWN
  return (
    <>
      <meta property="og:site_name" content={siteName} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content={regionTag(locale).replace('-', '_')} />
      <meta property="og:url" content={publicUrl + pathname + (own ? variantIn(search) : '')} />
      <meta property="og:image" content={new URL(picture.url, publicUrl).href} />
      <meta property="og:image:type" content={mimeType} />
      {width > 0 && <meta property="og:image:width" content={String(width)} />}
      {height > 0 && <meta property="og:image:height" content={String(height)} />}
      <meta property="og:image:alt" content={picture.alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

/** Of the address of a product only the chosen variant is shared. */
function variantIn(search: string): string {
  const variant = new URLSearchParams(search).get('variant')
  return variant ? `?${new URLSearchParams({ variant })}` : ''
}

const sharePictureOf = (loaderData: unknown): SharePicture | undefined =>
  typeof loaderData === 'object' &&
  loaderData !== null &&
  'sharePicture' in loaderData &&
  isSharePicture(loaderData.sharePicture)
    ? loaderData.sharePicture
    : undefined

function isSharePicture(value: unknown): value is SharePicture {
  if (typeof value !== 'object' || value === null) return false
  const { url, alt, file }: Partial<Record<keyof SharePicture, unknown>> = value
  return typeof url === 'string' && typeof alt === 'string' && (file === undefined || isPictureFile(file))
}

function isPictureFile(value: unknown): value is NonNullable<SharePicture['file']> {
  if (typeof value !== 'object' || value === null) return false
  const { mimeType, width, height }: { mimeType?: unknown; width?: unknown; height?: unknown } = value
  return typeof mimeType === 'string' && typeof width === 'number' && typeof height === 'number'
}

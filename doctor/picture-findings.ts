import { errorOf, type Finding } from './finding.ts'

interface PictureSettings {
  imageOrigins: readonly string[]
  publicUrl: string
  /** The system that the pictures belong to. */
  setting: 'SHOP_URL' | 'CONTENT_URL' | 'SEARCH_URL'
}

/** A content security policy blocks pictures of other hosts. */
export function pictureFindings(
  urls: readonly string[],
  { imageOrigins, publicUrl, setting }: PictureSettings,
): Finding[] {
  const origins = urls.filter((url) => URL.canParse(url)).map((url) => new URL(url).origin)
  const allowed = [...imageOrigins, new URL(publicUrl).origin]
  const blocked = [...new Set(origins)].filter((origin) => !allowed.includes(origin))
  if (blocked.length === 0) return []
  return [
    errorOf(
      `Pictures come from ${blocked.join(', ')}, which is neither ${setting === 'SEARCH_URL' ? 'the host of shop or content' : `the host of ${setting}`} nor an allowed one, so browsers do not show them.`,
      `Set IMAGE_ORIGINS to "${blocked.join(' ')}", or make the system name its own host in their addresses.`,
    ),
  ]
}

import { errorOf, type Finding } from './finding.ts'

/** A content security policy keeps pictures of other hosts off the page. */
export function pictureFindings(
  urls: readonly string[],
  { imageOrigins, setting }: { imageOrigins: readonly string[]; setting: 'SHOP_URL' | 'CONTENT_URL' },
): Finding[] {
  const origins = urls.filter((url) => URL.canParse(url)).map((url) => new URL(url).origin)
  const blocked = [...new Set(origins)].filter((origin) => !imageOrigins.includes(origin))
  if (blocked.length === 0) return []
  return [
    errorOf(
      `Pictures come from ${blocked.join(', ')}, which is neither the host of ${setting} nor an allowed one, so browsers do not show them.`,
      `Set IMAGE_ORIGINS to "${blocked.join(' ')}", or make the system name its own host in their addresses.`,
    ),
  ]
}

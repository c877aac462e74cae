import type { Reading } from '#contracts/content/reading.ts'

/**
 * Paths of this site below which it passes on files of a remote content system. Browsers take captions, and parts of a
 * drawing, from the page's own origin only.
 */
export const PASSED_ON = { captions: '/resources/captions', drawing: '/resources/drawings' } as const

export type PassedFile = keyof typeof PASSED_ON

/** The address at this site of a file of the remote content system. Files elsewhere keep their address. */
export function atOwnOrigin(url: string, kind: PassedFile, { contentUrl }: Reading): string {
  const base = contentUrl?.replace(/\/$/, '')
  return base !== undefined && url.startsWith(`${base}/`) ? PASSED_ON[kind] + url.slice(base.length) : url
}

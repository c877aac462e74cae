import type { Media } from '#contracts/shop/media.ts'

/** Pixels: a list of hits shows pictures at half of it, at twice the density. */
const LEAST_WIDTH = 300

/** The address of a picture in lists of hits: the smallest file that is wide enough. Empty without one. */
export function hitImage(media: Media | null | undefined): string {
  const fitting = (media?.thumbnails ?? []).filter(({ width }) => width >= LEAST_WIDTH)
  return fitting.toSorted((a, b) => a.width - b.width)[0]?.url ?? media?.url ?? ''
}

import type { Scene } from '#drawing/scene.ts'
import type { Section } from '#drawing/section.ts'

/** Returns the cross-section of a picture with its widths and heights; undefined if the picture has no profile. */
export function toSection({ solids, dimensions = [] }: Scene): Section | undefined {
  const profiles = solids.filter(({ axis = 'y' }) => axis === 'y')
  const across = dimensions.filter(({ along }) => along !== 'y')
  if (profiles.length === 0) return undefined
  return across.length > 0 ? { solids: profiles, dimensions: across } : { solids: profiles }
}

import { formatNumber } from '#web/i18n/format.ts'
import { m } from '#web/i18n/messages.ts'
import type { CutAxis, StandardView } from './standard-views.ts'

export const VIEW_TEXTS: Record<StandardView, () => string> = {
  isometric: m.cad_view_isometric,
  front: m.cad_view_front,
  side: m.cad_view_side,
  top: m.cad_view_top,
  whole: m.cad_view_whole,
}

export const CUT_TEXTS: Record<CutAxis, () => string> = {
  y: m.cad_section_y,
  x: m.cad_section_x,
  z: m.cad_section_z,
}

/** "Cut across the length at 50 %". */
export const sectionText = (section: { axis: CutAxis; share: number } | undefined): string =>
  section
    ? m.cad_section_said({ axis: CUT_TEXTS[section.axis](), share: formatNumber(section.share * 100) })
    : m.cad_section_whole()

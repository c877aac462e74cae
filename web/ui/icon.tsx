import css from './icon.module.css'
import { ICON_PATHS } from './icon-paths.ts'

export type IconName = keyof typeof ICON_PATHS

/**
 * A symbol, hidden from screen readers: adjacent text or the control's label says the same. It is part of the page: from a
 * file of symbols it came a frame later than its text.
 */
export function Icon({ name, small = false }: { name: IconName; small?: boolean }) {
  return (
    <svg className={small ? css.small : css.icon} viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <path d={ICON_PATHS[name]} />
    </svg>
  )
}

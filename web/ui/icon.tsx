import sprite from './icons.svg?no-inline'
import css from './icon.module.css'

export type IconName =
  | 'alert'
  | 'arrow-left'
  | 'arrow-right'
  | 'arrow-up'
  | 'bolt'
  | 'calendar'
  | 'check'
  | 'chevron-down'
  | 'chevron-right'
  | 'close'
  | 'copy'
  | 'cube'
  | 'dense'
  | 'download'
  | 'external'
  | 'file'
  | 'filter'
  | 'food'
  | 'globe'
  | 'grid'
  | 'info'
  | 'linkedin'
  | 'list'
  | 'mail'
  | 'menu'
  | 'minus'
  | 'mobile'
  | 'number'
  | 'phone'
  | 'play'
  | 'plus'
  | 'print'
  | 'rows'
  | 'search'
  | 'share'
  | 'shield'
  | 'sort-down'
  | 'sort-up'
  | 'trash'
  | 'truck'
  | 'user'
  | 'wrench'
  | 'youtube'

/** A symbol from the sprite, hidden from screen readers: adjacent text or the control's label says the same. */
export function Icon({ name, small = false }: { name: IconName; small?: boolean }) {
  return (
    <svg className={small ? css.small : css.icon} width="20" height="20" aria-hidden="true" focusable="false">
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}

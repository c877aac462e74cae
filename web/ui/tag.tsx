import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'
import css from './tag.module.css'

/** A framed property: `ok` for "no added PFAS", `warn` for "contains PFAS". Always a word; the symbol is additional. */
export function Tag({
  tone = 'neutral',
  icon,
  children,
}: {
  tone?: 'neutral' | 'ok' | 'warn'
  icon?: IconName
  children: ReactNode
}) {
  return (
    <span className={classNames(css.tag, tone !== 'neutral' && css[tone])}>
      {icon && <Icon name={icon} small />}
      {children}
    </span>
  )
}

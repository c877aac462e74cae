import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'
import css from './notice.module.css'

type Tone = 'info' | 'ok' | 'warn' | 'error'
const ICONS = { info: 'info', ok: 'check', warn: 'alert', error: 'alert' } as const satisfies Record<Tone, IconName>

interface NoticeProps extends Omit<ComponentProps<'div'>, 'title' | 'className' | 'role'> {
  tone?: Tone
  title?: ReactNode
}

/** A message within the page. Errors and warnings are announced immediately, other messages politely. */
export function Notice({ tone = 'info', title, children, ...box }: NoticeProps) {
  const isUrgent = tone === 'error' || tone === 'warn'
  return (
    <div {...box} className={classNames(css.notice, css[tone])} role={isUrgent ? 'alert' : 'status'}>
      <Icon name={ICONS[tone]} />
      <div className={css.text}>
        {title && <strong className={css.title}>{title}</strong>}
        {children}
      </div>
    </div>
  )
}

import type { ComponentProps, ReactNode } from 'react'
import { m } from '#web/i18n/messages.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import css from './toast-card.module.css'

interface ToastCardProps extends Omit<ComponentProps<'div'>, 'className'> {
  text: string
  icon?: 'check' | 'alert'
  /** It was already on the page, so it does not slide in again. */
  isSent?: boolean
  /** Missing while the card cannot be closed yet. */
  onClose?: () => void
  children?: ReactNode
}

export function ToastCard({ text, icon = 'check', isSent = false, onClose, children, ...events }: ToastCardProps) {
  return (
    <div className={classNames(css.toast, isSent && css.sent)} {...events}>
      <Icon name={icon} />
      <p>{text}</p>
      {children}
      <button type="button" className={css.close} aria-label={m.shell_close()} onClick={onClose} disabled={!onClose}>
        <Icon name="close" small />
      </button>
    </div>
  )
}
